// Holds a component pack against what the rules need of it. Any printed number may be another; the kinds may not.
import { type Fields, isFields, type Json, newProblems, type Parsed, showValue, sizeProblem } from "@outrigger/kernel";
import type { Constants, PackSource } from "../rules/pack-source.ts";
import { BIRDS, ICONS, type Icon, KARAKIA, MAMMALS, type Mammal, TERRAINS, type Terrain } from "../rules/vocabulary.ts";

type Complain = (problem: string) => void;

export function checkPack(source: unknown): Parsed<Json> {
  const { problems, complain } = newProblems();
  if (!isFields(source)) return { ok: false, problems: ["the pack is not an object"] };
  const tooBig = sizeProblem(source);
  if (tooBig !== undefined) return { ok: false, problems: [tooBig] };
  const pack = source;
  const { id } = fields(pack["game"]) as { readonly id?: unknown };
  if (id !== "moa") complain(`game.id is ${showValue(id)}, not "moa"`);
  checkConstants(pack, complain);
  checkBirds(itemsOf(pack, "birdCards", complain), complain);
  checkMammals(itemsOf(pack, "mammals", complain), complain);
  checkTerrainCards(itemsOf(pack, "terrainCards", complain), complain);
  checkKarakia(itemsOf(pack, "karakiaTiles", complain), complain);
  checkLeaderTiles(itemsOf(pack, "leaderTiles", complain), complain);
  checkTerritories(itemsOf(pack, "territories", complain), complain);
  checkTrack(fields(pack["volcanoTrack"])["spaces"], complain);
  if (problems.length === 0) checkSums(pack as unknown as PackSource, complain);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: pack as Json };
}

function fields(value: unknown): Fields {
  return isFields(value) ? value : {};
}

function itemsOf(pack: Fields, section: string, complain: Complain): readonly Fields[] {
  const { items } = fields(pack[section]) as { items?: unknown };
  if (Array.isArray(items)) return items.map(fields);
  complain(`${section}.items is missing`);
  return [];
}

/** Far above anything printed, and few enough to lay out card by card. */
const MOST = 99;

function isCount(value: unknown, least = 0): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= MOST;
}

/** Every known id exactly once, and no other. */
function checkIds(items: readonly Fields[], ids: readonly string[], section: string, complain: Complain): void {
  const found = items.map((item) => String(item["id"])).sort();
  if (found.join() !== [...ids].sort().join()) complain(`${section} must hold ${ids.join(", ")}, once each`);
}

function checkUnique(items: readonly Fields[], section: string, complain: Complain): void {
  if (new Set(items.map((item) => item["id"])).size !== items.length) complain(`${section}: an id occurs twice`);
  if (!items.every((item) => typeof item["id"] === "string")) complain(`${section}: an id is missing`);
}

function checkCounts(item: Fields, names: readonly string[], section: string, complain: Complain, least = 0): void {
  const what = `${section} ${String(item["id"] ?? item["number"] ?? "")}`.trimEnd();
  for (const name of names) {
    if (isCount(item[name], least)) continue;
    complain(`${what}: ${name} is ${showValue(item[name])}, not a whole number from ${least} to ${MOST}`);
  }
}

const CONSTANTS = [
  "roundsPerPeriod",
  "handSize",
  "leaderHonourCost",
  "saleSurchargePerEarlierSale",
  "maxKarakiaTilesPerPurchase",
  "exchangeDraw",
  "moveBirdsMax",
] as const satisfies readonly (keyof Constants)[];

function checkConstants(pack: Fields, complain: Complain): void {
  checkCounts(fields(pack["constants"]), CONSTANTS, "constants", complain);
  checkCounts(
    fields(fields(pack["players"])["perColour"]),
    ["birdTokens", "leaderTokens"],
    "players.perColour",
    complain,
    1,
  );
}

function checkBirds(items: readonly Fields[], complain: Complain): void {
  checkIds(items, BIRDS, "birdCards", complain);
  for (const item of items) {
    checkCounts(item, ["count"], "birdCards", complain);
    checkCounts(fields(item["icons"]), ICONS, `birdCards ${String(item["id"])} icons`, complain);
  }
}

function checkMammals(items: readonly Fields[], complain: Complain): void {
  checkIds(items, MAMMALS, "mammals", complain);
  for (const item of items) {
    checkCounts(item, ["cards", "tiles", "vp"], "mammals", complain);
    checkCounts(item, ["fight"], "mammals", complain, 1);
    const waits = item["id"] !== "weasel";
    if (item["entersDisplay"] !== waits) complain(`mammals ${String(item["id"])}: entersDisplay`);
    if (waits ? !isCount(item["honour"]) : item["honour"] !== null) complain(`mammals ${String(item["id"])}: honour`);
  }
}

function checkTerrainCards(items: readonly Fields[], complain: Complain): void {
  checkUnique(items, "terrainCards", complain);
  for (const item of items) {
    if (!TERRAINS.includes(item["terrain"] as Terrain)) complain(`terrainCards ${String(item["id"])}: terrain`);
    if (!isInstruction(fields(item["instruction"]))) complain(`terrainCards ${String(item["id"])}: instruction`);
  }
}

/** Weasels invade only when drawn, so no card makes them (MOA-INV-12). */
function isInstruction({ type, amount, mammal }: { type?: unknown; amount?: unknown; mammal?: unknown }): boolean {
  if (type === "drawMammals") return isCount(amount, 1);
  if (type === "invade") return mammal !== "weasel" && MAMMALS.includes(mammal as Mammal);
  return type === "volcanoUp";
}

function checkKarakia(items: readonly Fields[], complain: Complain): void {
  checkIds(items, KARAKIA, "karakiaTiles", complain);
  for (const item of items) {
    checkCounts(item, ["cost", "count"], "karakiaTiles", complain);
    if (typeof item["red"] !== "boolean") complain(`karakiaTiles ${String(item["id"])}: red`);
    const needsAmount = item["id"] === "draw_one" || item["id"] === "two_fight";
    if (needsAmount) checkCounts(item, ["amount"], "karakiaTiles", complain, 1);
  }
}

function checkLeaderTiles(items: readonly Fields[], complain: Complain): void {
  checkUnique(items, "leaderTiles", complain);
  const taken: readonly string[] = [...BIRDS, ...KARAKIA];
  for (const item of items) {
    checkCounts(item, ["amount"], "leaderTiles", complain);
    const isKnown = item["kind"] === "vp" || ICONS.includes(item["kind"] as Icon);
    if (!isKnown || taken.includes(String(item["id"]))) complain(`leaderTiles ${String(item["id"])}: id or kind`);
  }
}

const TERRITORIES = 12;

function checkTerritories(items: readonly Fields[], complain: Complain): void {
  if (items.some((item, at) => item["number"] !== at + 1) || items.length !== TERRITORIES)
    complain(`territories must be numbered 1 to ${TERRITORIES}, in order`);
  for (const item of items) {
    checkCounts(item, ["vpHigh", "vpLow"], "territories", complain);
    if (!TERRAINS.includes(item["terrain"] as Terrain)) complain(`territories ${String(item["number"])}: terrain`);
    if (!areNeighbours(items, item)) complain(`territories ${String(item["number"])}: adjacent`);
    if (!Array.isArray(item["polygon"]) || fields(item["anchors"])["pieces"] === undefined)
      complain(`territories ${String(item["number"])}: polygon or anchors`);
  }
  const volcanoes = items.filter((item) => item["terrain"] === "volcano");
  if (volcanoes.length !== 1 || volcanoes[0] !== items[TERRITORIES - 1])
    complain(`territory ${TERRITORIES} and no other is the volcano`);
}

function areNeighbours(
  items: readonly Fields[],
  { number, adjacent }: { number?: unknown; adjacent?: unknown },
): boolean {
  return (
    Array.isArray(adjacent) &&
    adjacent.every((other) => {
      const back = fields(items[Number(other) - 1])["adjacent"];
      return other !== number && Array.isArray(back) && back.includes(number);
    })
  );
}

function checkTrack(spaces: unknown, complain: Complain): void {
  const list = Array.isArray(spaces) ? spaces.map(fields) : [];
  const isSound = list.every((space, at) =>
    at === list.length - 1
      ? space["erupts"] === true && space["reduction"] === null
      : space["erupts"] === false && isCount(space["reduction"]),
  );
  if (!isSound || list.length < 2 || list[0]?.["reduction"] !== 0)
    complain("volcanoTrack: spaces from 0 up, and a top that erupts");
}

/** Numbers that must fit each other, once each of them is sound. */
function checkSums(pack: PackSource, complain: Complain): void {
  const cards = pack.birdCards.items.reduce((sum, { count }) => sum + count, 0);
  if (cards < 5 * pack.constants.handSize) complain("birdCards do not suffice for five hands");
  if (pack.terrainCards.items.length < 2 * pack.constants.roundsPerPeriod)
    complain("terrainCards do not last for the rounds of a period");
  if (pack.leaderTiles.items.length !== TERRITORIES) complain(`leaderTiles must be ${TERRITORIES}, one a territory`);
  if (pack.constants.maxKarakiaTilesPerPurchase > 2) complain("maxKarakiaTilesPerPurchase must be at most 2");
}
