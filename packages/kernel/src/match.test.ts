import { describe, expect, it } from "vitest";
import { act, actFor, decisionId } from "./act.ts";
import { fastChance } from "./chance.ts";
import type { DecisionPhase, Frame, Game, GameTypes, Move, Pack, Seat, State } from "./contract.ts";
import { copyJson, type Json } from "./json.ts";
import { type Match, openMatch, replaySteps, restoreMatch, upgradeMatch, waitedFor } from "./match.ts";
import { type MatchData, type Occupant, runningSegment } from "./match-data.ts";
import { followOrder, orderChoices, orderedMoves, ordersOf, setOrders } from "./orders.ts";
import { answerRequest, occupy, request, resign, timeUp } from "./requests.ts";
import { dropAside, putAside } from "./stack.ts";
import { refusalsFor, tableFor, whatIf } from "./table.ts";
import { canUndo, undo } from "./undo.ts";

// A quarry: a turn is up to three loads, perhaps a die, then "done" passes on. "weigh" publishes without passing on.
// Anybody else may cheer, and then says how loud. Ten stones in all end the game.
interface QuarryState extends State {
  stones: number[];
  rolls: number[];
  cheers: string[];
}
interface TurnFrame extends Frame {
  seat: Seat;
  loads: number;
}
type QuarryEvent = { readonly kind: string; readonly seat: Seat; readonly what?: number | string };
interface Quarry extends GameTypes {
  state: QuarryState;
  view: QuarryState;
  pack: Pack;
  move: Move;
  event: QuarryEvent;
  index: undefined;
}

const turn: DecisionPhase<Quarry, TurnFrame> = {
  publishes: ["done", "weigh"],
  offers(_play, frame, ask) {
    for (const size of [1, 2, 3]) {
      if (frame.loads < 3) ask.offer(["load", size], { size });
      else ask.refuse(["load", size], "Q-THREE");
    }
    ask.offer(["roll"]);
    ask.offer(["peek"]);
    ask.offer(["weigh"]);
    ask.offer(["done"]);
  },
  apply(play, frame, move) {
    const { state } = play;
    const had = state.stones[frame.seat] as number;
    if (move[0] === "load") {
      frame.loads++;
      state.stones[frame.seat] = had + Number(move[1]);
      play.emit({ kind: "loaded", seat: frame.seat, what: Number(move[1]) });
    } else if (move[0] === "roll") {
      const face = play.chance.die(6);
      state.rolls.push(face);
      play.emit({ kind: "rolled", seat: frame.seat, what: face });
    } else if (move[0] === "peek") {
      play.reveal(frame.seat);
    } else if (move[0] === "done") {
      play.emit({ kind: "done", seat: frame.seat });
      const total = state.stones.reduce((sum, count) => sum + count, 0);
      state.stack =
        total >= 10 ? [] : [{ phase: "turn", seat: (frame.seat + 1) % state.stones.length, loads: 0 } as Frame];
    } else play.emit({ kind: "weighed", seat: frame.seat, what: had });
  },
  fallback: () => ["done"],
};

const cheer: DecisionPhase<Quarry, TurnFrame> = {
  publishes: ["shout"],
  offers(_play, _frame, ask) {
    ask.offer(["hum"]);
    ask.offer(["shout"]);
  },
  apply(play, frame, [kind]) {
    play.state.cheers.push(`${frame.seat} ${kind}`);
    play.emit({ kind: "cheered", seat: frame.seat, what: String(kind) });
    if (kind === "shout") dropAside(play.state, frame.seat);
  },
};

const game: Game<Quarry> = {
  id: "quarry",
  version: 1,
  seats: [1, 4],
  options: [],
  pack: { source: null },
  parsePack: () => ({ ok: false, problems: ["no packs here"] }),
  setup: ({ seats, chance }) => ({
    stack: [{ phase: "turn", seat: 0, loads: 0 } as Frame],
    aside: [],
    stones: new Array<number>(seats).fill(0),
    rolls: [chance.die(6)],
    cheers: [],
  }),
  phases: { turn, cheer },
  offTurn: {
    offers: (play, seat, ask) => {
      if (!play.state.aside.some((frame) => frame.seat === seat)) ask.offer(["cheer"]);
    },
    apply: (play, seat) => putAside(play.state, { phase: "cheer", seat }),
  },
  orders: [
    {
      id: "hurry",
      phase: "turn",
      values: ({ stones }, seat) => ({ below: [1, 5, 9].filter((below) => below > (stones[seat] ?? 0)) }),
      answer: (view, seat, values) =>
        (view.stones[seat] ?? 0) < Number(values["below"]) ? [["load", 1], ["done"]] : undefined,
    },
  ],
  view: (state) => copyJson(state),
  sample: (view) => copyJson(view),
  result: ({ stones }) => ({
    places: stones.map((mine) => 1 + stones.filter((other) => other > mine).length),
    scores: [...stones],
    details: null,
  }),
  invariants: () => [],
};

const people = (count: number): Occupant[] =>
  Array.from({ length: count }, (_, at) => ({ kind: "person", name: `P${at}` }));
const dice = (call: number) => fastChance(call + 1);

function start(count = 2, extra: Partial<Parameters<typeof openMatch>[1]> = {}): Match<Quarry> {
  const opened = openMatch(game, { seats: people(count), options: {}, ...extra }, dice, 1000);
  if (!("match" in opened)) throw new Error(opened.problems.join());
  return opened.match;
}

const send = (match: Match<Quarry>, seat: Seat, ...moves: Move[]) =>
  act(match, seat, decisionId(match, seat), moves, 2000);
const steps = (match: Match<Quarry>) => runningSegment(match.data).steps;
const stones = (match: Match<Quarry>, viewer: Seat | "spectator") => tableFor(match, viewer).view.stones;
/** As a host would find it again after a restart. */
const reloaded = (match: Match<Quarry>) => restoreMatch(game, copyJson(match.data) as MatchData, dice);

describe("opening", () => {
  it("refuses options and packs that do not fit, naming what is wrong", () => {
    expect(openMatch(game, { seats: people(5), options: {} }, dice, 0)).toEqual({
      problems: ["quarry is for 1 to 4 players, not 5"],
    });
    expect(openMatch(game, { seats: people(2), options: { size: 1 } }, dice, 0)).toMatchObject({
      problems: ['quarry has no option "size"'],
    });
    expect(openMatch(game, { seats: people(2), options: {}, pack: {} }, dice, 0)).toEqual({
      problems: ["no packs here"],
    });
  });

  it("writes the setup's luck into the first segment", () => {
    const match = start();
    expect(match.data.segments[0]?.setup).toEqual(match.published.state.rolls);
    expect(match.data.calls).toBe(1);
  });
});

describe("drafts", () => {
  it("shows a draft to its seat alone until it is published", () => {
    const match = start();
    const drafted = send(match, 0, ["load", 3]);
    expect(drafted).toMatchObject({ ok: true, published: false, others: [] });
    expect(stones(match, 0)).toEqual([3, 0]);
    expect(stones(match, 1)).toEqual([0, 0]);
    expect(stones(match, "spectator")).toEqual([0, 0]);
    const published = send(match, 0, ["done"]);
    expect(published).toMatchObject({ ok: true, published: true });
    expect(published.ok && published.others.map((told) => told.event.kind)).toEqual(["loaded", "done"]);
    expect(published.ok && published.mine.map((told) => told.event.kind)).toEqual(["done"]);
    expect(stones(match, 1)).toEqual([3, 0]);
  });

  it("is published by a chance request even where the move alone would not", () => {
    const match = start();
    send(match, 0, ["load", 1]);
    expect(send(match, 0, ["roll"])).toMatchObject({ ok: true, published: true });
    expect(steps(match)[1]).toMatchObject({ move: ["roll"], calls: 1 });
    expect(stones(match, 1)).toEqual([1, 0]);
  });

  it("takes several moves all or none", () => {
    const match = start();
    expect(send(match, 0, ["load", 1], ["load", 9])).toEqual({ ok: false, code: "not-offered" });
    expect(stones(match, 0)).toEqual([0, 0]);
    expect(match.data.drafts).toEqual([]);
  });

  it("lets only the last move ask for chance", () => {
    const match = start();
    expect(send(match, 0, ["roll"], ["load", 1])).toEqual({ ok: false, code: "chance-not-last" });
    expect(match.data.calls).toBe(1);
    expect(send(match, 0, ["load", 1], ["roll"])).toMatchObject({ ok: true });
  });

  it("goes on as a new draft after a move that publishes in the middle", () => {
    const match = start();
    expect(send(match, 0, ["load", 1], ["weigh"], ["load", 2])).toMatchObject({ ok: true, published: true });
    expect(stones(match, 1)).toEqual([1, 0]);
    expect(stones(match, 0)).toEqual([3, 0]);
    expect(match.data.drafts).toEqual([{ seat: 0, moves: [["load", 2]] }]);
  });

  it("survives a restart", () => {
    const match = start();
    send(match, 0, ["load", 2]);
    send(match, 1, ["cheer"]);
    send(match, 1, ["hum"]);
    const again = reloaded(match);
    expect(stones(again, 0)).toEqual([2, 0]);
    expect(tableFor(again, 1).view.cheers).toEqual(["1 hum"]);
    expect(tableFor(again, 0).view.cheers).toEqual([]);
    expect(decisionId(again, 0)).toBe(decisionId(match, 0));
  });
});

describe("refusing", () => {
  it("names the clause of a refused move, and changes nothing", () => {
    const match = start();
    send(match, 0, ["load", 1], ["load", 1], ["load", 1]);
    const before = copyJson(match.data);
    expect(send(match, 0, ["load", 2])).toEqual({ ok: false, code: "not-offered", clause: "Q-THREE" });
    expect(refusalsFor(match, 0).map((refused) => refused.clause)).toEqual(["Q-THREE", "Q-THREE", "Q-THREE"]);
    expect(match.data).toEqual(before);
  });

  it("answers seats that are not asked, stale bases, foreign seats and empty messages with their codes", () => {
    const match = start();
    const old = decisionId(match, 0);
    expect(send(match, 1, ["done"])).toEqual({ ok: false, code: "not-asked" });
    expect(act(match, 7, "", [["done"]], 0)).toEqual({ ok: false, code: "no-such-seat" });
    expect(act(match, 0.5, "", [["done"]], 0)).toEqual({ ok: false, code: "no-such-seat" });
    expect(act(match, 0, old, [], 0)).toEqual({ ok: false, code: "no-moves" });
    send(match, 0, ["load", 1]);
    expect(act(match, 0, old, [["load", 1]], 0)).toEqual({ ok: false, code: "stale" });
  });

  it("notices a base from before an undo although the position looks alike", () => {
    const match = start();
    send(match, 0, ["load", 1]);
    const old = decisionId(match, 0);
    undo(match, 0);
    send(match, 0, ["load", 3]);
    expect(act(match, 0, old, [["done"]], 0)).toEqual({ ok: false, code: "stale" });
  });
});

describe("off turn", () => {
  it("applies to the published state and replays an open draft on top", () => {
    const match = start();
    send(match, 0, ["load", 2]);
    const base = decisionId(match, 0);
    expect(send(match, 1, ["cheer"])).toMatchObject({ ok: true, published: true });
    expect(decisionId(match, 0)).toBe(base);
    expect(stones(match, 0)).toEqual([2, 0]);
    expect(tableFor(match, 0).view.aside).toHaveLength(1);
    expect(steps(match)).toMatchObject([{ seat: 1, move: ["cheer"], off: true }]);
  });

  it("makes the main stack wait only when it needs the seat", () => {
    const match = start(3);
    send(match, 1, ["cheer"]);
    expect(waitedFor(match)).toEqual([0]);
    expect(tableFor(match, "spectator").asked).toEqual([
      { seat: 0, phase: "turn" },
      { seat: 1, phase: "cheer" },
    ]);
    send(match, 0, ["done"]);
    expect(waitedFor(match)).toEqual([1]);
    expect(send(match, 1, ["done"])).toMatchObject({ ok: false });
    send(match, 1, ["hum"], ["shout"]);
    expect(tableFor(match, 1).offers?.phase).toBe("turn");
    expect(send(match, 1, ["done"])).toMatchObject({ ok: true });
    expect(waitedFor(match)).toEqual([2]);
  });

  it("is a barrier for the seat whose turn it is", () => {
    const match = start();
    send(match, 0, ["load", 1], ["weigh"]);
    expect(canUndo(match, 0)).toBe(true);
    send(match, 1, ["cheer"]);
    expect(canUndo(match, 0)).toBe(false);
  });
});

describe("undo", () => {
  it("takes a draft back move by move, or whole", () => {
    const match = start();
    send(match, 0, ["load", 1], ["load", 2]);
    expect(undo(match, 0)).toMatchObject({ ok: true, published: false });
    expect(stones(match, 0)).toEqual([1, 0]);
    send(match, 0, ["load", 3]);
    undo(match, 0, true);
    expect(stones(match, 0)).toEqual([0, 0]);
    expect(undo(match, 0)).toEqual({ ok: false, code: "nothing-to-undo" });
  });

  it("takes a published move back as long as nobody else was asked; what led up to it is a draft again", () => {
    const match = start();
    send(match, 0, ["load", 1], ["weigh"], ["load", 2], ["weigh"]);
    expect(undo(match, 0)).toMatchObject({ ok: true, published: true });
    expect(stones(match, 1)).toEqual([1, 0]);
    expect(stones(match, 0)).toEqual([3, 0]);
    undo(match, 0, true);
    expect(stones(match, 1)).toEqual([0, 0]);
    expect(steps(match)).toEqual([]);
  });

  it("stops at a chance outcome", () => {
    const match = start();
    send(match, 0, ["load", 1], ["roll"]);
    expect(canUndo(match, 0)).toBe(false);
    send(match, 0, ["load", 2]);
    undo(match, 0, true);
    expect(stones(match, 0)).toEqual([1, 0]);
  });

  it("stops at what the seat has learnt", () => {
    const match = start();
    expect(send(match, 0, ["load", 1], ["peek"])).toMatchObject({ ok: true, published: true });
    expect(canUndo(match, 0)).toBe(false);
  });

  it("stops where another seat is asked, and is no other seat's business", () => {
    const match = start();
    send(match, 0, ["load", 1]);
    expect(undo(match, 1)).toEqual({ ok: false, code: "nothing-to-undo" });
    send(match, 0, ["done"]);
    expect(undo(match, 0)).toEqual({ ok: false, code: "nothing-to-undo" });
    expect(undo(match, 1)).toEqual({ ok: false, code: "nothing-to-undo" });
  });

  it("works the same after a restart in the middle of a turn", () => {
    const match = start();
    send(match, 0, ["done"]);
    send(match, 1, ["load", 1], ["weigh"], ["load", 1]);
    const again = reloaded(match);
    undo(again, 1);
    undo(again, 1);
    expect(stones(again, 0)).toEqual([0, 0]);
    expect(stones(again, 1)).toEqual([0, 1]);
    undo(again, 1);
    expect(stones(again, 1)).toEqual([0, 0]);
    expect(undo(again, 1)).toEqual({ ok: false, code: "nothing-to-undo" });
  });
});

describe("take-back by consent", () => {
  it("goes back before the asker's last decisions when all others agree; chance does not rewind", () => {
    const match = start(3);
    send(match, 0, ["load", 1], ["roll"]);
    send(match, 0, ["load", 2], ["done"]);
    send(match, 1, ["load", 3], ["done"]);
    expect(request(match, "takeBack", 0, 0)).toMatchObject({ ok: true });
    expect(request(match, "takeBack", 1, 0)).toEqual({ ok: false, code: "already-asked" });
    expect(match.data.requests).toMatchObject([{ kind: "takeBack", seat: 0, to: 2 }]);
    answerRequest(match, "takeBack", 1, true, 0);
    expect(stones(match, 0)).toEqual([3, 3, 0]);
    answerRequest(match, "takeBack", 2, true, 0);
    expect(stones(match, 1)).toEqual([1, 0, 0]);
    expect(waitedFor(match)).toEqual([0]);
    expect(match.data.calls).toBe(2);
    send(match, 0, ["roll"]);
    expect(steps(match).at(-1)).toMatchObject({ calls: 2 });
    expect(match.data.barrier).toBe(steps(match).length);
  });

  it("ends with one no, and with the next published decision", () => {
    const match = start();
    send(match, 0, ["done"]);
    request(match, "takeBack", 0, 0);
    answerRequest(match, "takeBack", 1, false, 0);
    expect(match.data.requests).toEqual([]);
    expect(answerRequest(match, "takeBack", 1, true, 0)).toEqual({ ok: false, code: "no-request" });
    request(match, "takeBack", 0, 0);
    send(match, 1, ["done"]);
    expect(match.data.requests).toEqual([]);
    expect(request(start(), "takeBack", 0, 0)).toEqual({ ok: false, code: "nothing-to-undo" });
  });
});

describe("ends", () => {
  it("is over when the stack is empty, with places and scores", () => {
    const match = start();
    send(match, 0, ["load", 3], ["load", 3], ["load", 3], ["done"]);
    send(match, 1, ["load", 1], ["done"]);
    expect(match.data.end).toEqual({ how: "played", result: { places: [1, 2], scores: [9, 1], details: null } });
    expect(send(match, 0, ["done"])).toEqual({ ok: false, code: "over" });
    expect(undo(match, 1)).toEqual({ ok: false, code: "over" });
  });

  it("ends by agreement of all people, when the game lets it take effect", () => {
    const late = { ...game, agreedEnd: (state: QuarryState) => state.stack.at(-1)?.seat === 0 };
    const opened = openMatch(late, { seats: people(2), options: {} }, dice, 0);
    if (!("match" in opened)) throw new Error("no match");
    const { match } = opened;
    send(match, 0, ["load", 1], ["done"]);
    request(match, "agreedEnd", 0, 0);
    answerRequest(match, "agreedEnd", 1, true, 0);
    expect(match.data.end).toBeUndefined();
    send(match, 1, ["done"]);
    expect(match.data.end).toMatchObject({ how: "agreed", result: { places: [1, 2] } });
  });

  it("ends when the time agreed on before the start is over, and the game lets it take effect", () => {
    const timed = {
      ...game,
      agreedEnd: (state: QuarryState) => state.stack.at(-1)?.seat === 0,
      timeLimit: () => 60,
    };
    const opened = openMatch(timed, { seats: people(2), options: {} }, dice, 1_000);
    if (!("match" in opened)) throw new Error("no match");
    const { match } = opened;
    const hour = 3_600_000;
    act(match, 0, decisionId(match, 0), [["load", 1], ["done"]], 1_000);
    act(match, 1, decisionId(match, 1), [["done"]], hour);
    expect(match.data.end).toBeUndefined();
    act(match, 0, decisionId(match, 0), [["load", 1], ["done"]], hour + 1_000);
    expect(match.data.end).toBeUndefined();
    act(match, 1, decisionId(match, 1), [["done"]], hour + 2_000);
    expect(match.data.end).toMatchObject({ how: "agreed", result: { places: [1, 2] } });
  });

  it("ends at once when one of two resigns; of three, another plays on and the quitter is last", () => {
    const bot: Occupant = { kind: "bot", name: "Bot", level: "easy" };
    const two = start();
    send(two, 0, ["load", 3], ["done"]);
    resign(two, 0, bot, 0);
    expect(two.data.end).toMatchObject({ how: "resigned", result: { places: [2, 1] } });
    const three = start(3);
    resign(three, 0, bot, 0);
    expect(three.data.end).toBeUndefined();
    expect(three.data.seats[0]).toEqual(bot);
    send(three, 0, ["load", 3], ["load", 3], ["load", 3], ["done"]);
    send(three, 1, ["load", 3], ["done"]);
    expect(three.data.end?.result.places).toEqual([3, 1, 2]);
  });

  it("lets a person take a seat over again", () => {
    const match = start(3);
    resign(match, 1, { kind: "bot", name: "Bot" }, 0);
    expect(occupy(match, 1, { kind: "person", name: "Ada" }, 0)).toMatchObject({ ok: true });
    expect(match.data.resigned).toEqual([]);
  });
});

describe("clocks", () => {
  const live = { clock: { kind: "live", reserve: 10_000, increment: 1_000 } } as const;

  it("charges whoever is waited for and adds the increment when the turn passes on", () => {
    const match = start(2, live);
    act(match, 0, decisionId(match, 0), [["load", 1]], 3_000);
    act(match, 0, decisionId(match, 0), [["done"]], 5_000);
    expect(match.data.clock).toMatchObject({ left: [7_000, 10_000], running: [1], since: 5_000 });
  });

  it("takes the fallback when time is up, and not before", () => {
    const match = start(2, live);
    expect(timeUp(match, 0, 10_999)).toEqual({ ok: false, code: "time-left" });
    expect(timeUp(match, 1, 20_000)).toEqual({ ok: false, code: "time-left" });
    expect(timeUp(match, 0, 11_000)).toMatchObject({ ok: true, published: true });
    expect(steps(match)).toMatchObject([{ seat: 0, move: ["done"], by: "time" }]);
    expect(waitedFor(match)).toEqual([1]);
    expect(timeUp(start(), 0, 0)).toEqual({ ok: false, code: "no-clock" });
  });

  it("keeps a draft that only lacks its last word", () => {
    const match = start(2, live);
    send(match, 0, ["load", 3]);
    timeUp(match, 0, 99_000);
    expect(stones(match, 1)).toEqual([3, 0]);
  });

  it("stands still during a pause by consent, in which nobody moves", () => {
    const match = start(2, live);
    request(match, "pause", 0, 2_000);
    answerRequest(match, "pause", 1, true, 3_000);
    expect(send(match, 0, ["done"])).toEqual({ ok: false, code: "paused" });
    request(match, "pause", 1, 90_000);
    answerRequest(match, "pause", 0, true, 100_000);
    expect(match.data.clock).toMatchObject({ left: [8_000, 10_000], running: [0], since: 100_000 });
  });

  it("gives so much time for each turn when a game is played by turns", () => {
    const match = start(2, { clock: { kind: "turns", perMove: 60_000 } });
    act(match, 0, decisionId(match, 0), [["done"]], 31_000);
    act(match, 1, decisionId(match, 1), [["done"]], 41_000);
    expect(match.data.clock).toMatchObject({ left: [60_000, 50_000], running: [0] });
  });
});

describe("standing orders", () => {
  const hurry = (below: number) => ({ kind: "hurry", values: { below } });

  it("answer the seat's decision while their condition on its own view holds", () => {
    const match = start();
    setOrders(match, 0, [hurry(1)]);
    expect(followOrder(match, 0, 5)).toMatchObject({ ok: true, published: true });
    expect(steps(match).map((step) => step.by)).toEqual(["order", "order"]);
    send(match, 1, ["done"]);
    expect(orderedMoves(match, 0)).toBeUndefined();
    expect(followOrder(match, 0, 6)).toEqual({ ok: false, code: "no-such-order" });
  });

  it("are nobody else's business: no state, view or step shows them", () => {
    const match = start();
    const before = [
      tableFor(match, 1),
      tableFor(match, "spectator"),
      copyJson(match.published.state),
      copyJson(steps(match)),
    ];
    setOrders(match, 0, [hurry(9)]);
    expect([tableFor(match, 1), tableFor(match, "spectator"), match.published.state, steps(match)]).toEqual(before);
    expect(ordersOf(match, 1)).toEqual([]);
  });

  it("are withdrawn at any moment, wait while the seat makes its own plans, and survive a restart", () => {
    const match = start();
    setOrders(match, 0, [hurry(9)]);
    send(match, 0, ["load", 2]);
    expect(orderedMoves(match, 0)).toBeUndefined();
    undo(match, 0);
    expect(orderedMoves(reloaded(match), 0)).toEqual([["load", 1], ["done"]]);
    setOrders(match, 0, []);
    expect(orderedMoves(match, 0)).toBeUndefined();
    expect(setOrders(match, 0, [{ kind: "cheat", values: {} }])).toEqual({ ok: false, code: "no-such-order" });
    expect(setOrders(match, 9, [])).toEqual({ ok: false, code: "no-such-seat" });
  });

  it("hold what may be filled in when they are given, and stand when that has passed", () => {
    const match = start();
    const refused = { ok: false, code: "no-such-order" };
    expect(setOrders(match, 0, [hurry(2)])).toEqual(refused);
    expect(setOrders(match, 0, [{ kind: "hurry", values: {} }])).toEqual(refused);
    expect(setOrders(match, 0, [{ kind: "hurry", values: { below: 1, more: 1 } }])).toEqual(refused);
    expect(setOrders(match, 0, [hurry(1), hurry(9)])).toMatchObject({ ok: true, published: false });
    send(match, 0, ["load", 2], ["done"]);
    send(match, 1, ["done"]);
    expect(orderChoices(match.game, match.published.state, 0)).toMatchObject([
      { kind: "hurry", values: { below: [5, 9] } },
    ]);
    expect(setOrders(match, 0, [hurry(1), hurry(5)]).ok).toBe(true);
    expect(setOrders(match, 0, [hurry(9)]).ok).toBe(true);
    expect(setOrders(match, 0, [hurry(1)])).toEqual(refused);
  });
});

describe("replaying", () => {
  it("comes to the same state from the steps alone", () => {
    const match = start(3);
    send(match, 0, ["load", 1], ["roll"]);
    send(match, 2, ["cheer"]);
    send(match, 0, ["done"]);
    send(match, 2, ["hum"], ["shout"]);
    actFor(match, 1, [["load", 2], ["done"]], 9, "order");
    const told: string[] = [];
    const play = replaySteps(game, game.pack, match.data, steps(match).length, (_play, _step, news) => {
      told.push(...news.map(({ event }) => event.kind));
    });
    expect(play.state).toEqual(match.published.state);
    expect(told).toEqual(["loaded", "rolled", "done", "cheered", "cheered", "loaded", "done"]);
    expect(steps(match).at(-1)).toMatchObject({ by: "order" });
  });

  it("throws on a step that was never offered and on luck nobody asked for", () => {
    const match = start();
    send(match, 0, ["done"]);
    const wrong = copyJson(match.data) as MatchData;
    runningSegment(wrong).steps.push({ seat: 0, move: ["done"], at: 0 });
    expect(() => restoreMatch(game, wrong, dice)).toThrow("was not offered");
    const lucky = copyJson(match.data) as MatchData;
    runningSegment(lucky).steps.push({ seat: 1, move: ["done"], at: 0, chance: [3] });
    expect(() => restoreMatch(game, lucky, dice)).toThrow("not asked for");
  });

  it("goes on in a new segment under new rules", () => {
    const match = start();
    send(match, 0, ["load", 2], ["done"]);
    const doubled = (state: Json) => {
      const old = copyJson(state) as unknown as QuarryState;
      return { ...old, stones: old.stones.map((count) => count * 2) };
    };
    const next: Game<Quarry> = { ...game, version: 2, upgrade: doubled };
    const upgraded = upgradeMatch(next, match.data, dice, match.published.state as unknown as Json);
    expect(upgraded.data.segments.map((segment) => segment.rules)).toEqual([1, 2]);
    send(upgraded, 1, ["load", 1], ["done"]);
    expect(restoreMatch(next, upgraded.data, dice).published.state.stones).toEqual([4, 1]);
  });
});

describe("what if", () => {
  it("shows what a move would bring and what could follow, without touching the match", () => {
    const match = start();
    const preview = whatIf(game, game.pack, tableFor(match, 0).view, 0, [["load", 2]]);
    expect(preview).toMatchObject({ stopped: false, events: [{ kind: "loaded", what: 2 }], next: { phase: "turn" } });
    expect(preview?.view.stones).toEqual([2, 0]);
    expect(stones(match, 0)).toEqual([0, 0]);
  });

  it("stops where luck begins, and answers nothing for moves that are not offered", () => {
    const view = tableFor(start(), 0).view;
    expect(whatIf(game, game.pack, view, 0, [["roll"]])).toMatchObject({ stopped: true });
    expect(whatIf(game, game.pack, view, 0, [["load", 4]])).toBeUndefined();
    expect(whatIf(game, game.pack, view, 1, [["done"]])).toBeUndefined();
  });
});
