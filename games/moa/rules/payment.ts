// Payments: icons of one kind, added item by item as a proposal, carried out by one confirmation.
import { type Ask, type DecisionPhase, type Play, topFrame } from "@outrigger/kernel";
import { countOf, playerAt, removeOne, returnKarakia } from "./cards.ts";
import type { MoaPack } from "./components.ts";
import { fewestItems, gameRound, iconsOn } from "./means.ts";
import type { Moa } from "./moa.ts";
import { withBirds } from "./moves.ts";
import type { ConfirmNote, PayNote } from "./notes.ts";
import type { PaymentFrame, TurnFrame } from "./state.ts";
import type { Bird, MoaMove } from "./vocabulary.ts";

const CONFIRM: MoaMove = ["confirm"];
const TWO_FIGHT: MoaMove = ["pay", "two_fight"];
const CARDS = withBirds((bird) => ["pay", bird]);

type NewPayment = Pick<PaymentFrame, "phase" | "seat" | "icon" | "need"> &
  Partial<Pick<PaymentFrame, "paid" | "territory" | "any" | "mammal" | "kinds">>;

export function newPayment({ phase, seat, icon, need, paid, territory, any, mammal, kinds }: NewPayment): PaymentFrame {
  return {
    phase,
    seat,
    icon,
    need,
    paid: paid ?? 0,
    spent: [],
    territory: territory ?? 0,
    any: any ?? false,
    ...(mammal === undefined ? {} : { mammal }),
    ...(kinds === undefined ? {} : { kinds }),
  };
}

/** Every item the seat could add: each kind of card in hand, its leader tiles, its two-fight tiles. */
export function offerItems(play: Play<Moa>, frame: PaymentFrame, ask: Ask<Moa>): void {
  offerCards(play, frame, ask);
  offerLeaderTiles(play, frame, ask);
  offerTwoFight(play, frame, ask);
}

function offerCards(play: Play<Moa>, frame: PaymentFrame, ask: Ask<Moa>): void {
  const { hand } = playerAt(play, frame.seat);
  for (let at = 0; at < hand.length; at++) {
    const card = hand[at] as Bird;
    if (card === hand[at - 1]) continue;
    if (countOf(frame.spent, card) < countOf(hand, card)) offerItem(play, frame, ask, CARDS[card], undefined);
  }
}

function offerLeaderTiles(play: Play<Moa>, frame: PaymentFrame, ask: Ask<Moa>): void {
  const { leaderTiles } = playerAt(play, frame.seat);
  const round = gameRound(play.state, play.pack);
  for (const { tile, from } of leaderTiles) {
    if (frame.spent.includes(tile)) continue;
    offerItem(play, frame, ask, ["pay", tile], from <= round ? undefined : "MOA-LDT-4");
  }
}

function offerTwoFight(play: Play<Moa>, frame: PaymentFrame, ask: Ask<Moa>): void {
  const { karakia, fresh } = playerAt(play, frame.seat);
  if (countOf(frame.spent, "two_fight") < countOf(karakia, "two_fight"))
    offerItem(play, frame, ask, TWO_FIGHT, undefined);
  else if (fresh.includes("two_fight")) offerItem(play, frame, ask, TWO_FIGHT, "MOA-KAR-5");
}

/** MOA-PAY-6: an item adds at least one icon of the kind, and none is added once there are enough. */
function offerItem(play: Play<Moa>, frame: PaymentFrame, ask: Ask<Moa>, move: MoaMove, bar: string | undefined): void {
  const icons = iconsOn(play.pack, move[1] as string, frame.icon);
  if (icons === 0 || frame.paid >= frame.need) ask.refuse(move, "MOA-PAY-6");
  else if (bar !== undefined) ask.refuse(move, bar);
  else if (ask.curious) ask.offer(move, payNote(play.pack, frame, icons));
  else ask.offer(move);
}

function payNote(pack: MoaPack, frame: PaymentFrame, icons: number): PayNote {
  const paid = frame.paid + icons;
  return { icons, paid, need: frame.need, superfluous: superfluousItems(pack, frame, paid) };
}

/** Items that could be left out of the proposal: they are not given back by themselves (MOA-PAY-6). */
function superfluousItems(pack: MoaPack, { spent, icon, need }: PaymentFrame, paid: number): string[] {
  return [...new Set(spent)].filter((item) => paid - iconsOn(pack, item, icon) >= need);
}

export function addItem(play: Play<Moa>, frame: PaymentFrame, item: string): void {
  frame.spent.push(item);
  frame.paid += iconsOn(play.pack, item, frame.icon);
}

/** Cards to the discard pile, karakia tiles to their stacks (MOA-PAY-7), leader tiles out of the game (MOA-PAY-8). */
export function spend(play: Play<Moa>, { seat, spent, any }: PaymentFrame): void {
  const { state, pack } = play;
  const player = playerAt(play, seat);
  for (const item of spent) {
    if (pack.birds[item as Bird] !== undefined) {
      removeOne(player.hand, item as Bird);
      state.birdDiscard.push(item as Bird);
    } else if (item === "two_fight") returnKarakia(play, seat, item);
    else {
      player.leaderTiles = player.leaderTiles.filter(({ tile }) => tile !== item);
      state.leaderTilesOut.push(item);
    }
  }
  if (any) returnKarakia(play, seat, "any_territory");
}

interface PricedAction {
  /** The clause that sets the price. */
  readonly price: string;
  /** The confirmation cannot be taken back; that of an action can until the turn is ended. */
  readonly isFinal?: boolean;
  /** What is done when time runs out; the action is given up when absent (3.4: back to the menu). */
  readonly fallback?: DecisionPhase<Moa, PaymentFrame>["fallback"];
  /** Carries the action out; the payment is made already, its frame still on the stack. */
  carryOut(play: Play<Moa>, frame: PaymentFrame): void;
}

/** A payment of a fixed price: items until it is reached, then one confirmation. */
export function pricedPhase({ price, isFinal, fallback, carryOut }: PricedAction): DecisionPhase<Moa, PaymentFrame> {
  return {
    publishes: ["confirm"],
    cuts: isFinal === true ? ["confirm"] : [],
    offers(play, frame, ask) {
      offerItems(play, frame, ask);
      if (frame.paid < frame.need) ask.refuse(CONFIRM, price);
      else if (ask.curious) ask.offer(CONFIRM, confirmNote(play.pack, frame));
      else ask.offer(CONFIRM);
    },
    apply(play, frame, move) {
      if (move[0] === "pay") return addItem(play, frame, move[1]);
      spend(play, frame);
      carryOut(play, frame);
    },
    fallback: fallback ?? (() => undefined),
  };
}

function confirmNote(pack: MoaPack, frame: PaymentFrame): ConfirmNote {
  return { paid: frame.paid, need: frame.need, superfluous: superfluousItems(pack, frame, frame.paid) };
}

/** The confirmation once it is paid, else the next item of the cheapest set that pays what is missing. */
export function payCheapest(play: Play<Moa>, { seat, need, paid, spent }: PaymentFrame): MoaMove {
  if (paid >= need) return CONFIRM;
  const [item] = fewestItems(play, seat, need - paid, spent);
  if (item === undefined) throw new Error(`seat ${seat} cannot pay ${need}`);
  return ["pay", item];
}

/** The payment is over and with it the action of the turn. */
export function finishAction(play: Play<Moa>): void {
  play.state.stack.pop();
  const turn = topFrame(play.state) as TurnFrame;
  turn.acted = true;
}

/** What every event of a paid deed in a territory tells (MOA-INFO-7). */
export function deedOf({ seat, territory, spent, any }: PaymentFrame): {
  seat: number;
  territory: number;
  payment: string[];
  any: boolean;
} {
  return { seat, territory, payment: spent.slice(), any };
}
