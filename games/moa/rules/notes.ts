// What the interface is shown with offers. Types only; the phases fill them in when somebody is curious.
import type { Icon } from "./vocabulary.ts";

/** With every action that is paid for: the icons that pay. */
type Paid = { readonly icon: Icon };

/** With `place`: whether an any-territory tile is part of it. */
export type PlaceNote = Paid & { readonly any: boolean };

/** With `leader`: the honour it takes and the leader tile it brings, by its id. */
export type LeaderNote = Paid & { readonly any: boolean; readonly price: number; readonly tile: string | null };

/** With `attack` and `sell`: fight or honour to pay, and the points of the mammal. */
export type PrizeNote = Paid & { readonly any: boolean; readonly price: number; readonly points: number };

type BuyNote = Paid & { readonly price: number };

/** With `pay`: what the item adds, what would be paid then, and which items could be left out of the payment after that. */
export type PayNote = {
  readonly icons: number;
  readonly paid: number;
  readonly need: number;
  readonly superfluous: readonly string[];
};

/** With `confirm` of a payment: icons that are lost as well. */
export type ConfirmNote = Omit<PayNote, "icons"> & CountNote;

/** With `count`: icons that are lost. */
type CountNote = { readonly lost: number };

/** With `defend`: the fight it takes, and the fewest cards and tiles that pay for it. */
type DefendNote = { readonly fight: number; readonly items: number };

/** By the kind of move. */
export type MoaNotes = {
  readonly place: PlaceNote;
  readonly leader: LeaderNote;
  readonly attack: PrizeNote;
  readonly sell: PrizeNote;
  readonly buy: BuyNote;
  readonly pay: PayNote;
  readonly confirm: ConfirmNote;
  readonly count: CountNote;
  readonly defend: DefendNote;
};
