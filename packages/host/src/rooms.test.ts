import { rules } from "@outrigger/connect-four/rules";
import type { Seat } from "@outrigger/kernel";
import { decisionId } from "@outrigger/kernel/match";
import { fastChance } from "@outrigger/kernel/play";
import type { HostMessage } from "@outrigger/protocol";
import { describe, expect, it } from "vitest";
import { Attendance } from "./attend.ts";
import { type Begun, beginMatch } from "./begin.ts";
import type { MatchMessage } from "./input.ts";
import { type Room, watch } from "./room.ts";
import { Rooms } from "./rooms.ts";
import { type Log, newMemoryLog } from "./stored/log.ts";
import { makeSnapshot, type Snapshot } from "./stored/snapshot.ts";

const luck = { seed: "00".repeat(32), nonces: [] };
const chance = () => fastChance(1);

/** One match that several hosts may have in hand. */
interface Store {
  readonly log: ReturnType<typeof newMemoryLog>;
  snapshot: Snapshot;
  seq: number;
  isFull: boolean;
}

function begin(log: Log, kind: "person" | "bot"): Begun {
  const seats = ["Ada", "Ben"].map((name) => ({ kind, name }));
  const begun = beginMatch(rules, { seats, options: {} }, 0, { id: "m", luck, chance, log });
  if ("problems" in begun) throw new Error("no match");
  return begun;
}

function newStore(kind: "person" | "bot" = "person"): Store {
  const log = newMemoryLog();
  const begun = begin(log, kind);
  log.entries.push(...begun.entries);
  return { log, snapshot: structuredClone(makeSnapshot(begun.hosted)), seq: 0, isFull: false };
}

function newHost(store: Store, { endsDeserted = false, at = (): number => 1, lasts = false } = {}) {
  const heard: HostMessage[] = [];
  const complaints: string[] = [];
  const letGo = async ({ hosted }: Room<string>): Promise<void> => {
    Object.assign(store, { snapshot: structuredClone(makeSnapshot(hosted)), seq: hosted.seq });
  };
  const rooms = new Rooms<Room<string>, string>({
    storage: {
      find: async (id) => {
        if (id !== "m") return undefined;
        const { log, snapshot, seq } = structuredClone({ ...store, log: [...store.log.entries] });
        return { game: "connect-four", seq, snapshot, after: log.slice(seq + 1), luck, room: (base) => base };
      },
      log: () => store.log.read(),
      kept: async () => undefined,
      append: async ({ hosted }, { entry, snapshot }) => {
        if (store.isFull) throw new Error("full");
        if (store.log.entries.length !== hosted.seq) return false;
        store.log.entries.push(structuredClone(entry));
        if (snapshot !== undefined) Object.assign(store, { snapshot: structuredClone(snapshot), seq: hosted.seq });
        return true;
      },
      keep: async () => true,
      after: async ({ hosted }) =>
        [...store.log.entries.entries()]
          .slice(hosted.seq + 1)
          .map(([seq, entry]) => ({ seq, at: 0, entry, message: "other" })),
      ...(lasts ? { letGo } : {}),
    },
    endsDeserted,
    rulesOf: async () => rules,
    luck: () => chance,
    now: at,
    deliver: (message) => deliver(message),
    complain: (_match, what) => void complaints.push(what),
  });
  const deliver = (message: HostMessage): void => void heard.push(message);
  return { rooms, heard, complaints };
}

type Host = ReturnType<typeof newHost>;

function drop({ rooms, heard }: Host, seat: Seat, column: number, id = `c${column}`) {
  return rooms.inRoom("m", async (room) => {
    const base = decisionId(room.hosted.match, seat);
    const message: MatchMessage = { kind: "move", id, match: "m", seat, base, moves: [["drop", column]] };
    await rooms.hear(room, "Ada", message, { message: `${seat} ${id}`, answer: (reply) => void heard.push(reply) });
  });
}

/** Nobody wins: two discs of each beside each other, and two of the other's above them. */
const COLUMNS = [0, 2, 1, 3, 4, 6, 5, 0, 2, 1, 3, 4, 6, 5, 0, 2, 1];

async function playOn(host: Host, moves: number): Promise<void> {
  const from = (await host.rooms.inRoom("m", ({ hosted }) => hosted.seq)) ?? 0;
  for (let at = from; at < from + moves; at++) await drop(host, at % 2, COLUMNS[at] ?? 0, `m${at}`);
  expect(host.rooms.inHand("m")?.hosted.seq).toBe(from + moves);
}

const look = ({ rooms, heard }: Host) =>
  rooms.inRoom("m", async (room) => void heard.push(await watch(room, "Ada", "spectator")));
const kinds = ({ heard }: Host) => heard.map(({ kind }) => kind);
const stateOf = ({ rooms }: Host) =>
  rooms.inRoom("m", ({ hosted }) => structuredClone(hosted.match.published.play.state));

it("a match that has just begun is in hand, and nothing is read of it until something was added", async () => {
  const store = newStore();
  const host = newHost(store);
  let reads = 0;
  const read = () => {
    reads++;
    return store.log.read();
  };
  const { hosted } = begin({ read }, "person");
  await host.rooms.begun(hosted, luck, (base) => base);
  expect(host.rooms.inHand("m")?.hosted).toBe(hosted);
  const shown = await host.rooms.inRoom("m", (room) => watch(room, "Ada", 0));
  expect([shown?.kind, reads]).toEqual(["shown", 0]);
  await drop(host, 0, 3);
  expect(store.log.entries).toHaveLength(2);
  await host.rooms.inRoom("m", (room) => watch(room, "Ben", 1));
  expect(reads).toBe(1);
  // Somebody who came first has read it: theirs stays.
  await host.rooms.begun(begin(store.log, "person").hosted, luck, (base) => base);
  expect(host.rooms.inHand("m")?.hosted).toBe(hosted);
});

describe("an input", () => {
  it("is stored, then answered, then told", async () => {
    const store = newStore();
    const host = newHost(store);
    await look(host);
    await drop(host, 0, 3);
    expect(kinds(host)).toEqual(["shown", "accepted", "changed"]);
    expect(store.log.entries).toHaveLength(2);
    expect(await stateOf(newHost(store))).toEqual(await stateOf(host));
  });

  it("that another host was faster than is refused as stale, and the match is shown as it is now", async () => {
    const store = newStore();
    const [one, other] = [newHost(store), newHost(store)];
    await look(one);
    await stateOf(other);
    await drop(other, 0, 2);
    await drop(one, 0, 3);
    expect(kinds(one)).toEqual(["shown", "shown", "refused"]);
    expect(one.heard.at(-1)).toMatchObject({ id: "c3", code: "stale" });
    expect(await stateOf(one)).toEqual(await stateOf(other));
  });

  it("that could not be stored leaves no trace: the match is what is stored, and goes on", async () => {
    const store = newStore();
    const host = newHost(store);
    const before = await stateOf(host);
    store.isFull = true;
    await expect(drop(host, 0, 3)).rejects.toThrow("full");
    store.isFull = false;
    expect(await stateOf(host)).toEqual(before);
    await drop(host, 0, 3);
    await drop(host, 1, 3);
    expect(kinds(host)).toEqual(["accepted", "accepted"]);
    expect(await stateOf(newHost(store))).toEqual(await stateOf(host));
  });

  it("that comes again is answered again and counts once", async () => {
    const store = newStore();
    const host = newHost(store);
    await drop(host, 0, 3);
    await drop(host, 0, 3);
    expect(kinds(host)).toEqual(["accepted", "accepted"]);
    expect(store.log.entries).toHaveLength(2);
  });
});

describe("bots", () => {
  type Think = ConstructorParameters<typeof Attendance>[1]["think"];

  async function attend(host: Host, think: Think): Promise<string[]> {
    const problems: string[] = [];
    const complain = (error: unknown): void => void problems.push(String(error));
    const attendance = new Attendance(host.rooms, { think, pause: async () => {}, complain });
    await look(host);
    const begun = await host.rooms.inRoom("m", (room) => ({ done: attendance.attend(room) }));
    await begun?.done;
    return problems;
  }

  it("move one after another until nobody watches", async () => {
    const host = newHost(newStore("bot"));
    let moves = 0;
    const think: Think = async () => {
      moves++;
      if (moves === 5) host.rooms.inHand("m")?.audience.clear();
      return { moves: [["drop", moves]] };
    };
    expect(await attend(host, think)).toEqual([]);
    expect(host.rooms.inHand("m")?.hosted.seq).toBe(5);
  });

  it("that answer nonsense, or fail, stop the table and not the host", async () => {
    const host = newHost(newStore("bot"));
    expect(await attend(host, async () => ({ moves: [["jump"]] }))).toEqual([
      expect.stringContaining("a bot was refused"),
    ]);
    expect(await attend(host, async () => ({ moves: [], problem: "no idea" }))).toEqual(["Error: bot: no idea"]);
    expect(host.rooms.inHand("m")?.hosted.seq).toBe(0);
  });
});

describe("a match", () => {
  it("is brought up to what another host has stored, and its audience told", async () => {
    const store = newStore();
    const [one, other] = [newHost(store), newHost(store)];
    await look(one);
    await drop(other, 0, 2);
    expect(other.rooms.heard("m", 1)).toBeUndefined();
    await one.rooms.heard("m", 1);
    expect(kinds(one)).toEqual(["shown", "changed"]);
    expect(await stateOf(one)).toEqual(await stateOf(other));
  });

  it("is let go when nobody has looked at it for a minute", async () => {
    let now = 0;
    const host = newHost(newStore(), { at: () => now });
    await look(host);
    now = 60_001;
    await host.rooms.tidy();
    expect(host.rooms.watched()).toHaveLength(1);
    await host.rooms.inRoom("m", (room) => room.audience.clear());
    now = 120_002;
    await host.rooms.tidy();
    expect(host.rooms.inHand("m")).toBeUndefined();
  });

  it("has a snapshot with every move where the host may be gone at any moment, otherwise seldom", async () => {
    const [brief, lasting] = [newStore(), newStore()];
    await playOn(newHost(brief), 10);
    expect(brief.seq).toBe(10);
    await playOn(newHost(lasting, { lasts: true }), 15);
    expect(lasting.seq).toBe(0);
    const next = newHost(lasting, { lasts: true });
    await playOn(next, 1);
    expect(lasting.seq).toBe(16);
    expect(await stateOf(newHost(lasting))).toEqual(await stateOf(next));
  });

  it("that is let go leaves a snapshot of where it stands", async () => {
    let now = 0;
    const store = newStore();
    const host = newHost(store, { at: () => now, lasts: true });
    await playOn(host, 3);
    const state = await stateOf(host);
    now = 60_001;
    await host.rooms.tidy();
    expect([store.seq, host.rooms.inHand("m")]).toEqual([3, undefined]);
    expect(await stateOf(host)).toEqual(state);
    await playOn(host, 1);
    await host.rooms.close();
    expect(store.seq).toBe(4);
  });

  it.each([
    [true, "abandoned"],
    [false, undefined],
  ])("without any person ends where that is wanted: %s", async (endsDeserted, how) => {
    const host = newHost(newStore("bot"), { endsDeserted });
    await host.rooms.inRoom("m", () => {});
    expect(host.rooms.inHand("m")?.hosted.match.data.end?.how).toBe(how);
  });

  it("that there is not is nobody's", async () => {
    const { rooms } = newHost(newStore());
    expect(await rooms.inRoom("x", () => true)).toBeUndefined();
  });
});
