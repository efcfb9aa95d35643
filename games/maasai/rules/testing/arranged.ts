// Positions far into a game of Maasai: fences built and given up, small pens. The test kit and `npm run soak` play from them too.
import type { Start } from "@outrigger/kernel";
import { type ArrangedStart, playedOn } from "@outrigger/testkit";
import { rules } from "../index.ts";
import type { Maasai } from "../maasai.ts";
import { setup } from "../setup.ts";
import type { MaasaiMove, MaasaiState } from "../vocabulary.ts";

/** Decisions of a seat's turn, about. */
const TURN = 8;

/** Builders and settlers: fences and people wherever they may be, nobody taken back. */
const SETTLING: Readonly<Record<string, number>> = { build: 4, place: 3, done: 3, pass: 1, takeBack: 0, giveUp: 0 };
const settling = ([kind]: MaasaiMove): number => SETTLING[kind] ?? 2;

function settled(start: Start<Maasai>, turns: number): MaasaiState {
  return playedOn(rules, start, setup(start), TURN * start.seats * turns, settling);
}

const fences: ArrangedStart<Maasai> = {
  name: "fences and herds",
  make: (start) => settled(start, 3 + start.chance.pick(4)),
};

const lastTurns: ArrangedStart<Maasai> = { name: "the last turns", make: (start) => settled(start, 99) };

export const arranged: readonly ArrangedStart<Maasai>[] = [fences, lastTurns];
