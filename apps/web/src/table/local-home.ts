// A table in this browser.
import { go } from "../lib/router.svelte.ts";
import { localLink, localStore } from "./local-link.ts";
import type { TableHome } from "./table-session.svelte.ts";

export const localHome: TableHome = {
  link: localLink,
  viewer: undefined,
  exit: { screen: "home" },
  review: (match, at) => ({ screen: "review", match, at }),
  moment: localStore.moment,
  hasEarlyRecord: true,
  isFirst: async (game) => !(await localStore.list()).some((entry) => entry.game === game && entry.end !== null),
  record: (match) => localStore.record(match),
  handover: (match) => ({ screen: "handover", match }),
  again: async (_match, { game, seats, options, pack }) => {
    const match = await localStore.create({ game, name: "", seats, options, ...(pack === null ? {} : { pack }) });
    go({ screen: "table", match });
  },
};
