// The worker in which the coach thinks: what is asked of an earlier moment is dropped as soon as a later one is asked about.
import { answerCoach, type CoachAnswer, type CoachQuestion } from "@outrigger/analysis";
import { findGame } from "@outrigger/games";

export type { Advice, CoachAnswer, CoachQuestion, Loss } from "@outrigger/analysis";
export type AtMoment = CoachQuestion & { readonly id: number; readonly moment: number };

/** By what is asked: a question supersedes those of its own kind alone. */
const newest = new Map<CoachQuestion["asks"], number>();

export async function handle(message: unknown, send: (answer: CoachAnswer & { id: number }) => void): Promise<void> {
  const { id, moment, ...question } = message as AtMoment;
  newest.set(question.asks, moment);
  const goesOn = async (): Promise<boolean> => {
    await new Promise((resolve) => setTimeout(resolve));
    return newest.get(question.asks) === moment;
  };
  // Whatever goes wrong, no advice is given and the game goes on.
  const answer = await answerCoach(question, findGame, goesOn).catch((error: unknown): CoachAnswer => {
    console.error(error);
    return {};
  });
  send({ id, ...answer });
}
