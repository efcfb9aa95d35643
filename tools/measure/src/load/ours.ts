// Load on our own server: guests, tables, two sockets a match. A game that is over is followed by another.
import type { Chance, Json, Move } from "@outrigger/kernel";
import { fastChance } from "@outrigger/kernel/play";
import {
  applyChange,
  type Change,
  newNewsReader,
  type Shown,
  type SiteNews,
  type TableShown,
  VERSION,
} from "@outrigger/protocol";
import { newSecret } from "@outrigger/records";
import { inTurns, type Pair, rememberLines, type Traffic } from "./pair.ts";
import { type ClientSocket, openSocket, post } from "./socket.ts";

const AT_ONCE = 16;

/** What a seat plays by. Of the rest, which a page would draw, nothing is put together here. */
type Played = Pick<Shown, "offers" | "end">;

/** The change of it, out of the change of everything that is shown. */
function playedChange(change: Change): Change | undefined {
  const { offers, end } = change as { readonly offers?: Change; readonly end?: Change };
  if (offers === undefined && end === undefined) return undefined;
  return { ...(offers === undefined ? {} : { offers }), ...(end === undefined ? {} : { end }) };
}

/** One seat's side: what it has been shown, and who waits for it to be shown more. */
class Chair {
  readonly cookie: string;
  line: ClientSocket | undefined;
  match = "";
  seq = -1;
  shown: Played | undefined;
  heard: ((news: SiteNews) => void) | undefined;
  readonly #read = newNewsReader();

  constructor(cookie: string) {
    this.cookie = cookie;
  }

  hear(text: string): void {
    const news = this.#read(text);
    if ((news.kind === "shown" || news.kind === "changed") && news.match === this.match) {
      if (news.kind === "shown") this.shown = { offers: news.shown.offers, end: news.shown.end };
      else this.#apply(news.change === null ? undefined : playedChange(news.change));
      this.seq = news.seq;
    }
    this.heard?.(news);
  }

  #apply(change: Change | undefined): void {
    if (change !== undefined) this.shown = applyChange(this.shown as unknown as Json, change) as unknown as Played;
  }

  send(message: object): void {
    this.line?.send(JSON.stringify(message));
  }
}

async function newChair(port: number, name: string): Promise<Chair> {
  const { cookie = "" } = await post(port, "/api/guest", { name, language: "en" });
  const chair = new Chair(cookie);
  const headers = { origin: `http://127.0.0.1:${port}`, cookie };
  chair.line = await openSocket(`ws://127.0.0.1:${port}/api/socket?version=${VERSION}`, headers, (text) =>
    chair.hear(text),
  );
  return chair;
}

class OurPair implements Pair {
  readonly #port: number;
  readonly #game: string;
  readonly #chairs: readonly [Chair, Chair];
  /** Every pair plays games of its own, so that they do not all begin and end at the same time. */
  readonly #fancy: Chance;
  #moves = 0;

  constructor(port: number, game: string, chairs: readonly [Chair, Chair], number: number) {
    this.#port = port;
    this.#game = game;
    this.#chairs = chairs;
    this.#fancy = fastChance(number);
  }

  /** Opens a table, sits down, and waits until both seats see it. */
  async begin(): Promise<void> {
    const [one, other] = this.#chairs;
    const clock = { kind: "live", reserve: 3_600_000, increment: 0 };
    const seats = [{ kind: "me" }, { kind: "open" }];
    const { body } = await post(this.#port, "/api/tables", { game: this.#game, clock, seats }, one.cookie);
    const { id } = body as TableShown;
    await post(this.#port, `/api/tables/${id}/nonce`, { nonce: newSecret() }, one.cookie);
    await post(this.#port, `/api/tables/${id}/sit`, { nonce: newSecret() }, other.cookie);
    const last = one.match;
    for (const [seat, chair] of this.#chairs.entries()) {
      if (last !== "") chair.send({ kind: "leave", id: `l${last}`, match: last });
      chair.match = id;
      chair.shown = undefined;
      chair.send({ kind: "watch", id: `w${id}`, match: id, viewer: seat });
    }
    await this.#until(() => this.#chairs.every(({ shown }) => shown !== undefined));
  }

  async move(): Promise<number> {
    if (this.#chairs[0].shown?.end !== null) await this.begin();
    const seat = this.#chairs.findIndex(({ shown }) => shown?.offers?.asked === true);
    const mover = this.#chairs[seat];
    const offers = mover?.shown?.offers;
    if (mover === undefined || offers === null || offers === undefined) throw new Error("nobody is asked");
    const move = offers.moves[this.#fancy.pick(offers.moves.length)] as Move;
    const id = `m${this.#moves++}`;
    const before = this.#chairs.map(({ seq }) => seq);
    let isAccepted = false;
    const sent = performance.now();
    mover.send({ kind: "move", id, match: mover.match, seat, base: offers.base, moves: [move] });
    await this.#until((news) => {
      if ("id" in news && news.id === id) {
        if (news.kind !== "accepted") throw new Error(JSON.stringify(news));
        isAccepted = true;
      }
      return isAccepted && this.#chairs.every(({ seq }, at) => seq !== before[at]);
    });
    return performance.now() - sent;
  }

  #until(isSo: (news: SiteNews) => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const hear = (news: SiteNews): void => {
        try {
          if (!isSo(news)) return;
          resolve();
        } catch (error) {
          reject(error);
        }
        for (const chair of this.#chairs) chair.heard = undefined;
      };
      for (const chair of this.#chairs) chair.heard = hear;
    });
  }
}

export function ourTraffic(port: number, game: string): Traffic {
  const { add, ...lines } = rememberLines((name: string) => newChair(port, name));
  return {
    ...lines,
    open: (matches) =>
      inTurns(matches, AT_ONCE, async (at) => {
        const pair = new OurPair(port, game, [await add(`a${at}`), await add(`b${at}`)], at);
        await pair.begin();
        return pair;
      }),
    idle: async (count) => {
      await inTurns(count, AT_ONCE, async (at) => {
        const chair = await add(`idle${at}`);
        chair.send({ kind: "follow", id: "f", topics: ["lobby", "mine"] });
      });
    },
  };
}
