// The same load on boardgame.io's server, in its own words: socket.io over a bare WebSocket, a match made by the first
// who asks for it.
import type { Chance } from "@outrigger/kernel";
import { fastChance } from "@outrigger/kernel/play";
import { inTurns, type Pair, rememberLines, type Traffic } from "./pair.ts";
import { type ClientSocket, openSocket } from "./socket.ts";

const AT_ONCE = 16;
/** Of engine.io and socket.io: opening, ping, pong, connecting to a namespace, an event. */
const PING = "2";
const PONG = "3";
const CONNECT = "40";
const EVENT = "42";

interface PeerState {
  readonly G: { readonly heights: readonly number[] };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

type PeerEvent =
  | readonly ["sync", string, { readonly state: PeerState }]
  | readonly ["update" | "matchData", string, PeerState];

class PeerChair {
  readonly #space: string;
  line: ClientSocket | undefined;
  match = "";
  state: PeerState | undefined;
  heard: (() => void) | undefined;
  connected: (() => void) | undefined;

  constructor(game: string) {
    this.#space = `/${game},`;
  }

  hear(text: string): void {
    if (text === PING) this.line?.send(PONG);
    else if (text.startsWith("0")) this.line?.send(`${CONNECT}${this.#space}`);
    else if (text.startsWith(CONNECT)) this.connected?.();
    else this.#take(text);
  }

  #take(text: string): void {
    const [kind, match, value] = JSON.parse(text.slice(EVENT.length + this.#space.length)) as PeerEvent;
    if (match !== this.match) return;
    if (kind === "sync") this.state = value.state;
    else if (kind === "update") this.state = value;
    else return;
    this.heard?.();
  }

  emit(...event: readonly unknown[]): void {
    this.line?.send(`${EVENT}${this.#space}${JSON.stringify(event)}`);
  }
}

async function newChair(port: number, game: string): Promise<PeerChair> {
  const chair = new PeerChair(game);
  const connected = new Promise<void>((resolve) => {
    chair.connected = resolve;
  });
  const early: string[] = [];
  let hear = (text: string): void => void early.push(text);
  chair.line = await openSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {}, (text) =>
    hear(text),
  );
  hear = (text) => chair.hear(text);
  for (const text of early) hear(text);
  await connected;
  return chair;
}

const COLUMN_HEIGHT = 6;

class PeerPair implements Pair {
  readonly #name: string;
  readonly #chairs: readonly [PeerChair, PeerChair];
  /** The same games as on our own server. */
  readonly #fancy: Chance;
  #games = 0;

  constructor(number: number, chairs: readonly [PeerChair, PeerChair]) {
    this.#name = `match${number}`;
    this.#chairs = chairs;
    this.#fancy = fastChance(number);
  }

  async begin(): Promise<void> {
    const match = `${this.#name}-${this.#games++}`;
    for (const [seat, chair] of this.#chairs.entries()) {
      chair.match = match;
      chair.state = undefined;
      // One after the other: two who ask at once would both make the match.
      chair.emit("sync", match, String(seat), undefined, 2);
      await this.#until(() => chair.state !== undefined);
    }
  }

  async move(): Promise<number> {
    if (this.#chairs[0].state?.ctx.gameover !== undefined) await this.begin();
    const { state, match } = this.#chairs[0];
    if (state === undefined) throw new Error("nothing was shown");
    const { _stateID: number, ctx, G } = state;
    const open = [...G.heights.keys()].filter((column) => (G.heights[column] ?? 0) < COLUMN_HEIGHT);
    const column = open[this.#fancy.pick(open.length)];
    const playerID = ctx.currentPlayer;
    const sent = performance.now();
    const payload = { type: "drop", args: [column], playerID, credentials: null };
    this.#chairs[Number(playerID)]?.emit("update", { type: "MAKE_MOVE", payload }, number, match, playerID);
    await this.#until(() => this.#chairs.every((chair) => (chair.state?._stateID ?? 0) > number));
    return performance.now() - sent;
  }

  #until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const hear = (): void => {
        if (!isSo()) return;
        for (const chair of this.#chairs) chair.heard = undefined;
        resolve();
      };
      for (const chair of this.#chairs) chair.heard = hear;
    });
  }
}

export function peerTraffic(port: number, game: string): Traffic {
  const { add, ...lines } = rememberLines(() => newChair(port, game));
  return {
    ...lines,
    open: (matches) =>
      inTurns(matches, AT_ONCE, async (at) => {
        const pair = new PeerPair(at, [await add(), await add()]);
        await pair.begin();
        return pair;
      }),
    idle: async (count) => {
      await inTurns(count, AT_ONCE, () => add());
    },
  };
}
