import { given, texts } from "@outrigger/testkit";
import { atTable, LANGUAGES, type Language, newSay, type Say } from "@outrigger/text";
import { beforeAll, describe, expect, test } from "vitest";
import { type Moa, type MoaEvent, type MoaMove, rules } from "../rules/index.ts";
import { arrange } from "../rules/testing/arrange.ts";
import { text } from "./index.ts";

const names = ["Aroha", "Wiremu", "Marama", "Tāne", "Hine"];
const sayIn = async (language: Language): Promise<Say> => newSay(language, await text.messages(language));

const TABLES = [
  { seats: 2, options: { neutralScoring: "on", neutralPlacement: "rolledOnly" } },
  { seats: 2, options: { openHands: "on" } },
  { seats: 3, options: { terrainReveal: "oneByOne", tileSupplyLimited: "on" } },
  { seats: 3, options: { sharedIconsInAttack: "on", discardView: "top" } },
  { seats: 5 },
];

texts<Moa>({
  game: rules,
  text,
  names,
  tables: TABLES.flatMap((table, index) => [0, 1, 2].map((game) => ({ ...table, seed: index * 10 + game }))),
  heard: { moves: 20, events: 32 },
  rules: new URL("../rules/", import.meta.url),
  clause: /MOA-[A-Z0-9]+-\d+/,
  clauses: 245,
  figures: ["map", "birds", "terrain", "invasion", "sale", "karakia", "volcano", "scoring", "neutral"],
  values: { animal: "dog", leader: "yes", tile: "yes", gone: "both", returned: "none", things: "none", top: "yes" },
});

test.each(LANGUAGES)("standing orders and what is done out of turn are explained in %s", async (language) => {
  const say = await sayIn(language);
  expect(say.has("prompt.off-turn")).toBe(true);
  expect(say("guide.off-turn").length).toBeGreaterThan(30);
  const view = given(rules, { seats: 3 }, arrange({})).view(0);
  for (const { id, values } of rules.orders ?? []) {
    expect(say(`order.${id}`).length).toBeGreaterThan(10);
    expect(say(`order.${id}.help`).length).toBeGreaterThan(20);
    for (const name of Object.keys(values(view, 0))) expect(say.has(`order.${id}.${name}`), name).toBe(true);
  }
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
    const sold = { kind: "landSold", mammal: "dog", price: 4, payment: ["kiwi"], returned, ...deed } as const;
    const nobody = { birds: [0, 0, 0], leader: null };
    expect(line({ ...sold, returned: nobody, leaderTile: "L01", stronghold: true, seat: 0 })).toBe(
      "Aroha sells territory 5 to the dog for 4 honour. Its leader tile is lost, its stronghold is gone. Paid: kiwi.",
    );
    expect(line({ kind: "volcanoErupted", returned: nobody, leaderTile: null, stronghold: true })).toBe(
      "The volcano erupts. Territory 12 is lost for the rest of the game. Its stronghold is gone.",
    );
    expect(line({ kind: "volcanoErupted", returned: nobody, leaderTile: "L02", stronghold: false })).toBe(
      "The volcano erupts. Territory 12 is lost for the rest of the game. Its leader tile is lost.",
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
    expect(say1(["leader", 1])).toBe(
      "Place a leader in territory 1 (coast) (2 honour) and take the leader tile: 2 fight",
    );
    expect(say1(["attack", 2])).toBe("Attack the rat in territory 2 (coast) (3 fight)");
    expect(say1(["sell", 1, "dog"])).toBe("Sell territory 1 (coast) to the dog (4 honour)");
    expect(say1(["buy", "draw_one", "two_fight"])).toBe("Buy: draw one card and two fight (4 karakia)");
    scene.play(["place", 5], ["pay", "tui"]);
    expect(say1(["pay", "L01"])).toBe("Pay with leader tile (2 birds)");
    expect(say1(["count", 1])).toBe("Place 1 bird");
    expect(text.prompt(say, { phase: "placeBirds", seat: 0 }, view())).toBe(
      "Pay with birds and choose how many to place in territory 5. Paid: 3.",
    );
    expect(text.describe(say, view(), names).at(-1)).toBe("Proposed payment: tūī (3 of 13).");
  });

  test("what is refused is told without a tile that nobody holds, and without a mammal that is not there", () => {
    const refused = (wanted: Parameters<typeof arrange>[0], move: MoaMove) =>
      text.move(say, move, at({ terrain: ["coast", "plains"], hands: { 0: "tui" }, ...wanted }).view(0));
    const tiles = { karakia: { 0: ["any_territory"] } } as const;
    expect(refused({}, ["place", 9])).toBe("Place birds in territory 9 (mountains)");
    expect(refused({ karakia: { 1: ["any_territory"] } }, ["place", 9])).toBe("Place birds in territory 9 (mountains)");
    expect(refused({}, ["attack", 1])).toBe("Attack territory 1 (coast)");
    expect(refused(tiles, ["attack", 9])).toBe("Attack territory 9 (mountains), with an any-territory tile");
    expect(refused({ land: { 9: "rat!" } }, ["attack", 9])).toBe("Attack the rat in territory 9 (mountains) (3 fight)");
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
    expect(lines.some((each) => each.startsWith("On top"))).toBe(false);
    expect(lines.at(-1)).toBe(
      "Your hand: 2 × kea (1 bird, 2 fight, 1 karakia), moa (1 bird, 1 fight, 1 honour, 1 karakia).",
    );
  });
});

describe("the rest of the table in words", () => {
  const lines = async (
    wanted: Parameters<typeof arrange>[0],
    table: { seats: number; options?: Record<string, string> },
  ) => {
    const scene = given<Moa>(rules, { options: {}, ...table }, arrange(wanted));
    return text.describe(await sayIn("en"), scene.view(0), names);
  };
  const piles = { discard: "kea tui kea", mammalDiscard: "rat weasel rat", terrainUsed: ["T06", "T21"] };

  test("MOA-INFO-2 MOA-INFO-3: discarded birds and mammals, used terrain cards", async () => {
    expect(await lines(piles, { seats: 3 })).toEqual(
      expect.arrayContaining([
        "Bird discard pile: 2 × kea and tūī.",
        "Mammal discard pile: 2 × rat and weasel.",
        "Terrain cards used earlier in this period: coast (rats invade) and forest (the volcano rises).",
      ]),
    );
    expect(await lines(piles, { seats: 3, options: { discardView: "top" } })).toEqual(
      expect.arrayContaining(["On top of the bird discard pile: kea.", "On top of the mammal discard pile: rat."]),
    );
  });

  test("MOA-SCO-11 MOA-SCO-14: territory 12 is told with what it is worth now", async () => {
    const at12 = (wanted: Parameters<typeof arrange>[0]) =>
      lines(wanted, { seats: 3 }).then((all) => all.find((each) => each.startsWith("12 ")));
    expect(await at12({})).toMatch(/^12 volcano 8\/4: /);
    expect(await at12({ volcano: 3 })).toMatch(/^12 volcano 5\/1: /);
    expect(await at12({ volcano: 6, land: { 12: "erupted" } })).toBe("12 volcano 0/0: erupted.");
  });

  test("MOA-2P-16: the neutral colour's points, where they are recorded, and its place at the end", async () => {
    const scored = { seats: 2, options: { neutralScoring: "on" } };
    expect(await lines({}, scored)).toContain("Neutral colour: 0 points; supply 16 birds, 4 leaders.");
    expect(await lines({}, { seats: 2 })).toContain("Neutral colour: supply 16 birds, 4 leaders.");
    const say = await sayIn("en");
    const told = (event: MoaEvent) => text.event(say, event, names.slice(0, 2));
    expect(told({ kind: "periodEnded", period: 1, scores: [3, 4], neutral: 5 })).toBe(
      "Period 1 is over: Aroha 3, Wiremu 4, the neutral colour 5.",
    );
    expect(told({ kind: "gameEnded", places: [2, 1], scores: [3, 4], neutral: { place: 1, score: 5 } })).toBe(
      "The game is over: Aroha 3, Wiremu 4. The neutral colour: 5 points, place 1.",
    );
    expect(told({ kind: "gameEnded", places: [2, 1], scores: [3, 4], neutral: null })).toBe(
      "The game is over: Aroha 3, Wiremu 4.",
    );
  });
});

test("MOA-KAR-5 MOA-KAR-10: what a tile is told to do is what it does at this table", async () => {
  const say = await sayIn("en");
  const clauses = await text.clauses("en");
  expect(say("guide.buyKarakia", { karakiaLock: "round" })).toContain("from the end of this round on");
  expect(say("guide.buyKarakia", { karakiaLock: "turn" })).toContain("from the end of this turn on");
  expect(say("karakia.draw_one.help", { offTurnKarakia: "off" })).toBe("Draw a bird card, at a decision of your own.");
  expect(say("karakia.draw_one.help", { offTurnKarakia: "on" })).toBe("Draw a bird card, at any time.");
  expect(atTable("en", clauses["MOA-KAR-5"] ?? "", { karakiaLock: "round" })).toBe(
    "A tile cannot be used in the round in which it was bought.",
  );
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
      "Aroha może obronić terytorium 3 przed łasicą.",
    );
  });
});
