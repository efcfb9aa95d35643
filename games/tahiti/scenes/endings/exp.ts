import type { Json } from "@outrigger/kernel";
import { building, moving, type TahitiScene } from "../scene.ts";

const chieftain = (id: number, owner: number, at: number) => ({
  id,
  kind: "chieftain",
  owner,
  at,
  start: at,
  mover: 0,
  by: "",
  fresh: false,
  elder: 0,
});
const village = (owner: number, at: number) => ({ at, owner, served: false, fresh: false });

interface Crew {
  readonly canoes: number;
  /** Besides none of the other kinds. */
  readonly units: Readonly<Record<string, number>>;
  readonly leaders: number;
}

/** The first player is at sea, and the next roll follows when the second has built. */
function atSea({ canoes, units, leaders }: Crew): readonly (readonly [string, Json])[] {
  const crew = { canoes, units: { population: 0, militia: 0, slingers: 0, fighters: 0, heavy: 0, ...units }, leaders };
  const stack = [
    { phase: "rounds", next: 1 },
    { phase: "playerTurn", player: 0, step: "movement", gains: [] },
    { phase: "voyage", player: 0, crew },
    { phase: "build", seat: 1, harvested: [] },
  ];
  return [
    ["stack", stack],
    ["players.0.onTahiti", false],
    ["players.0.home", 0],
  ];
}

/** Three players, of whom the other two are at home. */
function voyage(crew: Crew): TahitiScene["position"] {
  const edits = [
    ...atSea(crew),
    ["control.1", -1] as const,
    ["pieces", [chieftain(2, 1, 905), chieftain(3, 2, 1011)]] as const,
    ["villages", [village(1, 905), village(2, 1011)]] as const,
  ];
  return { seats: 3, arrange: { step: "movement" }, edits };
}

/** Four players, of whom the third left before and stands at this level, somewhere or nowhere. */
function voyageAfter(crew: Crew, level: string, settled?: string): TahitiScene["position"] {
  const edits = [
    ...atSea(crew),
    ["players.2.onTahiti", false] as const,
    ["players.2.home", 0] as const,
    ["players.2.level", level] as const,
    ...(settled === undefined ? [] : [["players.2.settled", settled] as const]),
    ["control.4", -1] as const,
    ["control.9", -1] as const,
    ["pieces", [chieftain(2, 1, 409), chieftain(4, 3, 1113)]] as const,
    ["villages", [village(1, 409), village(3, 1113)]] as const,
  ];
  return { seats: 4, arrange: { step: "movement" }, edits };
}

const SETTLERS: Crew = { canoes: 1, units: { population: 1 }, leaders: 1 };
const WARRIORS: Crew = { canoes: 2, units: { militia: 2, fighters: 2 }, leaders: 2 };

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-EXP-1"],
    position: building("0@407 militia population", { seats: 3, markers: "407 warCanoe" }),
    allowed: "endBuild, depart, noMoreDeals, crew takeLeast, ready | 1",
  },
  {
    clauses: ["TAH-EXP-3"],
    position: moving("0@1008 heavy; 0@409 population E1; 0@407 shaman", {
      seats: 3,
      markers: "1008 warCanoe; 409 warCanoe*4",
    }),
    allowed: "depart, noMoreDeals, crew takeAll, ready | 6 4",
  },
  {
    clauses: ["TAH-EXP-4"],
    position: moving("0@407 militia"),
    forbidden: "depart",
    allowed: "activate 2",
  },
  {
    clauses: ["TAH-EXP-5"],
    position: moving("0@407 population*3 E1; 0@409 militia", {
      seats: 3,
      control: { paea: 0 },
      markers: "407 warCanoe bigLog",
    }),
    allowed: "depart, noMoreDeals, crew takeAll, ready | 6 1 6 1 5 1 1",
  },
  {
    clauses: ["TAH-EXP-6"],
    position: voyage({ canoes: 2, units: { population: 1, heavy: 2 }, leaders: 1 }),
    allowed: "endBuild | 1",
    told: [{ kind: "lostAtSea", seat: 0 }],
  },
  {
    clauses: ["TAH-EXP-7"],
    position: voyage({ canoes: 2, units: { population: 1, heavy: 2 }, leaders: 1 }),
    allowed: "endBuild | 3 0 1",
    told: [
      {
        kind: "canoeLost",
        how: "storm",
        lost: [
          ["population", 1],
          ["heavy", 1],
        ],
      },
    ],
  },
  {
    clauses: ["TAH-EXP-10"],
    position: voyage({ canoes: 2, units: { population: 1 }, leaders: 1 }),
    allowed: "endBuild | 3 0",
    told: [
      { kind: "canoeLost", canoes: 1 },
      { kind: "lostAtSea", seat: 0 },
    ],
  },
  {
    clauses: ["TAH-EXP-11", "TAH-EXP-15"],
    position: voyage(SETTLERS),
    allowed: "endBuild, settle | 6 1 6 6",
    told: [{ kind: "emptyAtoll" }, { kind: "settled", territory: "hawaii", level: "TV" }],
  },
  {
    clauses: ["TAH-EXP-12", "TAH-EXP-21"],
    position: voyage({ canoes: 2, units: { population: 1, militia: 1, slingers: 1, fighters: 1 }, leaders: 3 }),
    allowed: "endBuild | 5 6 6",
    told: [{ kind: "settled", territory: "micronesia", level: "SV" }],
  },
  {
    clauses: ["TAH-EXP-14"],
    position: voyage(WARRIORS),
    allowed: "endBuild | 5 3 4",
    told: [{ kind: "settled", territory: "samoa", level: "MD" }],
  },
  {
    clauses: ["TAH-EXP-17"],
    position: voyageAfter(SETTLERS, "TV", "hawaii"),
    allowed: "endBuild, settle | 6 6",
    told: [{ kind: "settled", territory: "hawaii", level: "SV" }],
  },
  {
    clauses: ["TAH-EXP-18", "TAH-EXP-19"],
    position: voyageAfter(WARRIORS, "TV", "samoa"),
    allowed: "endBuild | 5 3 4",
    told: [
      { kind: "settled", territory: "samoa", level: "MD" },
      { kind: "levelChanged", seat: 2, level: "MV" },
    ],
  },
  {
    clauses: ["TAH-EXP-20"],
    position: voyageAfter(SETTLERS, "TD"),
    allowed: "endBuild, settle | 6 6",
    told: [{ kind: "settled", territory: "hawaii", level: "TV" }],
  },
];
