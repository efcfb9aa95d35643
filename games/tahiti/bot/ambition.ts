// What a seat is about to gain: neutral Areas by its Chieftain, enemy Areas by its troops, and how near they are to it.
import { NOBODY } from "../rules/vocabulary.ts";
import { landWay } from "./ground.ts";
import { bitOf, combatUnits, type Stack, type Survey } from "./survey.ts";
import {
  CALL,
  CALL_PER_THIRD,
  CLAIM,
  CLAIM_PER_THIRD,
  CONQUEST,
  ESCORT,
  LED,
  MARCH,
  NEAR_CLAIM,
  NEXT_CLAIM,
} from "./weights.ts";

export function ambition(survey: Survey, seat: number): number {
  let sum = conquests(survey, seat);
  for (const stack of survey.stacks) {
    if (stack.side !== seat || stack.at.sea) continue;
    if (stack.chieftain) sum += claims(survey, stack);
    if (stack.march > 0) sum += command(survey, stack);
  }
  return sum;
}

/** TAH-CTRL-5: enemy Areas in which nobody else is armed and no Village stands. */
function conquests({ state, armed, villages }: Survey, seat: number): number {
  let sum = 0;
  state.control.forEach((owner, area) => {
    if (owner !== NOBODY && owner !== seat && armed[area] === bitOf(seat) && villages[area] === NOBODY) sum += CONQUEST;
  });
  return sum;
}

/** TAH-CTRL-1: the neutral Area he is in, and the way to the next one. */
function claims(survey: Survey, stack: Stack): number {
  const { state, armed } = survey;
  const { area } = stack.at;
  const own = bitOf(stack.side);
  const isClaim = state.control[area] === NOBODY && armed[area] === own;
  const next = wayToNeutral(survey, stack, isClaim ? area : -1);
  if (isClaim) return CLAIM + ESCORT + Math.max(0, NEXT_CLAIM - next);
  const escort = combatUnits(stack) > 0 ? ESCORT : 0;
  return escort + Math.max(0, NEAR_CLAIM - CLAIM_PER_THIRD * next);
}

/** Thirds to the nearest neutral Area where no enemy is armed, one left out. */
function wayToNeutral({ state, pack, armed }: Survey, { side, at }: Stack, except: number): number {
  const way = landWay(pack);
  const foes = ~bitOf(side);
  let nearest = Number.MAX_SAFE_INTEGER;
  pack.areas.forEach(({ hexes }, area) => {
    if (area === except || state.control[area] !== NOBODY || ((armed[area] ?? 0) & foes) !== 0) return;
    for (const hex of hexes) nearest = Math.min(nearest, way(at.id, hex));
  });
  return nearest;
}

/** Troops that are led, on their way to enemy land; or a leader on his way to troops. */
function command(survey: Survey, stack: Stack): number {
  const units = combatUnits(stack);
  if (units === 0) return stack.chieftain ? 0 : call(survey, stack);
  const led = LED * Math.min(units, stack.lead);
  return stack.chieftain ? led : led + advance(survey, stack);
}

function advance({ state, pack, armed, villages }: Survey, { side, at, march }: Stack): number {
  const way = landWay(pack);
  let nearest = Number.MAX_SAFE_INTEGER;
  pack.areas.forEach(({ hexes }, area) => {
    const owner = state.control[area];
    if (owner === side || owner === NOBODY || armed[area] === bitOf(side)) return;
    const detour = villages[area] === NOBODY ? 0 : march / 2;
    for (const hex of hexes) nearest = Math.min(nearest, way(at.id, hex) + detour);
  });
  return MARCH[Math.ceil(nearest / march)] ?? 0;
}

function call({ stacks, pack }: Survey, { side, at }: Stack): number {
  const way = landWay(pack);
  let nearest = Number.MAX_SAFE_INTEGER;
  for (const other of stacks)
    if (other.side === side && other.march === 0 && combatUnits(other) > 0)
      nearest = Math.min(nearest, way(at.id, other.at.id));
  return Math.max(0, CALL - CALL_PER_THIRD * nearest);
}
