// What a host's storage has to do for its matches: the server writes rows of a database, the page rows of the browser's.
import type { Time } from "@outrigger/kernel/match";
import type { Taken } from "./input.ts";
import type { Room } from "./room.ts";
import type { Archived } from "./stored/archive.ts";
import type { Entry } from "./stored/log.ts";
import type { OpenedMatch, Stored } from "./stored/open.ts";

/** A match as a host has stored it. */
export interface FoundMatch<InHand, Listener> extends Omit<Stored, "id" | "log" | "kept"> {
  readonly game: string;
  /** What its newest messages are known by, and the numbers of their entries. */
  readonly recent?: readonly (readonly [message: string, seq: number])[];
  /** With whatever this host has beside the match; `before` is what it had in hand until it read again. */
  room(base: Room<Listener>, before: InHand | undefined): InHand;
}

/** An input that was accepted and waits for its commit. */
export interface AcceptedInput extends Taken {
  readonly entry: Entry;
  readonly at: Time;
  /** Whether the match counts as touched; undefined where that depends on what else changes. */
  readonly touches: boolean | undefined;
  /** What it is known by, should it come again. */
  readonly message: string;
}

/** An entry that came about at another host. */
interface Elsewhere {
  readonly seq: number;
  readonly at: Time;
  readonly entry: Entry;
  readonly message: string;
}

/** What a host keeps its matches in. It writes all of what it is given, or nothing and says so: another was first. */
export interface RoomStorage<InHand, Listener> {
  /** Undefined where there is none that has begun. */
  find(id: string): Promise<FoundMatch<InHand, Listener> | undefined>;
  /** All entries of a match. */
  log(id: string): Promise<readonly Entry[]>;
  /** What was kept when it ended. */
  kept(id: string): Promise<Archived | undefined>;
  append(room: InHand, accepted: AcceptedInput): Promise<boolean>;
  /** A match that was carried over to other rules is stored before anything happens to it. */
  keep(room: InHand, opened: OpenedMatch): Promise<boolean>;
  /** What other hosts have stored since, in order. */
  after?(room: InHand): Promise<readonly Elsewhere[]>;
  /** The match is in this host's hands, and word of it is wanted, until what is given back is called. */
  hold?(id: string): () => void;
  /** The match has taken it up. */
  followed?(room: InHand, entry: Elsewhere): void;
  /**
   * The host lets go of a match, and the stored snapshot is older than where it stands. A host without it may be gone at any
   * moment, with other rules the next time: every published entry has its snapshot there.
   */
  letGo?(room: InHand): Promise<unknown>;
}
