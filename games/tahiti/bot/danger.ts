// What the enemy could do in his next turn: which stacks can reach a hex, and how an attack there would end.
import { areEnemies, type Side } from "../rules/vocabulary.ts";
import { chanceToCatch, chanceToWin } from "./dice-table.ts";
import { landWay, seaWay } from "./ground.ts";
import { combatUnits, type Stack, type Survey, stackAt, strengthOf } from "./survey.ts";

/** How much an attack counts that takes two turns to come. */
const FAR_OFF = 0.4;
/** How much of the danger a beaten force takes away with it. */
const ROUTED = 0.7;
/** Hexes to a home that is far away: a retreat may then take its full length. */
const NO_END = 12;

export interface Danger {
  /** The chance of being beaten there. */
  readonly beaten: number;
  /** The chance that Leaders there are taken. */
  readonly caught: number;
}

const SAFE: Danger = { beaten: 0, caught: 0 };

/** How near an enemy stack is to attacking a hex: 1 next turn, less for the turn after, 0 out of reach. */
function nearness({ pack, canoes }: Survey, force: Stack, hex: number): number {
  const far = landWay(pack)(force.at.id, hex);
  if (far <= force.march) return 1;
  if (force.at.coastal && canoes.has(force.at.id) && pack.map.at(hex).coastal) {
    if (seaWay(pack)(force.at.id, hex) <= force.march) return 1;
  }
  return far <= 2 * force.march ? FAR_OFF : 0;
}

/** What the worst enemy force within reach would do to whoever of the side stands in the hex. */
export function dangerAt(survey: Survey, side: Side, hex: number): Danger {
  let [beaten, caught] = [0, 0];
  let stack: Stack | undefined;
  let defence = -1;
  for (const force of survey.stacks) {
    if (force.march === 0 || combatUnits(force) === 0 || !areEnemies(side, force.side)) continue;
    const share = nearness(survey, force, hex) * (1 - ROUTED * force.shaken);
    if (share === 0) continue;
    if (defence < 0) {
      stack = stackAt(survey, side, hex);
      const bonus = survey.pack.map.at(hex).jungle ? 1 : 0;
      defence = (stack === undefined ? 0 : strengthOf(survey, stack)) + bonus;
    }
    const attack = strengthOf(survey, force);
    const wins = chanceToWin(attack, defence);
    // The worse the odds, the less likely they are tried.
    const threat = share * wins;
    beaten = Math.max(beaten, threat * wins);
    if (stack !== undefined) caught = Math.max(caught, threat * catchChance(survey, stack, attack, defence));
  }
  return beaten === 0 ? SAFE : { beaten, caught };
}

/** TAH-RETR-7: without another home the beaten are lost with all their Leaders; otherwise they must be hunted down. */
export function catchChance(survey: Survey, stack: Stack, attack: number, defence: number): number {
  const { state, pack } = survey;
  const home = state.players[stack.side]?.home ?? 0;
  if (home === 0) return chanceToWin(attack, defence);
  if (home === stack.at.id) {
    const hasOther = state.villages.some((village) => village.owner === stack.side && village.at !== home);
    if (!hasOther) return chanceToWin(attack, defence);
    return chanceToCatch(attack, defence, { ...stack, population: stack.population + 1 }, NO_END);
  }
  const hexes = Math.ceil(landWay(pack)(stack.at.id, home) / 4);
  return chanceToCatch(attack, defence, stack, Math.min(NO_END, Math.max(1, hexes)));
}

/** Enemies yet to move this turn, the initiative still open, and one's own turn first. */
const [SURE, LIKELY, UNLIKELY] = [1, 0.65, 0.3];

/** How likely an enemy moves before the seat can do anything about it. */
export function exposure({ state }: Survey, seat: number): number {
  const { order, active, players } = state;
  if (players.length === 1) return SURE;
  const now = order.indexOf(active);
  const own = order.indexOf(seat);
  const until = own > now ? own : order.length;
  for (let place = now + 1; place < until; place++) if (players[order[place] ?? -1]?.onTahiti === true) return SURE;
  return own > now ? UNLIKELY : LIKELY;
}
