// One match in a host's memory, and who looks on: what they are sent, each through the eyes they look through.
import type { Viewer } from "@outrigger/kernel";
import type { Time } from "@outrigger/kernel/match";
import type { HostMessage } from "@outrigger/protocol";
import { canFollow, followEntry, forgetPast, type Hosted, type News, shownTo, updateFor, watchers } from "./hosted.ts";
import type { Archived, LuckSource } from "./stored/archive.ts";
import type { Entry, MemoryLog } from "./stored/log.ts";

export interface Room<Listener> {
  readonly hosted: Hosted;
  /** Whence its luck comes. */
  readonly luck: LuckSource;
  /** What was kept when it ended. */
  kept(): Promise<Archived | undefined>;
  readonly audience: Map<Listener, Viewer>;
  /** The newest messages by what they are known by, with the number each was accepted under: one that comes again counts once. */
  readonly recent: Map<string, number>;
  /** The last entry the stored snapshot includes. */
  snapshotSeq: number;
  usedAt: Time;
  /** When it last counted as touched by what happens at this host. */
  touchedAt: Time;
  /** The entries of a match that no storage keeps. */
  readonly memory?: MemoryLog;
}

/** Nobody looks on yet. */
export function newRoom<Listener>(
  hosted: Hosted,
  { luck, kept }: Pick<Room<Listener>, "luck" | "kept">,
  snapshotSeq: number,
  usedAt: Time,
): Room<Listener> {
  return { hosted, luck, kept, audience: new Map(), recent: new Map(), snapshotSeq, usedAt, touchedAt: 0 };
}

const MOST_RECENT = 64;

/** The storage has the entry the match has come to. */
export function noteStored<Listener>({ recent, hosted }: Room<Listener>, message: string): void {
  recent.set(message, hosted.seq);
  if (recent.size > MOST_RECENT) recent.delete(recent.keys().next().value ?? "");
}

/** Milliseconds. Lists are by when a match was last touched; nobody minds which was first within these. */
const TOUCH_EVERY = 5_000;

/** Whether a match counts as touched with this entry. What nobody else can see, such as a draft, leaves no trace. */
export function touchedBy<Listener>(room: Room<Listener>, { steps }: Entry, at: Time): boolean | undefined {
  if (steps === undefined) return undefined;
  const isDue = Math.abs(at - room.touchedAt) >= TOUCH_EVERY;
  if (isDue) room.touchedAt = at;
  return isDue;
}

/** Takes a message to everybody it is for. */
export type Deliver<Listener> = (message: HostMessage, listeners: readonly Listener[]) => void;

/** A listener looks through one pair of eyes at a time; this is what they see. */
export function watch<Listener>(
  room: Room<Listener>,
  listener: Listener,
  viewer: Viewer,
  seen?: { readonly epoch: number; readonly entries: number },
): Promise<HostMessage> {
  stopWatching(room, listener);
  room.audience.set(listener, viewer);
  return shownTo(room.hosted, viewer, seen);
}

/** Eyes nobody looks through need no picture. */
export function stopWatching<Listener>({ hosted, audience }: Room<Listener>, listener: Listener): void {
  const viewer = audience.get(listener);
  audience.delete(listener);
  if (viewer !== undefined && ![...audience.values()].includes(viewer)) hosted.pictures.delete(viewer);
}

export async function tellAudience<Listener>(
  room: Room<Listener>,
  news: News,
  deliver: Deliver<Listener>,
): Promise<void> {
  for (const viewer of watchers(room.hosted)) {
    const update = updateFor(room.hosted, viewer, news);
    const message = update instanceof Promise ? await update : update;
    if (message !== undefined) deliver(message, lookingThrough(room, viewer));
  }
}

/** The whole picture anew, after the room was read again. */
export async function showAudience<Listener>(room: Room<Listener>, deliver: Deliver<Listener>): Promise<void> {
  for (const viewer of new Set(room.audience.values()))
    deliver(await shownTo(room.hosted, viewer), lookingThrough(room, viewer));
}

function lookingThrough<Listener>({ audience }: Room<Listener>, wanted: Viewer): Listener[] {
  const listeners: Listener[] = [];
  for (const [listener, viewer] of audience) if (viewer === wanted) listeners.push(listener);
  return listeners;
}

/** An entry that came about at another host. False where the match has to be read again. */
export async function follow<Listener>(
  room: Room<Listener>,
  { entry, message }: { readonly entry: Entry; readonly message: string },
  deliver: Deliver<Listener>,
): Promise<boolean> {
  if (!canFollow(entry)) return false;
  const news = followEntry(room.hosted, entry);
  forgetPast(room.hosted);
  noteStored(room, message);
  await tellAudience(room, news, deliver);
  return true;
}
