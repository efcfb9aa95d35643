// Tahiti on the table.
import type { GameUi } from "@outrigger/board";
import type { Tahiti } from "../rules/index.ts";
import { dateOf, seasonsBefore } from "../rules/names.ts";
import Beside from "./battle/beside.svelte";
import { aims, beats, join } from "./beats.ts";
import Board from "./board.svelte";
import { isEnding } from "./choosing.ts";
import Figure from "./figure.svelte";
import Glimpse from "./glimpse.svelte";
import Player from "./player.svelte";
import Result from "./result.svelte";
import RuleSymbol from "./symbol.svelte";

export const ui: GameUi<Tahiti> = {
  Board,
  Beside,
  Player,
  Result,
  Figure,
  aim: "aim",
  beats,
  aims,
  join,
  Glimpse,
  Symbol: RuleSymbol,
  facts: ({ view, say }) => {
    const { clock, printed } = view;
    return [
      { label: say("ui.season"), value: String(seasonsBefore(printed, clock) + 1) },
      { label: say("ui.turn"), value: `${dateOf(printed, clock).turn}/${printed.turnsPerSeason}` },
    ];
  },
  ending: ({ view, say }) => {
    const staying = view.players.filter(({ onTahiti }) => onTahiti).length;
    if (staying > 1 || (staying === 1 && view.players.length === 1)) return undefined;
    return say("ui.ending", { staying });
  },
  confirming: ({ offers }) => offers.find(({ move }) => isEnding(move))?.move,
  buttons: () => [],
};
