// The decks and what lies face up beside them, in words (MOA-INFO-2, MOA-INFO-3).
import type { Say } from "@outrigger/text";
import type { MoaView } from "../rules/index.ts";
import { terrainCardText } from "./log.ts";
import { birdText, counted } from "./words.ts";

export interface PileText {
  readonly id: "birds" | "mammals" | "terrain";
  readonly deck: number;
  /** How many lie beside the deck. */
  readonly out: number;
  /** Which ones, equal cards once; with the option `discardView` only the top card of a discard pile. */
  readonly cards: readonly string[];
  readonly isTopOnly: boolean;
}

export function pileTexts(say: Say, view: MoaView): PileText[] {
  const { birdCards, mammalCards, terrainUsed, terrainDeckSize, options } = view;
  const isTopOnly = options.discardView === "top";
  return [
    {
      id: "birds",
      deck: birdCards.deckSize,
      out: birdCards.discardSize,
      cards: counted(say, birdCards.discard, (bird) => birdText(say, bird)),
      isTopOnly,
    },
    {
      id: "mammals",
      deck: mammalCards.deckSize,
      out: mammalCards.discardSize,
      cards: counted(say, mammalCards.discard, (mammal) => say(`mammal.${mammal}`)),
      isTopOnly,
    },
    {
      id: "terrain",
      deck: terrainDeckSize,
      out: terrainUsed.length,
      cards: counted(say, terrainUsed, (id) => terrainText(say, view, id)),
      isTopOnly: false,
    },
  ];
}

export function terrainText(say: Say, { printed }: MoaView, id: string): string {
  const card = printed.terrainCards[id];
  return card === undefined ? id : terrainCardText(say, card);
}
