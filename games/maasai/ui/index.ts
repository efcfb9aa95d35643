// Maasai on the table.
import type { GameUi, TableContext } from "@outrigger/board";
import type { MaasaiFrame, MaasaiView } from "../rules/index.ts";
import Board from "./board.svelte";
import Figure from "./figure.svelte";
import Hand from "./hand.svelte";
import Player from "./player.svelte";
import Result from "./result.svelte";

/** Moves that no single place on the table stands for. A turn that ends the game is never confirmed unasked (MAS-UNDO-3). */
const BUTTONS = ["pass", "build", "end"];

export const ui: GameUi = {
  Board,
  Player,
  Hand,
  Result,
  Figure,
  hidesHands: (view) => !(view as MaasaiView).options.openHands,
  facts: ({ view, say }: TableContext) => {
    const { round, rounds, piles, stack } = view as MaasaiView;
    const frame = stack.at(-1) as MaasaiFrame | undefined;
    const sequence =
      frame !== undefined && "sequence" in frame ? [{ label: say("ui.sequence"), value: `${frame.sequence}/2` }] : [];
    return [
      { label: say("ui.round"), value: `${round}/${rounds}` },
      ...sequence,
      { label: say("ui.toCome"), value: `${piles.wide} + ${piles.narrow}` },
    ];
  },
  confirming: ({ offers }: TableContext) => offers.find(({ move }) => ["confirm", "done"].includes(move[0]))?.move,
  buttons: ({ offers }: TableContext) => offers.filter(({ move }) => BUTTONS.includes(move[0])).map(({ move }) => move),
};
