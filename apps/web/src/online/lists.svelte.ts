// The lists a visitor lives by: open tables, games one may watch, one's own, and which of those wait.
import type { TableShown, Topic } from "@outrigger/protocol";
import { ask } from "./api.ts";
import { line } from "./line.svelte.ts";
import { settled } from "./settling.ts";
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

async function readMine(): Promise<void> {
  await settled();
  mine = visitor.me === undefined ? [] : await ask<TableShown[]>("GET", "/tables/mine");
}

async function readLobby(): Promise<void> {
  ({ open, playing } = await ask<{ open: TableShown[]; playing: TableShown[] }>("GET", "/tables"));
}

/** Keeps a list fresh while somebody looks; call inside an effect, and return its answer there. */
function keep(topic: Topic, read: () => Promise<void>): () => void {
  const look = (): void => void read().catch(() => {});
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

export const keepMine = (): (() => void) => (visitor.me === undefined ? () => {} : keep("mine", readMine));
export const keepLobby = (): (() => void) => keep("lobby", readLobby);
