// The combat phase (TAH-LCOM-1): the active player fights his contacts in the order he likes.
import { type DecisionPhase, pop, push } from "@outrigger/kernel";
import { newBattle } from "../battle.ts";
import { type Contact, contactsOf } from "../contacts.ts";
import type { CombatFrame } from "../frames.ts";
import { attackOdds } from "../odds/attack.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import type { Hex, Side } from "../vocabulary.ts";

export const combat: DecisionPhase<Tahiti, CombatFrame> = {
  publishes: "all",
  auto: true,
  offers(play, frame, ask) {
    const open = openContacts(play, frame);
    for (const contact of open) {
      const move = ["fight", contact.hex, contact.enemy] as const;
      if (isPutOff(open, contact)) ask.refuse(move, "TAH-LCOM-5");
      else ask.offer(move, ask.curious ? fightNote(play, frame, contact) : undefined);
    }
    for (const { hex, enemy, must } of open) {
      if (must) ask.refuse(["skip", hex, enemy], "TAH-LCOM-2");
      else ask.offer(["skip", hex, enemy]);
    }
    if (open.some((contact) => contact.must)) ask.refuse(["endCombat"], "TAH-LCOM-2");
    else ask.offer(["endCombat"]);
  },
  apply(play, frame, move) {
    if (move[0] === "endCombat") pop(play.state);
    else if (move[0] === "fight" || move[0] === "skip") {
      const [kind, hex, enemy] = move;
      frame.settled.push([hex, enemy]);
      if (kind === "fight") push(play.state, newBattle(play, frame.seat, enemy, hex));
    }
  },
  fallback: (_play, _frame, offers) => offers.find(([kind]) => kind === "endCombat") ?? (offers[0] as Tahiti["move"]),
};

/** What the interface shows before the click: whether it has to be, and how it would go. */
function fightNote(play: TahitiPlay, { seat }: CombatFrame, { hex, enemy, must }: Contact) {
  return { must, odds: attackOdds(play, { attacker: seat, defender: enemy, hex }) };
}

function openContacts({ state, pack }: TahitiPlay, { seat, settled }: CombatFrame): Contact[] {
  const isSettled = (hex: Hex, enemy: Side): boolean => settled.some(([at, side]) => at === hex && side === enemy);
  return contactsOf(state, pack, seat).filter(({ hex, enemy }) => !isSettled(hex, enemy));
}

/** TAH-LCOM-5: in one hex, enemies with Combat Units come first. */
function isPutOff(open: readonly Contact[], contact: Contact): boolean {
  return !contact.armed && open.some((other) => other.hex === contact.hex && other.armed);
}
