// Maasai on the table.
import type { GameUi } from "@outrigger/board";
import type { Maasai } from "../rules/index.ts";
import { aims, beats } from "./beats.ts";
import Board from "./board.svelte";
import Figure from "./figures/figure.svelte";
import Glimpse from "./glimpse.svelte";
import Player from "./player.svelte";
import Result from "./result.svelte";
import Hand from "./shields/hand.svelte";

/** Moves that no single place on the table stands for. A turn that ends the game is never confirmed unasked (MAS-UNDO-3). */
const BUTTONS = ["pass", "build", "end", "done"];

import RuleSymbol from "./figures/symbol.svelte";

export const ui: GameUi<Maasai> = {
  Board,
  Player,
  Hand,
  Result,
  Figure,
  aim: "enclosure",
  beats,
  aims,
  Glimpse,
  Symbol: RuleSymbol,
  hidesHands: (view) => !view.options.openHands,
  facts: ({ view, say }) => {
    const { round, rounds, piles, stack } = view;
    const frame = stack.at(-1);
    const sequence =
      frame !== undefined && "sequence" in frame ? [{ label: say("ui.sequence"), value: `${frame.sequence}/2` }] : [];
    return [
      { label: say("ui.round"), value: `${round}/${rounds}` },
      ...sequence,
      { label: say("ui.toCome"), value: `${piles.wide} + ${piles.narrow}` },
    ];
  },
  /** To go on to the shield is no end of anything: whoever takes one up has gone on. */
  confirming: ({ offers }) => offers.find(({ move }) => move[0] === "confirm")?.move,
  buttons: ({ offers }) => offers.filter(({ move }) => BUTTONS.includes(move[0])).map(({ move }) => move),
  /** How many shields and animals a fence has is seen on the land. */
  brief: ({ offers, say }, move) =>
    move[0] === "build"
      ? say("ui.build", {
          fence: move[1],
          several: String(offers.filter((other) => other.move[0] === "build").length > 1),
        })
      : undefined,
};
