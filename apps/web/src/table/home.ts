// Where a table stands: in this browser or on the server. The screen asks no further.
import type { Viewer } from "@outrigger/kernel";
import type { Shown } from "@outrigger/protocol";
import type { Component } from "svelte";
import type { Place } from "../lib/router.svelte.ts";
import type { Link } from "./link.ts";
import type { TableSession } from "./table-session.svelte.ts";

export interface TableHome {
  readonly link: Link;
  /** The one pair of eyes this page looks through; undefined where they go round the screen. */
  readonly eyes: Viewer | undefined;
  /** The way out. */
  readonly exit: Place;
  review(match: string): Place;
  /** The record may be had before the game is over: nobody here could not look it up anyway. */
  readonly hasEarlyRecord: boolean;
  record(match: string): Promise<string>;
  /** The same table once more. */
  again(match: string, shown: Shown): Promise<void>;
  /** What stands beside the board besides the log: chat, clocks, notes. */
  readonly Aside?: Component<{ session: TableSession }>;
}
