// A game on the server that is looked at again.
import type { MatchHistory } from "@outrigger/protocol";
import type { ReviewSource } from "../review/source.ts";
import { shelf } from "../table/local-link.ts";
import { ask, SiteProblem } from "./api.ts";
import { onlineMoment, onlineRecord } from "./online-home.ts";

export function onlineSource(seat: number | undefined): ReviewSource {
  return {
    history: async (match, viewer) => {
      try {
        return await ask<MatchHistory>("GET", `/tables/${match}/history?viewer=${viewer}`);
      } catch (error) {
        if (error instanceof SiteProblem) return undefined;
        throw error;
      }
    },
    moment: onlineMoment,
    record: onlineRecord,
    // The record is brought home; from there it goes on in this browser.
    fork: async ({ match, ...fork }) => {
      const copy = await shelf.importRecord(await onlineRecord(match));
      return shelf.fork({ match: copy, ...fork });
    },
    own: seat === undefined ? [] : [seat],
    hasEarlyRecord: false,
    exit: { screen: "online" },
    place: (match, at) => ({ screen: "onlineReview", match, at }),
    table: (match) => ({ screen: "onlineTable", match, key: undefined }),
  };
}
