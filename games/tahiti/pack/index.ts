// What the rules of Tahiti can bear of a component pack that somebody hands in.
import { type Complain, fixed, list, name, packCheck, whole, words } from "@outrigger/protocol/packs";
import * as z from "zod/mini";
import own from "../rules/pack.json" with { type: "json" };
import type { PackSource } from "../rules/pack-source.ts";
import { areaId, checkMap, mapSchema } from "./map.ts";
import { checkTables, tablesSchema } from "./tables.ts";

const provenance = z.optional(words);
const combat = whole(0, 9);
const one = z.optional(z.literal(1));
const few = whole(0, 9);
const offers = whole(1, 9);
/** The longest game an option can ask for. */
const MOST_SEASONS = 8;

const TYPES = [...own.counters.perColour, ...own.counters.common].map(({ type }) => type);
const counter = z.strictObject({
  type: z.enum(TYPES),
  class: z.optional(name),
  qty: whole(1, 99),
  combat: z.optional(combat),
  leadership: z.optional(few),
  movement: z.optional(few),
  mix: z.optional(z.literal("clanElderMix")),
  front: z.optional(name),
  back: z.optional(name),
  provenance,
});
const elder = z.strictObject({
  id: z.string({ error: "E and a number" }).check(z.regex(/^E[0-9]{1,2}$/, { error: "E and a number" })),
  combat,
  leadership: whole(1, 3),
  movement: whole(2, 4),
});

const counters = z.strictObject({
  total: z.optional(z.literal(own.counters.total)),
  totalProvenance: provenance,
  limiting: z.optional(z.literal(false)),
  limitingProvenance: provenance,
  perColour: list(counter, own.counters.perColour.length, own.counters.perColour.length),
  common: list(counter, own.counters.common.length, own.counters.common.length),
  clanElderMix: z.strictObject({
    provenance,
    perColour: list(elder, 8, 8),
    drawWithoutReplacement: z.optional(z.literal(true)),
    whenEmpty: provenance,
  }),
});

const tracks = z.strictObject({
  provenance,
  turnSpaces: z.optional(list(whole(1, 12), 1, 12)),
  seasonSpaces: z.optional(list(whole(1, 12), 1, 12)),
  turnsPerSeason: whole(1, 12),
  seasonsPerYear: whole(1, 12),
  turnLength: provenance,
  solitaireSeasons: whole(1, MOST_SEASONS),
  seasonNames: provenance,
});

const homes = (count: number) => list(areaId, count, count);

const schema = z.strictObject({
  game: z.literal("tahiti"),
  schema: z.literal(1),
  name: z.optional(name),
  title: z.optional(name),
  credits: provenance,
  provenanceLegend: provenance,
  map: mapSchema,
  homeAreas: z.strictObject({
    provenance,
    standard: z.strictObject({ "2": homes(2), "3": homes(3), "4": homes(4) }),
    // The option of the table says which it is by default.
    solitaire: z.strictObject({ default: z.literal(own.homeAreas.solitaire.default), provenance }),
    custom: provenance,
  }),
  players: z.optional(fixed(own.players)),
  setupPerPlayer: z.strictObject({
    homeVillage: one,
    headChieftain: one,
    shaman: one,
    fighters: few,
    population: few,
    provenance,
  }),
  counters,
  tables: tablesSchema,
  tracks,
  negotiation: z.strictObject({
    provenance,
    offersPerSide: offers,
    voluntaryDealOffersPerSide: offers,
    firstOffer: z.optional(fixed(own.negotiation.firstOffer)),
    onFailure: z.optional(fixed(own.negotiation.onFailure)),
  }),
  options: z.optional(fixed(own.options)),
});

type Source = z.infer<typeof schema> & PackSource;

export const checkPack = packCheck<Source>(schema, (pack, complain) => {
  checkMap(pack.map, complain);
  checkTables(pack.tables, pack.map.areas, complain);
  checkCounters(pack, complain);
  for (const [players, areas] of Object.entries(pack.homeAreas.standard))
    if (new Set(areas).size !== areas.length) complain(`homeAreas.standard.${players} names an area twice`);
  checkSpaces("turnSpaces", pack.tracks.turnSpaces, pack.tracks.turnsPerSeason, complain);
  checkSpaces("seasonSpaces", pack.tracks.seasonSpaces, pack.tracks.seasonsPerYear, complain);
});

const FIGHTS = ["population", "militia", "slingers", "fighters", "heavy", "chieftain", "shaman"];

/** Counters do not limit anything (TAH-COMP-1), so their number is the box's; the values on them are read. */
function checkCounters({ counters: { perColour, common, clanElderMix } }: Source, complain: Complain): void {
  const printed = [...own.counters.perColour, ...own.counters.common];
  [...perColour, ...common].forEach((given, at) => {
    const { type, qty, leadership, movement }: Counter = printed[at] ?? { type: "", qty: 0 };
    const what = `counters of type ${type}`;
    if (given.type !== type) complain(`${what} stand in place ${at + 1}, not ${given.type}`);
    if (given.qty !== qty) complain(`${what}: qty is ${given.qty}, not ${qty}`);
    if ((given.combat !== undefined) !== FIGHTS.includes(type)) complain(`${what}: combat is missing or out of place`);
    if (type === "chieftain") {
      if (!given.leadership || !given.movement) complain(`${what}: leadership and movement are from 1 to 9`);
    } else if (given.leadership !== leadership || given.movement !== movement)
      complain(`${what}: leadership and movement are as printed`);
  });
  if (new Set(clanElderMix.perColour.map(({ id }) => id)).size !== clanElderMix.perColour.length)
    complain("counters.clanElderMix.perColour: an id occurs twice");
}

interface Counter {
  readonly type: string;
  readonly qty: number;
  readonly leadership?: number;
  readonly movement?: number;
}

function checkSpaces(what: string, spaces: readonly number[] | undefined, count: number, complain: Complain): void {
  if (spaces !== undefined && (spaces.length !== count || spaces.some((space, at) => space !== at + 1)))
    complain(`tracks.${what} are not 1 to ${count}`);
}
