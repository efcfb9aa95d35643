// Whether somebody may have one more table, or sit down to one more game: by what they have already, and by what
// everybody has who comes from where they come from.
import type { PersonRow } from "@outrigger/storage";
import { type Call, needMe } from "../http/route.ts";
import { Refused } from "../refusals.ts";

type AnyCall = Call<unknown, unknown>;

export async function needRoomForTable(call: AnyCall): Promise<void> {
  const me = needMe(call);
  if (!call.house.limits.allows("tables", me.id)) throw new Refused("too-many");
  await needRoom(call, me, ["open", "playing"]);
}

export async function needRoomForGame(call: AnyCall): Promise<void> {
  await needRoom(call, needMe(call), ["playing"]);
}

const QUOTA = { open: "open-tables", playing: "running-games" } as const;

async function needRoom({ house, request }: AnyCall, me: PersonRow, kinds: readonly (keyof typeof QUOTA)[]) {
  const { storage, quotas, whereabouts } = house;
  whereabouts.note(me.id, request.ip);
  const [mine, around] = await Promise.all([[me.id], whereabouts.around(me.id)].map(storage.countTables));
  for (const kind of kinds) {
    const hasRoom =
      quotas.allows(QUOTA[kind], "person", mine?.[kind] ?? 0) &&
      quotas.allows(QUOTA[kind], "address", around?.[kind] ?? 0);
    if (!hasRoom) throw new Refused("too-many-tables");
  }
}

/** What a person may have stored in component packs, in bytes; the same pack counts once. */
const MOST_PACK_BYTES = 1_000_000;

export async function needRoomForPack(
  { storage }: Pick<AnyCall["house"], "storage">,
  { id }: PersonRow,
  { hash, bytes }: { readonly hash: string; readonly bytes: number },
): Promise<void> {
  if ((await storage.packBytes(id)) + bytes <= MOST_PACK_BYTES) return;
  if ((await storage.findPack(hash)) === undefined) throw new Refused("too-many");
}
