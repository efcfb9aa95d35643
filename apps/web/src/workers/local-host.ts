// The host in the page: matches run here, behind the protocol the server speaks, and are kept in the local store.
import {
  type AcceptedInput,
  Attendance,
  type Entry,
  type Means,
  makeSnapshot,
  maySay,
  type Room,
  Rooms,
  type RoomsAround,
  summaryOf,
} from "@outrigger/host";
import type { Seat } from "@outrigger/kernel";
import {
  type CallReply,
  type ClientMessage,
  type HostMessage,
  type HostRefusalCode,
  parseClientMessage,
} from "@outrigger/protocol";
import type { LocalStore } from "./local-store.ts";

/** The last kind tells of matches put in the local store, taken down or ended. */
export type FromHost = HostMessage | CallReply<string> | { readonly kind: "store" };

/** The only one who looks on. */
const PAGE = "page";
type Page = typeof PAGE;

export interface LocalRoom extends Room<Page> {
  /** What the list calls it. */
  readonly name: string;
}

/** What the host needs from its surroundings. */
export interface Surroundings
  extends Pick<RoomsAround<LocalRoom, Page>, "rulesOf" | "luck" | "now">,
    Pick<Means, "think" | "pause"> {
  readonly localStore: LocalStore;
  /** To the page. */
  send(message: FromHost): void;
}

export interface LocalHost {
  readonly around: Surroundings;
  readonly rooms: Rooms<LocalRoom, Page>;
  readonly attendance: Attendance<LocalRoom, Page>;
}

export function newLocalHost(around: Surroundings): LocalHost {
  const { localStore, send, rulesOf, luck, now } = around;
  const rooms = new Rooms<LocalRoom, Page>({
    storage: {
      find: async (id) => {
        const found = await localStore.get(id);
        if (found === undefined) return undefined;
        const { row, ...newest } = found;
        const { game, name, seed, nonces } = row;
        return { ...newest, game, luck: { seed, nonces }, room: (base) => ({ ...base, name }) };
      },
      log: localStore.log,
      kept: localStore.kept,
      append: (room, { entry, ...taken }) => store(around, room, [entry], taken),
      keep: (room, { behind }) => store(around, room, behind, { snapshot: makeSnapshot(room.hosted) }),
    },
    // One may look on while bots play among themselves.
    endsDeserted: false,
    rulesOf,
    luck,
    now,
    deliver: send,
    complain: (_match, _what, error) => console.error(error),
  });
  return { around, rooms, attendance: new Attendance(rooms, { ...around, complain: console.error }) };
}

/** Writes entries, and the row of the list with them; false where another page was first. */
export async function store(
  { localStore, now, send }: Surroundings,
  { hosted, name, luck }: Pick<LocalRoom, "hosted" | "name" | "luck">,
  entries: readonly Entry[],
  { snapshot, kept }: Pick<AcceptedInput, "snapshot" | "kept">,
): Promise<boolean> {
  const { id, seq, match } = hosted;
  const { pack, end } = match.data;
  const row = { id, name, ...luck, seq, touched: now(), ...summaryOf(match) };
  const written = { row, entries, snapshot: snapshot && { id, seq, snapshot, pack }, kept };
  // What a power cut may take away is a turn still in hand, never one that was played.
  const isStored = await localStore.put(written, match.drafts.size > 0 ? "relaxed" : "strict");
  const isNew = seq < entries.length;
  if (isStored && (isNew || end !== undefined)) send({ kind: "store" });
  return isStored;
}

export async function handleProtocol(host: LocalHost, raw: unknown): Promise<void> {
  const parsed = parseClientMessage(raw);
  if (!parsed.ok) return refuse(host, parsed.id, "malformed");
  const { message } = parsed;
  const heard = await host.rooms.inRoom(message.match, (room) => hear(host, room, message));
  if (heard !== "heard") refuse(host, message.id, heard ?? "no-such-match");
}

async function hear(host: LocalHost, room: LocalRoom, message: ClientMessage): Promise<"heard" | HostRefusalCode> {
  if (!maySay(room.hosted.match, message, seatsHere(room))) return "not-your-seat";
  await host.rooms.hear(room, PAGE, message, { answer: host.around.send });
  if (message.kind !== "leave") void host.attendance.attend(room);
  return "heard";
}

function refuse({ around }: LocalHost, id: string, code: HostRefusalCode): void {
  around.send({ kind: "refused", id, code });
}

/** Whoever sits at this screen speaks for every seat that is not a bot's; nobody looks into its hand while the game runs. */
export function seatsHere({ hosted }: LocalRoom): Seat[] {
  const { seats, end } = hosted.match.data;
  return [...seats.keys()].filter((seat) => end !== undefined || seats[seat]?.kind === "person");
}
