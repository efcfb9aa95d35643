// Payments: icons of one kind, added item by item as a proposal, carried out by one confirmation.

import { type Ask, byKind, type DecisionPhase, type Play, popTo } from "@outrigger/kernel";
import type { MoaPack } from "../components.ts";
import type { Deed } from "../events.ts";
import type { Moa } from "../moa.ts";
import { activeTerrain, gameRound, needsAny } from "../names.ts";
import type { ConfirmNote, PayNote } from "../notes.ts";
import type { Payment, PaymentFrame } from "../state.ts";
import { byBird } from "../tables.ts";
import { type ConfirmMove, isBird, type PayMove } from "../vocabulary.ts";
import { countOf, kindsLeft, playerAt, removeOne, returnKarakia } from "./cards.ts";
import { fewestItems, iconsOn } from "./means.ts";

const CONFIRM: ConfirmMove = ["confirm"];
const TWO_FIGHT: PayMove = ["pay", "two_fight"];
const CARDS = byBird((bird): PayMove => ["pay", bird]);

type NewPayment<Phase extends string> = Pick<Payment<Phase>, "phase" | "seat" | "icon" | "need"> &
  Partial<Pick<Payment<Phase>, "paid" | "territory" | "any">>;

export function newPayment<Phase extends PaymentFrame["phase"]>(wanted: NewPayment<Phase>): Payment<Phase> {
  const { phase, seat, icon, need, paid = 0, territory = 0, any = false } = wanted;
  return { phase, seat, icon, need, paid, spent: [], territory, any };
}

/** What an action in a territory costs: where another terrain is active, an any-territory tile besides. */
export function startPayment<Phase extends PaymentFrame["phase"]>(
  { state, pack }: Play<Moa>,
  wanted: NewPayment<Phase> & { readonly territory: number },
): Payment<Phase> {
  return newPayment({ ...wanted, any: needsAny(pack, activeTerrain(state, pack), wanted.territory) });
}

/** Every item the seat could add: each kind of card in hand, its leader tiles, its two-fight tiles. */
export function offerItems(play: Play<Moa>, frame: PaymentFrame, ask: Ask<Moa, PayMove>): void {
  const { hand, leaderTiles, karakia, fresh } = playerAt(play, frame.seat);
  const round = gameRound(play.state, play.pack.printed);
  const iconsOf = ([, item]: PayMove): number => iconsOn(play.pack, item, frame.icon);
  const noteOf = (move: PayMove): PayNote => payNote(play.pack, frame, iconsOf(move));
  /** MOA-PAY-6: an item adds at least one icon of the kind, and none is added once there are enough. */
  const offerItem = (move: PayMove, bar?: string): void =>
    ask.weigh(move, frame.paid >= frame.need || iconsOf(move) === 0 ? "MOA-PAY-6" : bar, noteOf);
  for (const card of kindsLeft(hand, frame.spent)) offerItem(CARDS[card]);
  for (const { tile, from } of leaderTiles)
    if (!frame.spent.includes(tile)) offerItem(["pay", tile], from <= round ? undefined : "MOA-LDT-4");
  if (countOf(frame.spent, "two_fight") < countOf(karakia, "two_fight")) offerItem(TWO_FIGHT);
  else if (fresh.includes("two_fight")) offerItem(TWO_FIGHT, "MOA-KAR-5");
}

function payNote(pack: MoaPack, frame: PaymentFrame, icons: number): PayNote {
  const paid = frame.paid + icons;
  return { icons, paid, need: frame.need, superfluous: superfluousItems(pack, frame, paid) };
}

/** Items that could be left out of the proposal: they are not given back by themselves (MOA-PAY-6). */
function superfluousItems(pack: MoaPack, { spent, icon, need }: PaymentFrame, paid: number): string[] {
  return [...new Set(spent)].filter((item) => paid - iconsOn(pack, item, icon) >= need);
}

export function addItem(play: Play<Moa>, frame: PaymentFrame, [, item]: PayMove): void {
  frame.spent.push(item);
  frame.paid += iconsOn(play.pack, item, frame.icon);
}

/** Cards to the discard pile, karakia tiles to their stacks (MOA-PAY-7), leader tiles out of the game (MOA-PAY-8). */
export function spend(play: Play<Moa>, { seat, spent, any }: PaymentFrame): void {
  const { state } = play;
  const player = playerAt(play, seat);
  for (const item of spent) {
    if (isBird(item)) {
      removeOne(player.hand, item);
      state.birdDiscard.push(item);
    } else if (item === "two_fight") returnKarakia(play, seat, item);
    else {
      player.leaderTiles = player.leaderTiles.filter(({ tile }) => tile !== item);
      state.leaderTilesOut.push(item);
    }
  }
  if (any) returnKarakia(play, seat, "any_territory");
}

type PricedPhase<Paid extends PaymentFrame> = DecisionPhase<Moa, Paid, PayMove | ConfirmMove>;

interface PricedAction<Paid extends PaymentFrame> {
  /** The clause that sets the price. */
  readonly price: string;
  /** The confirmation cannot be taken back; that of an action can until the turn is ended. */
  readonly isFinal?: boolean;
  /** What is done when time runs out; the action is given up when absent (3.4: back to the menu). */
  readonly fallback?: PricedPhase<Paid>["fallback"];
  /** Carries the action out; the payment is made already, its frame still on the stack. */
  carryOut(play: Play<Moa>, frame: Paid): void;
}

/** A payment of a fixed price: items until it is reached, then one confirmation. */
export function pricedPhase<Paid extends PaymentFrame>(action: PricedAction<Paid>): PricedPhase<Paid> {
  const { price, isFinal, fallback } = action;
  return {
    publishes: ["confirm"],
    cuts: isFinal === true ? ["confirm"] : [],
    offers(play, frame, ask) {
      offerItems(play, frame, ask);
      ask.weigh(CONFIRM, frame.paid < frame.need ? price : undefined, () => confirmNote(play.pack, frame));
    },
    apply: byKind({
      pay: addItem,
      confirm(play, frame) {
        spend(play, frame);
        action.carryOut(play, frame);
      },
    }),
    fallback: fallback ?? (() => undefined),
  };
}

function confirmNote(pack: MoaPack, frame: PaymentFrame): ConfirmNote {
  const { paid, need } = frame;
  return { paid, need, superfluous: superfluousItems(pack, frame, paid), lost: paid - need };
}

/** The confirmation once it is paid, else the next item of the cheapest set that pays what is missing. */
export function payCheapest(play: Play<Moa>, { seat, need, paid, spent }: PaymentFrame): PayMove | ConfirmMove {
  if (paid >= need) return CONFIRM;
  const [item] = fewestItems(play, seat, need - paid, spent);
  if (item === undefined) throw new Error(`seat ${seat} cannot pay ${need}`);
  return ["pay", item];
}

/** The payment is over and with it the action of the turn. */
export function finishAction(play: Play<Moa>): void {
  popTo(play.state, "turn").acted = true;
}

/** What every event of a paid deed in a territory tells (MOA-INFO-7). */
export function deedOf({ seat, territory, spent, any }: PaymentFrame): Deed {
  return { seat, territory, payment: spent.slice(), any };
}
