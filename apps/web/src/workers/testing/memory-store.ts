// A localStore without a browser.
import type { Archived, Entry } from "@outrigger/host";
import {
  type LocalStore,
  type MatchRow,
  type OlderRow,
  olderSnapshot,
  rowOf,
  type SnapshotRow,
} from "../local-store.ts";

export interface MemoryStore extends LocalStore {
  readonly rows: Map<string, MatchRow>;
  readonly snapshots: Map<string, SnapshotRow>;
}

/** With matches as the first versions kept them, or those of another localStore. */
export function newMemoryStore(older: readonly OlderRow[] = [], from?: MemoryStore): MemoryStore {
  const stores = from === undefined ? newStores(older) : structuredClone(storesOf.get(from) ?? newStores([]));
  const { rows, snapshots, log, archives, olderRows, analyses } = stores;
  const localStore: MemoryStore = {
    rows,
    snapshots,
    all: async () => [...rows.values()],
    get: async (id) => {
      const row = rows.get(id);
      const older = olderRows.get(id);
      const newest = older === undefined ? snapshots.get(id) : olderSnapshot(older);
      if (row === undefined || newest === undefined) return undefined;
      const after = (log.get(id) ?? []).slice(newest.seq + 1).flatMap((entry) => entry ?? []);
      return structuredClone({ ...newest, row, after });
    },
    log: async (id) => structuredClone((log.get(id) ?? []).flatMap((entry) => entry ?? [])),
    kept: async (id) => structuredClone(archives.get(id) ?? olderRows.get(id)?.kept),
    put: async ({ row, entries, snapshot, kept }) => {
      const first = row.seq - entries.length + 1;
      if ((rows.get(row.id)?.seq ?? -1) !== first - 1) return false;
      rows.set(row.id, structuredClone(row));
      const written = log.get(row.id) ?? [];
      for (const [at, entry] of entries.entries()) written[first + at] = structuredClone(entry);
      log.set(row.id, written);
      if (snapshot !== undefined) snapshots.set(row.id, structuredClone(snapshot));
      if (kept !== undefined) archives.set(row.id, structuredClone(kept));
      if (snapshot !== undefined) olderRows.delete(row.id);
      return true;
    },
    analysis: async (id) => structuredClone(analyses.get(id)),
    keepAnalysis: async (id, analysis) => void analyses.set(id, structuredClone(analysis)),
    remove: async (id) => {
      for (const store of [rows, snapshots, log, archives, olderRows, analyses]) store.delete(id);
    },
  };
  storesOf.set(localStore, stores);
  return localStore;
}

interface Stores {
  readonly rows: Map<string, MatchRow>;
  readonly snapshots: Map<string, SnapshotRow>;
  readonly log: Map<string, (Entry | undefined)[]>;
  readonly archives: Map<string, Archived>;
  readonly olderRows: Map<string, OlderRow>;
  readonly analyses: Map<string, unknown>;
}

const storesOf = new WeakMap<MemoryStore, Stores>();

function newStores(older: readonly OlderRow[]): Stores {
  return {
    rows: new Map(older.map((row) => [row.id, rowOf(row)])),
    snapshots: new Map(),
    log: new Map(),
    archives: new Map(),
    olderRows: new Map(older.map((row) => [row.id, structuredClone(row)])),
    analyses: new Map(),
  };
}
