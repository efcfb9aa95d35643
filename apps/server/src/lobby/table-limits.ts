// Whether somebody may have one more table, sit down to one more game, or have more written down: by what they have
// already, and by what everybody has who comes from where they come from.
import type { PersonRow } from "@outrigger/storage";
import type { Context } from "../context.ts";
import { type Call, needMe } from "../http/route.ts";
import type { TableCount } from "../recent-counts.ts";
import { Refused } from "../refusals.ts";

type AnyCall = Call<unknown, unknown>;

export async function needRoomForTable(call: AnyCall): Promise<void> {
  const me = needMe(call);
  if (!call.context.limits.allows("tables", me.id)) throw new Refused("too-many");
  await needRoom(call, me, ["open", "playing"]);
  await needRoomToStore(call);
}

export async function needRoomForGame(call: AnyCall): Promise<void> {
  await needRoom(call, needMe(call), ["playing"]);
}

/** More tables than an address opens while a count of them holds. */
const FAR = 75;

/** Tables that a person may have opened, or sat down at, over other nodes meanwhile; over this one each is counted. */
const OWN_FAR = 5;

const QUOTA = { open: "open-tables", playing: "running-games" } as const;

async function needRoom({ context, request }: AnyCall, me: PersonRow, kinds: readonly (keyof typeof QUOTA)[]) {
  const { storage, quotas, networks, tablesAround, tablesOwn } = context;
  networks.note(me.id, request.ip);
  const allowed = (tables: TableCount, more = 0): boolean =>
    kinds.every((kind) => quotas.allows(QUOTA[kind], "address", tables[kind] + more));
  const countAround = (): Promise<TableCount> => storage.countTables(networks.around(me.id));
  const mayHave = (tables: TableCount, more = 0): boolean =>
    kinds.every((kind) => quotas.allows(QUOTA[kind], "person", tables[kind] + more, me.quotas));
  const isFar = (tables: TableCount, asked: number): boolean => mayHave(tables, asked + OWN_FAR);
  const [mine, around] = await Promise.all([
    tablesOwn.of(me.id, isFar, () => storage.countTables([me.id])),
    tablesAround.of(networks.of(me.id), (tables) => allowed(tables, FAR), countAround),
  ]);
  if (!mayHave(mine) || !allowed(around)) throw new Refused("too-many-tables");
}

const KILOBYTE = 1_000;

/** The same pack counts once. */
export async function needRoomForPack(
  { storage, quotas, networks }: Context,
  me: PersonRow,
  { hash, bytes }: { readonly hash: string; readonly bytes: number },
): Promise<void> {
  const [mine, around] = await Promise.all([[me.id], networks.around(me.id)].map(storage.packBytes));
  // As many as are allowed may be there, this one included.
  const kilobytes = (stored = 0): number => (stored + bytes - 1) / KILOBYTE;
  const hasRoom =
    quotas.allows("pack-kilobytes", "person", kilobytes(mine), me.quotas) &&
    quotas.allows("pack-kilobytes", "address", kilobytes(around));
  if (!hasRoom && (await storage.findPack(hash)) === undefined) throw new Refused("too-much-stored");
}

async function needRoomToStore({ context, me }: AnyCall): Promise<void> {
  if (me !== undefined && !(await context.stored.hasRoom(me))) throw new Refused("too-much-stored");
}

/** A note, a line of chat, a report: little things, and very many of them. */
export async function needRoomToWrite({ context, me }: AnyCall): Promise<void> {
  if (me !== undefined && !(await context.stored.hadRoom(me))) throw new Refused("too-much-stored");
}
