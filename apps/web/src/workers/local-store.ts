// Where the browser keeps its matches, in IndexedDB: a small row for the list, and apart from it the newest snapshot, the
// log, an entry a row, and what is kept of a match that has ended. An entry is written before its move is answered.
import type { Archived, Entry, LuckSource, MatchSummary, Snapshot } from "@outrigger/host";
import type { Json } from "@outrigger/kernel";
import type { MatchData } from "@outrigger/kernel/match";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** What the list needs, and whatever else is small. Of a match of the first versions it is not known whom it waits for. */
export interface MatchRow extends Omit<MatchSummary, "waitsFor">, Partial<Pick<MatchSummary, "waitsFor">>, LuckSource {
  readonly id: string;
  /** What the list shows; free text. */
  readonly name: string;
  /** Goes up with every accepted input; another page with an older number must read again. */
  readonly seq: number;
  /** When it was last played, in milliseconds since 1970. */
  readonly touched: number;
}

/** The newest snapshot, and the last entry it includes. */
export interface SnapshotRow {
  readonly id: string;
  readonly seq: number;
  readonly snapshot: Snapshot;
  readonly pack?: Json | undefined;
}

/** A match as the first versions kept it: all of it in one row, the state only since the second. */
export interface OlderRow extends Pick<MatchRow, "id" | "name" | "seq" | "touched">, LuckSource {
  readonly data: MatchData;
  readonly state?: Json;
  readonly kept?: Archived;
}

/** What a finished match was taken apart into. Who wrote it knows of which version it is. */
interface AnalysisRow {
  readonly id: string;
  readonly analysis: unknown;
}

interface StoreSchema extends DBSchema {
  matches: { key: string; value: MatchRow; indexes: { touched: number; state: [string, number] } };
  snapshots: { key: string; value: SnapshotRow };
  log: { key: [string, number]; value: { readonly match: string; readonly seq: number; readonly entry: Entry } };
  kept: { key: string; value: Archived & { readonly id: string } };
  older: { key: string; value: OlderRow };
  analyses: { key: string; value: AnalysisRow };
}

/** What one accepted input writes. */
interface Written {
  readonly row: MatchRow;
  readonly entries: readonly Entry[];
  readonly snapshot?: SnapshotRow | undefined;
  readonly kept?: Archived | undefined;
}

/** A match as it is taken down: the newest snapshot, of whatever form, and what came after. */
interface Found extends Omit<SnapshotRow, "id"> {
  readonly row: MatchRow;
  readonly after: readonly Entry[];
}

export interface LocalStore {
  /** The last played first. */
  all(): Promise<MatchRow[]>;
  get(id: string): Promise<Found | undefined>;
  log(id: string): Promise<Entry[]>;
  kept(id: string): Promise<Archived | undefined>;
  /** Writes unless another page got ahead of the entries; says whether it did. */
  put(written: Written, durability: IDBTransactionDurability): Promise<boolean>;
  /** What was kept of its analysis; also of matches that were played elsewhere. */
  analysis(id: string): Promise<unknown>;
  keepAnalysis(id: string, analysis: unknown): Promise<void>;
  remove(id: string): Promise<void>;
}

const STORES = ["matches", "snapshots", "log", "kept", "older", "analyses"] as const;
type Database = IDBPDatabase<StoreSchema>;

export async function openLocalStore(name = "outrigger"): Promise<LocalStore> {
  const database = await openDB<StoreSchema>(name, 4, {
    upgrade: async (database, from, _to, change) => {
      if (from < 1) database.createObjectStore("matches", { keyPath: "id" }).createIndex("touched", "touched");
      const matches = change.objectStore("matches");
      // Pages of earlier versions look a match up by it.
      if (from < 2) matches.createIndex("state", ["id", "seq"]);
      if (from < 4) database.createObjectStore("analyses", { keyPath: "id" });
      if (from >= 3) return;
      for (const store of ["snapshots", "kept", "older"] as const) database.createObjectStore(store, { keyPath: "id" });
      database.createObjectStore("log", { keyPath: ["match", "seq"] });
      for (const older of (await matches.getAll()) as unknown as OlderRow[]) {
        await change.objectStore("older").put(older);
        await matches.put(rowOf(older));
      }
    },
  });
  return {
    all: async () => (await database.getAllFromIndex("matches", "touched")).reverse(),
    get: (id) => find(database, id),
    log: async (id) => (await database.getAll("log", logRange(id))).map(({ entry }) => entry),
    kept: async (id) => (await database.get("kept", id)) ?? (await database.get("older", id))?.kept,
    put: (written, durability) => putUnlessOlder(database, written, durability),
    analysis: async (id) => (await database.get("analyses", id))?.analysis,
    keepAnalysis: async (id, analysis) => void (await database.put("analyses", { id, analysis })),
    remove: (id) => removeAll(database, id),
  };
}

/** What the list shows of a match of the first versions. */
export function rowOf({ id, name, seq, data, seed, nonces, touched }: OlderRow): MatchRow {
  const steps = data.segments.at(-1)?.steps.length ?? 0;
  const end = data.end === undefined ? {} : { end: data.end, waitsFor: [] };
  return { id, name, seq, touched, seed, nonces, game: data.game, seats: data.seats, steps, ...end };
}

function logRange(id: string, after = -1): IDBKeyRange {
  return IDBKeyRange.bound([id, after], [id, Number.POSITIVE_INFINITY], true);
}

async function find(database: Database, id: string): Promise<Found | undefined> {
  const all = database.transaction(STORES);
  const row = await all.objectStore("matches").get(id);
  const older = await all.objectStore("older").get(id);
  const newest = older === undefined ? await all.objectStore("snapshots").get(id) : olderSnapshot(older);
  if (row === undefined || newest === undefined) return undefined;
  const after = await all.objectStore("log").getAll(logRange(id, newest.seq));
  return { ...newest, row, after: after.map(({ entry }) => entry) };
}

/** As far as pages know, nothing that they stored was ever taken otherwise. */
const OLDER_FORM = 2;

export function olderSnapshot({ id, seq, data, state }: OlderRow): SnapshotRow {
  return { id, seq, snapshot: { version: OLDER_FORM, data, state } };
}

async function putUnlessOlder(database: Database, written: Written, durability: IDBTransactionDurability) {
  const { row, entries, snapshot, kept } = written;
  const change = database.transaction(STORES, "readwrite", { durability });
  const matches = change.objectStore("matches");
  const { id: match, seq } = row;
  const first = seq - entries.length + 1;
  const isMine = ((await matches.get(match))?.seq ?? -1) === first - 1;
  if (isMine) {
    await matches.put(row);
    for (const [at, entry] of entries.entries()) await change.objectStore("log").put({ match, seq: first + at, entry });
    if (snapshot !== undefined) await change.objectStore("snapshots").put(snapshot);
    if (kept !== undefined) await change.objectStore("kept").put({ id: match, ...kept });
    if (snapshot !== undefined) await change.objectStore("older").delete(match);
  }
  await change.done;
  return isMine;
}

async function removeAll(database: Database, id: string): Promise<void> {
  const change = database.transaction(STORES, "readwrite");
  for (const store of ["matches", "snapshots", "kept", "older", "analyses"] as const)
    await change.objectStore(store).delete(id);
  await change.objectStore("log").delete(logRange(id));
  await change.done;
}
