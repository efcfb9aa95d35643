import { LANGUAGES } from "@outrigger/text";
import { expect, test } from "vitest";
import { rules, scoreTerritory } from "../../rules/index.ts";
import { text } from "../../text/index.ts";
import { BIRD_CARDS, KARAKIA_TILES, SCENES, TERRAIN_CARDS } from "./figure-scenes.ts";

/** Drawn from cards and tiles, not from land. */
const OTHERS = ["birds", "karakia", "terrain"];

test.each(LANGUAGES)("every figure the rules page names is drawn (%s)", async (language) => {
  const { sections } = await text.rules(language);
  const named = sections.flatMap(({ body }) => body.flatMap((line) => /^!\[(.+)\]$/.exec(line)?.[1] ?? []));
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !(name in SCENES || OTHERS.includes(name)))).toEqual([]);
});

test("figures show the printed numbers", () => {
  const { territories, mammals, track } = rules.pack;
  for (const { lands, hasVolcano } of Object.values(SCENES)) {
    for (const { number, terrain, high, low, mammal, value, condition } of lands) {
      const printed = territories[number - 1];
      const less = hasVolcano === true ? (track[2] ?? 0) : 0;
      expect([terrain, high + less, low + less]).toEqual([printed?.terrain, printed?.vpHigh, printed?.vpLow]);
      if (mammal !== undefined) expect(value).toBe(mammals[mammal][condition === "sold" ? "honour" : "fight"]);
    }
  }
});

test("figures show cards and tiles as they are printed", () => {
  const { birds, karakia, terrainCards } = rules.pack.printed;
  expect(BIRD_CARDS.map(({ icons }) => icons)).toEqual(BIRD_CARDS.map(({ bird }) => birds[bird]));
  expect(KARAKIA_TILES).toEqual(karakia);
  for (const card of TERRAIN_CARDS) expect(Object.values(terrainCards)).toContainEqual(card);
});

test("MOA-SCO-5, MOA-SCO-6, MOA-SCO-8: the figure of the scoring gives the points the rules give", () => {
  for (const { stacks = [], high, low, points } of SCENES["scoring"]?.lands ?? []) {
    const pieces = stacks.map(({ birds, leader }) => birds + (leader ? 1 : 0));
    const leader = stacks.find((stack) => stack.leader)?.colour ?? null;
    expect(scoreTerritory({ pieces, leader, high, low })).toEqual(points);
  }
});
