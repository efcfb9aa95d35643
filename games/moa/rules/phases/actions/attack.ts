// The action "attack and place birds": beat the mammals of an invaded territory; settling it comes next.
import { type Ask, type Play, push, replace } from "@outrigger/kernel";
import { mammalIn, territoryAt, winMammal } from "../../board/territory.ts";
import { type Means, takesAny, terrainBar } from "../../hand/means.ts";
import { deedOf, pricedPhase, startPayment } from "../../hand/payment.ts";
import type { Moa } from "../../moa.ts";
import { atTerritories } from "../../moves.ts";
import type { PrizeNote } from "../../notes.ts";
import type { PaymentFrame, TurnFrame } from "../../state.ts";
import type { AttackMove } from "../../vocabulary.ts";
import { settlement } from "./attack-birds.ts";

const ATTACKS = atTerritories((number): AttackMove => ["attack", number]);

export function offerAttacks(play: Play<Moa>, means: Means, ask: Ask<Moa, AttackMove>): void {
  const noteOf = ([, number]: AttackMove): PrizeNote => {
    const { fight, vp } = play.pack.mammals[mammalIn(territoryAt(play.state, number))];
    return { icon: "fight", any: takesAny(play.pack, means, number), price: fight, points: vp };
  };
  for (const move of ATTACKS) ask.weigh(move, attackBar(play, means, move[1]), noteOf);
}

/** Neither presence nor birds in the supply are needed (MOA-ATK-7). */
function attackBar({ state, pack }: Play<Moa>, means: Means, number: number): string | undefined {
  const territory = territoryAt(state, number);
  if (territory.condition === "erupted") return "MOA-VOL-7";
  if (territory.condition !== "invaded") return "MOA-ATK-1";
  const bar = terrainBar(pack, means, number);
  return bar ?? (means.fight < pack.mammals[mammalIn(territory)].fight ? "MOA-ATK-2" : undefined);
}

export function startAttack(play: Play<Moa>, { seat }: TurnFrame, [, territory]: AttackMove): void {
  const need = play.pack.mammals[mammalIn(territoryAt(play.state, territory))].fight;
  push(play.state, startPayment(play, { phase: "attack", seat, icon: "fight", need, territory }));
}

export const attack = pricedPhase<PaymentFrame>({
  price: "MOA-ATK-2",
  carryOut(play, frame) {
    // MOA-ATK-3.
    const mammal = winMammal(play, frame);
    replace(play.state, settlement(play, frame));
    play.tell(() => ({ kind: "attacked", mammal, ...deedOf(frame) }));
  },
});
