// All matches this node has in hand. Whatever concerns one match goes through its line, one after another; matches do
// not wait for each other.
import type { Outcome } from "@outrigger/host";
import type { Game } from "@outrigger/kernel";
import type { LoadedMatch, Storage } from "@outrigger/storage";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { Refused } from "../refusals.ts";
import { HOST, type Input } from "./input.ts";
import { makeKeepsake, readKeepsake } from "./keepsake.ts";
import { type Restored, restoreHosted, wantsChronicle } from "./restore.ts";
import {
  behindBy,
  carryOut,
  follow,
  newRoom,
  noteCommit,
  noteSnapshot,
  showAudience,
  snapshotOf,
  tellAudience,
} from "./room.ts";
import type { Room } from "./room-data.ts";

export interface Rooms {
  /** Runs `work` with the match in hand; undefined where there is none that has begun. */
  inRoom<Value>(id: string, work: (room: Room) => Promise<Value> | Value): Promise<Value | undefined>;
  /** Carries an input out: stores it, answers, then tells everybody. Call it inside `inRoom`. */
  take(room: Room, input: Input, message?: string): Promise<Outcome>;
  /** Inputs up to this one have been accepted; undefined where that is no news. */
  heard(id: string, seq: number): Promise<void> | undefined;
  /** The match, if it is in this node's memory. */
  inHand(id: string): Room | undefined;
  /** The match, if somebody looks at it over this node. */
  watchedAt(id: string): Room | undefined;
  /** Every match somebody looks at over this node. */
  watched(): Room[];
  /** The time was set by so much: these matches move their clocks along before anything else happens in them. */
  timesMoved(by: number, matches: readonly string[]): void;
  /** Lets go of matches nobody looks at. */
  tidy(): void;
  close(): Promise<void>;
}

export interface RoomsAround {
  readonly storage: Storage;
  readonly log: Logger;
  readonly tellAfter: number;
  readonly luck: Config["luck"];
  rulesOf(game: string): Promise<Game>;
  now(): number;
  /** Jobs were set; the earliest falls due then. */
  poke(due: number): void;
}

const IDLE = 60_000;
const NOBODY_BEFORE = Promise.resolve();

class RoomsInHand implements Rooms {
  readonly #around: RoomsAround;
  readonly #rooms = new Map<string, Room>();
  readonly #lines = new Map<string, Promise<unknown>>();
  /** Matches whose clocks have yet to be moved, and by how much. */
  readonly #shifts = new Map<string, number>();

  constructor(around: RoomsAround) {
    this.#around = around;
  }

  inRoom<Value>(id: string, work: (room: Room) => Promise<Value> | Value): Promise<Value | undefined> {
    return this.#inLine(id, async () => {
      const room = this.#rooms.get(id) ?? (await this.#load(id));
      if (room === undefined) return undefined;
      room.usedAt = this.#around.now();
      await this.#moveClock(room);
      const value = await work(room);
      await this.#endDeserted(id);
      return value;
    });
  }

  #inLine<Value>(id: string, work: () => Promise<Value>): Promise<Value> {
    const done = (this.#lines.get(id) ?? NOBODY_BEFORE).then(work);
    const leave = (): void => {
      if (this.#lines.get(id) === settled) this.#lines.delete(id);
    };
    const settled = done.then(leave, leave);
    this.#lines.set(id, settled);
    return done;
  }

  async #load(id: string): Promise<Room | undefined> {
    const loaded = await this.#around.storage.loadMatch(id);
    if (loaded === undefined || loaded.row.snapshot === null) return undefined;
    const restored = await this.#restore(loaded);
    if (restored === undefined) throw new Refused("older-rules");
    const room = newRoom(restored.hosted, loaded);
    if (restored.isBehind && !(await this.#keep(room, restored.lost))) return this.#load(id);
    this.#rooms.set(id, room);
    return room;
  }

  async #restore(loaded: LoadedMatch): Promise<Restored | undefined> {
    const game = await this.#around.rulesOf(loaded.row.game);
    const { luck, storage } = this.#around;
    if (!wantsChronicle(game, loaded)) return restoreHosted(game, loaded, luck);
    const kept = await storage.findChronicle(loaded.row.id);
    return restoreHosted(game, loaded, luck, kept === undefined ? undefined : readKeepsake(kept).chronicle);
  }

  /** What was carried over to other rules is stored before anything happens to it; false where another node was first. */
  async #keep(room: Room, lost: number): Promise<boolean> {
    const { storage, now, tellAfter, poke, log } = this.#around;
    const { id } = room.hosted;
    if (lost > 0) log.warn({ match: id, lost }, "inputs after the last snapshot do not fit the new rules");
    const kept = behindBy(room, now(), tellAfter);
    if (!(await storage.keepSnapshot(kept))) return false;
    noteSnapshot(room, kept, now());
    for (const { due } of kept.jobs) poke(due);
    return true;
  }

  async take(room: Room, input: Input, message?: string): Promise<Outcome> {
    await this.#moveClock(room);
    try {
      return await this.#take(room, input, message ?? `${HOST} ${room.hosted.seq + 1}`);
    } catch (error) {
      // A match that was changed but not stored is not what the others will see: it is read again.
      await this.#reload(room);
      throw error;
    }
  }

  timesMoved(by: number, matches: readonly string[]): void {
    for (const match of matches) this.#shifts.set(match, (this.#shifts.get(match) ?? 0) + by);
  }

  async #moveClock(room: Room): Promise<void> {
    const by = this.#shifts.get(room.hosted.id);
    if (by === undefined) return;
    this.#shifts.delete(room.hosted.id);
    if (room.clockDue !== undefined) room.clockDue += by;
    for (const [seat, since] of room.waitingSince) room.waitingSince.set(seat, since + by);
    try {
      tell(room, await this.take(room, { kind: "shift", by }));
    } catch (error) {
      this.timesMoved(by, [room.hosted.id]);
      throw error;
    }
  }

  async #take(room: Room, input: Input, message: string): Promise<Outcome> {
    const { storage, tellAfter, poke, now } = this.#around;
    const { outcome, append } = carryOut(room, input, message, now(), tellAfter);
    if (append === undefined) return outcome;
    if (!(await storage.appendInput({ ...append, ...this.#keepsake(room) }))) {
      await this.#reload(room);
      return { ...outcome, changed: false, reply: { kind: "refused", id: replyId(outcome), code: "stale" } };
    }
    noteCommit(room, append);
    for (const { due } of append.jobs ?? []) poke(due);
    this.#announce(room, append.seats ?? []);
    return outcome;
  }

  /** A match that has ended is worth more than what is kept of it for later rules. */
  #keepsake(room: Room): { readonly chronicle?: string } {
    if (room.hosted.match.data.end === undefined) return {};
    try {
      return { chronicle: makeKeepsake(room) };
    } catch (error) {
      this.#around.log.error({ match: room.hosted.id, error: String(error) }, "a match that ended could not be kept");
      return {};
    }
  }

  /** Bots alone play for nobody, and would keep others' bots waiting. */
  async #endDeserted(id: string): Promise<void> {
    const room = this.#rooms.get(id);
    if (room === undefined || !isDeserted(room)) return;
    tell(room, await this.take(room, { kind: "abandon" }));
  }

  async #reload(room: Room): Promise<void> {
    const { id } = room.hosted;
    this.#rooms.delete(id);
    try {
      const fresh = await this.#load(id);
      if (fresh === undefined) return;
      for (const [connection, viewer] of room.audience) fresh.audience.set(connection, viewer);
      for (const [node, there] of room.elsewhere) fresh.elsewhere.set(node, there);
      for (const [seat, since] of room.waitingSince) fresh.waitingSince.set(seat, since);
      showAudience(fresh);
    } catch (error) {
      this.#around.log.error({ match: id, error: String(error) }, "a match could not be read again");
    }
  }

  #announce(room: Room, seats: readonly { seat: number; waiting?: number }[]): void {
    const { id, seq } = room.hosted;
    const people = seats.flatMap(({ seat }) => room.seats[seat]?.person ?? []);
    this.#around.storage.bus.announce(["match", id, seq, ...people].join(" "));
  }

  heard(id: string, seq: number): Promise<void> | undefined {
    const known = this.#rooms.get(id);
    if (known === undefined || known.hosted.seq >= seq) return undefined;
    return this.#inLine(id, () => this.#catchUp(id, seq));
  }

  async #catchUp(id: string, seq: number): Promise<void> {
    const room = this.#rooms.get(id);
    if (room === undefined || room.hosted.seq >= seq) return;
    try {
      follow(room, await this.#around.storage.inputsAfter({ match: id, seq: room.hosted.seq }));
    } catch (error) {
      await this.#reload(room);
      throw error;
    }
  }

  inHand(id: string): Room | undefined {
    return this.#rooms.get(id);
  }

  watchedAt(id: string): Room | undefined {
    const room = this.inHand(id);
    return room !== undefined && room.audience.size > 0 ? room : undefined;
  }

  watched(): Room[] {
    return [...this.#rooms.values()].filter(({ audience }) => audience.size > 0);
  }

  tidy(): void {
    const old = this.#around.now() - IDLE;
    for (const [id, room] of this.#rooms) {
      const isDone = room.hosted.match.data.end !== undefined || room.usedAt < old;
      if (room.audience.size === 0 && isDone && !this.#lines.has(id)) this.#rooms.delete(id);
    }
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#lines.values());
    const { storage, log } = this.#around;
    for (const room of this.#rooms.values()) {
      // The next server may have other rules: it goes on from where matches stand, not from inputs it would take otherwise.
      if (room.snapshotSeq === room.hosted.seq) continue;
      const kept = storage.keepSnapshot({ id: room.hosted.id, ...snapshotOf(room), seats: [], jobs: [] });
      await kept.catch((error) => log.error({ match: room.hosted.id, error: String(error) }, "no last snapshot"));
    }
  }
}

function isDeserted({ hosted }: Room): boolean {
  const { seats, end, abandoned } = hosted.match.data;
  return end === undefined && abandoned !== true && seats.every(({ kind }) => kind === "bot");
}

function replyId({ reply }: Outcome): string {
  return "id" in reply ? reply.id : HOST;
}

export function newRooms(around: RoomsAround): Rooms {
  return new RoomsInHand(around);
}

/** After the answer has gone out: everybody else. */
export function tell(room: Room, outcome: Outcome): void {
  if (outcome.changed) tellAudience(room, outcome.news);
}
