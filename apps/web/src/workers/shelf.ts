// Where the browser keeps its matches: one IndexedDB store, a match a row. A row is written before its move is answered.
import type { Chronicle } from "@outrigger/host";
import type { Json, MatchData } from "@outrigger/kernel";
import type { GameRecord } from "@outrigger/records";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

export interface StoredMatch {
  readonly id: string;
  /** What the list shows; free text. */
  readonly name: string;
  /** Goes up with every accepted input; another page with an older number must read again. */
  readonly seq: number;
  readonly data: MatchData;
  /** The published state; rows of the first version lack it. */
  readonly state?: Json;
  /** Kept when the match ends: what it was like, and its record. Later rules may play it otherwise. */
  readonly kept?: { readonly chronicle: Chronicle; readonly record: GameRecord };
  /** Seed and nonces of the match's luck. */
  readonly seed: string;
  readonly nonces: readonly string[];
  /** When it was last played, in milliseconds since 1970. */
  readonly touched: number;
}

interface ShelfSchema extends DBSchema {
  matches: { key: string; value: StoredMatch; indexes: { touched: number; state: [string, number] } };
}

export interface Shelf {
  all(): Promise<StoredMatch[]>;
  get(id: string): Promise<StoredMatch | undefined>;
  /** Writes the row unless another page got ahead of `before`; says whether it did. */
  put(row: StoredMatch, before: number | undefined, durability: IDBTransactionDurability): Promise<boolean>;
  remove(id: string): Promise<void>;
}

export async function openShelf(name = "outrigger"): Promise<Shelf> {
  const database = await openDB<ShelfSchema>(name, 2, {
    upgrade: (database, from, _to, change) => {
      if (from < 1) database.createObjectStore("matches", { keyPath: "id" }).createIndex("touched", "touched");
      change.objectStore("matches").createIndex("state", ["id", "seq"]);
    },
  });
  return {
    all: async () => (await database.getAllFromIndex("matches", "touched")).reverse(),
    get: (id) => database.get("matches", id),
    put: (row, before, durability) => putUnlessOlder(database, row, before, durability),
    remove: (id) => database.delete("matches", id),
  };
}

async function putUnlessOlder(
  database: IDBPDatabase<ShelfSchema>,
  row: StoredMatch,
  before: number | undefined,
  durability: IDBTransactionDurability,
): Promise<boolean> {
  const change = database.transaction("matches", "readwrite", { durability });
  // By key alone: the row itself grows with the game.
  const isMine =
    before === undefined
      ? (await change.store.getKey(row.id)) === undefined
      : (await change.store.index("state").getKey([row.id, before])) !== undefined;
  if (isMine) await change.store.put(row);
  await change.done;
  return isMine;
}
