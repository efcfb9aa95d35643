// Leaving Tahiti: when an Expedition promises more than the island, and where it settles.
import { at, frameOf } from "@outrigger/kernel";
import type { Decision } from "@outrigger/kernel/play";
import type { TahitiPack } from "../../rules/components.ts";
import { poolOf, presetMuster } from "../../rules/endings/crew-form.ts";
import { rankOf } from "../../rules/endings/levels.ts";
import { levelOf } from "../../rules/endings/victory.ts";
import type { TahitiFrame } from "../../rules/frames.ts";
import { heldBy } from "../../rules/markers.ts";
import type { LevelOdds } from "../../rules/notes.ts";
import { expeditionOdds } from "../../rules/odds/expedition.ts";
import { combatValue, piecesOf } from "../../rules/pieces.ts";
import type { TahitiState } from "../../rules/state.ts";
import type { TahitiPlay } from "../../rules/tahiti.ts";
import { type Crew, isLeader, LEVELS, type Level, UNIT_KINDS } from "../../rules/vocabulary.ts";
import { frameIn, type Move, type Offers, offered } from "../offered.ts";
import { leadOf } from "../prospects.ts";
import { turnsLeft } from "../survey.ts";
import { LEVEL_WORTH } from "../weights.ts";

/** The chance at sea for which one leaves: when there is nothing left to hope for, and when there is little. */
const LAST_CHANCE = 0.1;
const FAIR_CHANCE = 0.2;
/** Canoes that are reckoned with. */
const MOST_CANOES = 6;
/** A lead from which hardly anybody comes back. */
const LOST = -1300;

/** Takes what is at least as good as sailing on is to be expected to be. */
export function settleOrNot(
  state: TahitiState,
  pack: TahitiPack,
  decision: Decision<TahitiFrame>,
  offers: Offers,
): Move | undefined {
  const { level, cell } = frameIn(decision, "landfall");
  const { crew } = frameOf(state, "voyage");
  // A stand-off costs two canoes to leave: that is never worth it to a careful captain.
  if (cell === "MD") return offered(offers, "settle");
  return offered(offers, LEVEL_WORTH[level] >= bestVoyage(pack, crew) ? "settle" : "sailOn");
}

function bestVoyage(pack: TahitiPack, crew: Crew): number {
  const worths = (["MD", "MV", "SV"] as const).map((target) => {
    const odds = oddsOf(pack, crew, target);
    return LEVELS.reduce((sum, level) => sum + odds[level] * LEVEL_WORTH[level], 0);
  });
  return Math.max(...worths);
}

/** In the last turn whoever is behind may still win at sea; before that only whoever has lost Tahiti (TAH-EXP-1). */
export function shouldLeave(state: TahitiState, pack: TahitiPack, seat: number): boolean {
  if (heldBy(state, pack, seat, "warCanoe").length === 0) return false;
  const own = rankOf(levelOf(state, pack, seat));
  const isAlone = state.players.length === 1;
  const rivals = state.players.flatMap((_, other) => (other === seat ? [] : [rankOf(levelOf(state, pack, other))]));
  const toBeat = isAlone ? rankOf("MD") : Math.max(...rivals);
  const isBehind = isAlone ? own <= toBeat : own < toBeat;
  const isLastTurn = turnsLeft(state, pack) === 0;
  if (isLastTurn ? !isBehind : !isLost(state, pack, seat)) return false;
  return chanceAtSea(state, pack, seat, toBeat) > (isLastTurn ? LAST_CHANCE : FAIR_CHANCE);
}

/** Nobody leaves who holds as much of the island as anybody else, whatever threatens him. */
function isLost(state: TahitiState, pack: TahitiPack, seat: number): boolean {
  if (state.players.length === 1) return false;
  const held = state.players.map((_, owner) => state.control.filter((holder) => holder === owner).length);
  return held.some((count) => count > at(held, seat)) && leadOf(state, pack, seat) < LOST;
}

/** Of doing better than the level; the same level counts half. */
function chanceAtSea(state: TahitiState, pack: TahitiPack, seat: number, rank: number): number {
  const odds = oddsOf(pack, crewOf(state, pack, seat), at(LEVELS, rank));
  return LEVELS.reduce((sum, level) => {
    if (rankOf(level) < rank) return sum;
    return sum + (rankOf(level) > rank ? odds[level] : odds[level] / 2);
  }, 0);
}

/** What a crew may hope for was worked out once for each, because playouts ask again and again. */
const known = new WeakMap<TahitiPack, Map<string, LevelOdds>>();

function oddsOf(pack: TahitiPack, whole: Crew, target: Level): LevelOdds {
  const crew = withoutCrowd(whole);
  const odds = known.get(pack) ?? new Map<string, LevelOdds>();
  known.set(pack, odds);
  const key = `${target} ${crew.canoes} ${crew.leaders} ${UNIT_KINDS.map((kind) => crew.units[kind]).join()}`;
  let found = odds.get(key);
  if (found === undefined) {
    found = expeditionOdds(pack, crew, target);
    odds.set(key, found);
  }
  return found;
}

/** The best of a fleet: every canoe more costs much more to work out, and hardly changes the outlook. */
function withoutCrowd(whole: Crew): Crew {
  if (whole.canoes <= MOST_CANOES) return whole;
  const pool = { canoes: MOST_CANOES, units: whole.units, elders: [] };
  return { ...whole, canoes: MOST_CANOES, units: presetMuster(pool, "takeAll").units };
}

function crewOf(state: TahitiState, pack: TahitiPack, seat: number): Crew {
  const departure = { phase: "departure", seat, free: true, emergency: false, askedBefore: 0, deals: [] } as const;
  const { canoes, units } = presetMuster(poolOf({ state, pack } as TahitiPlay, { ...departure, deals: [] }), "takeAll");
  const leaders = piecesOf(state, seat).filter((piece) => isLeader(piece.kind));
  return { canoes, units, leaders: leaders.reduce((sum, piece) => sum + combatValue(pack, piece), 0) };
}
