import { globSync, readFileSync } from "node:fs";
import {
  applyMove,
  CuriousList,
  fastBelow,
  fastChance,
  listOffers,
  type Move,
  newListener,
  newPlay,
  OfferList,
  settle,
  startPlay,
} from "@outrigger/kernel";
import { completeOptions, given, type Scene } from "@outrigger/testkit";
import { LANGUAGES, type Language, newSay, type Say } from "@outrigger/text";
import { describe, expect, test } from "vitest";
import { type Maori, type MaoriEvent, type MaoriMove, rules } from "../rules/index.ts";
import { text } from "./index.ts";

const names = ["Aroha", "Wiremu", "Marama", "Tāne", "Hine"];
const sayIn = async (language: Language): Promise<Say> => newSay(language, await text.messages(language));

interface Heard {
  readonly events: Map<string, MaoriEvent>;
  readonly clauses: Set<string>;
  readonly phases: Set<string>;
  readonly kinds: Set<string>;
  readonly said: string[];
}

/** Plays a random game and has everything said that could be said: offers, prompts, events, the whole table. */
function listen(say: Say, seed: number, options: Record<string, string | number>, heard: Heard): void {
  const seats = 2 + (seed % 3);
  const table = { seats, options: completeOptions(rules, { seats, options }) };
  const listener = newListener();
  const { state, chance } = startPlay(rules, table, rules.pack, fastChance(seed), listener);
  const play = newPlay(rules, rules.pack, state, chance, listener);
  const below = fastBelow(seed);
  for (let decision = settle(rules, play, new OfferList()); decision !== undefined; ) {
    const list = new CuriousList();
    listOffers(rules, play, decision, list);
    const view = rules.view(play.state, decision.seat, rules.pack);
    heard.phases.add(decision.frame.phase);
    heard.said.push(text.prompt(say, { phase: decision.frame.phase, seat: decision.seat }, view));
    for (const { clause } of list.refused) heard.clauses.add(clause);
    for (const move of list.moves as MaoriMove[]) {
      heard.kinds.add(move[0]);
      heard.said.push(text.move(say, move, view));
    }
    if (below(20) === 0) heard.said.push(...text.describe(say, view, names));
    applyMove(rules, play, decision.frame, list.moves[below(list.moves.length)] as Move as MaoriMove);
    decision = settle(rules, play, new OfferList());
  }
  for (const { event } of listener.told as { event: MaoriEvent }[]) {
    heard.events.set(event.kind, event);
    heard.said.push(text.event(say, event, names) ?? "");
  }
}

const TABLES: readonly Record<string, string | number>[] = [
  {},
  { board: "atoll", variant: 1 },
  { variant: 2, rotation: "none" },
  { board: "atoll", variant: 2, stagnationRounds: 1 },
  { board: "square", variant: 1 },
];

/** The clauses that refusals quote, as they stand in the sources of the rules. */
const quoted = new Set(
  globSync("**/*.ts", { cwd: new URL("../rules/", import.meta.url), exclude: (path) => path.endsWith(".test.ts") })
    .map((file) => readFileSync(new URL(`../rules/${file}`, import.meta.url), "utf8"))
    .flatMap((source) => [...source.matchAll(/"(MAO-[A-Z0-9]+-\d+)"/g)].map((match) => match[1] ?? "")),
);

describe.each(LANGUAGES)("in %s", (language) => {
  test("everything that comes up in a game can be said", async () => {
    const say = await sayIn(language);
    const heard: Heard = { events: new Map(), clauses: new Set(), phases: new Set(), kinds: new Set(), said: [] };
    TABLES.forEach((options, seed) => {
      listen(say, seed, options, heard);
    });
    expect(heard.said.filter((line) => line.trim() === "" || /[{}]|\bundefined\b|\bnull\b/.test(line))).toEqual([]);
    expect([...heard.phases].sort()).toEqual(Object.keys(rules.phases).sort());
    expect(heard.kinds.size).toBe(13);
    expect(heard.events.size).toBeGreaterThanOrEqual(16);
    const clauses = await text.clauses(language);
    expect([...heard.clauses, ...quoted].filter((clause) => clauses[clause] === undefined)).toEqual([]);
  });

  test("every phase has its prompt and its line of guidance, every option its name and help", async () => {
    const say = await sayIn(language);
    for (const phase of Object.keys(rules.phases)) {
      expect(say.has(`prompt.${phase}`), phase).toBe(true);
      expect(say(`guide.${phase}`).length).toBeGreaterThan(20);
    }
    for (const { id, values = [] } of rules.options) {
      expect(say(`option.${id}`).length).toBeGreaterThan(3);
      expect(say(`option.${id}.help`).length).toBeGreaterThan(20);
      for (const value of values) expect(say(`option.${id}.${value}`).length, `${id} ${value}`).toBeGreaterThan(3);
    }
  });

  test("every message is valid ICU and takes its arguments", async () => {
    const messages = await text.messages(language);
    const say = newSay(language, messages);
    for (const [key, message] of Object.entries(messages)) {
      const wanted = [...message.matchAll(/\{(\w+)/g)].map((match) => match[1] ?? "");
      const values = Object.fromEntries(wanted.map((name) => [name, ARGUMENTS[name] ?? 5]));
      expect(say(key, values), key).not.toMatch(/[{}]/);
      expect(say(key, values).length, key).toBeGreaterThan(1);
    }
  });

  test("there are a rules page with its figures, a glossary and all clauses", async () => {
    const { sections, glossary } = await text.rules(language);
    const figures = sections.flatMap(({ body }) => body.filter((line) => line.startsWith("!["))).join(" ");
    expect(figures).toBe(FIGURES.map((name) => `![${name}]`).join(" "));
    expect(glossary.length).toBeGreaterThan(20);
    expect(Object.keys(await text.clauses(language))).toHaveLength(120);
  });
});

const FIGURES = ["matrix", "explorer", "line", "volcano", "fit", "island", "lei", "coloured-ship", "atoll"];
const ARGUMENTS: Readonly<Record<string, string>> = { side: "above", turned: "yes", name: "Aroha" };

describe("in English", () => {
  const tileOf = (id: string) => rules.pack.printed[id] as NonNullable<(typeof rules.pack.printed)[string]>;

  test("the log tells who did what, with which tile and for how much", async () => {
    const say = await sayIn("en");
    const line = (event: MaoriEvent) => text.event(say, event, names);
    expect(line({ kind: "sailed", seat: 0, distance: 3, price: 1, from: 2, to: 5 })).toBe(
      "Aroha sails 3 positions for 1 shell; the ship is now to the right of row 2.",
    );
    expect(line({ kind: "took", seat: 1, tile: tileOf("EE07"), cell: "m23", price: 2 })).toBe(
      "Wiremu takes a tile from m23 (end open to the east, 2 palms, hut) for 2 shells.",
    );
    expect(line({ kind: "placed", seat: 1, tile: tileOf("EW14"), space: "r2c3", rotation: 1 })).toBe(
      "Wiremu places it on r2c3, turned: end open to the north.",
    );
    expect(line({ kind: "received", seat: 0, shells: 1, printed: 2 })).toBe(
      "The supply runs short: Aroha receives 1 shell instead of 2.",
    );
    expect(line({ kind: "shipMoved", seat: 0, from: "r1c1", to: null })).toBe("Aroha's coloured ship leaves r1c1.");
    expect(line({ kind: "refilled", tile: tileOf("V01"), cell: "m11" })).toBe("A volcano rises on m11.");
    expect(line({ kind: "ended", scores: [37, -1], places: [1, 2] })).toBe(
      "The game is over: Aroha 37 points, Wiremu -1 point.",
    );
  });

  test("the table is described line by line, the player to move first", async () => {
    const say = await sayIn("en");
    const scene: Scene<Maori> = given(rules, { seats: 2, options: { board: "atoll", variant: 1 } }, (state) => {
      state.stack = [{ phase: "sail", seat: 1 }];
      state.explorer = 5;
      state.matrix.splice(4, 4, "W01", "V01", "EE02", "S10");
      Object.assign(state.seats[1] as object, { ship: "r1c1", depot: "MH01" });
      state.seats[1]?.layout.splice(0, 2, "EE11", "EW14");
    });
    const lines = text.describe(say, scene.view(1), names);
    expect(lines[0]).toBe("The explorer ship is to the right of row 2.");
    expect(lines[2]).toBe(
      "Matrix row 2: m21 water; m22 volcano; m23 end open to the east, 2 palms [1 shell]; m24 single island, 1 palm, 2 shells [free].",
    );
    expect(lines[6]).toBe("Wiremu: 5 shells, 2 ships, depot middle, west to east, 2 shells; now worth 0 points.");
    expect(lines[7]).toBe("Coloured ship on r1c1.");
    expect(lines[8]).toMatch(
      /^Row 1: r1c1 end open to the east, 1 palm, half a lei; r1c2 end open to the west, half a lei; r1c3–r1c5 empty\.$/,
    );
    expect(lines[9]).toBe("Row 2: r2c1 empty; r2c2–r2c4 empty, inside; r2c5 empty.");
    expect(lines[11]).toBe("Row 4: r4c1 empty, 2 printed ships; r4c2–r4c5 empty.");
    expect(lines[12]).toMatch(/^Aroha: 5 shells/);
  });

  test("offers say where and for how much", async () => {
    const say = await sayIn("en");
    const scene = given(rules, { seats: 2 }, (state) => {
      state.stack = [{ phase: "sail", seat: 0 }];
      state.explorer = 15;
    });
    const view = scene.view(0);
    expect(text.move(say, ["sail", 1], view)).toBe("Sail 1 position: above column 1, free");
    expect(text.move(say, ["sail", 4], view)).toBe("Sail 4 positions: above column 4, 2 shells");
    expect(text.move(say, ["confirm"], view)).toBe("End the turn");
  });
});

describe("in Polish", () => {
  test("numbers take their three forms", async () => {
    const say = await sayIn("pl");
    const count = (shells: number) => say("event.received", { name: "Aroha", shells });
    expect([1, 2, 5, 22].map(count)).toEqual([
      "Aroha dostaje 1 muszlę.",
      "Aroha dostaje 2 muszle.",
      "Aroha dostaje 5 muszli.",
      "Aroha dostaje 22 muszle.",
    ]);
  });
});
