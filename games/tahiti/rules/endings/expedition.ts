// The Expedition at sea: tables until a result stands (TAH-EXP-6 to TAH-EXP-21).
import { type AutomaticPhase, type DecisionPhase, frameOf, pop, push, type Seat } from "@outrigger/kernel";
import { pickOne, rollDie, tallyPips } from "../dice.ts";
import type { Purpose } from "../island/events.ts";
import type { LandfallMove } from "../moves.ts";
import { expeditionOdds } from "../odds/expedition.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import type { Crew, Level } from "../vocabulary.ts";
import { afterLeaving, afterStorm, canoeCrews, isLost } from "./crew.ts";
import {
  discover,
  type Landfall,
  landfallModifier,
  maySailOn,
  type Predecessors,
  STANDOFF_CANOES,
  settleOccupied,
} from "./expedition-tables.ts";
import type { LandfallFrame, VoyageFrame } from "./frames.ts";
import { opposite, rankOf } from "./levels.ts";
import { lossesBetween } from "./transfer.ts";
import { endIfLast } from "./victory.ts";

export const voyage: AutomaticPhase<Tahiti, VoyageFrame> = {
  run(play, frame) {
    if (isLost(frame.crew)) {
      lose(play, frame.player);
      return;
    }
    switch (play.pack.voyage.first[roll(play, frame.player, "voyage")]) {
      case "storm":
        storm(play, frame);
        break;
      case "leak":
        loseCanoes(play, frame, afterLeaving(frame.crew, 1), "leak");
        break;
      case "tableA":
        land(play, frame, rollTableA(play, frame.player));
        break;
      case "tableB":
        land(play, frame, rollTableB(play, frame));
        break;
      default:
        lose(play, frame.player);
    }
  },
};

function roll(play: TahitiPlay, seat: Seat, purpose: Purpose, modifier = 0): number {
  const die = rollDie(play, seat, purpose, modifier);
  tallyPips(play, seat, "voyage", die);
  return die;
}

function storm(play: TahitiPlay, frame: VoyageFrame): void {
  const canoe = pickOne(
    play,
    frame.player,
    canoeCrews(frame.crew).map((_, place) => place),
  );
  loseCanoes(play, frame, afterStorm(frame.crew, canoe), "storm");
}

function loseCanoes(play: TahitiPlay, frame: VoyageFrame, crew: Crew, how: "storm" | "leak" | "standoff"): void {
  const lost = lossesBetween(frame.crew.units, crew.units);
  Object.assign(frame.crew, crew);
  play.emit({ kind: "canoeLost", seat: frame.player, how, canoes: crew.canoes, lost });
}

function rollTableA(play: TahitiPlay, seat: Seat): Landfall | undefined {
  const die = roll(play, seat, "tableA");
  return discover(play.pack, die, predecessors(play, seat));
}

function rollTableB(play: TahitiPlay, { player, crew }: VoyageFrame): Landfall {
  const place = roll(play, player, "tableB");
  const before = predecessors(play, player);
  const die = roll(play, player, "tableC", landfallModifier(play.pack, place, before));
  return settleOccupied(play.pack, crew, place, die, before);
}

/** TAH-EXP-20: who has settled where, and how well. */
function predecessors({ state }: TahitiPlay, seat: Seat): Predecessors {
  const settled: Record<string, Level[]> = {};
  state.players.forEach(({ settled: territory, level }, other) => {
    if (other !== seat && territory !== "" && level !== "") settled[territory] = [...(settled[territory] ?? []), level];
  });
  return settled;
}

function land(play: TahitiPlay, frame: VoyageFrame, landfall: Landfall | undefined): void {
  const { player, crew } = frame;
  if (landfall === undefined) {
    play.emit({ kind: "emptyAtoll", seat: player });
    return;
  }
  const { territory, level, cell } = landfall;
  play.emit({ kind: "sighted", seat: player, territory, level, inhabited: cell !== "" });
  if (maySailOn(landfall, crew)) push(play.state, { phase: "landfall", seat: player, ...landfall });
  else stay(play, player, landfall);
}

export const landfall: DecisionPhase<Tahiti, LandfallFrame, LandfallMove> = {
  publishes: "all",
  cuts: ["settle"],
  offers(play, frame, ask) {
    ask.offer(["settle"], ask.curious ? { level: frame.level } : undefined);
    ask.offer(["sailOn"], ask.curious ? sailOnNote(play, frame) : undefined);
  },
  apply(play, frame, [kind]) {
    pop(play.state);
    if (kind === "settle") stay(play, frame.seat, frame);
    else sailOn(play, frame);
  },
};

/** How a crew fares that gives this up and takes nothing less than a Marginal Victory, or than what it leaves, if it can help it. */
function sailOnNote(play: TahitiPlay, { seat, level, cell }: LandfallFrame) {
  const { crew } = frameOf(play.state, "voyage");
  const next = cell === "MD" ? afterLeaving(crew, STANDOFF_CANOES) : crew;
  const target = rankOf(level) > rankOf("MV") ? level : "MV";
  return { odds: expeditionOdds(play.pack, next, target, predecessors(play, seat)) };
}

/** TAH-EXP-14, TAH-EXP-15: what was found is given up; after a stand-off two canoes with it. */
function sailOn(play: TahitiPlay, { seat, territory, cell }: LandfallFrame): void {
  play.emit({ kind: "sailedOn", seat, territory });
  const frame = frameOf(play.state, "voyage");
  if (cell === "MD") loseCanoes(play, frame, afterLeaving(frame.crew, STANDOFF_CANOES), "standoff");
}

function stay(play: TahitiPlay, seat: Seat, { territory, level, cell }: Landfall): void {
  if (cell !== "") humbleSettler(play, seat, territory, level);
  conclude(play, seat, level, territory);
}

/** TAH-EXP-19: whoever held the land in triumph has to make room. */
function humbleSettler(play: TahitiPlay, seat: Seat, territory: string, level: Level): void {
  play.state.players.forEach((player, other) => {
    if (other === seat || player.settled !== territory || player.level !== "TV") return;
    player.level = opposite(level);
    play.emit({ kind: "levelChanged", seat: other, level: player.level });
  });
}

function lose(play: TahitiPlay, seat: Seat): void {
  play.emit({ kind: "lostAtSea", seat });
  conclude(play, seat, "TD", "");
}

/** The voyage lies on top of the stack: it is over, and perhaps the game with it (TAH-END-1). */
function conclude(play: TahitiPlay, seat: Seat, level: Level, territory: string): void {
  const player = play.state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  player.level = level;
  player.settled = territory;
  pop(play.state);
  if (territory !== "") play.emit({ kind: "settled", seat, territory, level });
  endIfLast(play);
}
