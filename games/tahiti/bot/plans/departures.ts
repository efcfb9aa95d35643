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
/** By how much the sea must promise more than the island. */
const MARGIN = 0.03;
/** What a level counts besides winning. */
const TRIFLE = 1e-6;

/** Takes what is at least as good as sailing on is to be expected to be. */
export function settleOrNot(
  state: TahitiState,
  pack: TahitiPack,
  decision: Decision<TahitiFrame>,
  offers: Offers,
): Move | undefined {
  const { level, cell } = frameIn(decision, "landfall");
  const { crew } = frameOf(state, "voyage");
  const worths = worthsAtSea(state, pack, decision.seat);
  // Leaving a stand-off costs two canoes: nobody who may gain from it does so.
  const isKept = cell === "MD" && worths[level] > worths.TD;
  return offered(offers, isKept || worths[level] >= bestVoyage(pack, crew, worths) ? "settle" : "sailOn");
}

type Worths = Readonly<Record<Level, number>>;

/**
 * What a level at sea is worth. Between two the game is over when one leaves, and the other has the level of his Areas
 * (TAH-END-1): to beat it is all that counts. Several go on, and alone every level is one.
 */
function worthsAtSea(state: TahitiState, pack: TahitiPack, seat: number): Worths {
  if (state.players.length !== 2) return LEVEL_WORTH;
  const rival = rankOf(levelOf(state, pack, 1 - seat));
  const worth = (level: Level): number => chanceAgainst(rankOf(level), rival) + LEVEL_WORTH[level] * TRIFLE;
  return { TD: worth("TD"), SD: worth("SD"), MD: worth("MD"), MV: worth("MV"), SV: worth("SV"), TV: worth("TV") };
}

/** Of doing better; the same level counts half. */
function chanceAgainst(rank: number, rival: number): number {
  if (rank === rival) return 0.5;
  return rank > rival ? 1 : 0;
}

function bestVoyage(pack: TahitiPack, crew: Crew, worths: Worths): number {
  const voyages = (["MD", "MV", "SV", "TV"] as const).map((target) => {
    const odds = oddsOf(pack, crew, target);
    return LEVELS.reduce((sum, level) => sum + odds[level] * worths[level], 0);
  });
  return Math.max(...voyages);
}

/** In the last turn whoever is behind may still win at sea; before that whoever may hope for more there (TAH-EXP-1). */
export function shouldLeave(state: TahitiState, pack: TahitiPack, seat: number): boolean {
  if (heldBy(state, pack, seat, "warCanoe").length === 0) return false;
  const isLastTurn = turnsLeft(state, pack) === 0;
  if (state.players.length === 2) {
    if (!isBehind(state, seat)) return false;
    const stays = isLastTurn ? LAST_CHANCE : shareAt(leadOf(state, pack, seat)) + MARGIN;
    return bestVoyage(pack, crewOf(state, pack, seat), worthsAtSea(state, pack, seat)) > stays;
  }
  const own = rankOf(levelOf(state, pack, seat));
  const isAlone = state.players.length === 1;
  const rivals = state.players.flatMap((_, other) => (other === seat ? [] : [rankOf(levelOf(state, pack, other))]));
  const toBeat = isAlone ? rankOf("MD") : Math.max(...rivals);
  const isBelow = isAlone ? own <= toBeat : own < toBeat;
  if (isLastTurn ? !isBelow : !isLost(state, pack, seat)) return false;
  return chanceAtSea(pack, crewOf(state, pack, seat), toBeat) > (isLastTurn ? LAST_CHANCE : FAIR_CHANCE);
}

/** Of two, what became of a seat that was so far behind, in steps of 500, over 2,300 games between medium bots. */
const SHARES: readonly number[] = [0.5, 0.33, 0.195, 0.12, 0.09, 0.06];
const SHARE_STEP = 500;

function shareAt(lead: number): number {
  const steps = Math.min(SHARES.length - 1, Math.max(0, -lead / SHARE_STEP));
  const before = Math.floor(steps);
  const next = SHARES[before + 1] ?? at(SHARES, before);
  return at(SHARES, before) + (steps - before) * (next - at(SHARES, before));
}

/** Nobody leaves who holds as much of the island as anybody else, whatever threatens him. */
function isBehind({ players, control }: TahitiState, seat: number): boolean {
  const held = players.map((_, owner) => control.filter((holder) => holder === owner).length);
  return held.some((count) => count > at(held, seat));
}

function isLost(state: TahitiState, pack: TahitiPack, seat: number): boolean {
  return state.players.length > 1 && isBehind(state, seat) && leadOf(state, pack, seat) < LOST;
}

function chanceAtSea(pack: TahitiPack, crew: Crew, rank: number): number {
  const odds = oddsOf(pack, crew, at(LEVELS, rank));
  return LEVELS.reduce((sum, level) => sum + odds[level] * chanceAgainst(rankOf(level), rank), 0);
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
