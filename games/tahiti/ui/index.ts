// Tahiti on the table.
import type { GameUi } from "@outrigger/board";
import type { Tahiti } from "../rules/index.ts";
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
    const turn = Math.max(0, clock - 1);
    return [
      { label: say("ui.season"), value: String(Math.floor(turn / printed.turnsPerSeason) + 1) },
      { label: say("ui.turn"), value: `${(turn % printed.turnsPerSeason) + 1}/${printed.turnsPerSeason}` },
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
