// The odds of an Expedition, exactly: the chance of every level for a crew that sails on below a level it has set itself.
import type { TahitiPack } from "../components.ts";
import { afterLeaving, afterStorm, canoeCrews, isLost } from "../endings/crew.ts";
import {
  discover,
  type Landfall,
  maySailOn,
  type Predecessors,
  STANDOFF_CANOES,
  settleOccupied,
} from "../endings/expedition-tables.ts";
import { rankOf } from "../endings/levels.ts";
import type { LevelOdds } from "../notes.ts";
import { type Crew, LEVELS, type Level, UNIT_KINDS } from "../vocabulary.ts";

interface Voyage {
  readonly pack: TahitiPack;
  readonly before: Predecessors;
  /** Whatever is worse is given up where that is allowed. */
  readonly target: Level;
  readonly known: Map<string, LevelOdds>;
}

/** What one first roll leads to: levels that stand, other crews that roll again, and the share that comes back to this crew. */
interface Turn {
  readonly levels: LevelOdds;
  again: number;
}

const DIE = [1, 2, 3, 4, 5, 6] as const;

export function expeditionOdds(
  pack: TahitiPack,
  crew: Crew,
  target: Level = "MV",
  before: Predecessors = {},
): LevelOdds {
  return levelsOf({ pack, before, target, known: new Map() }, crew);
}

function noLevels(): LevelOdds {
  return { TD: 0, SD: 0, MD: 0, MV: 0, SV: 0, TV: 0 };
}

function keyOf({ canoes, units, leaders }: Crew): string {
  return `${canoes}/${leaders}/${UNIT_KINDS.map((kind) => units[kind]).join()}`;
}

function levelsOf(voyage: Voyage, crew: Crew): LevelOdds {
  const key = keyOf(crew);
  const known = voyage.known.get(key);
  if (known !== undefined) return known;
  const levels = isLost(crew) ? { ...noLevels(), TD: 1 } : solve(voyage, crew);
  voyage.known.set(key, levels);
  return levels;
}

/**
 * A crew that rolls again unchanged faces the same chances p: p = (what one roll decides) + again · p. Every other repeat
 * has fewer canoes, so this one equation is all there is to solve at each crew.
 */
function solve(voyage: Voyage, crew: Crew): LevelOdds {
  const turn: Turn = { levels: noLevels(), again: 0 };
  for (const die of DIE) firstRoll(voyage, crew, turn, die, 1 / 6);
  const solved = noLevels();
  for (const level of LEVELS) solved[level] = turn.levels[level] / (1 - turn.again);
  return solved;
}

function firstRoll(voyage: Voyage, crew: Crew, turn: Turn, die: number, chance: number): void {
  const { pack, before } = voyage;
  switch (pack.voyage.first[die]) {
    case "storm": {
      const canoes = canoeCrews(crew).length;
      for (let canoe = 0; canoe < canoes; canoe++) goOn(voyage, turn, afterStorm(crew, canoe), chance / canoes);
      break;
    }
    case "leak":
      goOn(voyage, turn, afterLeaving(crew, 1), chance);
      break;
    case "tableA":
      for (const second of DIE) landAt(voyage, crew, turn, discover(pack, second, before), chance / 6);
      break;
    case "tableB":
      for (const place of DIE)
        for (const third of DIE)
          landAt(voyage, crew, turn, settleOccupied(pack, crew, place, third, before), chance / 36);
      break;
    default:
      turn.levels.TD += chance;
  }
}

function goOn(voyage: Voyage, turn: Turn, crew: Crew, chance: number): void {
  const levels = levelsOf(voyage, crew);
  for (const level of LEVELS) turn.levels[level] += chance * levels[level];
}

function landAt(voyage: Voyage, crew: Crew, turn: Turn, landfall: Landfall | undefined, chance: number): void {
  if (landfall === undefined) {
    turn.again += chance;
    return;
  }
  const isTooBad = rankOf(landfall.level) < rankOf(voyage.target);
  if (!isTooBad || !maySailOn(landfall, crew)) turn.levels[landfall.level] += chance;
  else if (landfall.cell === "MD") goOn(voyage, turn, afterLeaving(crew, STANDOFF_CANOES), chance);
  else turn.again += chance;
}
