// Where a game that is looked at again comes from: this browser's store, or the server.
import type { Viewer } from "@outrigger/kernel";
import type { Occupant } from "@outrigger/kernel/match";
import { type MatchHistory, type MatchMoment, Problem } from "@outrigger/protocol";
import type { Route } from "../lib/router.svelte.ts";
import { localStore } from "../table/local-link.ts";

export interface ReviewSource {
  /** Undefined where there is no such match. */
  history(match: string, viewer: Viewer): Promise<MatchHistory | undefined>;
  moment(moment: { match: string; at: number; viewer: Viewer }): Promise<MatchMoment>;
  record(match: string): Promise<string>;
  /** A match in this browser that goes on from there. */
  fork(fork: { match: string; at: number; seat: number; seats: readonly Occupant[] }): Promise<string>;
  /** The seats whose eyes are ours while the game runs; all people here when undefined. */
  readonly own: readonly number[] | undefined;
  readonly hasEarlyRecord: boolean;
  readonly exit: Route;
  place(match: string, at: number): Route;
  table(match: string): Route;
}

export const localSource: ReviewSource = {
  history: async (match, viewer) => {
    try {
      return await localStore.history(match, viewer);
    } catch (error) {
      if (error instanceof Problem) return undefined;
      throw error;
    }
  },
  moment: localStore.moment,
  record: localStore.record,
  fork: localStore.fork,
  own: undefined,
  hasEarlyRecord: true,
  exit: { screen: "home" },
  place: (match, at) => ({ screen: "review", match, at }),
  table: (match) => ({ screen: "table", match }),
};
