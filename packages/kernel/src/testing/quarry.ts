// A game for tests, a quarry: a turn is up to three loads, perhaps a die, then "done" passes on. "weigh" publishes without passing on,
// "seal" does and is final.
// Anybody else may cheer, and then says how loud. Ten stones in all end the game.

import { at } from "../at.ts";
import { fastChance } from "../chance/chance.ts";
import type { AutomaticPhase, DecisionPhase, Frame, Game, GameTypes, Move, Pack, Seat, State } from "../contract.ts";
import { copyJson } from "../json.ts";
import { act, decisionId } from "../match/act.ts";
import { type Match, openMatch, restoreMatch } from "../match/match.ts";
import { type MatchData, type Occupant, runningSegment } from "../match/match-data.ts";
import { viewFor } from "../match/view.ts";
import { dropAside, putAside } from "../stack.ts";

export interface QuarryState extends State<QuarryFrame> {
  stones: number[];
  rolls: number[];
  cheers: string[];
}
interface TurnFrame extends Frame {
  readonly phase: "turn";
  seat: Seat;
  loads: number;
}
interface CheerFrame extends Frame {
  readonly phase: "cheer";
  seat: Seat;
}
interface BlastFrame extends Frame {
  readonly phase: "blast";
}
type QuarryFrame = TurnFrame | CheerFrame | BlastFrame;
type TurnMove = readonly ["load", number] | readonly ["roll" | "peek" | "weigh" | "seal" | "done"];
type CheerMove = readonly ["hum" | "shout"];
type QuarryEvent = { readonly kind: string; readonly seat: Seat; readonly what?: number | string };
export interface Quarry extends GameTypes {
  frame: QuarryFrame;
  state: QuarryState;
  view: QuarryState;
  pack: Pack;
  move: TurnMove | CheerMove | readonly ["cheer"];
  notes: { readonly load: { readonly size: number } };
  event: QuarryEvent;
  /** Stones of all seats together. */
  index: { sum: number };
}

export const turn: DecisionPhase<Quarry, TurnFrame, TurnMove> = {
  publishes: ["done", "weigh"],
  cuts: ["seal"],
  offers(_play, frame, ask) {
    for (const size of [1, 2, 3]) {
      if (frame.loads < 3) ask.offer(["load", size], { size });
      else ask.refuse(["load", size], "Q-THREE");
    }
    ask.offer(["roll"]);
    ask.offer(["peek"]);
    ask.offer(["weigh"]);
    ask.offer(["seal"]);
    ask.offer(["done"]);
  },
  apply(play, frame, move) {
    const { state } = play;
    const had = at(state.stones, frame.seat);
    if (move[0] === "load") {
      frame.loads++;
      state.stones[frame.seat] = had + move[1];
      play.index.sum += move[1];
      play.emit({ kind: "loaded", seat: frame.seat, what: move[1] });
    } else if (move[0] === "roll") {
      const face = play.chance.die(6);
      state.rolls.push(face);
      play.emit({ kind: "rolled", seat: frame.seat, what: face });
    } else if (move[0] === "peek") {
      play.reveal(frame.seat);
    } else if (move[0] === "done") {
      play.emit({ kind: "done", seat: frame.seat });
      state.stack =
        play.index.sum >= 10 ? [] : [{ phase: "turn", seat: (frame.seat + 1) % state.stones.length, loads: 0 }];
    } else play.emit({ kind: move[0] === "seal" ? "sealed" : "weighed", seat: frame.seat, what: had });
  },
  fallback: () => ["done"],
};

const cheer: DecisionPhase<Quarry, CheerFrame, CheerMove> = {
  publishes: ["shout"],
  offers(_play, _frame, ask) {
    ask.offer(["hum"]);
    ask.offer(["shout"]);
  },
  apply(play, frame, [kind]) {
    play.state.cheers.push(`${frame.seat} ${kind}`);
    play.emit({ kind: "cheered", seat: frame.seat, what: kind });
    if (kind === "shout") dropAside(play.state, frame.seat);
  },
};

/** Comes up only where a test pushes it. */
const blast: AutomaticPhase<Quarry, BlastFrame> = {
  run({ state, chance }) {
    state.rolls.push(chance.die(6));
    state.stack.pop();
  },
};

export const game: Game<Quarry> = {
  id: "quarry",
  version: 1,
  seats: [1, 4],
  options: [],
  pack: { source: null },
  setup: ({ seats, chance }) => ({
    stack: [{ phase: "turn", seat: 0, loads: 0 }],
    aside: [],
    stones: new Array<number>(seats).fill(0),
    rolls: [chance.die(6)],
    cheers: [],
  }),
  phases: { turn, cheer, blast },
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
  index: {
    build: ({ stones }) => ({ sum: stones.reduce((sum, count) => sum + count, 0) }),
    copy: (index) => ({ ...index }),
  },
  view: (state) => copyJson(state),
  sample: (view) => copyJson(view),
  result: ({ stones }) => ({
    places: stones.map((mine) => 1 + stones.filter((other) => other > mine).length),
    scores: [...stones],
    details: null,
  }),
  invariants: () => [],
};

export const people = (count: number): Occupant[] =>
  Array.from({ length: count }, (_, at) => ({ kind: "person", name: `P${at}` }));
export const dice = (call: number) => fastChance(call + 1);

export function start(count = 2, extra: Partial<Parameters<typeof openMatch>[1]> = {}, at = 1000): Match<Quarry> {
  const opened = openMatch(game, { seats: people(count), options: {}, ...extra }, dice, at);
  if (!("match" in opened)) throw new Error(opened.problems.join());
  return opened.match;
}

export const send = (match: Match<Quarry>, seat: Seat, ...moves: Move[]) =>
  act(match, seat, decisionId(match, seat), moves, 2000);
export const steps = (match: Match<Quarry>) => runningSegment(match.data).steps;
export const stones = (match: Match<Quarry>, viewer: Seat | "spectator") => viewFor(match, viewer).view.stones;
/** As a host would find it again after a restart. */
export const reloaded = (match: Match<Quarry>) => restoreMatch(game, copyJson(match.data) as MatchData, dice);
