// What must hold of a match: drafts are their seat's alone, an undo restores all and teaches nothing, a no changes nothing.
import { isDeepStrictEqual } from "node:util";
import { copyJson, type GameTypes, type Move, type Play, type Seat, type Viewer } from "@outrigger/kernel";
import {
  type Accepted,
  type Answer,
  act,
  canUndo,
  decisionId,
  followOrder,
  type Match,
  type Order,
  orderedMoves,
  REFUSALS,
  restoreMatch,
  seatWalk,
  setOrders,
  undo,
  viewFor,
} from "@outrigger/kernel/match";
import { eventFor, fastChance, whatIf } from "@outrigger/kernel/play";
import { difference, Finding, guarded, show } from "../finding.ts";
import type { IllegalInput } from "../fuzz/illegal.ts";

/** What a viewer has before it, without the names of decisions, which an undo changes. */
function seenBy<T extends GameTypes>(match: Match<T>, viewer: Viewer): unknown {
  const { offers, ...table } = viewFor(match, viewer);
  if (offers === undefined) return table;
  const { base: _base, canUndo: _canUndo, ...asked } = offers;
  return { ...table, offers: asked };
}

function viewersOf<T extends GameTypes>({ data }: Match<T>): Viewer[] {
  return [...data.seats.keys(), "spectator"];
}

function everybody<T extends GameTypes>(match: Match<T>): unknown[] {
  return viewersOf(match).map((viewer) => seenBy(match, viewer));
}

/** Published state and drafts, whole. */
function matchText<T extends GameTypes>({ data, published, drafts, luck }: Match<T>): string {
  const drafted = [...drafts].map(([seat, { walk }]) => [seat, walk.play.state]);
  return JSON.stringify([data, published.play.state, drafted, luck.calls()]);
}

export function checkSound<T extends GameTypes>({ game, pack, published, drafts }: Match<T>): void {
  for (const { play } of [published, ...[...drafts.values()].map((draft) => draft.walk)]) checkPlay(play);
  function checkPlay(play: Play<T>): void {
    const [problem] = game.invariants(play.state, pack);
    if (problem !== undefined) throw new Finding("invariants", problem);
    if (game.index !== undefined && !isDeepStrictEqual(play.index, game.index.build(play.state, pack)))
      throw new Finding("derived", "in a match the index differs from a fresh one");
  }
}

/** Makes a move that is offered. */
export function makeMove<T extends GameTypes>(match: Match<T>, seat: Seat, move: Move): Accepted {
  const answer = guarded("offers", `${show(move)} is offered but`, () =>
    act(match, seat, decisionId(match, seat), [move], 0),
  );
  if (answer.ok) return answer;
  throw new Finding("offers", `${show(move)} of seat ${seat} is offered but refused: ${answer.code}`);
}

/** Makes a move that is offered, and sees to who learns of it and to what it would tell its seat if it were undone. */
export function checkedMove<T extends GameTypes>(match: Match<T>, seat: Seat, move: Move, seed: number): Accepted {
  const others = [(seat + 1) % match.data.seats.length, "spectator" as const].filter((viewer) => viewer !== seat);
  const before = others.map((viewer) => seenBy(match, viewer));
  const view = match.game.view(seatWalk(match, seat).play.state, seat, match.pack);
  const { state } = match.published.play;
  const published = JSON.stringify(state);
  const answer = makeMove(match, seat, move);
  if (JSON.stringify(state) !== published)
    throw new Finding("undo", `${show(move)} changes what was published before it`);
  if (!answer.published) {
    const now = others.map((viewer) => seenBy(match, viewer));
    const found = difference(before, now) ?? (answer.others.length > 0 ? "events" : undefined);
    if (found !== undefined)
      throw new Finding("draft", `others see ${show(move)} of seat ${seat} before it is published: ${found}`);
  }
  if (canUndo(match, seat)) checkTaught(match, seat, view, move, answer, seed);
  checkSound(match);
  return answer;
}

/** A move that can be undone tells its seat nothing it could not have worked out before. */
function checkTaught<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  view: T["view"],
  move: Move,
  answer: Accepted,
  seed: number,
): void {
  const { game, pack } = match;
  const sampling = { ...game, sample: (seen: T["view"]) => game.sample(seen, fastChance(seed), pack) };
  const foreseen = guarded("sample", "a preview", () => whatIf(sampling, pack, view, seat, [move]));
  const shown = game.view(seatWalk(match, seat).play.state, seat, pack);
  const told = answer.mine.map((one) => eventFor(one, seat)).filter((event) => event !== undefined);
  const found = difference({ view: foreseen?.view, events: foreseen?.events }, { view: shown, events: told });
  if (found === undefined) return;
  throw new Finding("undo", `${show(move)} can be undone, but seat ${seat} has learnt from it: ${found}`);
}

/** All that an undo of the seat has to restore; the order in which drafts were begun does not matter. */
function standing<T extends GameTypes>(match: Match<T>, seat: Seat): unknown {
  const drafts = match.data.drafts.toSorted((one, other) => one.seat - other.seat);
  return copyJson({ state: match.published.play.state, drafts, seen: seenBy(match, seat) });
}

/** Makes a move and takes it back, if that may be: everything is as it was. Whether it was taken back. */
export function checkUndo<T extends GameTypes>(match: Match<T>, seat: Seat, move: Move, seed: number): boolean {
  const before = standing(match, seat);
  checkedMove(match, seat, move, seed);
  if (!canUndo(match, seat)) return false;
  const answer = guarded("undo", `undoing ${show(move)}`, () => undo(match, seat));
  if (!answer.ok) throw new Finding("undo", `${show(move)} can be undone, but is refused: ${answer.code}`);
  const found = difference(standing(match, seat), before);
  if (found !== undefined) throw new Finding("undo", `undoing ${show(move)} does not restore everything: ${found}`);
  checkSound(match);
  return true;
}

/** A seat takes back all it may; only its own decisions are gone. */
export function checkUndoAll<T extends GameTypes>(match: Match<T>, seat: Seat): void {
  const isBehindBarrier = match.data.segments.at(-1)?.steps.slice(match.data.barrier) ?? [];
  const foreign = isBehindBarrier.filter((step) => step.seat !== seat);
  const others = match.data.drafts.filter((draft) => draft.seat !== seat).map((draft) => draft.seat);
  guarded("undo", "undoing everything", () => undo(match, seat, true));
  const left = match.data.segments.at(-1)?.steps.slice(match.data.barrier) ?? [];
  if (left.filter((step) => step.seat !== seat).length < foreign.length)
    throw new Finding("undo", `seat ${seat} took back decisions of another seat`);
  if (match.data.drafts.some((draft) => draft.seat === seat))
    throw new Finding("undo", `seat ${seat} took everything back and still has a draft`);
  if (others.some((other) => !match.data.drafts.some((draft) => draft.seat === other)))
    throw new Finding("undo", `seat ${seat} took back the draft of another seat`);
  checkSound(match);
}

/** A refusal has a code from the table, names its clause, and changes nothing. */
export function checkRefused<T extends GameTypes>(match: Match<T>, input: IllegalInput): void {
  const { seat, base, moves, what, clause } = input;
  const before = matchText(match);
  const sent = `${what}: ${show(moves)} of seat ${seat}`;
  const answer: Answer = guarded("refused", sent, () => act(match, seat, base, moves, 0));
  if (answer.ok) throw new Finding("refused", `${sent} is accepted`);
  if (!(answer.code in REFUSALS)) throw new Finding("refused", `${sent} is answered with ${show(answer.code)}`);
  if (clause !== undefined && answer.clause !== clause)
    throw new Finding("refused", `${sent} names ${answer.clause}, not ${clause}`);
  if (matchText(match) !== before) throw new Finding("refused", `${sent} is refused, but changed the match`);
}

/** An order is its seat's own affair until it answers, and then with a move that is offered. */
export function checkOrder<T extends GameTypes>(match: Match<T>, seat: Seat, order: Omit<Order, "seat">): void {
  const others = viewersOf(match).filter((viewer) => viewer !== seat);
  const before = others.map((viewer) => seenBy(match, viewer));
  const name = `order ${order.kind} of seat ${seat}`;
  const set = guarded("orders", name, () => setOrders(match, seat, [order]));
  if (!set.ok) throw new Finding("orders", `${name} is refused: ${set.code}`);
  const found = difference(
    others.map((viewer) => seenBy(match, viewer)),
    before,
  );
  if (found !== undefined) throw new Finding("orders", `others see the ${name}: ${found}`);
  const moves = guarded("orders", name, () => orderedMoves(match, seat));
  const answer = moves && guarded("orders", name, () => followOrder(match, seat, 0));
  if (answer?.ok === false)
    throw new Finding(
      "orders",
      `${name} answers ${show(moves)}, which is refused: ${answer.code} ${answer.clause ?? ""}`,
    );
  setOrders(match, seat, []);
}

/** A match read from its stored data is the same match. */
export function checkRestore<T extends GameTypes>(match: Match<T>): void {
  const stored = JSON.parse(JSON.stringify(match.data)) as Match<T>["data"];
  const again = guarded("replay", "restoring the match", () => restoreMatch(match.game, stored, () => fastChance(1)));
  const found =
    difference(again.published.play.state, match.published.play.state) ??
    difference(everybody(again), everybody(match));
  if (found !== undefined) throw new Finding("replay", `a restored match differs: ${found}`);
}
