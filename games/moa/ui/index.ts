// Moa on the table.
import type { GameUi } from "@outrigger/board";
import type { Moa } from "../rules/index.ts";
import { aims, beats } from "./beats.ts";
import Board from "./board.svelte";
import Figure from "./figures/figure.svelte";
import Glimpse from "./glimpse.svelte";
import Hand from "./hand/hand.svelte";
import Player from "./player.svelte";
import Result from "./result.svelte";
import Scene from "./scene.svelte";

/** Moves that no place on the table stands for. */
const BUTTONS = ["pass", "decline", "skip"];

import RuleSymbol from "./figures/symbol.svelte";

export const ui: GameUi<Moa> = {
  Board,
  Player,
  Hand,
  Result,
  Figure,
  aim: "scoring",
  beats,
  aims,
  Scene,
  Glimpse,
  Symbol: RuleSymbol,
  hidesHands: (view) => view.options.openHands === "off",
  facts: ({ view, say }) => {
    const { period, round, printed } = view;
    return [
      { label: say("ui.period"), value: String(period) },
      { label: say("ui.round"), value: `${round}/${printed.rounds}` },
    ];
  },
  /** The end of what is under way; of several numbers of birds the largest. */
  confirming: ({ offers }) => {
    const last = offers.findLast(({ move }) => move[0] === "count");
    return offers.find(({ move }) => ["confirm", "end", "defend"].includes(move[0]))?.move ?? last?.move;
  },
  /** How many birds move is asked for nowhere else; what is placed is counted beside the hand. */
  buttons: ({ offers, phase }) =>
    offers
      .filter(({ move }) => BUTTONS.includes(move[0]) || (phase === "moveBirds" && move[0] === "count"))
      .map(({ move }) => move),
};
