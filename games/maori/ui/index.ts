// Māori on the table.
import type { GameUi } from "@outrigger/board";
import type { Maori } from "../rules/index.ts";
import { aims, beats } from "./beats.ts";
import Board from "./board.svelte";
import Figure from "./figure.svelte";
import Glimpse from "./glimpse.svelte";
import Player from "./player.svelte";
import Result from "./result.svelte";
import RuleSymbol from "./symbol.svelte";

export const ui: GameUi<Maori> = {
  Board,
  Player,
  Result,
  Figure,
  aim: "island",
  beats,
  aims,
  Glimpse,
  Symbol: RuleSymbol,
  facts: ({ view, say }) => {
    const { turns, seats, pile, supply, ending } = view;
    return [
      ending === null
        ? { label: say("ui.turn"), value: String(Math.floor(turns / seats.length) + 1) }
        : { label: say("ui.lastTurns"), value: String(ending.turnsLeft) },
      { label: say("ui.pile"), value: String(pile.length) },
      { label: say("ui.supply"), value: String(supply) },
    ];
  },
  confirming: ({ offers }) => offers.find(({ move }) => move[0] === "confirm")?.move,
  buttons: ({ offers }) =>
    offers.filter(({ move }) => move[0] === "pass" || move[0] === "keep").map(({ move }) => move),
};
