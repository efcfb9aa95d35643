// The lists a visitor lives by: open tables, games one may watch, one's own, and which of those wait.
import type { TableShown, Topic } from "@outrigger/protocol";
import { settled } from "./account/settling.ts";
import { ask } from "./connection/api.ts";
import { line } from "./connection/line.svelte.ts";
import { type Newest, newest } from "./connection/newest.ts";
import { visitor } from "./visitor.svelte.ts";

let mine = $state.raw<readonly TableShown[]>([]);
let open = $state.raw<readonly TableShown[]>([]);
let playing = $state.raw<readonly TableShown[]>([]);

const isMyTurn = (table: TableShown): boolean =>
  table.status === "playing" && table.mine !== null && table.seats[table.mine]?.waiting === true;

export const lists = {
  get mine(): readonly TableShown[] {
    return mine;
  },
  get open(): readonly TableShown[] {
    return open;
  },
  get playing(): readonly TableShown[] {
    return playing;
  },
  /** Tables that wait for this person, the one left alone longest first. */
  get waiting(): readonly TableShown[] {
    return mine.filter(isMyTurn).reverse();
  },
};

const ownTables = newest(readMine, (tables) => {
  mine = tables;
});
const lobby = newest(readLobby, (tables) => {
  ({ open, playing } = tables);
});

async function readMine(): Promise<readonly TableShown[]> {
  await settled();
  return visitor.me === undefined ? [] : ask<TableShown[]>("GET", "/tables/mine");
}

function readLobby(): Promise<{ readonly open: readonly TableShown[]; readonly playing: readonly TableShown[] }> {
  return ask("GET", "/tables");
}

/** Keeps a list fresh while somebody looks; call inside an effect, and return its answer there. */
function keep(topic: Topic, list: Pick<Newest<unknown>, "ask">): () => void {
  const look = (): void => void list.ask().catch(() => {});
  look();
  const stopHearing = line.listen((news) => {
    if (news.kind === "stirred" && news.topic === topic) look();
  });
  const stopFollowing = line.follow(topic);
  return () => {
    stopHearing();
    stopFollowing();
  };
}

export const keepMine = (): (() => void) => (visitor.me === undefined ? () => {} : keep("mine", ownTables));
export const keepLobby = (): (() => void) => keep("lobby", lobby);
