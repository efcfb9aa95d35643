// Crashing a reef (TAH-CRASH): canoe after canoe runs it, until one finds the passage.
import { type Ask, at, type DecisionPhase, push, replace } from "@outrigger/kernel";
import { rollDie, tallyHope } from "../dice.ts";
import { isHere } from "../endings/player-end.ts";
import { markerOf, removeMarker } from "../markers.ts";
import type { FlotillaFrame } from "../movement/frames.ts";
import { piecesByIds, travel } from "../movement/travel.ts";
import type { CrashMove } from "../moves.ts";
import { unitCount } from "../pieces.ts";
import type { Piece } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import type { CrashFrame } from "./frames.ts";
import { inSeatingOrder, offerSeats, seatPiece, startSeating } from "./seating-form.ts";
import { survives } from "./sharks.ts";
import { drown } from "./swimmers.ts";

const STRIKES = 5;

const SINKS = 6;

export const crash: DecisionPhase<Tahiti, CrashFrame, CrashMove> = {
  publishes: ["go", "continue", "callOff"],
  offers(play, frame, ask) {
    if (frame.step === "struck") {
      ask.offer(["continue"]);
      ask.offer(["callOff"]);
    } else if (frame.step === "seating" || frame.unseated.length === 0) offerStart(frame, ask);
    else offerSeats(play.state, frame, ask);
  },
  apply(play, frame, move) {
    if (move[0] === "arrange") arrangeByHand(play, frame);
    else if (move[0] === "seat") seatPiece(frame, move[1], move[2]);
    else if (move[0] === "callOff") finish(play, frame, true);
    else runReef(play, frame);
  },
  fallback: (_play, _frame, offers) => offers.find(([kind]) => kind === "callOff") ?? offers[0],
};

/** TAH-CRASH-5: the crews as they are, or seated one by one; the first canoe leads. */
function offerStart({ step, canoes }: CrashFrame, ask: Ask<Tahiti, CrashMove>): void {
  ask.offer(["go"]);
  if (step === "seating" && canoes.length > 1) ask.offer(["arrange"]);
}

function arrangeByHand({ state }: TahitiPlay, frame: CrashFrame): void {
  frame.step = "manual";
  startSeating(frame, inSeatingOrder(state, frame.seats.flat()));
}

/** Runs canoes until one is clear, one strikes and he may think again, or none is left. */
function runReef(play: TahitiPlay, frame: CrashFrame): void {
  while (frame.run < frame.canoes.length) {
    const die = rollDie(play, frame.seat, "reef");
    tallyHope(play, frame.seat, "reefs", die < STRIKES, 24);
    tell(play, frame, die);
    if (die < STRIKES) break;
    if (die === SINKS) sinkCanoe(play, frame);
    else frame.run++;
    if (!isHere(play.state, frame.seat)) return;
    if (frame.canoes.length > 0 && mayCallOff(play, frame)) {
      frame.step = "struck";
      return;
    }
  }
  finish(play, frame, false);
}

/** TAH-CRASH-4: only to where a flotilla may end its move. */
function mayCallOff({ state, pack }: TahitiPlay, { from }: CrashFrame): boolean {
  return pack.map.at(from).coastal || state.switches.seaCombat;
}

function tell(play: TahitiPlay, { seat, to, canoes, run }: CrashFrame, die: number): void {
  const outcome = die < STRIKES ? "clear" : die === SINKS ? "sunk" : "scraped";
  play.emit({ kind: "reefRun", seat, hex: to, canoe: at(canoes, run), outcome });
}

/** The crew is in the water of the reef hex; sharks come at once (TAH-CRASH-5). */
function sinkCanoe(play: TahitiPlay, frame: CrashFrame): void {
  const { state } = play;
  removeMarker(state, markerOf(state, at(frame.canoes, frame.run)));
  frame.canoes.splice(frame.run, 1);
  const [crew] = frame.seats.splice(frame.run, 1);
  for (const piece of piecesByIds(play, crew ?? [])) {
    if (!isHere(state, frame.seat)) return;
    putInWater(piece, frame);
    if (survives(play, piece, 0, "sharks")) frame.swimmers.push(piece.id);
    else drown(play, piece);
  }
}

function putInWater(piece: Piece, { to, commander }: CrashFrame): void {
  piece.at = to;
  piece.by = "sea";
  piece.mover = commander;
}

/** Those who came through (or turned back) are in their hex; then swimmers are seen to, then the flotilla goes on. */
function finish(play: TahitiPlay, frame: CrashFrame, calledOff: boolean): void {
  const { state } = play;
  const crew = piecesByIds(play, frame.seats.flat());
  if (calledOff) play.emit({ kind: "calledOff", seat: frame.seat, hex: frame.from });
  if (!calledOff && frame.canoes.length > 0) {
    travel(play, {
      pieces: crew,
      markers: frame.canoes,
      to: frame.to,
      by: "sea",
      mover: frame.commander,
      kind: "sailed",
    });
    for (const id of frame.canoes) markerOf(state, id).crew = frame.seat;
  }
  replace(state, { phase: "crossed", flotilla: flotillaOf(frame, crew), calledOff, boarded: [] });
  if (frame.swimmers.length === 0) return;
  push(state, {
    phase: "overboard",
    side: frame.seat,
    at: frame.to,
    swimmers: frame.swimmers,
    canoes: calledOff ? [] : [...frame.canoes],
    seated: calledOff ? 0 : unitCount(crew),
    ownShore: false,
  });
}

function flotillaOf(frame: CrashFrame, crew: readonly Piece[]): FlotillaFrame {
  return {
    phase: "afloat",
    seat: frame.seat,
    commander: frame.commander,
    left: frame.left,
    moved: true,
    landfall: frame.landfall,
    canoes: [...frame.canoes],
    aboard: crew.map((piece) => piece.id),
    paid: true,
    approach: frame.approach,
    leaving: frame.leaving,
  };
}
