// A position and what is done there in words, for whoever reads a tactic.
import { findGame } from "@outrigger/games";
import type { Move } from "@outrigger/kernel";
import { fastChance, forkWalk, take, type Walk } from "@outrigger/kernel/play";
import { type GameText, newSay, type Say } from "@outrigger/text";

export interface Voice {
  readonly text: GameText;
  readonly say: Say;
}

export async function loadVoice(game: string): Promise<Voice> {
  const entry = await findGame(game);
  if (entry === undefined) throw new Error(`there is no game "${game}"`);
  const { text } = await entry.text();
  return { text, say: newSay("en", await text.messages("en")) };
}

/** As the seat that decides sees it. */
export function describe({ text, say }: Voice, { game, play, decision }: Walk, seats: number): string[] {
  if (decision === undefined) throw new Error("the game is over");
  const { seat, frame } = decision;
  const view = game.view(play.state, seat, game.pack);
  const names = Array.from({ length: seats }, (_, at) => `P${at + 1}`);
  return [`P${seat + 1}: ${text.prompt(say, { phase: frame.phase, seat }, view)}`, ...text.describe(say, view, names)];
}

/** Each move as the player who makes it would read it. */
export function inWords({ text, say }: Voice, walk: Walk, moves: readonly Move[]): string {
  const trial = forkWalk(walk, fastChance(1));
  const words = moves.map((move) => {
    const seat = trial.decision?.seat ?? 0;
    const word = text.move(say, move, trial.game.view(trial.play.state, seat, trial.game.pack));
    take(trial, move);
    return word;
  });
  return words.join("; ");
}
