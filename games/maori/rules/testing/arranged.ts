// Positions far into a game of Māori: nearly full boards, shells with a few. The test kit and `npm run soak` play from them too.
import type { Start } from "@outrigger/kernel";
import { type ArrangedStart, playedOn } from "@outrigger/testkit";
import { rules } from "../index.ts";
import type { Maori } from "../maori.ts";
import { setup } from "../setup.ts";
import type { MaoriMove, MaoriState } from "../vocabulary.ts";

/** Decisions in which somebody who takes what he can fills most of a board. */
const FULL_BOARD = 170;

/** Builders: tiles before anything else, and nothing goes back. */
const BUILDING: Readonly<Record<string, number>> = { place: 5, take: 4, playDepot: 3, depot: 2, pass: 1, discard: 0 };
const building = ([kind]: MaoriMove): number => BUILDING[kind] ?? 2;

function built(start: Start<Maori>, share: number): MaoriState {
  return playedOn(rules, start, setup(start), Math.ceil(FULL_BOARD * start.seats * share), building);
}

const fullBoards: ArrangedStart<Maori> = { name: "nearly full boards", make: (start) => built(start, 1) };

const halfBuilt: ArrangedStart<Maori> = {
  name: "half-built boards",
  make: (start) => built(start, (1 + start.chance.pick(6)) / 10),
};

/** One seat has all the shells of the supply, another none. */
const misers: ArrangedStart<Maori> = {
  name: "a miser and a pauper",
  make(start) {
    const state = built(start, (1 + start.chance.pick(5)) / 10);
    const miser = start.chance.pick(start.seats);
    const [rich, poor] = [state.seats[miser], state.seats[(miser + 1) % start.seats]];
    if (rich === undefined || poor === undefined) throw new Error("no such seats");
    rich.shells += state.supply + poor.shells;
    state.supply = 0;
    poor.shells = 0;
    return state;
  },
};

export const arranged: readonly ArrangedStart<Maori>[] = [fullBoards, halfBuilt, misers];
