// A commander on land: whom he takes and drops, where he steps, and where he takes to the canoes (TAH-LMOV, TAH-LZI).
import { type Ask, byKind, type DecisionPhase, pop } from "@outrigger/kernel";
import { isInside } from "../advanced/hostile-clans.ts";
import { markerOf } from "../markers.ts";
import type { Carrying, MarchMove } from "../moves.ts";
import type { StepNote } from "../notes.ts";
import { commanderValues } from "../pieces.ts";
import type { Piece } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { type Hex, isUnit, NOBODY, type Way } from "../vocabulary.ts";
import { bystanders, isFree, namePieces, partyOf, pieceNamed, unitsIn } from "./carrying.ts";
import { embark, offerEmbarking } from "./embarking.ts";
import type { MarchFrame } from "./frames.ts";
import { load, offerLoads, unload } from "./march-loads.ts";
import { type Ground, groundOf, judgeStep, reach } from "./marching.ts";
import { beyond, commanderOf, travel } from "./travel.ts";

export const march: DecisionPhase<Tahiti, MarchFrame, MarchMove> = {
  publishes: ["done"],
  auto: true,
  offers(play, frame, ask) {
    const commander = commanderOf(play, frame);
    const goesOn = offerSteps(play, frame, commander, ask);
    const sails = offerEmbarking(play, frame, commander, ask);
    // Where the way ends it makes no difference who is taken or dropped.
    if (goesOn || sails) offerParty(play, frame, commander, ask);
    ask.weigh(["done"], frame.slipping && isInside(play, frame.slip, commander.at) ? "TAH-SOLO-7" : undefined);
  },
  apply: byKind({
    step: (play, frame, [, to]) => step(play, frame, commanderOf(play, frame), to),
    embark: (play, frame, [, count]) => embark(play, frame, commanderOf(play, frame), count),
    take: (play, frame, move) => take(play, frame, commanderOf(play, frame), move),
    drop,
    load: (play, frame, [, kind]) => load(play, frame, kind),
    unload: (play, frame, [, kind]) => unload(play, frame, kind),
    done: ({ state }) => pop(state),
  }),
  fallback: (_play, _frame, offers) => offers.find(([kind]) => kind === "done") ?? offers[0],
};

function offerSteps(play: TahitiPlay, frame: MarchFrame, commander: Piece, ask: Ask<Tahiti, MarchMove>): boolean {
  const from = play.pack.map.at(commander.at);
  const ground = groundOf(play, frame);
  const ways = ask.curious ? reach(play, commander, frame.left, frame.held) : [];
  let any = false;
  for (const to of from.landSteps) {
    const { clause } = judgeStep(play, frame, from, to, ground);
    any ||= clause === undefined;
    ask.weigh(["step", to.id], clause, () =>
      stepNote(frame.left - to.cost, to.id, ground, beyond(ways, from.id, to.id)),
    );
  }
  return any;
}

/** What the interface shows with a step: the thirds left after it, whether it attacks or ends in a zone, and the ways on. */
function stepNote(left: number, to: Hex, { zones }: Ground, onward: readonly Way[]): StepNote {
  return { left, attacks: zones.isOccupied(to), stops: zones.isInfluenced(to), beyond: onward };
}

function offerParty(play: TahitiPlay, frame: MarchFrame, commander: Piece, ask: Ask<Tahiti, MarchMove>): void {
  const { state } = play;
  namePieces(ask, "take", bystanders(state, commander, frame.carried), (piece) =>
    whyNotTake(play, frame, commander, piece),
  );
  namePieces(ask, "drop", partyOf(state, frame.carried), (piece) => whyNotDrop(frame, piece));
  offerLoads(play, frame, commander, ask);
}

/** TAH-LMOV-5 to TAH-LMOV-10. What was dropped here may be taken again only after the next step. */
function whyNotTake(play: TahitiPlay, frame: MarchFrame, commander: Piece, piece: Piece): string | undefined {
  if (frame.touched.includes(piece.id)) return "TAH-LMOV-9";
  if (piece.kind === "shaman" && commander.kind !== "chieftain") return "TAH-LMOV-8";
  if (piece.kind === "elder" && commander.kind !== "chieftain") return "TAH-LMOV-6";
  if (!isFree(piece, commander.id)) return piece.kind === "elder" ? "TAH-LMOV-7" : "TAH-LMOV-10";
  if (!isUnit(piece.kind)) return undefined;
  const full = unitsIn(partyOf(play.state, frame.carried)) >= commanderValues(play.pack, commander).leadership;
  return full ? "TAH-LMOV-5" : undefined;
}

function whyNotDrop({ touched }: MarchFrame, piece: Piece): string | undefined {
  return touched.includes(piece.id) ? "TAH-LMOV-9" : undefined;
}

function take(play: TahitiPlay, frame: MarchFrame, commander: Piece, move: Carrying): void {
  const candidates = bystanders(play.state, commander, frame.carried);
  const { id } = pieceNamed(candidates, move, (piece) => whyNotTake(play, frame, commander, piece));
  frame.carried.push(id);
  frame.touched.push(id);
}

function drop({ state }: TahitiPlay, frame: MarchFrame, move: Carrying): void {
  const { id } = pieceNamed(partyOf(state, frame.carried), move, (piece) => whyNotDrop(frame, piece));
  frame.carried = frame.carried.filter((carried) => carried !== id);
  frame.touched.push(id);
  frame.loads = frame.loads.filter(([unit]) => unit !== id);
}

function step(play: TahitiPlay, frame: MarchFrame, commander: Piece, to: Hex): void {
  const { state, pack } = play;
  const ground = groundOf(play, frame);
  const here = pack.map.at(to);
  const { slips } = judgeStep(play, frame, pack.map.at(commander.at), here, ground);
  frame.left -= here.cost;
  frame.moved = true;
  frame.touched = [];
  frame.held = ground.zones.isInfluenced(to) && !slips;
  frame.slipping = slips;
  carryAlong(play, frame, commander, to);
  if (frame.slip !== NOBODY && !isInside(play, frame.slip, to)) leaveArea(frame, ground, to);
  // TAH-LMOV-12: enemy Combat Units end the activation.
  if (ground.zones.isOccupied(to)) pop(state);
}

/** Outside its Area the clan's zone counts again. */
function leaveArea(frame: MarchFrame, { zones }: Ground, to: Hex): void {
  frame.slip = NOBODY;
  frame.slipping = false;
  frame.held = zones.isInfluenced(to);
}

function carryAlong(play: TahitiPlay, frame: MarchFrame, commander: Piece, to: Hex): void {
  const party = partyOf(play.state, frame.carried);
  const markers = frame.loads.map(([, marker]) => marker);
  travel(play, { pieces: [commander, ...party], markers, to, by: "land", mover: commander.id, kind: "stepped" });
  // A marker is moved by the Population that carries it (TAH-PMOV-3).
  for (const [unit, id] of frame.loads) markerOf(play.state, id).mover = unit;
}
