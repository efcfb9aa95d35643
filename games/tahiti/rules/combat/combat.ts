// The combat phase (TAH-LCOM-1): the active player fights his contacts in the order he likes.
import { type AutomaticPhase, type DecisionPhase, frameOf, pop, push, type Seat } from "@outrigger/kernel";
import { isHere } from "../endings/player-end.ts";
import type { CombatMove } from "../moves.ts";
import type { FightNote } from "../notes.ts";
import { attackOdds } from "../odds/attack.ts";
import { piecesAt } from "../pieces.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import type { Hex, Side } from "../vocabulary.ts";
import { newBattle } from "./battle-record.ts";
import { type Contact, contactsOf } from "./contacts.ts";
import type { CombatFrame, CombatsFrame } from "./frames.ts";

export const combats: AutomaticPhase<Tahiti, CombatsFrame> = {
  run(play, frame) {
    if (isHere(play.state, frame.player) && openContacts(play, frame).length > 0)
      push(play.state, { phase: "combat", seat: frame.player });
    else pop(play.state);
  },
};

export const combat: DecisionPhase<Tahiti, CombatFrame, CombatMove> = {
  publishes: "all",
  offers(play, { seat }, ask) {
    const open = openContacts(play, frameOf(play.state, "combats"));
    for (const contact of open) {
      const move = ["fight", contact.hex, contact.enemy] as const;
      ask.weigh(move, isPutOff(open, contact) ? "TAH-LCOM-5" : undefined, () => fightNote(play, seat, contact));
    }
    for (const { hex, enemy, must } of open) {
      ask.weigh(["skip", hex, enemy], must ? "TAH-LCOM-2" : undefined);
    }
    ask.weigh(["endCombat"], open.some((contact) => contact.must) ? "TAH-LCOM-2" : undefined);
  },
  apply(play, { seat }, move) {
    const phase = frameOf(play.state, "combats");
    pop(play.state);
    if (move[0] === "fight" || move[0] === "skip") phase.settled.push([move[1], move[2]]);
    if (move[0] === "fight") push(play.state, newBattle(play, seat, move[2], move[1]));
    if (move[0] === "endCombat") pop(play.state);
  },
  fallback: (_play, _frame, offers) => offers.find(([kind]) => kind === "endCombat") ?? offers[0],
};

/** What the interface shows before the click: whether it has to be, and how it would go. */
function fightNote(play: TahitiPlay, seat: Seat, { hex, enemy, must }: Contact): FightNote {
  const plan = { attacker: seat, defender: enemy, hex };
  const odds = attackOdds(play, plan);
  if (!hasShamanToSpare(play, seat, hex)) return { must, odds };
  return { must, odds, apart: attackOdds(play, { ...plan, shamans: [false, true] }) };
}

/** TAH-LCOM-7: a Shaman alone has no choice. */
function hasShamanToSpare({ state }: TahitiPlay, seat: Seat, hex: Hex): boolean {
  const forces = piecesAt(state, seat, hex);
  return forces.length > 1 && forces.some((piece) => piece.kind === "shaman");
}

function openContacts({ state, pack }: TahitiPlay, { player, settled }: CombatsFrame): Contact[] {
  const isSettled = (hex: Hex, enemy: Side): boolean => settled.some(([at, side]) => at === hex && side === enemy);
  return contactsOf(state, pack, player).filter(({ hex, enemy }) => !isSettled(hex, enemy));
}

/** TAH-LCOM-5: in one hex, enemies with Combat Units come first. */
function isPutOff(open: readonly Contact[], contact: Contact): boolean {
  return !contact.armed && open.some((other) => other.hex === contact.hex && other.armed);
}
