// What a host stores of a match, and what is told of it before and after: for every game, with batches, drafts, moves off
// turn, orders, undone and taken back steps.
import { rules as connectFour } from "@outrigger/connect-four/rules";
import { copyJson, type Game, type Json, type Move, type Seat, type Viewer } from "@outrigger/kernel";
import { decisionId, openMatch, orderChoices, seatWalk, stepCount } from "@outrigger/kernel/match";
import {
  ChanceStop,
  fastBelow,
  fastChance,
  forkWalk,
  offersTo,
  openTo,
  stoppingChance,
  takeFor,
} from "@outrigger/kernel/play";
import { rules as maasai } from "@outrigger/maasai/rules";
import { rules as maori } from "@outrigger/maori/rules";
import { rules as moa } from "@outrigger/moa/rules";
import { applyChange, type HostMessage, type LogEntry } from "@outrigger/protocol";
import { rules as tahiti } from "@outrigger/tahiti/rules";
import { describe, expect, it } from "vitest";
import { type Hosted, hostOpened, shownTo, updateFor, wholeMatch } from "../hosted.ts";
import { type MatchMessage, take } from "../input.ts";
import { firstLink } from "../links.ts";
import { historyOf } from "../past.ts";
import { adopt } from "./adopt.ts";
import { recordFor } from "./archive.ts";
import { newMemoryLog } from "./log.ts";
import { openStored } from "./open.ts";
import { makeSnapshot, type Snapshot } from "./snapshot.ts";
import { takeUp } from "./take-up.ts";

const games = [connectFour, maasai, maori, moa, tahiti] as unknown as Game[];
const dice = (call: number) => fastChance(call + 1);
const luck = { seed: "00".repeat(32), nonces: [] };
const complain = (error: unknown): never => {
  throw error;
};

type Unsent = MatchMessage extends infer Each
  ? Each extends MatchMessage
    ? Omit<Each, "id" | "match">
    : never
  : never;

/** A match with its storage, and a client for every pair of eyes. */
class Table {
  readonly log = newMemoryLog();
  readonly hosted: Hosted;
  readonly seats: number;
  readonly #clients = new Map<Viewer, { shown: Json; log: LogEntry[] }>();
  readonly #below: (bound: number) => number;
  /** As text, as a database has it. */
  #snapshot: string;
  #snapshotSeq = 0;
  #sent = 0;

  constructor(game: Game, seed: number) {
    this.#below = fastBelow(seed);
    this.seats = Math.min(3, game.seats[1]);
    const people = Array.from({ length: this.seats }, (_, at) => ({ kind: "person" as const, name: `P${at}` }));
    const opened = openMatch(game, { seats: people, options: {} }, dice, 0);
    if ("problems" in opened) throw new Error(opened.problems.join("; "));
    const { hosted, entry } = hostOpened(
      "m",
      opened,
      this.log,
      firstLink(opened.match, opened.match.published.play, luck),
    );
    this.hosted = hosted;
    this.log.entries.push(copyJson(entry));
    this.#snapshot = JSON.stringify(makeSnapshot(hosted));
  }

  get viewers(): Viewer[] {
    return ["spectator", ...Array.from({ length: this.seats }, (_, seat) => seat)];
  }

  async watch(): Promise<void> {
    for (const viewer of this.viewers) this.#hear(viewer, await shownTo(this.hosted, viewer));
  }

  #hear(viewer: Viewer, message: HostMessage | undefined): void {
    if (message?.kind === "shown") {
      const log = [...copyJson(message.log.entries)];
      this.#clients.set(viewer, { shown: copyJson(message.shown) as unknown as Json, log });
    }
    const client = this.#clients.get(viewer);
    if (message?.kind !== "changed" || client === undefined) return;
    const { change, log } = copyJson(message);
    if (change !== null) client.shown = applyChange(client.shown, change);
    if (log !== null) client.log.splice(log.from, client.log.length, ...log.entries);
  }

  /** Sends and stores; says whether it was accepted. */
  async send(message: Unsent): Promise<boolean> {
    const { hosted, log } = this;
    const input = { kind: "seat", message: { ...message, id: `i${this.#sent++}`, match: "m" } } as Parameters<
      typeof take
    >[1];
    const { outcome, entry, snapshot } = await take(hosted, input, this.#sent * 10, { luck, snapshotDue: 0, complain });
    if (entry === undefined) return false;
    log.entries.push(copyJson(entry));
    // Some are lost, as with a crash: then the entries after the last one are followed.
    if (snapshot !== undefined && (this.#below(3) === 0 || entry.stands !== undefined || hosted.match.data.end)) {
      this.#snapshot = JSON.stringify(snapshot);
      this.#snapshotSeq = hosted.seq;
    }
    for (const viewer of this.viewers) this.#hear(viewer, await updateFor(hosted, viewer, outcome.news));
    return true;
  }

  /** The match as another process finds it. */
  async reopened(game = this.hosted.match.game): Promise<Hosted> {
    const after = this.log.entries.slice(this.#snapshotSeq + 1);
    const snapshot = JSON.parse(this.#snapshot) as Snapshot;
    const stored = {
      id: "m",
      seq: this.#snapshotSeq,
      snapshot,
      after: copyJson(after),
      log: this.log,
      luck,
      kept: async () => undefined,
    };
    const opened = await openStored(game, stored, dice);
    if (opened === undefined) throw new Error("the match is lost");
    return opened.hosted;
  }

  async expectSame(): Promise<void> {
    const again = await this.reopened();
    const whole = await wholeMatch(this.hosted);
    const taken = takeUp(whole.game, { data: copyJson(whole.data) }, dice);
    if (taken === undefined) throw new Error("the match does not replay");
    const { hosted: replayed } = adopt("m", 0, taken);
    expect(again.seq).toBe(this.hosted.seq);
    expect(again.link).toBe(this.hosted.link);
    for (const viewer of this.viewers) {
      const client = this.#clients.get(viewer);
      const mine = typeof viewer === "number" ? [viewer] : [];
      const told = await shownTo(again, viewer);
      if (told.kind !== "shown") throw new Error("nothing is shown");
      expect(told.link).toBe(this.hosted.link);
      expect(told.log.entries).toEqual(client?.log);
      expect(told.shown).toEqual(client?.shown);
      const { log } = await historyOf(again, viewer, mine);
      expect(log).toEqual(client?.log);
      expect((await historyOf(replayed, viewer, mine)).log).toEqual(log);
    }
  }

  async step(): Promise<void> {
    const { data, published } = this.hosted.match;
    const chosen = this.#below(20);
    const seat = chosen < 3 ? this.#below(this.seats) : (published.decision?.seat ?? 0);
    const [open] = data.requests;
    if (open !== undefined) {
      const other = [...data.seats.keys()].find((each) => !open.agreed.includes(each)) ?? 0;
      await this.send({ kind: "consent", seat: other, request: open.kind, yes: chosen < 15 });
    } else if (chosen === 19 && stepCount(data) > 3) await this.send({ kind: "request", seat, request: "takeBack" });
    else if (chosen === 18) await this.send({ kind: "undo", seat, all: this.#below(2) === 0 });
    else if (chosen === 17) await this.#order(seat);
    else await this.#move(seat, 1 + this.#below(3));
  }

  async #move(seat: Seat, most: number): Promise<void> {
    const { match } = this.hosted;
    const moves = this.#batch(seat, most) as [string, ...(string | number)[]][];
    if (moves.length > 0) await this.send({ kind: "move", seat, base: decisionId(match, seat), moves });
  }

  /** Moves in a row, up to where luck begins. */
  #batch(seat: Seat, most: number): Move[] {
    const { match } = this.hosted;
    const walk = forkWalk(seatWalk(match, seat), stoppingChance());
    const moves: Move[] = [];
    for (let count = 0; count < most; count++) {
      const { moves: open } = offersTo(walk, seat);
      const move = open[this.#below(Math.max(1, open.length))];
      if (move === undefined) break;
      moves.push([...move]);
      try {
        takeFor(walk, seat, move);
      } catch (error) {
        if (error instanceof ChanceStop) break;
        throw error;
      }
      if (openTo(walk, seat) === undefined) break;
    }
    return moves;
  }

  async #order(seat: Seat): Promise<void> {
    const { game, pack, published } = this.hosted.match;
    const [choice] = orderChoices(game, game.view(published.play.state, seat, pack), seat);
    if (choice === undefined) return;
    const values = Object.fromEntries(Object.entries(choice.values).map(([name, [first = 0]]) => [name, first]));
    await this.send({ kind: "orders", seat, orders: [{ kind: choice.kind, values }] });
  }
}

describe.each(games.map((game) => [game.id, game] as const))("%s", (_, game) => {
  it("tells every viewer the same, to the letter: live, opened again, and played through again", async () => {
    for (const seed of [1, 2]) {
      const table = new Table(game, seed);
      await table.watch();
      for (let step = 1; step <= 90 && table.hosted.match.data.end === undefined; step++) {
        await table.step();
        if (step % 15 === 0) await table.expectSame();
      }
      await table.expectSame();
      const record = await recordFor({ hosted: table.hosted, luck, kept: async () => undefined });
      expect(record?.publicLog).toBe(table.hosted.link);
    }
  });

  it("is opened without a single question to its rules", async () => {
    const table = new Table(game, 3);
    for (let step = 0; step < 30; step++) await table.step();
    for (let seat = 0; seat < table.seats; seat++) await table.send({ kind: "undo", seat, all: true });
    // The last entry comes with a snapshot: somebody gives up.
    await table.send({ kind: "resign", seat: 0 });
    await table.send({ kind: "resign", seat: 1 });
    const fail = (): never => {
      throw new Error("a rule was asked");
    };
    const phases = Object.fromEntries(
      Object.entries(game.phases).map(([name, phase]) => [
        name,
        "offers" in phase ? { ...phase, offers: fail, apply: fail } : { ...phase, run: fail },
      ]),
    ) as Game["phases"];
    const opened = await table.reopened({ ...game, phases, setup: fail });
    expect(opened.match.published.play.state).toEqual(table.hosted.match.published.play.state);
    expect(opened.entries).toBe(table.hosted.entries);
    expect((await historyOf(opened, "all", [])).log).toHaveLength(opened.entries);
  });

  it("does not grow with what was played: neither its snapshot nor its steps in memory", async () => {
    const table = new Table(game, 4);
    let most = 0;
    for (let step = 0; step < 60 && table.hosted.match.data.end === undefined; step++) {
      await table.step();
      const { barrier, segments } = table.hosted.match.data;
      most = Math.max(most, segments.at(-1)?.steps.length ?? 0);
      expect(segments.at(-1)?.steps).toHaveLength(stepCount(table.hosted.match.data) - barrier);
    }
    expect(most).toBeLessThan(stepCount(table.hosted.match.data));
  });
});
