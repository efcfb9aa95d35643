// A kit that cannot fail is worth nothing: each of these games is broken in one way, and the kit has to say in which.
import { type ConnectFour, rules as connectFour } from "@outrigger/connect-four/rules";
import type { DecisionPhase, Game, GameTypes, Json, Options, OptionsProblem, Parsed } from "@outrigger/kernel";
import { describe, expect, test } from "vitest";
import { checkOptions } from "../checks/options.ts";
import type { SecretsOf } from "../checks/variety.ts";
import { examineGame } from "../examine.ts";
import { CHECKS, type Check } from "../finding.ts";
import { fuzzMatch } from "../fuzz/fuzz.ts";
import { examinePackCheck } from "../packs/own.ts";
import { endless } from "./endless.ts";
import { mutants } from "./mutants.ts";
import { guide, type Reef, reef, secrets } from "./reef.ts";

const GAMES = 200;

/** Plays random games and fuzzed matches until a check finds something; what the checks before it found is kept. */
function hunt<T extends GameTypes>(game: Game<T>, check: Check, secretsOf?: SecretsOf<T>): Set<string> {
  const found = new Set<string>();
  for (let seed = 0; seed < GAMES && !found.has(check); seed++) {
    const table = { seats: game.seats[0] + (seed % (game.seats[1] - game.seats[0] + 1)) };
    const walked = examineGame(game, { table, seed, every: 2, secrets: secretsOf, longest: 1_200 });
    const fuzzed = seed % 4 === 0 ? fuzzMatch(game, { table, seed, every: 2, longest: 1_200 }) : walked;
    for (const { finding } of [walked, fuzzed]) if (finding !== undefined) found.add(finding.check);
  }
  return found;
}

/** The same while bots play, who do what is good for them and not just anything. */
function huntWithBots(game: Game<Reef>, check: Check): Set<string> {
  const found = new Set<string>();
  for (let seed = 0; seed < GAMES && !found.has(check); seed++) {
    const table = { seats: 2 + (seed % 3) };
    const { finding } = examineGame(game, { table, seed, every: 2, secrets, guide, longest: 1_200 });
    if (finding !== undefined) found.add(finding.check);
  }
  return found;
}

describe("the kit catches", () => {
  test.each([...endless, ...mutants])("$what", ({ game, found }) => {
    expect(hunt(game, found, secrets)).toContain(found);
  });

  test.each(endless)("$what, while bots play", ({ game, found }) => {
    expect(huntWithBots(game, found)).toContain(found);
  });

  test("something with every check it has", () => {
    const shown = new Set<string>([...[...endless, ...mutants].map(({ found }) => found), "options", "pack"]);
    expect([...shown].sort()).toEqual(Object.keys(CHECKS).sort());
  });

  test("connect four with a full column that takes one more disc", () => {
    const turn = connectFour.phases["turn"] as DecisionPhase<ConnectFour>;
    const greedy: Game<ConnectFour> = {
      ...connectFour,
      phases: {
        turn: {
          ...turn,
          offers: (play, frame, ask) =>
            turn.offers(play, frame, { ...ask, offer: (move) => ask.offer(move), refuse: (move) => ask.offer(move) }),
        },
      },
    };
    expect(hunt(greedy, "throws")).toContain("throws");
  });

  const dice = { id: "dice", default: 2, values: [1, 2, 3] };

  test.each([
    { what: "a default that is not among the values", game: { ...reef, options: [{ ...dice, default: 7 }] } },
    { what: "a value that fits no table", game: { ...reef, options: [dice], settleOptions: noThree } },
    { what: "options that are never settled", game: { ...reef, options: [dice], settleOptions: oneMore } },
  ])("options: $what", ({ game }) => {
    expect(() => checkOptions(game as Game<Reef>)).toThrow(expect.objectContaining({ check: "options" }));
  });

  test.each([
    { what: "its own is refused", check: () => ({ ok: false as const, problems: ["no"] }) },
    { what: "its own becomes another", check: () => ({ ok: true as const, value: { cards: 7 } }) },
    { what: "anything is accepted", check: (source: unknown) => ({ ok: true as const, value: source as Json }) },
    { what: "a refusal without a word", check: (source: unknown) => onlyOwn(source, []) },
    { what: "a check that throws", check: throwsAtJunk },
  ])("component packs: $what", ({ check }) => {
    const game: Game<Reef> = { ...reef, pack: { source: OWN_PACK }, preparePack: (source) => ({ source }) };
    expect(() => examinePackCheck(game, check)).toThrow(expect.objectContaining({ check: "pack" }));
    expect(() => examinePackCheck(game, (source) => onlyOwn(source, ["no"]))).not.toThrow();
  });

  test("a game with secrets that names none", () => {
    expect(hunt(reef, "variety")).toEqual(new Set(["variety"]));
  });
});

function noThree(options: Options): Options | OptionsProblem {
  return options["dice"] === 3 ? { problems: ["three dice are too many"] } : options;
}

function oneMore(options: Options): Options {
  return { ...options, dice: Math.min(3, Number(options["dice"]) + 1) };
}

const OWN_PACK = { cards: 20 };

function onlyOwn(source: unknown, problems: readonly string[]): Parsed<Json> {
  return JSON.stringify(source) === JSON.stringify(OWN_PACK) ? { ok: true, value: OWN_PACK } : { ok: false, problems };
}

function throwsAtJunk(source: unknown): Parsed<Json> {
  if (source === undefined) throw new Error("not a pack");
  return onlyOwn(source, ["no"]);
}
