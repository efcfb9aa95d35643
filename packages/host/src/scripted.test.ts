import { rules } from "@outrigger/connect-four/rules";
import { fastChance, startPlay } from "@outrigger/kernel/play";
import type { HostMessage } from "@outrigger/protocol";
import { expect, it } from "vitest";
import { type Room, watch } from "./room.ts";
import { Rooms } from "./rooms.ts";
import { playScripted, type ScriptedTable, setScripted } from "./scripted.ts";

/** A host whose storage must not be touched. */
function newHost() {
  const heard: HostMessage[] = [];
  const untouched = (): never => {
    throw new Error("the storage was asked");
  };
  const rooms = new Rooms<Room<string>, string>({
    storage: { find: async () => undefined, log: untouched, kept: untouched, append: untouched, keep: untouched },
    endsDeserted: false,
    rulesOf: async () => rules,
    luck: () => () => fastChance(1),
    now: () => 1,
    deliver: (message) => void heard.push(message),
    complain: untouched,
  });
  return { rooms, heard };
}

type Host = ReturnType<typeof newHost>;

const empty = startPlay(rules, { seats: 2, options: {} }, rules.pack, fastChance(1)).state;
const dropped = (seat: number, column: number) => ({ seat, move: ["drop", column] as const });

const set = ({ rooms }: Host, moves: ScriptedTable["moves"]) =>
  setScripted(
    rooms,
    rules,
    { match: "m", names: ["Ada", "Ben"], options: {}, state: empty, luck: [], moves },
    1,
    (base) => base,
  );
const play = ({ rooms }: Host, ...moves: ScriptedTable["moves"]) =>
  rooms.inRoom("m", (room) => playScripted(rooms, room, moves));

it("is played at by all seats, and lies in no storage", async () => {
  const host = newHost();
  await set(host, [dropped(0, 3)]);
  await play(host, dropped(1, 3), dropped(0, 3));
  const entries = await host.rooms.inRoom("m", ({ hosted }) => hosted.entries);
  expect(entries).toBe(4);
  await host.rooms.close();
});

it("set anew is shown to whoever looked on, as it stands after its moves", async () => {
  const host = newHost();
  await set(host, [dropped(0, 3), dropped(1, 3)]);
  await host.rooms.inRoom("m", (room) => watch(room, "Ada", 0));
  await set(host, [dropped(0, 0)]);
  expect(host.heard).toMatchObject([{ kind: "shown", viewer: 0, seq: 0, log: { epoch: 1, from: 0 } }]);
  const [shown] = host.heard;
  expect(shown?.kind === "shown" && shown.log.entries).toHaveLength(2);
  await play(host, dropped(1, 0));
  expect(host.heard.map(({ kind }) => kind)).toEqual(["shown", "changed"]);
});

it("says which move does not fit", async () => {
  const host = newHost();
  await set(host, []);
  await expect(play(host, dropped(1, 3))).rejects.toThrow('["drop",3] of seat 1 is refused');
});
