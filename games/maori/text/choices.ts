// What is asked and what may be answered, in words.

import type { Offer } from "@outrigger/kernel";
import type { Asked, Say, Values } from "@outrigger/text";
import type { Maori, MaoriFrame, MaoriMove, MaoriView, Tile } from "../rules/index.ts";
import { CELLS, printedSpaces } from "../rules/names.ts";
import { openingText, pieceText, positionText, tileText } from "./words.ts";

function topFrame({ stack }: MaoriView): MaoriFrame | undefined {
  return stack.at(-1);
}

function ownerOf(view: MaoriView): MaoriView["seats"][number] | undefined {
  return view.seats[topFrame(view)?.seat ?? -1];
}

/** The tile in the player's hand. */
function tileInHand(view: MaoriView): Tile | undefined {
  const frame = topFrame(view);
  return frame !== undefined && "tile" in frame ? view.tiles[frame.tile] : undefined;
}

export function moveText(say: Say, move: MaoriMove, view: MaoriView, offer?: Offer<Maori>): string {
  switch (move[0]) {
    case "explorer":
      return say("move.explorer", { position: positionText(say, move[1]) });
    case "sail":
      return sailText(say, move[1], offer);
    case "take":
      return takeText(say, move[1], view, offer);
    case "playDepot":
      return withTile(say, "move.playDepot", {}, view, ownerOf(view)?.depot);
    case "discard":
      return withTile(say, "move.discard", { space: move[1] }, view, pieceOn(view, move[1]));
    case "step":
      return say(offer?.kind === "step" ? "move.step" : "move.ship", { space: move[1] });
    case "turn": {
      const tile = tileInHand(view);
      return say("move.turn", { opening: tile === undefined ? "" : openingText(say, tile, move[1]) });
    }
    case "keep":
      return keepText(say, ownerOf(view)?.ship ?? undefined);
    case "confirm":
      return say(topFrame(view)?.phase === "confirmExplorer" ? "move.confirm.explorer" : "move.confirm");
    default:
      return say(`move.${move[0]}`, { space: move[1] ?? "" });
  }
}

/** What a refused sail would have cost and where it would have led is nobody's question. */
function sailText(say: Say, distance: number, offer: Offer<Maori> | undefined): string {
  if (offer?.kind !== "sail" || offer.note === null) return say("move.sail.refused", { distance });
  const { price, position } = offer.note;
  return say("move.sail", { distance, price, position: positionText(say, position) });
}

/** What is not on offer has no price: it lies out of reach, behind a volcano or is beyond the player's means. */
function takeText(say: Say, cell: string, view: MaoriView, offer: Offer<Maori> | undefined): string {
  const piece = view.matrix[CELLS.indexOf(cell)];
  if (offer?.kind !== "take" || offer.note === null) return withTile(say, "move.take.refused", { cell }, view, piece);
  return say("move.take", { cell, tile: pieceText(say, view.tiles, piece ?? ""), price: offer.note.price });
}

/** Where no tile lies there is none to name. */
function withTile(
  say: Say,
  key: "move.take.refused" | "move.playDepot" | "move.discard",
  values: Values,
  { tiles }: MaoriView,
  piece: string | null | undefined,
): string {
  if (piece === null || piece === undefined) return say(`${key}.empty`, values);
  return say(key, { ...values, tile: pieceText(say, tiles, piece) });
}

function keepText(say: Say, space: string | undefined): string {
  return space === undefined ? say("move.keep.beside") : say("move.keep", { space });
}

function pieceOn(view: MaoriView, space: string): string | null | undefined {
  return ownerOf(view)?.layout[printedSpaces(view.board.plan).findIndex(({ name }) => name === space)];
}

export function promptText(say: Say, { phase }: Asked, view: MaoriView): string {
  const frame = topFrame(view);
  const tile = tileInHand(view);
  return say(promptKey(phase, frame, view), { tile: tile === undefined ? "" : tileText(say, tile) });
}

function promptKey(phase: string, frame: MaoriFrame | undefined, view: MaoriView): string {
  if (frame?.phase === "action" && frame.steps > 0) return "prompt.action.stepped";
  if (frame?.phase === "destination" && frame.cell === null) return "prompt.destination.depot";
  if (frame?.phase === "colouredShip" && ownerOf(view)?.ship === null) return "prompt.colouredShip.must";
  return `prompt.${phase}`;
}
