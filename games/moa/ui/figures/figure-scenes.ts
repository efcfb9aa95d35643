// What the figures of the rules page show: small pieces of an island, cards and tiles. No table is at hand there; a test holds the numbers
// against the printed ones.
import type { Bird, Icon, Karakia, Mammal, Printed, Terrain, TerrainCard } from "../../rules/index.ts";
import type { Point } from "../map/route.ts";

interface FigureStack {
  readonly colour: number;
  readonly birds: number;
  readonly leader: boolean;
  readonly at: Point;
}

interface FigureLand {
  readonly number: number;
  readonly terrain: Terrain;
  readonly high: number;
  readonly low: number;
  readonly condition?: "invaded" | "sold";
  readonly mammal?: Mammal;
  /** Fight, or honour where the land is sold. */
  readonly value?: number;
  readonly stronghold?: boolean;
  readonly leaderTile?: { readonly kind: string; readonly amount: number };
  readonly stacks?: readonly FigureStack[];
  /** Points of each colour, in place of the values. */
  readonly points?: readonly number[];
  readonly isNext?: boolean;
}

export interface FigureScene {
  readonly lands: readonly FigureLand[];
  /** Players; one more colour is the neutral one. */
  readonly seats: number;
  readonly hasPaws?: boolean;
  readonly hasVolcano?: boolean;
  /** The face of the twelve-sided die. */
  readonly die?: number;
}

const one = { number: 1, terrain: "coast", high: 7, low: 4 } as const;
const two = { number: 2, terrain: "coast", high: 6, low: 3 } as const;
const three = { number: 3, terrain: "plains", high: 6, low: 3 } as const;

const stack = (colour: number, birds: number, at: Point, leader = false): FigureStack => ({
  colour,
  birds,
  leader,
  at,
});

export const SCENES: Readonly<Record<string, FigureScene>> = {
  map: {
    seats: 3,
    hasPaws: true,
    lands: [
      { ...one, leaderTile: { kind: "bird", amount: 2 } },
      { ...two, leaderTile: { kind: "vp", amount: 3 }, stacks: [stack(0, 3, [60, 150])] },
      { ...three, leaderTile: { kind: "honour", amount: 1 }, stacks: [stack(1, 2, [70, 160], true)] },
    ],
  },
  invasion: {
    seats: 3,
    hasPaws: true,
    lands: [
      { ...one, condition: "invaded", mammal: "rat", value: 3 },
      { ...two, stronghold: true, stacks: [stack(2, 2, [60, 160])] },
      { ...three, isNext: true, stacks: [stack(0, 2, [60, 150]), stack(1, 1, [140, 160])] },
    ],
  },
  sale: {
    seats: 3,
    lands: [
      { ...three, stacks: [stack(0, 4, [60, 160], true), stack(1, 2, [145, 160])] },
      {
        ...three,
        condition: "sold",
        mammal: "possum",
        value: 2,
        stacks: [stack(0, 1, [50, 165]), stack(1, 2, [150, 165])],
      },
    ],
  },
  scoring: {
    seats: 3,
    lands: [
      { ...one, points: [7, 4, 0], stacks: [stack(0, 4, [45, 155]), stack(1, 2, [105, 165]), stack(2, 1, [160, 155])] },
      {
        ...two,
        points: [6, 3, 0],
        stacks: [stack(0, 2, [45, 160], true), stack(1, 3, [105, 165]), stack(2, 1, [160, 155])],
      },
      {
        ...three,
        points: [3, 3, 3],
        stacks: [stack(0, 3, [45, 155]), stack(1, 3, [105, 165]), stack(2, 1, [160, 155])],
      },
    ],
  },
  neutral: {
    seats: 2,
    die: 2,
    lands: [
      { ...two, stacks: [stack(0, 2, [45, 155]), stack(1, 1, [105, 165]), stack(2, 1, [160, 155])] },
      { ...three, stacks: [stack(2, 2, [90, 160], true)] },
    ],
  },
  volcano: {
    seats: 3,
    hasVolcano: true,
    lands: [{ number: 12, terrain: "volcano", high: 6, low: 2, stacks: [stack(0, 2, [45, 165])] }],
  },
};

export const BIRD_CARDS: readonly { bird: Bird; icons: Record<Icon, number>; name: string }[] = [
  { bird: "pukeko", icons: { bird: 4, fight: 0, honour: 0, karakia: 0 }, name: "pūkeko" },
  { bird: "kea", icons: { bird: 1, fight: 2, honour: 0, karakia: 1 }, name: "kea" },
  { bird: "kakapo", icons: { bird: 2, fight: 0, honour: 1, karakia: 0 }, name: "kākāpō" },
];

export const TERRAIN_CARDS: readonly Omit<TerrainCard, "id">[] = [
  { terrain: "forest", instruction: { type: "drawMammals", amount: 2 } },
  { terrain: "plains", instruction: { type: "invade", mammal: "rat" } },
  { terrain: "mountain", instruction: { type: "volcanoUp" } },
];

export const KARAKIA_TILES: Readonly<Record<Karakia, Printed["karakia"][Karakia]>> = {
  draw_one: { cost: 2, red: false },
  exchange_three: { cost: 2, red: false },
  two_fight: { cost: 2, red: false },
  any_territory: { cost: 1, red: true },
  move_birds: { cost: 2, red: true },
  place_stronghold: { cost: 3, red: true },
};
