// Discarding a tile of the own board (MAO-DISC).
import type { Ask, Play } from "@outrigger/kernel";
import { pieceAt, type Site } from "../board/placing.ts";
import { spaceNumber } from "../board/plan.ts";
import { shipsOn } from "../board/ships.ts";
import type { Maori } from "../maori.ts";
import type { MaoriNotes } from "../notes.ts";
import { worthChange } from "../scoring.ts";
import { finishAction, seatOf, setSpace, siteNow } from "../turn.ts";
import type { ActionFrame, DiscardMove } from "../vocabulary.ts";

/** MAO-DISC-1, MAO-DISC-2: any own tile, but in variant 2 not the one under the coloured ship (MAO-V2-2). */
export function offerDiscards(play: Play<Maori>, steps: number, site: Site, ask: Ask<Maori, DiscardMove>): void {
  const note = ([, name]: DiscardMove): MaoriNotes["discard"] => noteOf(play, site, spaceNumber(site.plan, name));
  for (const { space, discard: move } of site.plan.playableMoves)
    ask.weigh(move, discardBar(play, steps, site, space), note);
}

function discardBar({ state }: Play<Maori>, steps: number, { pieces, ship }: Site, space: number): string | undefined {
  if (pieces[space] === null) return "MAO-DISC-1";
  if (steps > 0) return "MAO-STEP-3";
  return state.options.variant === 2 && space === ship ? "MAO-V2-2" : undefined;
}

function noteOf(play: Play<Maori>, { plan, pieces }: Site, space: number): MaoriNotes["discard"] {
  const left = pieces.map((piece, at) => (at === space ? null : piece));
  const { options } = play.state;
  const ships = shipsOn(plan, options, left) - shipsOn(plan, options, pieces);
  return { ...worthChange(plan, pieces, left, play.pack), ships };
}

/** MAO-DISC-1, MAO-DISC-3: the tile leaves the game with all that is printed on it; shells once received stay. */
export function discard(play: Play<Maori>, { seat }: ActionFrame, [, name]: DiscardMove): void {
  const owner = seatOf(play, seat);
  const site = siteNow(play, seat);
  const space = spaceNumber(site.plan, name);
  const { tile } = pieceAt(site.pieces, space);
  setSpace(play, seat, space, null);
  play.state.box.push(tile.printed.id);
  play.emit({ kind: "discarded", seat, tile: tile.printed, space: name });
  // MAO-VAR-4, MAO-VAR-5: the coloured ship cannot stay on an empty space.
  if (owner.ship === name) {
    owner.ship = null;
    play.emit({ kind: "shipMoved", seat, from: name, to: null });
  }
  finishAction(play, seat, null, false);
}
