// What happens on the island: setting up, turns, construction, Areas, and every die.
import type { Seat } from "@outrigger/kernel";
import type { BuildItem, CombatKind, Hex, PieceKind, Side } from "../vocabulary.ts";

/** What a die was thrown for (TAH-DEF-9). */
export type Purpose =
  | "homeArea"
  | "initiative"
  | "elder"
  | "depletion"
  | "attack"
  | "defence"
  | "panic"
  | "elderCaptured"
  | "chieftainCaptured"
  | "neutralArea"
  | "reef"
  | "sinking"
  | "sharks"
  | "swim"
  | "voyage"
  | "tableA"
  | "tableB"
  | "tableC";

export type IslandEvent =
  | { readonly kind: "homeAreaDrawn"; readonly seat: Seat; readonly area: string; readonly die: number }
  | { readonly kind: "homePlaced"; readonly seat: Seat; readonly hex: Hex }
  | {
      readonly kind: "placed";
      readonly side: Side;
      readonly piece: PieceKind;
      readonly id: number;
      readonly hex: Hex;
      readonly elder: number;
    }
  | {
      readonly kind: "rolled";
      readonly side: Side;
      readonly purpose: Purpose;
      readonly die: number;
      /** What is added to the die, where it is not nothing; what is told of combat says it with the strengths. */
      readonly note?: { readonly modifier: number };
    }
  /** Something was chosen at random among so many. */
  | { readonly kind: "drawn"; readonly side: Side; readonly of: number; readonly chosen: number }
  | { readonly kind: "turnBegan"; readonly turn: number; readonly season: number; readonly year: number }
  | { readonly kind: "initiativeWon"; readonly seat: Seat; readonly doubled: boolean }
  | { readonly kind: "orderChosen"; readonly seat: Seat; readonly order: readonly Seat[] }
  | { readonly kind: "playerTurnBegan"; readonly seat: Seat }
  | { readonly kind: "phaseBegan"; readonly seat: Seat; readonly name: "construction" | "movement" | "combat" }
  | { readonly kind: "harvested"; readonly seat: Seat; readonly hex: Hex; readonly marker: number }
  | { readonly kind: "built"; readonly seat: Seat; readonly item: BuildItem; readonly hex: Hex }
  | { readonly kind: "dismantled"; readonly seat: Seat; readonly hex: Hex }
  | {
      readonly kind: "converted";
      readonly side: Side;
      readonly from: CombatKind;
      readonly id: number;
      readonly hex: Hex;
    }
  | { readonly kind: "homeNamed"; readonly seat: Seat; readonly hex: Hex }
  | { readonly kind: "areaGained"; readonly seat: Seat; readonly area: string; readonly from: Side }
  | { readonly kind: "elderJoined"; readonly seat: Seat; readonly elder: number }
  | { readonly kind: "noElder"; readonly seat: Seat; readonly area: string };
