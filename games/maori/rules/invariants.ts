// What must hold in every state: no tile or shell lost or doubled, boards that agree, a coloured ship that stands on a tile.

import { legalRotations, type Pieces, piecesOn, siteOf } from "./board/placing.ts";
import { type MaoriPack, pieceOf } from "./components.ts";
import { parsePiece } from "./names.ts";
import type { MaoriState, SeatState } from "./vocabulary.ts";

export function invariants(state: MaoriState, pack: MaoriPack): string[] {
  return [
    ...tileProblems(state, pack),
    ...shellProblems(state, pack),
    ...counterProblems(state),
    ...state.seats.flatMap((seat, at) => boardProblems(state, seat, pack).map((problem) => `seat ${at}: ${problem}`)),
  ];
}

function tileProblems(state: MaoriState, pack: MaoriPack): string[] {
  const problems: string[] = [];
  const found = tilesOnTable(state);
  const times = new Map<string, number>();
  for (const id of found) times.set(id, (times.get(id) ?? 0) + 1);
  for (const id of pack.ids) if (times.get(id) !== 1) problems.push(`tile ${id} is there ${times.get(id) ?? 0} times`);
  if (found.length !== pack.ids.length) problems.push(`${found.length} tiles instead of ${pack.ids.length}`);
  if (state.pile.some((id, at) => id < (state.pile[at - 1] ?? ""))) problems.push("the pile is not in order");
  return problems;
}

function tilesOnTable(state: MaoriState): string[] {
  return [
    ...state.pile,
    ...state.box,
    ...state.matrix.filter((id) => id !== null),
    ...state.stack.flatMap((frame) => ("tile" in frame ? [frame.tile] : [])),
    ...state.seats.flatMap(({ layout, depot }) => [
      ...layout.filter((name) => name !== null).map((name) => parsePiece(name).id),
      ...(depot === null ? [] : [depot]),
    ]),
  ];
}

function shellProblems({ seats, supply }: MaoriState, { tokens }: MaoriPack): string[] {
  const problems: string[] = [];
  const shells = seats.reduce((sum, seat) => sum + seat.shells, supply);
  if (shells !== tokens.shells) problems.push(`${shells} shells instead of ${tokens.shells}`);
  if (supply < 0 || seats.some((seat) => seat.shells < 0)) problems.push("shells below zero");
  return problems;
}

function counterProblems({ stack, explorer, passes, options, seats, ending }: MaoriState): string[] {
  const problems: string[] = [];
  const waiting = stack[0]?.phase === "placeExplorer";
  if (waiting !== (explorer === null)) problems.push("the explorer ship is at the matrix if and only if it was placed");
  if (ending === null && passes >= options.stagnationRounds * seats.length)
    problems.push("the game should have stagnated");
  if (ending === null && stack.length === 0) problems.push("the game is over without an end");
  if (ending !== null && (ending.turnsLeft === 0) !== (stack.length === 0)) problems.push("last turns out of step");
  return problems;
}

function boardProblems(state: MaoriState, seat: SeatState, pack: MaoriPack): string[] {
  const problems: string[] = [];
  const site = siteOf(state, seat, piecesOn(seat.layout, pack), pack);
  const { plan, pieces } = site;
  seat.layout.forEach((name, space) => {
    if (name === null) return;
    const { tile, rotation } = pieceOf(pack, name);
    if (!plan.playable[space]) problems.push(`${name} lies on printed land`);
    if (tile.printed.kind === "volcano") problems.push(`${name} lies on the board`);
    if (!legalRotations(site, tile, space).includes(rotation))
      problems.push(`${name} does not agree with its neighbours`);
  });
  if (seat.depot !== null && pack.volcanoes.has(seat.depot)) problems.push(`${seat.depot} lies in the depot`);
  problems.push(...shipProblems(state, seat, pieces, site.ship));
  return problems;
}

/** MAO-VAR-1, MAO-VAR-2, MAO-VAR-4; a ship whose tile was just discarded waits for its new place. */
function shipProblems(state: MaoriState, seat: SeatState, pieces: Pieces, ship: number): string[] {
  if (state.options.variant === 0) return seat.ship === null ? [] : ["a coloured ship without a variant"];
  if (seat.ship !== null) return pieces[ship] === null ? ["the coloured ship stands on an empty space"] : [];
  const top = state.stack.at(-1);
  const moving = top?.phase === "colouredShip" && top.seat !== undefined && state.seats[top.seat] === seat;
  return moving || pieces.every((piece) => piece === null) ? [] : ["the coloured ship is not on the board"];
}
