// Positions far into a game of Maasai: fences built, given up and one shield short, small pens, a shape without a place. The
// test kit and `npm run soak` play from them too.
import type { Start } from "@outrigger/kernel";
import { type ArrangedStart, playedOn } from "@outrigger/testkit";
import { rules } from "../index.ts";
import type { Maasai, MaasaiPlay } from "../maasai.ts";
import { setup } from "../setup.ts";
import type { MaasaiMove, MaasaiState } from "../vocabulary.ts";
import { dealEverybody, dealNarrow, layOut, people, withBoma } from "./arranging.ts";
import { BLOCKED, DECAGON, OPEN_DECAGON, OPEN_WREATH, posesOf, WREATH } from "./layouts.ts";

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

/** Everybody holds a hand, and people stand about. */
function peopled(play: MaasaiPlay): MaasaiState {
  dealEverybody(play);
  people(play);
  return play.state;
}

const RING_OF_FIVE = 5;
const ONE_SHORT = [posesOf(DECAGON).slice(0, RING_OF_FIVE - 1), posesOf(OPEN_DECAGON), posesOf(OPEN_WREATH)];

/** Warriors stand on all the red land there is, so that whoever closes a fence may have none left to build it (MAS-BOMA-2). */
const oneShort: ArrangedStart<Maasai> = {
  name: "fences one shield short",
  make: (start) => peopled(layOut(start, ONE_SHORT[start.chance.pick(ONE_SHORT.length)] ?? [])),
};

/** Shields are laid into the hole (MAS-BOMA-13), where nobody is placed and nothing built (MAS-CLM-8, MAS-BOMA-14). */
const largeBoma: ArrangedStart<Maasai> = {
  name: "a large boma and small pens",
  make: (start) => peopled(withBoma(layOut(start, posesOf(WREATH)), 1)),
};

const noPlace: ArrangedStart<Maasai> = {
  name: "no place for a narrow shield",
  make(start) {
    const scene = layOut(start, posesOf(BLOCKED));
    dealNarrow(scene);
    return scene.state;
  },
};

export const arranged: readonly ArrangedStart<Maasai>[] = [fences, lastTurns, oneShort, largeBoma, noPlace];
