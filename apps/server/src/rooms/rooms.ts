// All matches this node has in hand. Whatever concerns one match goes through its line, one after another; matches do
// not wait for each other.
import { HOST, type Input, isDeserted, type OpenedMatch, type Outcome, take } from "@outrigger/host";
import type { Game } from "@outrigger/kernel";
import type { HostMessage } from "@outrigger/protocol";
import type { Storage } from "@outrigger/storage";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { Refused } from "../refusals.ts";
import { noncesOf, restoreHosted } from "./restore.ts";
import {
  appendOf,
  behindBy,
  follow,
  newRoom,
  noteCommit,
  noteRows,
  showAudience,
  standing,
  tellAudience,
} from "./room.ts";
import type { Room } from "./room-data.ts";

export interface Rooms {
  /** Runs `work` with the match in hand; undefined where there is none that has begun. */
  inRoom<Value>(id: string, work: (room: Room) => Promise<Value> | Value): Promise<Value | undefined>;
  /** Carries an input out: stores it, answers, then tells everybody; says whether it changed anything. Inside `inRoom`. */
  take(room: Room, input: Input, sender?: Sender): Promise<boolean>;
  /** The log goes up to this entry; undefined where that is no news. */
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

/** Who sent an input and their own id of it, and how they are answered. */
interface Sender {
  readonly message: string;
  answer(reply: HostMessage): void;
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
    const { storage, luck, rulesOf } = this.#around;
    const restored = await restoreHosted(await rulesOf(loaded.row.game), loaded, storage, luck);
    if (restored === undefined) throw new Refused("older-rules");
    const room = newRoom(restored.hosted, loaded);
    if (restored.behind.length > 0 && !(await this.#keep(room, restored))) return this.#load(id);
    this.#rooms.set(id, room);
    return room;
  }

  /** What was carried over to other rules is stored before anything happens to it; false where another node was first. */
  async #keep(room: Room, { behind, lost }: OpenedMatch): Promise<boolean> {
    const { storage, now, tellAfter, poke, log } = this.#around;
    const { id } = room.hosted;
    if (lost > 0) log.warn({ match: id, lost }, "inputs after the last snapshot do not fit the new rules");
    const kept = behindBy(room, behind, now(), tellAfter);
    if (!(await storage.keepSnapshot(kept))) return false;
    noteRows(room, kept, now());
    for (const { due } of kept.jobs) poke(due);
    return true;
  }

  async take(room: Room, input: Input, sender?: Sender): Promise<boolean> {
    await this.#moveClock(room);
    const outcome = await this.#store(room, input, sender?.message ?? `${HOST} ${room.hosted.seq + 1}`);
    sender?.answer(outcome.reply);
    if (outcome.changed) await tellAudience(room, outcome.news);
    return outcome.changed;
  }

  async #store(room: Room, input: Input, message: string): Promise<Outcome> {
    try {
      return await this.#take(room, input, message);
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
      await this.take(room, { kind: "shift", by });
    } catch (error) {
      this.timesMoved(by, [room.hosted.id]);
      throw error;
    }
  }

  async #take(room: Room, input: Input, message: string): Promise<Outcome> {
    const { storage, tellAfter, poke, now, log } = this.#around;
    const { hosted } = room;
    const at = now();
    const complain = (error: unknown): void =>
      log.error({ match: hosted.id, error: String(error) }, "a match that ended could not be kept");
    const luck = { seed: room.row.seed, nonces: noncesOf(room.seats) };
    const taken = await take(hosted, input, at, { luck, complain });
    const { outcome, entry } = taken;
    if (entry === undefined) return outcome;
    const append = appendOf(room, entry, taken, message, at, tellAfter);
    if (!(await storage.appendEntry(append))) {
      await this.#reload(room);
      return { ...outcome, changed: false, reply: { kind: "refused", id: replyId(outcome), code: "stale" } };
    }
    noteCommit(room, append);
    for (const { due } of append.jobs ?? []) poke(due);
    this.#announce(room, append.seats ?? []);
    return outcome;
  }

  async #endDeserted(id: string): Promise<void> {
    const room = this.#rooms.get(id);
    if (room !== undefined && isDeserted(room.hosted.match)) await this.take(room, { kind: "abandon" });
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
      await showAudience(fresh);
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
      const rows = await this.#around.storage.logAfter({ match: id, seq: room.hosted.seq });
      if (!(await follow(room, rows))) await this.#reload(room);
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
      // The next server may have other rules: it goes on from where matches stand, not from steps it would take otherwise.
      if (room.snapshotSeq === room.hosted.seq) continue;
      const kept = storage.keepSnapshot({ ...standing(room), seats: [], jobs: [] });
      await kept.catch((error) => log.error({ match: room.hosted.id, error: String(error) }, "no last snapshot"));
    }
  }
}

function replyId({ reply }: Outcome): string {
  return "id" in reply ? reply.id : HOST;
}

export function newRooms(around: RoomsAround): Rooms {
  return new RoomsInHand(around);
}
