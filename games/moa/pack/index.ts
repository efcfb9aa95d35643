// What the rules of Moa can bear of a component pack that somebody hands in. Any printed number may be another; the kinds may not.
import {
  type Complain,
  fixed,
  id,
  list,
  measure,
  name,
  note,
  packCheck,
  whole,
  words,
} from "@outrigger/protocol/packs";
import * as z from "zod/mini";
import own from "../rules/pack.json" with { type: "json" };
import type { PackSource } from "../rules/pack-source.ts";
import { BIRDS, ICONS, KARAKIA, MAMMALS, TERRAINS } from "../rules/vocabulary.ts";
import { checkSums, sums } from "./sums.ts";

const TERRITORIES = 12;
const MOST_PLAYERS = 5;

/** What any part may say of where it comes from. */
const remarks = {
  provenance: z.optional(words),
  fieldProvenance: z.optional(words),
  reason: z.optional(note),
  note: z.optional(note),
  rationale: z.optional(note),
};
const icons = whole(0, 20);
const price = whole(1, 40);
const points = whole(0, 99);
const cards = whole(0, 40);

const constants = z.strictObject({
  ...remarks,
  roundsPerPeriod: whole(1, 20),
  handSize: whole(1, 20),
  leaderHonourCost: price,
  saleSurchargePerEarlierSale: whole(0, 20),
  maxKarakiaTilesPerPurchase: whole(1, 2),
  exchangeDraw: whole(1, 10),
  exchangeDiscard: z.optional(whole(1, 10)),
  moveBirdsMax: whole(1, 20),
  terrainDeckSize: z.optional(whole(2, 40)),
  terrainCardsRemoved: z.optional(whole(0, 100)),
  // What follows is written into the rules.
  minPlayers: z.optional(z.literal(2)),
  maxPlayers: z.optional(z.literal(MOST_PLAYERS)),
  periods: z.optional(z.literal(2)),
  terrainCardsPerRound: z.optional(z.literal(2)),
  maxSameKarakiaPerPurchase: z.optional(z.literal(1)),
  maxLeadersPerTerritory: z.optional(z.literal(1)),
  neutralDieSides: z.optional(z.literal(TERRITORIES)),
  scoreLap: z.optional(z.literal(50)),
});

const birdCard = z.strictObject({
  ...remarks,
  id: z.enum(BIRDS),
  name: z.optional(words),
  character: z.optional(note),
  count: cards,
  icons: z.strictObject({ bird: icons, fight: icons, honour: icons, karakia: icons }),
});

const mammal = z.strictObject({
  ...remarks,
  id: z.enum(MAMMALS),
  name: z.optional(words),
  cards,
  tiles: cards,
  fight: price,
  honour: z.nullable(price),
  vp: points,
  entersDisplay: z.boolean(),
  sellable: z.optional(z.boolean()),
  invadesOnDraw: z.optional(z.boolean()),
});

const terrainCard = z.strictObject({
  ...remarks,
  id,
  terrain: z.enum(TERRAINS),
  instruction: z.discriminatedUnion("type", [
    z.strictObject({ type: z.literal("drawMammals"), amount: whole(1, 10) }),
    // MOA-INV-12: weasels invade only when drawn, so no card makes them.
    z.strictObject({ type: z.literal("invade"), mammal: z.enum(["rat", "possum", "dog"]) }),
    z.strictObject({ type: z.literal("volcanoUp") }),
  ]),
});

const karakiaTile = z.strictObject({
  ...remarks,
  id: z.enum(KARAKIA),
  name: z.optional(words),
  effect: z.optional(note),
  windows: z.optional(words),
  cost: price,
  count: whole(0, 20),
  red: z.boolean(),
  amount: z.optional(whole(1, 10)),
});

const leaderTile = z.strictObject({ ...remarks, id, kind: z.enum([...ICONS, "vp"]), amount: whole(1, 20) });

const place = measure(0, 1000);
const point = z.tuple([place, place]);
const territory = z.strictObject({
  ...remarks,
  number: whole(1, TERRITORIES),
  terrain: z.enum(TERRAINS),
  vpHigh: points,
  vpLow: points,
  adjacent: list(whole(1, TERRITORIES), 0, TERRITORIES),
  polygon: list(point, 3, 80),
  anchors: z.strictObject({
    centre: point,
    label: point,
    mammalTile: point,
    stronghold: point,
    leaderTile: point,
    pieces: list(point, MOST_PLAYERS, MOST_PLAYERS),
  }),
});

const space = z.strictObject({
  ...remarks,
  index: z.optional(whole(0, 20)),
  reduction: z.nullable(points),
  erupts: z.boolean(),
});

const schema: z.ZodMiniType<PackSource> = z.strictObject({
  name: z.optional(name),
  game: z.strictObject({
    id: z.literal("moa"),
    title: z.optional(name),
    designer: z.optional(name),
    publisher: z.optional(name),
    specVersion: z.optional(name),
    provenance: z.optional(words),
  }),
  sources: z.optional(words),
  provenanceLegend: z.optional(words),
  icons: z.optional(words),
  terrainTypes: z.optional(words),
  exampleConstraints: z.optional(words),
  constants,
  constantsReconstructed: z.optional(fixed(own.constantsReconstructed)),
  otherPieces: z.optional(fixed(own.otherPieces)),
  players: z.strictObject({
    perColour: z.strictObject({
      ...remarks,
      birdTokens: whole(1, 60),
      leaderTokens: whole(1, TERRITORIES),
      victoryPointTokens: z.optional(z.literal(1)),
    }),
    colours: z.optional(words),
  }),
  birdCards: z.strictObject({ ...remarks, ...sums.birdCards, items: list(birdCard, BIRDS.length, BIRDS.length) }),
  mammals: z.strictObject({ ...remarks, ...sums.mammals, items: list(mammal, MAMMALS.length, MAMMALS.length) }),
  terrainCards: z.strictObject({ ...remarks, ...sums.terrainCards, items: list(terrainCard, 2, 100) }),
  karakiaTiles: z.strictObject({
    ...remarks,
    ...sums.karakiaTiles,
    windows: z.optional(words),
    items: list(karakiaTile, KARAKIA.length, KARAKIA.length),
  }),
  leaderTiles: z.strictObject({
    ...remarks,
    total: z.optional(z.literal(TERRITORIES)),
    items: list(leaderTile, TERRITORIES, TERRITORIES),
  }),
  territories: z.strictObject({
    ...remarks,
    total: z.optional(z.literal(TERRITORIES)),
    coordinateSystem: z.optional(fixed(own.territories.coordinateSystem)),
    items: list(territory, TERRITORIES, TERRITORIES),
  }),
  volcanoTrack: z.strictObject({ ...remarks, spaces: list(space, 2, 20) }),
});

export const checkPack = packCheck(schema, (pack, complain) => {
  for (const section of ["birdCards", "mammals", "karakiaTiles", "terrainCards", "leaderTiles"] as const)
    checkUnique(section, pack[section].items, complain);
  checkMammals(pack, complain);
  checkKarakia(pack, complain);
  checkLeaderTiles(pack, complain);
  checkTerritories(pack, complain);
  checkTrack(pack, complain);
  checkSums(pack, complain);
});

function checkUnique(section: string, items: readonly { readonly id: string }[], complain: Complain): void {
  const seen = new Set<string>();
  for (const item of items) {
    if (seen.has(item.id)) complain(`${section}.items[${item.id}] is there twice`);
    seen.add(item.id);
  }
}

/** MOA-MAM-2: weasels never wait, are never sold to and invade when they are drawn; the others wait. */
function checkMammals({ mammals }: PackSource, complain: Complain): void {
  for (const { id: kind, entersDisplay, sellable, invadesOnDraw, honour } of mammals.items) {
    const waits = kind !== "weasel";
    const what = `mammals.items[${kind}]`;
    if (entersDisplay !== waits) complain(`${what}.entersDisplay is not ${waits}`);
    if ((sellable ?? waits) !== waits) complain(`${what}.sellable is not ${waits}`);
    if ((invadesOnDraw ?? !waits) === waits) complain(`${what}.invadesOnDraw is not ${!waits}`);
    if ((honour !== null) !== waits) complain(`${what}.honour is ${waits ? "missing" : "not null"}`);
  }
}

/** Which tiles are red and when they are used is in the rules; two of them say how much they give. */
function checkKarakia({ karakiaTiles }: PackSource, complain: Complain): void {
  for (const { id: kind, red, amount, windows } of karakiaTiles.items) {
    const printed = own.karakiaTiles.items.find((item) => item.id === kind);
    const what = `karakiaTiles.items[${kind}]`;
    if (red !== printed?.red) complain(`${what}.red is not ${printed?.red}`);
    if ((amount === undefined) !== (printed?.amount === undefined))
      complain(`${what}.amount is ${amount === undefined ? "missing" : "out of place"}`);
    if (windows !== undefined && String(windows) !== String(printed?.windows))
      complain(`${what}.windows are not ${printed?.windows.join(", ")}`);
  }
}

/** Payments name cards and tiles alike. */
function checkLeaderTiles({ leaderTiles }: PackSource, complain: Complain): void {
  const taken: readonly string[] = [...BIRDS, ...KARAKIA];
  for (const { id: tile } of leaderTiles.items)
    if (taken.includes(tile)) complain(`leaderTiles.items[${tile}].id is that of a card or a karakia tile`);
}

function checkTerritories({ territories: { items } }: PackSource, complain: Complain): void {
  if (items.some((item, at) => item.number !== at + 1))
    complain(`territories.items must be numbered 1 to ${TERRITORIES}, in order`);
  for (const { number, adjacent } of items) {
    const isMutual = adjacent.every(
      (other) => other !== number && items[other - 1]?.adjacent.includes(number) === true,
    );
    if (!isMutual || new Set(adjacent).size !== adjacent.length)
      complain(`territories.items[${number}].adjacent: neighbours are each other's, once each`);
  }
  if (items.some(({ terrain }, at) => (terrain === "volcano") !== (at === TERRITORIES - 1)))
    complain(`territory ${TERRITORIES} and no other is the volcano`);
}

function checkTrack({ volcanoTrack: { spaces } }: PackSource, complain: Complain): void {
  const top = spaces.length - 1;
  spaces.forEach(({ index, reduction, erupts }, at) => {
    const what = `volcanoTrack.spaces[${at}]`;
    if (index !== undefined && index !== at) complain(`${what}.index is ${index}, not ${at}`);
    if (erupts !== (at === top)) complain(`${what}.erupts is not ${at === top}`);
    if ((reduction === null) !== (at === top)) complain(`${what}.reduction: only the top has none`);
  });
  if (spaces[0]?.reduction !== 0) complain("volcanoTrack.spaces[0].reduction is not 0");
}
