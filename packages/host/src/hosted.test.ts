import { rules } from "@outrigger/connect-four/rules";
import type { Game, Json, Move, Viewer } from "@outrigger/kernel";
import { decisionId, openMatch, restoreMatch, viewFor } from "@outrigger/kernel/match";
import { fastChance } from "@outrigger/kernel/play";
import { rules as maasai } from "@outrigger/maasai/rules";
import { rules as moa } from "@outrigger/moa/rules";
import { applyChange, type HostMessage } from "@outrigger/protocol";
import { describe, expect, it } from "vitest";
import { type Hosted, hostMatch, hostOpened, type InputResult, shownTo, updateFor } from "./hosted.ts";
import { handleMatch, type MatchMessage } from "./input.ts";
import { newMemoryLog } from "./stored/log.ts";
import { headOf } from "./stored/snapshot.ts";

const bot = { kind: "bot", name: "Bot" } as const;

function start(game: Game = rules, names: readonly string[] = ["Ada", "Ben"]): Hosted {
  const seats = names.map((name) => ({ kind: "person" as const, name }));
  const opened = openMatch(game, { seats, options: {} }, () => fastChance(1), 5);
  if (!("match" in opened)) throw new Error("no match");
  const { hosted, entry } = hostOpened("m1", opened, log);
  log.entries.splice(0, log.entries.length, entry);
  return hosted;
}

/** One match at a time. */
const log = newMemoryLog();

function handle(...given: Parameters<typeof handleMatch>): InputResult {
  const outcome = handleMatch(...given);
  if (outcome.entry !== undefined) log.entries.push(outcome.entry);
  return outcome;
}

function drop(hosted: Hosted, seat: number, column: number) {
  const moves = [["drop", column]] as [string, number][];
  const message = {
    kind: "move" as const,
    id: `i${hosted.seq}`,
    match: "m1",
    seat,
    base: decisionId(hosted.match, seat),
    moves,
  };
  return handle(hosted, message, bot, 10);
}

/** The first move offered to whoever is waited for. */
function playOn(hosted: Hosted) {
  const seat = hosted.match.published.decision?.seat ?? 0;
  const [first = ["nothing"]] = viewFor(hosted.match, seat).offers?.moves ?? [];
  const moves = [[...first]] as [string, ...(string | number)[]][];
  const base = decisionId(hosted.match, seat);
  return handle(hosted, { kind: "move", id: `i${hosted.seq}`, match: "m1", seat, base, moves }, bot, 10);
}

/** A client that believes only what it is told. */
async function client(hosted: Hosted, viewer: Viewer) {
  const first = await shownTo(hosted, viewer);
  if (first.kind !== "shown") throw new Error("nothing shown");
  let shown = first.shown as unknown as Json;
  const log = [...first.log.entries];
  let seq = first.seq;
  return {
    hear(message: HostMessage | undefined): void {
      if (message?.kind !== "changed") return;
      expect(message.since).toBe(seq);
      seq = message.seq;
      if (message.change !== null) shown = applyChange(shown, JSON.parse(JSON.stringify(message.change)));
      if (message.log !== null) log.splice(message.log.from, log.length, ...message.log.entries);
    },
    shown: () => shown,
    log: () => log,
  };
}

describe("a hosted match", () => {
  it("keeps a watcher's picture and log equal to the whole picture, by changes alone", async () => {
    const hosted = start();
    const watching = await client(hosted, "spectator");
    for (let turn = 0; turn < 12; turn++) {
      const { news } = drop(hosted, turn % 2, turn % 7);
      watching.hear(await updateFor(hosted, "spectator", news));
    }
    const whole = await shownTo(hosted, "spectator");
    expect(whole.kind === "shown" && whole.shown).toEqual(watching.shown());
    expect(whole.kind === "shown" && whole.log.entries).toEqual(watching.log());
    expect(watching.log()).toHaveLength(13);
  });

  it("counts for each viewer what it was shown, and not what others do unseen", async () => {
    const hosted = start(moa);
    const seats = await Promise.all([0, 1].map((seat) => shownTo(hosted, seat)));
    expect(seats).toMatchObject([{ seq: 0 }, { seq: 0 }]);
    const asked = hosted.match.published.decision?.seat ?? 0;
    const orders = {
      kind: "orders",
      id: "o",
      match: "m1",
      seat: asked,
      orders: [{ kind: "defendIf", values: { items: 2 } }],
    };
    const { reply, news } = handle(hosted, orders as MatchMessage, bot, 10);
    expect(reply).toEqual({ kind: "accepted", id: "o" });
    expect(await updateFor(hosted, asked, news)).toMatchObject({ since: 0, seq: 1 });
    expect(await updateFor(hosted, 1 - asked, news)).toBeUndefined();
    expect(await shownTo(hosted, 1 - asked)).toMatchObject({ seq: 0 });
    expect(await shownTo(hosted, asked)).toMatchObject({ seq: 1 });
  });

  it("writes down what an input changed, whatever changes after it", () => {
    const hosted = start(moa, ["Ada", "Ben", "Eve"]);
    const request = "agreedEnd" as const;
    const inputs: readonly MatchMessage[] = [
      { kind: "request", id: "r", match: "m1", seat: 0, request },
      { kind: "consent", id: "c", match: "m1", seat: 1, request, yes: true },
    ];
    const written = inputs.map((message) => JSON.stringify(handle(hosted, message, bot, 10).entry));
    expect(hosted.head).toEqual(headOf(hosted.match.data));
    expect(log.entries.slice(1).map((entry) => JSON.stringify(entry))).toEqual(written);
    expect(written[1]).toContain("change");
  });

  it("tells of a move at once, without a look at the log", async () => {
    const hosted = start();
    await shownTo(hosted, "spectator");
    expect(updateFor(hosted, "spectator", drop(hosted, 0, 3).news)).toMatchObject({ kind: "changed", seq: 1 });
  });

  it("answers a refused move and shows nothing new", async () => {
    const hosted = start();
    await shownTo(hosted, 0);
    const outcome = drop(hosted, 1, 3);
    expect(outcome).toMatchObject({ reply: { kind: "refused", code: "not-asked" }, changed: false });
    expect(await updateFor(hosted, 0, outcome.news)).toBeUndefined();
    expect(hosted.seq).toBe(0);
  });

  it("tells why a move is not offered", () => {
    const hosted = start();
    for (let turn = 0; turn < 6; turn++) drop(hosted, turn % 2, 0);
    const { reply } = handle(hosted, { kind: "whyNot", id: "w", match: "m1", seat: 0 }, bot, 0);
    expect(reply).toEqual({ kind: "refusals", id: "w", refused: [{ move: ["drop", 0], clause: "C4-FULL" }] });
  });

  it("takes steps out of the log when they are taken back by consent", async () => {
    const hosted = start();
    const watching = await client(hosted, "spectator");
    watching.hear(await updateFor(hosted, "spectator", drop(hosted, 0, 3).news));
    watching.hear(await updateFor(hosted, "spectator", drop(hosted, 1, 3).news));
    const ask = { kind: "request", id: "r", match: "m1", seat: 1, request: "takeBack" } as const;
    watching.hear(await updateFor(hosted, "spectator", handle(hosted, ask, bot, 11).news));
    const yes = { kind: "consent", id: "c", match: "m1", seat: 0, request: "takeBack", yes: true } as const;
    const taken = await updateFor(hosted, "spectator", handle(hosted, yes, bot, 12).news);
    // What stays is not said again.
    expect(taken).toMatchObject({ log: { epoch: 1, from: 2, entries: [] } });
    watching.hear(taken);
    expect(watching.log()).toHaveLength(2);
    watching.hear(await updateFor(hosted, "spectator", drop(hosted, 1, 5).news));
    expect(watching.log().map((entry) => entry.events)).toEqual([
      [],
      [{ kind: "dropped", seat: 0, column: 3, row: 0 }],
      [{ kind: "dropped", seat: 1, column: 5, row: 0 }],
    ]);
  });

  it("sends a returning client only the log it has not seen", async () => {
    const hosted = start();
    drop(hosted, 0, 1);
    drop(hosted, 1, 2);
    const message = await shownTo(hosted, 0, { epoch: 0, entries: 2 });
    expect(message).toMatchObject({ kind: "shown", log: { from: 2, entries: [{ seat: 1 }] } });
    expect(await shownTo(hosted, 0, { epoch: 9, entries: 2 })).toMatchObject({ log: { from: 0 } });
  });

  it("is the same after it was put away and taken up again", async () => {
    const hosted = start();
    for (const [seat, column] of [
      [0, 1],
      [1, 1],
      [0, 4],
    ] as const)
      drop(hosted, seat, column);
    const data = JSON.parse(JSON.stringify(hosted.match.data)) as typeof hosted.match.data;
    const again = hostMatch(
      "m1",
      restoreMatch(rules, data, () => fastChance(1)),
      hosted.seq,
      log,
    );
    expect(await shownTo(again, 1)).toEqual(await shownTo(hosted, 1));
  });

  it.each<[string, Game]>([
    ["moa", moa],
    ["maasai", maasai],
  ])("sends whoever asks for everything what a spectator is sent, until the end: %s", async (_name, game) => {
    const hosted = start(game);
    for (const seen of [undefined, { epoch: 0, entries: 0 }])
      expect(await shownTo(hosted, "all", seen)).toEqual({
        ...(await shownTo(hosted, "spectator", seen)),
        viewer: "all",
      });
    for (let move = 0; move < 20; move++) {
      const { news } = playOn(hosted);
      const [all, spectator] = [await updateFor(hosted, "all", news), await updateFor(hosted, "spectator", news)];
      expect(all).toEqual(spectator && { ...spectator, viewer: "all" });
    }
  });

  it("tells whoever asked for everything all of the log once the game is over", async () => {
    const hosted = start(moa);
    const watching = await client(hosted, "all");
    playOn(hosted);
    const { news } = handle(hosted, { kind: "resign", id: "q", match: "m1", seat: 1 }, bot, 3);
    watching.hear(await updateFor(hosted, "all", news));
    const whole = await shownTo(hosted, "all");
    expect(whole.kind === "shown" && whole.log.entries).toEqual(watching.log());
    const dealt = watching.log()[0]?.events.filter(({ kind }) => kind === "handDealt");
    expect(dealt).toMatchObject([{ cards: expect.anything() }, { cards: expect.anything() }]);
  });

  it("hands a resigning seat's game to its end", () => {
    const hosted = start();
    const { reply } = handle(hosted, { kind: "resign", id: "q", match: "m1", seat: 1 }, bot, 3);
    expect(reply).toMatchObject({ kind: "accepted" });
    expect(hosted.match.data.end).toMatchObject({ how: "resigned", result: { places: [1, 2] } });
    const late: Move[] = [["drop", 0]];
    expect(drop(hosted, 0, late[0]?.[1] as number).reply).toMatchObject({ kind: "refused", code: "over" });
  });
});
