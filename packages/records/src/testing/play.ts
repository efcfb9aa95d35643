// Plays a whole match of reef at random, with drafts, off-turn moves and undos, for tests of records.
import type { Game, GameTypes } from "@outrigger/kernel";
import {
  act,
  type ChanceAt,
  decisionId,
  type Match,
  type NewMatch,
  openMatch,
  undo,
  viewFor,
} from "@outrigger/kernel/match";
import { fastBelow, fastChance } from "@outrigger/kernel/play";
import { reef as plain, type Reef } from "@outrigger/testkit/reef";
import type { ChanceProof } from "../record.ts";
import { commitmentOf, verifiableChance } from "../verifiable-chance.ts";

/** Reef with a pack, which others may take the place of. */
export const reef: Game<Reef> = {
  ...plain,
  pack: { source: { name: "small reef", fish: 7 } },
  preparePack: (source) => ({ source }),
};

const SEED = "5eed".repeat(16);

export function proofFor(seats: number): ChanceProof & { readonly seed: string } {
  const nonces = Array.from({ length: seats }, (_, seat) => String(seat + 1).repeat(64));
  return { commitment: commitmentOf(SEED), nonces, seed: SEED };
}

export function provenChance(seats: number): ChanceAt {
  return verifiableChance(SEED, proofFor(seats).nonces);
}

export function plainChance(seed: number): ChanceAt {
  const chance = fastChance(seed);
  return () => chance;
}

export const TABLE: NewMatch = {
  seats: [
    { kind: "person", name: "Aroha" },
    { kind: "bot", name: "Tūī", level: "easy" },
  ],
  options: {},
};

export function openReef(source: ChanceAt, plan: NewMatch = TABLE): Match<Reef> {
  const opened = openMatch(reef, plan, source, 1_000);
  if ("problems" in opened) throw new Error(opened.problems.join("; "));
  return opened.match;
}

/** Plays up to `most` decisions; every so often a seat shouts off turn, or takes a choice back. */
export function playOn<T extends GameTypes>(match: Match<T>, seed: number, most = Number.POSITIVE_INFINITY): void {
  const below = fastBelow(seed);
  for (let made = 0; made < most && match.data.end === undefined; made++) {
    const seat = below(4) === 0 ? below(match.data.seats.length) : (match.published.decision?.seat ?? 0);
    const moves = viewFor(match, seat).offers?.moves ?? [];
    const move = moves[below(moves.length || 1)];
    if (move !== undefined) must(act(match, seat, decisionId(match, seat), [move], 2_000 + made * 10));
    if (match.drafts.has(seat) && below(3) === 0) must(undo(match, seat));
  }
}

function must(answer: { readonly ok: boolean }): void {
  if (!answer.ok) throw new Error(JSON.stringify(answer));
}

/** A finished match of reef with verifiable chance. */
export function playedReef(seed = 1, plan = TABLE): Match<Reef> {
  const match = openReef(provenChance(plan.seats.length), plan);
  playOn(match, seed);
  return match;
}
