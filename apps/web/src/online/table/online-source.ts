// A game on the server that is looked at again.
import type { MatchHistory, SiteNews, TableShown } from "@outrigger/protocol";
import type { ReviewSource } from "../../review/source.ts";
import { localStore } from "../../table/local-link.ts";
import { ask, SiteProblem } from "../connection/api.ts";
import { onlineMoment, onlineRecord } from "./online-home.ts";

export function onlineSource({ mine, status }: Pick<TableShown, "mine" | "status">): ReviewSource {
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
    fork: status === "over" ? forkRecord : forkSeen,
    own: mine === null ? [] : [mine],
    hasEarlyRecord: false,
    exit: { screen: "online" },
    place: (match, at) => ({ screen: "onlineReview", match, at }),
    table: (match) => ({ screen: "onlineTable", match, key: undefined }),
  };
}

type Fork = Parameters<ReviewSource["fork"]>[0];

/** The record is brought home; from there it goes on in this browser. */
async function forkRecord({ match, ...fork }: Fork): Promise<string> {
  const copy = await localStore.importRecord(await onlineRecord(match));
  return localStore.fork({ match: copy, ...fork });
}

/** While the game runs nobody may have its record: it goes on from what one's own seat saw, and the rest is dealt anew. */
async function forkSeen({ match, at, seat, seats }: Fork): Promise<string> {
  const look = { kind: "watch", id: "fork", match, viewer: seat } as const;
  const news = await ask<SiteNews>("POST", "/messages", look);
  if (news.kind !== "shown") throw new SiteProblem("failed");
  const { game, options, pack } = news.shown;
  const { view } = await onlineMoment({ match, at, viewer: seat });
  return localStore.forkSeen({ game, options, pack: pack ?? undefined, view, seats });
}
