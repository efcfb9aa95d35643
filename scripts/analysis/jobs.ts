// The work of `npm run analysis`, one game or one tactic at a time, in an order that keeps all threads busy to the end.
import type { BotName } from "@outrigger/bots";
import { PLANTS, type Plant } from "./games.ts";

/** The dearest first: what is short comes last, when threads run out of work one after the other. */
const PROOFS = ["blunders", "reasons", "luck"] as const;
export type Proof = (typeof PROOFS)[number];

export interface Job {
  readonly game: string;
  readonly proof: Proof;
  /** Who plays. */
  readonly bots: BotName;
  /** What is played at random, where blunders are planted. */
  readonly plant: Plant;
  /** Of a game; of reasons which tactic, from 1. */
  readonly seed: number;
}

/** Greedy bots play many games in little time; a blunder is to be found among turns that are none. */
const PLAYERS: Readonly<Record<Proof, BotName>> = { luck: "greedy", blunders: "medium", reasons: "medium" };

export interface Wish {
  readonly games: readonly string[];
  readonly proofs: readonly Proof[];
  readonly seed: number;
  readonly bots?: BotName;
  readonly plant: Plant;
  /** How many there are to be of a proof in a game. */
  count(game: string, proof: Proof): number;
}

/** Seed by seed through all games, so that whoever ends early has about as many of each. */
export function jobsFor({ games, proofs, seed, bots, plant, count }: Wish): Job[] {
  return PROOFS.filter((proof) => proofs.includes(proof)).flatMap((proof) => {
    const counts = games.map((game) => count(game, proof));
    const first = proof === "reasons" ? 1 : seed;
    const jobs: Job[] = [];
    for (let number = 0; number < Math.max(...counts); number++)
      games.forEach((game, place) => {
        if (number < (counts[place] ?? 0))
          jobs.push({ game, proof, bots: bots ?? PLAYERS[proof], plant, seed: first + number });
      });
    return jobs;
  });
}

/** The same for the same work, whenever it is done. */
export function nameOf({ game, proof, bots, plant, seed }: Job): string {
  if (proof === "reasons") return `${game} ${proof} ${seed}`;
  return proof === "luck" ? `${game} ${proof} ${bots} ${seed}` : `${game} ${proof} ${bots} ${plant} ${seed}`;
}

export function readProofs(text: string): Proof[] {
  return text.split(",").map((part) => {
    const proof = PROOFS.find((each) => each === part);
    if (proof === undefined) throw new Error(`--proof may be luck, blunders or reasons, not "${part}"`);
    return proof;
  });
}

export function readPlant(text: string): Plant {
  const plant = PLANTS.find((each) => each === text);
  if (plant === undefined) throw new Error(`--plant may be turn or move, not "${text}"`);
  return plant;
}
