// What a match has to stand besides play: illegal inputs, undo, several moves at once, restarts, time-up, take-backs.
import type { GameTypes, Move } from "@outrigger/kernel";
import {
  type Answer,
  act,
  answerRequest,
  canUndo,
  decisionId,
  type RequestKind,
  request,
  seatWalk,
  timeUp,
  undo,
} from "@outrigger/kernel/match";
import { whatIf } from "@outrigger/kernel/play";
import { checkOrder, checkRefused, checkRestore, checkSound, checkUndo, checkUndoAll } from "../checks/match.ts";
import { Finding, guarded, show } from "../finding.ts";
import { illegalInput } from "./illegal.ts";
import { chooseMove, PER_MOVE, type Rig } from "./rig.ts";

type Mischief = <T extends GameTypes>(rig: Rig<T>) => void;

/** How often each kind is made. */
const MISCHIEF: readonly (readonly [weight: number, make: Mischief])[] = [
  [1200, sendIllegal],
  [600, tryUndo],
  [200, undoSomebody],
  [200, sendSeveral],
  [160, restart],
  [100, standOrders],
  [40, runOutOfTime],
  [20, takeBack],
  [1, agreeToEnd],
];
const WEIGHTS = MISCHIEF.reduce((sum, [weight]) => sum + weight, 0);

export function makeMischief<T extends GameTypes>(rig: Rig<T>): void {
  let left = rig.below(WEIGHTS);
  const chosen = MISCHIEF.find(([weight]) => {
    left -= weight;
    return left < 0;
  });
  chosen?.[1](rig);
}

function sendIllegal<T extends GameTypes>(rig: Rig<T>): void {
  const input = illegalInput(rig.match, rig.known, rig.below);
  rig.doing = `${input.what}: ${show(input.moves)} of seat ${input.seat}, base ${input.base}`;
  checkRefused(rig.match, input);
}

function tryUndo<T extends GameTypes>(rig: Rig<T>): void {
  const chosen = chooseMove(rig);
  if (chosen === undefined) return;
  rig.doing = `${show(chosen.move)} of seat ${chosen.seat} and its undo`;
  checkUndo(rig.match, chosen.seat, chosen.move, rig.below(0x1_0000_0000));
}

function undoSomebody<T extends GameTypes>(rig: Rig<T>): void {
  const { match, below } = rig;
  const seat = below(match.data.seats.length);
  rig.doing = `undo of seat ${seat}`;
  if (canUndo(match, seat)) checkUndoAll(match, seat);
  else if (guarded("undo", rig.doing, () => undo(match, seat)).ok)
    throw new Finding("undo", `seat ${seat} may not undo, but did`);
}

/** Moves that a preview foresees, sent together: all are accepted, or none where one before the last asks for luck. */
function sendSeveral<T extends GameTypes>(rig: Rig<T>): void {
  const { match, below } = rig;
  const first = chooseMove(rig);
  if (first === undefined || first.seat !== match.published.decision?.seat || match.published.decision.aside) return;
  const { game, pack } = match;
  const { seat } = first;
  const moves: Move[] = [first.move];
  const view = game.view(seatWalk(match, seat).play.state, seat, pack);
  let foreseen = whatIf(game, pack, view, seat, moves);
  while (moves.length < 4 && foreseen?.next !== undefined) {
    moves.push(foreseen.next.moves[below(foreseen.next.moves.length)] as Move);
    foreseen = whatIf(game, pack, view, seat, moves);
  }
  rig.doing = `${show(moves)} of seat ${seat} together`;
  const base = decisionId(match, seat);
  if (foreseen?.stopped === true)
    checkRefused(match, { what: "luck before the last", seat, base, moves: [...moves, first.move] });
  const answer = guarded("offers", rig.doing, () => act(match, seat, base, moves, 0));
  if (!answer.ok)
    throw new Finding("offers", `${rig.doing}: foreseen, but refused as ${answer.code} ${answer.clause ?? ""}`);
  checkSound(match);
}

function restart<T extends GameTypes>(rig: Rig<T>): void {
  rig.doing = "restoring the match";
  checkRestore(rig.match);
}

/** The fallbacks of a seat whose time is up lead to a publication. */
function runOutOfTime<T extends GameTypes>(rig: Rig<T>): void {
  const { match } = rig;
  const seat = match.published.decision?.seat ?? 0;
  rig.doing = `time-up of seat ${seat}`;
  const answer: Answer = guarded("fallback", rig.doing, () =>
    timeUp(match, seat, (match.data.clock?.since ?? 0) + 2 * PER_MOVE),
  );
  if (!answer.ok || !answer.published)
    throw new Finding("fallback", `${rig.doing}: ${answer.ok ? "nothing was published" : answer.code}`);
  checkSound(match);
}

/** A seat answers in advance: nobody sees the order, and what it answers is offered. */
function standOrders<T extends GameTypes>(rig: Rig<T>): void {
  const { match, below } = rig;
  const { game } = match;
  const { decision } = match.published;
  const kinds = game.orders?.filter(({ phase }) => phase === decision?.frame.phase) ?? [];
  const kind = kinds[below(Math.max(1, kinds.length))];
  if (decision === undefined || kind === undefined) return;
  const { seat } = decision;
  const open = kind.values(game.view(match.published.play.state, seat, match.pack), seat);
  if (Object.values(open).some((allowed) => allowed.length === 0)) return;
  const values = Object.entries(open).map(([name, allowed]) => [name, allowed[below(allowed.length)] ?? ""] as const);
  rig.doing = `order ${kind.id} ${show(values)} of seat ${seat}`;
  checkOrder(match, seat, { kind: kind.id, values: Object.fromEntries(values) });
}

/** All agree to take the last decision of a seat back, luck and all. */
function takeBack<T extends GameTypes>(rig: Rig<T>): void {
  askAll(rig, "takeBack");
  checkSound(rig.match);
  checkRestore(rig.match);
}

/** All agree to end it; where the game waits for the end of a round, it is played on. */
function agreeToEnd<T extends GameTypes>(rig: Rig<T>): void {
  askAll(rig, "agreedEnd");
}

function askAll<T extends GameTypes>(rig: Rig<T>, kind: RequestKind): void {
  const { match, below } = rig;
  const asker = below(match.data.seats.length);
  rig.doing = `${kind} asked by seat ${asker}`;
  guarded("throws", rig.doing, () => {
    if (!request(match, kind, asker, 0).ok) return;
    for (const seat of match.data.seats.keys()) if (seat !== asker) answerRequest(match, kind, seat, true, 0);
  });
}
