// The third action: place one person on the shield just laid, or build one boma, or neither (MAS-CLM, MAS-BOMA).
import { type Ask, at, byKind, type DecisionPhase, type Seat } from "@outrigger/kernel";
import { FENCES, type Fence } from "@outrigger/penrose";
import { buildBar } from "../bomas.ts";
import { claimBar, place } from "../claims.ts";
import { bringAbout } from "../consequences.ts";
import type { Maasai, MaasaiPlay } from "../maasai.ts";
import { patchAt, placedOn, placeName } from "../names.ts";
import { closedFenceOf, placeNote } from "../notes.ts";
import { addFence, fenceThrough, printedOn } from "../table.ts";
import { endSequence, goTo, whenLive } from "../turn.ts";
import type { ActFrame, ActMove, Boma, BuildMove } from "../vocabulary.ts";

const PASS: ActMove = ["pass"];
const BUILDS: Readonly<Record<Fence, BuildMove>> = { 1: ["build", 1], 2: ["build", 2] };

export const act: DecisionPhase<Maasai, ActFrame, ActMove> = {
  publishes: [],
  publishesToo: whenLive("place", "build"),
  auto: true,
  offers(play, { seat }, ask) {
    ask.offer(PASS);
    offerPlaces(play, seat, ask);
    for (const fence of FENCES) offerBuild(play, seat, fence, ask);
  },
  apply: byKind({
    place(play, frame, move) {
      place(play, frame.seat, placedOn(move));
      goOn(play, frame, bringAbout(play, { seat: frame.seat }));
    },
    build(play, frame, [, fence]) {
      build(play, frame.seat, fence);
      goOn(play, frame, bringAbout(play, { seat: frame.seat, built: true }));
    },
    pass: (play, frame) => goOn(play, frame, false),
  }),
};

function goOn({ state }: MaasaiPlay, { seat, sequence }: ActFrame, isOver: boolean): void {
  if (isOver) goTo(state, { phase: "end", seat });
  else endSequence(state, seat, sequence);
}

/** MAS-CLM-1: only the shield just laid. */
function lastLaid({ state }: MaasaiPlay): number {
  return state.laid.length - 1;
}

function offerPlaces(play: MaasaiPlay, seat: Seat, ask: Ask<Maasai, ActMove>): void {
  const { state, index } = play;
  const number = lastLaid(play);
  const info = printedOn(index, number);
  for (const at of info.patches) {
    const patch = patchAt(number, at);
    const bar = claimBar(state, index, seat, patch);
    ask.weigh(["place", number, placeName(info.printed.kind, at)], bar, () => placeNote(play, patch));
  }
}

function offerBuild(play: MaasaiPlay, seat: Seat, fence: Fence, ask: Ask<Maasai, ActMove>): void {
  const { state, index } = play;
  const number = lastLaid(play);
  const loop = fenceThrough(index, number, fence);
  if (loop === undefined) ask.refuse(BUILDS[fence], "MAS-BOMA-1");
  else ask.weigh(BUILDS[fence], buildBar(state, index, seat, number), () => closedFenceOf(index, loop));
}

/** MAS-BOMA-4: a warrior leaves the stock and becomes the builder. */
function build(play: MaasaiPlay, seat: Seat, fence: Fence): void {
  const { state, index } = play;
  const number = lastLaid(play);
  const boma: Boma = { shield: number, fence, owner: seat, building: true };
  at(state.seats, seat).stock.warrior--;
  state.bomas.push(boma);
  addFence(index, boma);
  play.tell(() => ({ kind: "built", seat, boma: number, fence, loop: [...(index.loops.at(-1)?.tiles ?? [])] }));
}
