import { globSync, readFileSync } from "node:fs";
import {
  applyMove,
  CuriousList,
  eventFor,
  fastBelow,
  fastChance,
  isAutomatic,
  listOffers,
  newListener,
  newPlay,
  OfferList,
  settle,
  startPlay,
} from "@outrigger/kernel";
import { completeOptions, given } from "@outrigger/testkit";
import { LANGUAGES, type Language, newSay, type Say } from "@outrigger/text";
import { beforeAll, describe, expect, test } from "vitest";
import { type Moa, type MoaEvent, type MoaMove, rules } from "../rules/index.ts";
import { arrange } from "../rules/testing/arrange.ts";
import { text } from "./index.ts";

const names = ["Aroha", "Wiremu", "Marama", "Tāne", "Hine"];
const sayIn = async (language: Language): Promise<Say> => newSay(language, await text.messages(language));

/** What was said, and of what kinds of things. */
interface Heard {
  readonly kinds: Set<string>;
  readonly said: string[];
}

/** Plays a random game and has everything said that could be said: offers, prompts, the whole table, the log. */
function listen(say: Say, seed: number, seats: number, options: Record<string, string>, heard: Heard): void {
  const listener = newListener();
  const start = { seats, options: completeOptions(rules, { seats, options }) };
  const { state, chance } = startPlay(rules, start, rules.pack, fastChance(seed), listener);
  const play = newPlay(rules, rules.pack, state, chance, listener);
  const below = fastBelow(seed);
  for (
    let open = settle(rules, play, new OfferList());
    open !== undefined;
    open = settle(rules, play, new OfferList())
  ) {
    const list = new CuriousList();
    listOffers(rules, play, open, list);
    const view = rules.view(play.state, open.seat, rules.pack);
    const asked = { phase: open.frame.phase, seat: open.seat };
    heard.kinds.add(`prompt.${asked.phase}`);
    heard.said.push(text.prompt(say, asked, view));
    for (const move of list.moves as MoaMove[]) {
      heard.kinds.add(`move.${move[0]}`);
      heard.said.push(text.move(say, move, view));
    }
    if (below(12) === 0) heard.said.push(...text.describe(say, view, names));
    applyMove(rules, play, open.frame, list.moves[below(list.moves.length)] as MoaMove);
  }
  for (const told of listener.told) {
    for (const viewer of [0, "spectator"] as const) {
      const event = eventFor(told, viewer) as MoaEvent | undefined;
      if (event === undefined) continue;
      heard.kinds.add(`event.${event.kind}`);
      heard.said.push(text.event(say, event, names) ?? "silence");
    }
  }
}

const TABLES: readonly [seats: number, options: Record<string, string>][] = [
  [2, { neutralScoring: "on", neutralPlacement: "rolledOnly" }],
  [2, { openHands: "on" }],
  [3, { terrainReveal: "oneByOne", tileSupplyLimited: "on" }],
  [3, { sharedIconsInAttack: "on", discardView: "top" }],
  [5, {}],
];

/** The clauses that refusals quote, as they stand in the sources of the rules. */
const quoted = new Set(
  globSync("**/*.ts", { cwd: new URL("../rules/", import.meta.url), exclude: (path) => path.endsWith(".test.ts") })
    .map((file) => readFileSync(new URL(`../rules/${file}`, import.meta.url), "utf8"))
    .flatMap((source) => [...source.matchAll(/"(MOA-[A-Z0-9]+-\d+)"/g)].map((match) => match[1] ?? "")),
);

const decisions = Object.entries(rules.phases).flatMap(([name, phase]) => (isAutomatic(phase) ? [] : [name]));
const FIGURES = ["map", "birds", "terrain", "invasion", "sale", "karakia", "volcano", "scoring", "neutral"];

/** Values for the arguments of messages that choose between words. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  animal: "dog",
  leader: "yes",
  tile: "yes",
  returned: "none",
  things: "none",
};

describe.each(LANGUAGES)("in %s", (language) => {
  test("everything that comes up in a game can be said", async () => {
    const say = await sayIn(language);
    const heard: Heard = { kinds: new Set(), said: [] };
    TABLES.forEach(([seats, options], seed) => {
      for (let game = 0; game < 3; game++) listen(say, seed * 10 + game, seats, options, heard);
    });
    const broken = heard.said.filter((line) => line.trim() === "" || /[{}]|\bundefined\b|\bnull\b| {2}/.test(line));
    expect(broken).toEqual([]);
    expect([...heard.kinds].filter((kind) => kind.startsWith("prompt.")).sort()).toEqual(
      decisions.map((phase) => `prompt.${phase}`).sort(),
    );
    expect([...heard.kinds].filter((kind) => kind.startsWith("move."))).toHaveLength(20);
    expect([...heard.kinds].filter((kind) => kind.startsWith("event.")).length).toBeGreaterThanOrEqual(32);
  });

  test("every phase has its prompt and its line of guidance, every option its name and help", async () => {
    const say = await sayIn(language);
    for (const phase of [...decisions, "off-turn"]) {
      expect(say.has(`prompt.${phase}`), phase).toBe(true);
      expect(say(`guide.${phase}`).length).toBeGreaterThan(30);
    }
    const view = given(rules, { seats: 3 }, arrange({})).view(0);
    for (const { id, values } of rules.orders ?? []) {
      expect(say(`order.${id}`).length).toBeGreaterThan(10);
      expect(say(`order.${id}.help`).length).toBeGreaterThan(20);
      for (const name of Object.keys(values(view, 0))) expect(say.has(`order.${id}.${name}`), name).toBe(true);
    }
    for (const { id, values = [] } of rules.options) {
      expect(say(`option.${id}.help`).length).toBeGreaterThan(20);
      for (const key of [`option.${id}`, ...values.map((value) => `option.${id}.${value}`)])
        expect(say(key).length, key).toBeGreaterThan(3);
    }
  });

  test("every message is valid ICU and takes its arguments", async () => {
    const messages = await text.messages(language);
    const say = newSay(language, messages);
    for (const [key, message] of Object.entries(messages)) {
      const wanted = [...message.matchAll(/\{(\w+)/g)].map((match) => match[1] ?? "");
      const values = Object.fromEntries(wanted.map((name) => [name, ARGUMENTS[name] ?? 5]));
      expect(say(key, values), key).not.toMatch(/[{}]/);
    }
  });

  test("there are all 245 clauses, a rules page with its figures, and a glossary", async () => {
    const clauses = await text.clauses(language);
    expect(Object.keys(clauses)).toHaveLength(245);
    expect([...quoted].filter((clause) => clauses[clause] === undefined)).toEqual([]);
    expect(Object.values(clauses).every((clause) => /[.!?]$/.test(clause))).toBe(true);
    const { sections, glossary } = await text.rules(language);
    const figures = sections.flatMap(({ body }) => body.filter((line) => line.startsWith("![")));
    expect(figures).toEqual(FIGURES.map((name) => `![${name}]`));
    expect(glossary).toHaveLength(32);
  });
});

describe("every clause", () => {
  test("stands in the title of a test", async () => {
    const titles = globSync("*.test.ts", { cwd: new URL("../rules/", import.meta.url) })
      .map((file) => readFileSync(new URL(`../rules/${file}`, import.meta.url), "utf8"))
      .flatMap((source) => [...source.matchAll(/"((?:[A-Z0-9]+-[A-Z0-9-]+ )*MOA-[A-Z0-9 -]+): /g)])
      .flatMap((match) => (match[1] ?? "").split(" "));
    const named = new Set(titles);
    expect(Object.keys(await text.clauses("en")).filter((clause) => !named.has(clause))).toEqual([]);
  });
});

describe("in English", () => {
  let say: Say;
  beforeAll(async () => {
    say = await sayIn("en");
  });
  const line = (event: MoaEvent) => text.event(say, event, names);
  const at = (...wanted: Parameters<typeof arrange>) => given<Moa>(rules, { seats: 3 }, arrange(...wanted));

  test("the log tells who did what, where and for how much", () => {
    const deed = { seat: 0, territory: 5, any: false };
    expect(line({ kind: "birdsPlaced", count: 3, ...deed, payment: ["pukeko", "tui", "tui"] })).toBe(
      "Aroha places 3 birds in territory 5. Paid: pūkeko and 2 × tūī.",
    );
    expect(line({ kind: "birdsPlaced", count: 0, ...deed, payment: [] })).toBe("Aroha places no birds in territory 5.");
    expect(line({ kind: "defended", mammal: "dog", ...deed, payment: ["haasts_eagle", "two_fight", "L04"] })).toBe(
      "Aroha defends territory 5 and beats the dog. Paid: Haast’s eagle, two-fight tile, and leader tile.",
    );
    const tile = { id: "L04", kind: "fight", amount: 2 } as const;
    expect(line({ kind: "leaderPlaced", tile, ...deed, payment: ["kiwi"], any: true })).toBe(
      "Aroha places a leader in territory 5 and takes the leader tile (2 fight). Paid: kiwi and any-territory tile.",
    );
    const returned = { birds: [2, 0, 1], leader: 2 };
    expect(
      line({ kind: "territoryFell", territory: 4, mammal: "rat", returned, leaderTile: "L01", stronghold: false }),
    ).toBe(
      "Territory 4 falls to the rat. Back to the supply: Aroha 2 birds and Marama 1 bird and the leader. Its leader tile is lost.",
    );
    expect(line({ kind: "cardsDrawn", seat: 1, count: 1 })).toBe("Wiremu draws 1 card.");
    expect(line({ kind: "cardsDrawn", seat: 1, count: 2, cards: ["kea", "kea"] })).toBe(
      "Wiremu draws 2 cards: 2 × kea.",
    );
    const cards = [{ id: "T06", terrain: "coast", instruction: { type: "invade", mammal: "rat" } }] as const;
    expect(line({ kind: "terrainRevealed", cards, place: "left" })).toBe("Left terrain card: coast (rats invade).");
    expect(line({ kind: "territoryScored", territory: 1, high: 7, low: 4, pieces: [2, 1, 0], points: [7, 4, 0] })).toBe(
      "Territory 1 (7/4): Aroha 7 and Wiremu 4.",
    );
    expect(line({ kind: "turnEnded", seat: 0 })).toBeUndefined();
    expect(line({ kind: "strongholdPlaced", seat: 0, territory: 1, by: "defence" })).toBeUndefined();
  });

  test("offers say where, to whom and for how much", () => {
    const scene = at({
      terrain: ["coast", "plains"],
      land: { 1: "R2 EL=L04", 2: "rat!", 9: "R1" },
      display: { dog: 1 },
      sales: 1,
      hands: { 0: "haasts_eagle kiwi kiwi moa tui" },
      karakia: { 0: ["any_territory"] },
      leaderTiles: { 0: ["L01"] },
    });
    const view = () => scene.view(0);
    const say1 = (move: MoaMove) => text.move(say, move, view());
    expect(say1(["place", 5])).toBe("Place birds in territory 5 (plains)");
    expect(say1(["place", 9])).toBe("Place birds in territory 9 (mountains), with an any-territory tile");
    expect(say1(["leader", 1])).toBe("Place a leader in territory 1 (coast) and take the leader tile (2 fight)");
    expect(say1(["attack", 2])).toBe("Attack the rat in territory 2 (coast) (3 fight)");
    expect(say1(["sell", 1, "dog"])).toBe("Sell territory 1 (coast) to the dog (4 honour)");
    expect(say1(["buy", "draw_one", "two_fight"])).toBe("Buy draw one card and two fight (4 karakia)");
    scene.play(["place", 5], ["pay", "tui"]);
    expect(say1(["pay", "L01"])).toBe("Pay with leader tile (2 birds)");
    expect(say1(["count", 1])).toBe("Place 1 bird");
    expect(text.prompt(say, { phase: "placeBirds", seat: 0 }, view())).toBe(
      "Pay with birds and choose how many to place in territory 5. Paid: 3.",
    );
    expect(text.describe(say, view(), names).at(-1)).toBe("Proposed payment: tūī (3 of 13).");
  });

  test("a defence and an exchange are asked for in full", () => {
    const scene = at({
      stepA: [{ phase: "invasion", mammal: "dog", left: 1 }],
      display: { dog: 1 },
      land: { 1: "R1" },
      hands: { 0: "kea tui" },
      karakia: { 0: ["exchange_three"] },
    });
    const asked = () => ({ phase: scene.phase ?? "", seat: scene.seat ?? 0 });
    expect(text.prompt(say, asked(), scene.view(0))).toBe("Defend territory 1 against the dog (6 fight)?");
    scene.play(["exchangeThree"]);
    expect(text.prompt(say, asked(), scene.view(0))).toBe("Choose 3 cards to discard.");
    expect(text.prompt(say, asked(), scene.view(1))).toBe("Choose 3 cards to discard.");
    expect(text.move(say, ["discard", "kea"], scene.view(0))).toBe("Discard kea");
    expect(text.move(say, ["confirm"], scene.view(0))).toBe("Discard these cards");
  });

  test("the table is described line by line", () => {
    const scene = at({
      round: 3,
      terrain: ["T06", "T21"],
      land: { 1: "R2L Y1 SH EL=L12", 2: "dog!", 3: "Y1 possum$Y" },
      display: { rat: 2 },
      sales: 1,
      volcano: 2,
      hands: { 0: "kea kea moa", 1: "tui" },
      karakia: { 1: ["draw_one"] },
    });
    const lines = text.describe(say, scene.view(0), names);
    expect(lines.slice(0, 8)).toEqual([
      "Period 1, round 3. First player: Aroha.",
      "Terrain cards: coast (rats invade) and forest (the volcano rises).",
      "Volcano at 2 of 6: territory 12 is worth 6/2.",
      "Mammals waiting: 2 rats.",
      "Territories sold so far: 1.",
      "1 coast 7/4: Aroha 2 birds and the leader; Wiremu 1 bird; stronghold; leader tile (4 points).",
      "2 coast 6/3: invaded by the dog (6 fight).",
      "3 plains 6/3: sold to the possum by Wiremu; Wiremu 1 bird.",
    ]);
    expect(lines).toContain("Wiremu: 0 points, 1 card; supply 14 birds, 4 leaders; karakia: draw one card.");
    expect(lines.at(-1)).toBe(
      "Your hand: 2 × kea (1 bird, 2 fight, 1 karakia), moa (1 bird, 1 fight, 1 honour, 1 karakia).",
    );
  });
});

describe("in Polish", () => {
  test("numbers take their three forms and mammals their cases", async () => {
    const say = await sayIn("pl");
    const moved = (count: number) => say("move.count.moveBirds", { count });
    expect([1, 2, 5, 22].map(moved)).toEqual([
      "Przesuń 1 ptaka",
      "Przesuń 2 ptaki",
      "Przesuń 5 ptaków",
      "Przesuń 22 ptaki",
    ]);
    expect(say("event.defenceOffered", { name: "Aroha", territory: 3, animal: "weasel", mammal: "łasica" })).toBe(
      "Aroha może bronić terytorium 3 przed łasicą.",
    );
  });
});
