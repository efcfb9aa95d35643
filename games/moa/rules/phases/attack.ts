// The action "attack and place birds": beat the mammals of an invaded territory, settle it, and fortify it.
import { type Ask, type DecisionPhase, type Play, push, replace, type Seat } from "@outrigger/kernel";
import { offerDrawingTiles, useDrawingTile } from "../karakia.ts";
import { activeTerrain, iconsOn, type Means, needsAny, terrainBar } from "../means.ts";
import type { Moa } from "../moa.ts";
import { atTerritories } from "../moves.ts";
import type { PrizeNote } from "../notes.ts";
import { addItem, deedOf, finishAction, newPayment, offerItems, pricedPhase } from "../payment.ts";
import type { PaymentFrame } from "../state.ts";
import { mammalIn, supplyOf, territoryAt, winMammal } from "../territory.ts";
import type { AttackMove, CountMove, DrawMove, PayMove } from "../vocabulary.ts";
import { carryOutBirds, offerBirdCounts } from "./place-birds.ts";

const ATTACKS = atTerritories((number): AttackMove => ["attack", number]);
const NO_BIRDS: CountMove = ["count", 0];

export function offerAttacks(play: Play<Moa>, means: Means, ask: Ask<Moa, AttackMove>): void {
  for (const move of ATTACKS) {
    const bar = attackBar(play, means, move[1]);
    if (bar !== undefined) ask.refuse(move, bar);
    else if (ask.curious) ask.offer(move, note(play, means, move[1]));
    else ask.offer(move);
  }
}

function note({ state, pack }: Play<Moa>, { active }: Means, number: number): PrizeNote {
  const { fight, vp } = pack.mammals[mammalIn(territoryAt(state, number))];
  return { icon: "fight", any: needsAny(pack, active, number), price: fight, points: vp };
}

/** Neither presence nor birds in the supply are needed (MOA-ATK-7). */
function attackBar({ state, pack }: Play<Moa>, means: Means, number: number): string | undefined {
  const territory = territoryAt(state, number);
  if (territory.condition === "erupted") return "MOA-VOL-7";
  if (territory.condition !== "invaded") return "MOA-ATK-1";
  const bar = terrainBar(pack, means, number);
  return bar ?? (means.fight < pack.mammals[mammalIn(territory)].fight ? "MOA-ATK-2" : undefined);
}

export function startAttack({ state, pack }: Play<Moa>, seat: Seat, territory: number): void {
  const any = needsAny(pack, activeTerrain(state, pack), territory);
  const need = pack.mammals[mammalIn(territoryAt(state, territory))].fight;
  push(state, newPayment({ phase: "attack", seat, icon: "fight", need, territory, any }));
}

export const attack = pricedPhase<PaymentFrame>({
  price: "MOA-ATK-2",
  carryOut(play, frame) {
    // MOA-ATK-3.
    const mammal = winMammal(play, frame);
    replace(play.state, birdPart(play, frame));
    play.tell(() => ({ kind: "attacked", mammal, ...deedOf(frame) }));
  },
});

/** MOA-ATK-4. The any-territory tile has served for the whole action (MOA-ATK-8). */
function birdPart({ state, pack }: Play<Moa>, { seat, territory, spent }: PaymentFrame): PaymentFrame {
  const isShared = state.options.sharedIconsInAttack === "on";
  // MOA-PAY-5: a card that fought gives no birds, unless the table plays it so.
  const paid = isShared ? spent.reduce((sum, item) => sum + iconsOn(pack, item, "bird"), 0) : 0;
  const need = supplyOf(state, seat).birds;
  return newPayment({ phase: "attackBirds", seat, icon: "bird", need, paid, territory });
}

export const attackBirds: DecisionPhase<Moa, PaymentFrame, PayMove | CountMove | DrawMove> = {
  publishes: ["count", "drawOne", "exchangeThree"],
  offers(play, frame, ask) {
    offerItems(play, frame, ask);
    // MOA-ATK-5: none at all is allowed here.
    offerBirdCounts(frame, ask, 0);
    // MOA-ATK-9: while nothing is half paid.
    if (frame.spent.length === 0) offerDrawingTiles(play, frame.seat, ask);
  },
  apply(play, frame, move) {
    const { seat, territory } = frame;
    if (move[0] === "pay") return addItem(play, frame, move[1]);
    if (move[0] !== "count") return useDrawingTile(play, seat, move);
    carryOutBirds(play, frame, move[1]);
    // MOA-ATK-6.
    territoryAt(play.state, territory).stronghold = true;
    play.emit({ kind: "strongholdPlaced", seat, territory, by: "attack" });
    finishAction(play);
  },
  // 3.4: no birds; what was proposed for some is taken back first.
  fallback: (_play, { spent }) => (spent.length === 0 ? NO_BIRDS : undefined),
};
