// What the desk is shown by the server.
import type { DeskAct } from "@outrigger/protocol";

export interface Report {
  readonly id: string;
  readonly number: number;
  readonly text: string;
  readonly at: number;
  readonly reporterName: string | null;
  readonly speaker: string | null;
  readonly speakerName: string | null;
  readonly around: readonly { readonly number: number; readonly name: string; readonly text: string }[];
  /** Null where it has gone. */
  readonly table: { readonly id: string; readonly game: string; readonly name: string; readonly status: string } | null;
  readonly earlier: readonly {
    readonly id: string;
    readonly at: number;
    readonly text: string;
    readonly note: string | null;
  }[];
  readonly closed: number | null;
  readonly note: string | null;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly admin: boolean;
  readonly created: number;
  /** Until when; null where they are not. */
  readonly muted: number | null;
  readonly suspended: number | null;
}

export interface Act {
  readonly id: string;
  readonly at: number;
  /** Empty for the command line. */
  readonly host: string;
  readonly hostName: string | null;
  readonly kind: DeskAct;
  readonly person: string | null;
  readonly personName: string | null;
  readonly reason: string;
  readonly until: number | null;
  readonly before: string | null;
  readonly undone: boolean;
}

/** Says whether it went well, and tells the reader if not. */
export type Attempt = (work: () => Promise<unknown>, done?: string) => Promise<boolean>;

/** The end of the year 9999 stands for no end. */
export const FOR_GOOD = 253_402_300_799_000;
