// Māori on the table.
import type { GameUi, TableContext } from "@outrigger/board";
import type { MaoriView } from "../rules/index.ts";
import Board from "./board.svelte";
import Figure from "./figure.svelte";
import Player from "./player.svelte";
import Result from "./result.svelte";

export const ui: GameUi = {
  Board,
  Player,
  Result,
  Figure,
  facts: ({ view, say }: TableContext) => {
    const { turns, seats, pile, supply, ending } = view as MaoriView;
    return [
      ending === null
        ? { label: say("ui.turn"), value: String(Math.floor(turns / seats.length) + 1) }
        : { label: say("ui.lastTurns"), value: String(ending.turnsLeft) },
      { label: say("ui.pile"), value: String(pile.length) },
      { label: say("ui.supply"), value: String(supply) },
    ];
  },
  confirming: ({ offers }: TableContext) => offers.find(({ move }) => move[0] === "confirm")?.move,
  buttons: ({ offers }: TableContext) =>
    offers.filter(({ move }) => move[0] === "pass" || move[0] === "keep").map(({ move }) => move),
};
