// A table on the server, as the table's screen knows it.
import type { Viewer } from "@outrigger/kernel";
import type { MatchMoment, TableShown } from "@outrigger/protocol";
import { go } from "../../lib/router.svelte.ts";
import type { TableHome } from "../../table/table-session.svelte.ts";
import { ask, newNonce } from "../connection/api.ts";
import { serverLink } from "../connection/line.svelte.ts";
import Notices from "../parts/notices.svelte";
import SeatClock from "../parts/seat-clock.svelte";
import SeatPresence from "../parts/seat-presence.svelte";
import { visitor } from "../visitor.svelte.ts";
import Tableside from "./tableside.svelte";
import type { TablesideStore } from "./tableside-store.svelte.ts";

/** `seen`: how much of its log was seen before, where the server remembers it. */
export function onlineHome(
  match: string,
  seat: number | undefined,
  tableside: TablesideStore,
  seen: number | undefined,
  coach: boolean,
): TableHome {
  return {
    ...(seen === undefined ? {} : { seen }),
    coach,
    link: serverLink,
    viewer: seat ?? "spectator",
    exit: { screen: "online" },
    review: (_match, at) => ({ screen: "onlineReview", match, at }),
    moment: onlineMoment,
    hasEarlyRecord: false,
    record: onlineRecord,
    again: () => (seat === undefined ? Promise.resolve(go({ screen: "online" })) : rematch(match)),
    online: {
      Aside: Tableside,
      Notices,
      Presence: SeatPresence,
      Clock: SeatClock,
      unread: () => tableside.unread(visitor.me?.id),
      markRead: () => tableside.markRead(),
    },
  };
}

/** What a viewer saw after so many decisions; the server lets nobody look through other eyes. */
export function onlineMoment({
  match,
  at,
  viewer,
}: {
  match: string;
  at: number;
  viewer: Viewer;
}): Promise<MatchMoment> {
  return ask<MatchMoment>("GET", `/tables/${match}/moment?viewer=${viewer}&at=${at}`);
}

/** The text of the record file, as the server writes it. */
export async function onlineRecord(match: string): Promise<string> {
  return JSON.stringify(await ask<unknown>("GET", `/tables/${match}/record`));
}

async function rematch(match: string): Promise<void> {
  const next = await ask<TableShown>("POST", `/tables/${match}/rematch`, { nonce: newNonce() });
  // Whoever opens the new table names a nonce once its commitment is known.
  const isMine = next.mine !== null && next.status === "open" && next.seats[next.mine]?.person === next.owner;
  if (isMine) await ask("POST", `/tables/${next.id}/nonce`, { nonce: newNonce() });
  go({ screen: "onlineTable", match: next.id, key: undefined });
}
