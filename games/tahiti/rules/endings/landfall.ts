// What an Expedition has found: stay there or sail on.
import { type DecisionPhase, frameOf, pop, type Seat } from "@outrigger/kernel";
import type { LandfallMove } from "../moves.ts";
import { expeditionOdds } from "../odds/expedition.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import type { Crew, Level } from "../vocabulary.ts";
import { afterLeaving } from "./crew.ts";
import { type Landfall, type Predecessors, STANDOFF_CANOES } from "./expedition-tables.ts";
import type { LandfallFrame, VoyageFrame } from "./frames.ts";
import { opposite, rankOf } from "./levels.ts";
import { lossesBetween } from "./transfer.ts";
import { endIfLast } from "./victory.ts";

export const landfall: DecisionPhase<Tahiti, LandfallFrame, LandfallMove> = {
  publishes: "all",
  cuts: ["settle"],
  offers(play, frame, ask) {
    ask.offer(["settle"], { level: frame.level });
    ask.weigh(["sailOn"], undefined, () => sailOnNote(play, frame));
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

export function stay(play: TahitiPlay, seat: Seat, { territory, level, cell }: Landfall): void {
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

/** The voyage lies on top of the stack: it is over, and perhaps the game with it (TAH-END-1). */
export function conclude(play: TahitiPlay, seat: Seat, level: Level, territory: string): void {
  const player = play.state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  player.level = level;
  player.settled = territory;
  pop(play.state);
  if (territory !== "") play.emit({ kind: "settled", seat, territory, level });
  endIfLast(play);
}

export function loseCanoes(play: TahitiPlay, frame: VoyageFrame, crew: Crew, how: "storm" | "leak" | "standoff"): void {
  const lost = lossesBetween(frame.crew.units, crew.units);
  Object.assign(frame.crew, crew);
  play.emit({ kind: "canoeLost", seat: frame.player, how, canoes: crew.canoes, lost });
}

/** TAH-EXP-20: who has settled where, and how well. */
export function predecessors({ state }: TahitiPlay, seat: Seat): Predecessors {
  const settled: Record<string, Level[]> = {};
  state.players.forEach(({ settled: territory, level }, other) => {
    if (other !== seat && territory !== "" && level !== "") settled[territory] = [...(settled[territory] ?? []), level];
  });
  return settled;
}
