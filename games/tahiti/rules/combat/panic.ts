// Panic (TAH-PANIC) and the capture of Leaders left alone (TAH-CAPT-1, TAH-CAPT-2), after each hex of a retreat on land.
import { rollDie, tallyHope } from "../dice.ts";
import { villageAt } from "../markers.ts";
import { namesOf, piecesByIds } from "../movement/travel.ts";
import { byStrength, handOver, piecesAt, unitCount } from "../pieces.ts";
import type { Piece } from "../state.ts";
import type { TahitiPlay } from "../tahiti.ts";
import { BROKEN, isLeader, isUnit } from "../vocabulary.ts";
import { captureLeaders } from "./capture.ts";
import type { BattleFrame } from "./frames.ts";
import { isPanic } from "./outcome.ts";

export function panic(play: TahitiPlay, battle: BattleFrame): void {
  battle.step = "retreat";
  // TAH-PANIC-6: all roll, strongest first; then they change, then Population is captured, then Leaders.
  const rolls = piecesByIds(play, battle.group)
    .sort(byStrength(play.pack))
    .reverse()
    .flatMap((piece) => {
      const { kind } = piece;
      return isUnit(kind) ? [{ piece, kind, die: rollSteadiness(play, battle) }] : [];
    });
  const told = rolls.map(({ piece, kind, die }) => [piece.id, kind, die] as const);
  if (rolls.length > 0) play.emit({ kind: "panicked", side: battle.loser, hex: battle.here, rolls: told });
  const panicked = rolls.filter(({ die }) => isPanic(die));
  for (const { piece, kind } of panicked) piece.kind = BROKEN[kind];
  const runaways = panicked.filter(({ kind }) => kind === "population").map(({ piece }) => piece);
  if (battle.adjacent && runaways.length > 0) capturePopulation(play, battle, runaways);
  if (battle.adjacent && areLeadersAlone(play, battle)) captureLeaders(play, battle);
}

function rollSteadiness(play: TahitiPlay, { loser }: BattleFrame): number {
  const die = rollDie(play, loser, "panic");
  tallyHope(play, loser, "steadiness", !isPanic(die), 18);
  return die;
}

/** TAH-PANIC-4. */
function capturePopulation(play: TahitiPlay, battle: BattleFrame, runaways: readonly Piece[]): void {
  const { loser, winner, post } = battle;
  const ids = runaways.map((piece) => piece.id);
  for (const piece of runaways) handOver(piece, winner, post);
  battle.group = battle.group.filter((id) => !ids.includes(id));
  play.tell(() => ({ kind: "unitsCaptured", side: loser, by: winner, hex: post, ids, pieces: namesOf(runaways) }));
}

function areLeadersAlone(play: TahitiPlay, { group, here, loser }: BattleFrame): boolean {
  const pieces = piecesByIds(play, group);
  if (!pieces.some((piece) => isLeader(piece.kind)) || unitCount(piecesAt(play.state, loser, here)) > 0) return false;
  return villageAt(play.state, here)?.owner !== loser;
}
