// All matches a host has in hand. Whatever concerns one match goes through its line, one after another; matches do not
// wait for each other. An input is stored, then answered, then everybody is told: nothing is acknowledged that could be lost.
import type { Game } from "@outrigger/kernel";
import type { ChanceAt, Time } from "@outrigger/kernel/match";
import type { ClientMessage, HostMessage } from "@outrigger/protocol";
import type { Home } from "./begin.ts";
import { isDeserted } from "./duties.ts";
import type { Hosted, InputResult } from "./hosted.ts";
import { HOST, handleMatch, type Input, type MatchMessage, successorOf, take } from "./input.ts";
import {
  type Deliver,
  follow,
  newRoom,
  noteStored,
  type Room,
  showAudience,
  stopWatching,
  tellAudience,
  touchedBy,
  watch,
} from "./room.ts";
import type { RoomStorage } from "./room-storage.ts";
import type { LuckSource } from "./stored/archive.ts";
import { openStored } from "./stored/open.ts";
import { SNAPSHOT_EVERY } from "./stored/snapshot.ts";

export interface RoomsAround<InHand, Listener> {
  readonly storage: RoomStorage<InHand, Listener>;
  /** Matches that no person is left in come to an end. */
  readonly endsDeserted: boolean;
  rulesOf(game: string): Promise<Game>;
  luck(seed: string, nonces: readonly string[]): ChanceAt;
  now(): Time;
  deliver: Deliver<Listener>;
  /** Something went wrong that nobody waits for. */
  complain(match: string, what: string, error: unknown): void;
  /** These rules can show nothing of a match that is over. */
  unreadable?(): undefined;
  /** The time was set by so much, and the match's clock with it. */
  shifted?(room: InHand, by: number): void;
}

/** Who sent an input and their own id of it, and how they are answered. */
interface Sender {
  readonly message?: string;
  answer(reply: HostMessage): void;
}

/** Matches that nobody looks at are let go after this long. */
const IDLE = 60_000;
const NOBODY_BEFORE = Promise.resolve();

export class Rooms<InHand extends Room<Listener>, Listener> {
  readonly #around: RoomsAround<InHand, Listener>;
  readonly #rooms = new Map<string, InHand>();
  readonly #lines = new Map<string, Promise<unknown>>();
  /** How to give up each match in hand. */
  readonly #held = new Map<string, () => void>();
  /** Matches whose clocks have yet to be moved, and by how much. */
  readonly #shifts = new Map<string, number>();

  constructor(around: RoomsAround<InHand, Listener>) {
    this.#around = around;
  }

  /** Runs `work` with the match in hand; undefined where there is none that has begun. */
  inRoom<Value>(id: string, work: (room: InHand) => Promise<Value> | Value): Promise<Value | undefined> {
    return this.#inLine(id, async () => {
      const room = this.#rooms.get(id) ?? (await this.#load(id));
      if (room === undefined) return undefined;
      room.usedAt = this.#around.now();
      if (this.#shifts.has(id)) await this.#moveClock(room);
      const value = await work(room);
      if (this.#isDeserted(id)) await this.#endDeserted(id);
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

  /** Where a match of this host lies, and whence its luck comes. */
  home(id: string, luck: LuckSource): Home {
    const { storage, luck: chanceOf } = this.#around;
    return { id, luck, chance: chanceOf(luck.seed, luck.nonces), log: { read: () => storage.log(id) } };
  }

  async #load(id: string, before?: InHand): Promise<InHand | undefined> {
    const { storage, rulesOf, now, complain, unreadable } = this.#around;
    const found = await storage.find(id);
    if (found === undefined) return undefined;
    const { game, recent: newest, room: roomOf, ...rest } = found;
    const stored = { ...rest, ...this.home(id, found.luck), kept: () => storage.kept(id) };
    const opened = await openStored(await rulesOf(game), stored, stored.chance);
    if (opened === undefined) return unreadable?.();
    if (opened.lost > 0)
      complain(id, "inputs after the last snapshot are lost", `${opened.lost} do not fit the new rules`);
    const base = newRoom<Listener>(opened.hosted, stored, stored.seq, now());
    const room = roomOf({ ...base, audience: new Map(before?.audience), recent: new Map(newest) }, before);
    if (opened.behind.length > 0) {
      if (!(await storage.keep(room, opened))) return this.#load(id, before);
      room.snapshotSeq = room.hosted.seq;
    }
    this.#hold(id, room);
    return room;
  }

  /** A match that has just begun and is stored is in hand from then on: whoever comes next need not read it. */
  begun(hosted: Hosted, luck: LuckSource, roomOf: (base: Room<Listener>) => InHand): Promise<void> {
    const { id, seq } = hosted;
    const { storage, now } = this.#around;
    return this.#inLine(id, async () => {
      if (this.#rooms.has(id)) return;
      const base = newRoom<Listener>(hosted, { luck, kept: () => storage.kept(id) }, seq, now());
      this.#hold(id, roomOf({ ...base, recent: new Map([[`${HOST} ${seq}`, seq]]) }));
    });
  }

  #hold(id: string, room: InHand): void {
    this.#rooms.set(id, room);
    if (this.#held.has(id)) return;
    const release = this.#around.storage.hold?.(id);
    if (release !== undefined) this.#held.set(id, release);
  }

  #release(id: string): void {
    this.#rooms.delete(id);
    this.#held.get(id)?.();
    this.#held.delete(id);
  }

  /** What somebody says who may (`maySay`). Inside `inRoom`. */
  async hear(room: InHand, listener: Listener, message: ClientMessage, sender: Sender): Promise<void> {
    const accepted = { kind: "accepted", id: message.id } as const;
    if (message.kind === "leave") {
      stopWatching(room, listener);
      sender.answer(accepted);
    } else if (message.kind === "watch") {
      sender.answer(accepted);
      sender.answer(await watch(room, listener, message.viewer, message.seen));
    } else if (message.kind === "whyNot") sender.answer(whyNot(room.hosted, message, this.#around.now()));
    else if (sender.message !== undefined && room.recent.has(sender.message)) sender.answer(accepted);
    else await this.take(room, { kind: "seat", message }, sender);
  }

  /** Carries an input out: stores it, answers, then tells everybody. Inside `inRoom`. */
  async take(room: InHand, input: Input, sender?: Sender): Promise<InputResult> {
    if (this.#shifts.has(room.hosted.id)) await this.#moveClock(room);
    let outcome: InputResult;
    try {
      outcome = await this.#take(room, input, sender?.message);
    } catch (error) {
      // A match that was changed but not stored is not what the others will see: it is read again.
      await this.#reload(room);
      throw error;
    }
    sender?.answer(outcome.reply);
    if (outcome.changed) await tellAudience(room, outcome.news, this.#around.deliver);
    return outcome;
  }

  async #take(room: InHand, input: Input, known?: string): Promise<InputResult> {
    const { storage, now, complain } = this.#around;
    const { hosted, luck } = room;
    const at = now();
    const notKept = (error: unknown): void => complain(hosted.id, "a match that ended could not be kept", error);
    const snapshotDue = room.snapshotSeq + (storage.letGo === undefined ? 1 : SNAPSHOT_EVERY);
    const taken = await take(hosted, input, at, { luck, snapshotDue, complain: notKept });
    const { outcome, entry } = taken;
    const message = known ?? `${HOST} ${hosted.seq}`;
    if (entry === undefined) return outcome;
    if (room.memory !== undefined) room.memory.entries.push(entry);
    else {
      const touches = touchedBy(room, entry, at);
      if (!(await storage.append(room, { ...taken, entry, at, message, touches }))) return this.#tooLate(room, outcome);
    }
    noteStored(room, message);
    if (taken.snapshot !== undefined) room.snapshotSeq = hosted.seq;
    return outcome;
  }

  async #tooLate(room: InHand, outcome: InputResult): Promise<InputResult> {
    await this.#reload(room);
    const id = "id" in outcome.reply ? outcome.reply.id : HOST;
    return { ...outcome, changed: false, reply: { kind: "refused", id, code: "stale" } };
  }

  async #reload(room: InHand): Promise<void> {
    const { id } = room.hosted;
    this.#rooms.delete(id);
    try {
      const fresh = await this.#load(id, room);
      if (fresh !== undefined) await showAudience(fresh, this.#around.deliver);
    } catch (error) {
      this.#around.complain(id, "a match could not be read again", error);
    }
    if (!this.#rooms.has(id)) this.#release(id);
  }

  /** The time was set by so much: these matches move their clocks along before anything else happens in them. */
  timesMoved(by: number, matches: readonly string[]): void {
    for (const match of matches) this.#shifts.set(match, (this.#shifts.get(match) ?? 0) + by);
  }

  async #moveClock(room: InHand): Promise<void> {
    const { id } = room.hosted;
    const by = this.#shifts.get(id);
    if (by === undefined) return;
    this.#shifts.delete(id);
    this.#around.shifted?.(room, by);
    try {
      await this.take(room, { kind: "shift", by });
    } catch (error) {
      this.timesMoved(by, [id]);
      throw error;
    }
  }

  #isDeserted(id: string): boolean {
    const room = this.#rooms.get(id);
    return room !== undefined && this.#around.endsDeserted && isDeserted(room.hosted.match);
  }

  async #endDeserted(id: string): Promise<void> {
    const room = this.#rooms.get(id);
    if (room !== undefined) await this.take(room, { kind: "abandon" });
  }

  /** The log goes up to this entry; undefined where that is no news. */
  heard(id: string, seq: number): Promise<void> | undefined {
    return this.#behind(id, seq) && this.#inLine(id, () => this.#catchUp(id, seq));
  }

  #behind(id: string, seq: number): InHand | undefined {
    const room = this.#rooms.get(id);
    return room !== undefined && room.hosted.seq < seq ? room : undefined;
  }

  async #catchUp(id: string, seq: number): Promise<void> {
    const room = this.#behind(id, seq);
    if (room === undefined) return;
    try {
      if (!(await this.#follow(room))) await this.#reload(room);
    } catch (error) {
      await this.#reload(room);
      throw error;
    }
  }

  /** Takes up what other hosts have stored. False where the match has to be read again. */
  async #follow(room: InHand): Promise<boolean> {
    const { storage, deliver } = this.#around;
    for (const written of (await storage.after?.(room)) ?? []) {
      const isNext = written.seq === room.hosted.seq + 1;
      if (!isNext || !(await follow(room, written, deliver))) return false;
      storage.followed?.(room, written);
    }
    return true;
  }

  /** The match, if it is in this host's memory. */
  inHand(id: string): InHand | undefined {
    return this.#rooms.get(id);
  }

  /** The match, if somebody looks at it over this host. */
  watchedAt(id: string): InHand | undefined {
    const room = this.inHand(id);
    return room !== undefined && room.audience.size > 0 ? room : undefined;
  }

  /** Every match somebody looks at over this host. */
  watched(): InHand[] {
    return [...this.#rooms.values()].filter(({ audience }) => audience.size > 0);
  }

  /**
   * Puts a match in hand that no storage keeps, in place of one of the same name: whoever looked at that one is shown this
   * one as `setUp` leaves it.
   */
  place(
    id: string,
    make: (before: InHand | undefined) => InHand,
    setUp: (room: InHand) => Promise<void>,
  ): Promise<void> {
    return this.#inLine(id, async () => {
      const before = this.#rooms.get(id);
      const room = make(before);
      this.#hold(id, room);
      await setUp(room);
      for (const [listener, viewer] of before?.audience ?? []) room.audience.set(listener, viewer);
      await showAudience(room, this.#around.deliver);
    });
  }

  /** The match is in nobody's hands while `remove` takes it out of the storage. */
  drop(id: string, remove: () => Promise<void>): Promise<void> {
    return this.#inLine(id, () => {
      this.#release(id);
      return remove();
    });
  }

  /** Lets go of matches nobody looks at. */
  async tidy(): Promise<void> {
    const idle = [...this.#rooms].filter(([id, room]) => this.#isIdle(room) && !this.#lines.has(id));
    await Promise.all(idle.map(([id]) => this.#inLine(id, () => this.#letGo(id))));
  }

  #isIdle({ audience, hosted, usedAt }: InHand): boolean {
    const isDone = hosted.match.data.end !== undefined || usedAt < this.#around.now() - IDLE;
    return audience.size === 0 && isDone;
  }

  async #letGo(id: string): Promise<void> {
    const room = this.#rooms.get(id);
    if (room === undefined || !this.#isIdle(room)) return;
    await this.#snapshot(room);
    this.#release(id);
  }

  /**
   * The next who opens it may have other rules: it goes on from where the match stands, not from steps it would take otherwise.
   * One that is over has the snapshot of its end, or stays as an earlier version stored it, which is all there is of it.
   */
  async #snapshot(room: InHand): Promise<void> {
    const { storage, complain } = this.#around;
    const { id, seq, match } = room.hosted;
    if (room.memory !== undefined || room.snapshotSeq === seq || match.data.end !== undefined) return;
    try {
      await storage.letGo?.(room);
      room.snapshotSeq = seq;
    } catch (error) {
      complain(id, "no last snapshot", error);
    }
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#lines.values());
    await Promise.all([...this.#rooms.values()].map((room) => this.#snapshot(room)));
  }
}

function whyNot(hosted: Hosted, message: MatchMessage, at: Time): HostMessage {
  return handleMatch(hosted, message, successorOf(hosted, message.seat), at).reply;
}
