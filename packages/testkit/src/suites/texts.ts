// The suite every game's texts pass, in every language: whatever comes up in random games can be said, and nothing is missing.
import { globSync, readFileSync } from "node:fs";
import type { Game, GameTypes, OptionValue, Phase } from "@outrigger/kernel";
import {
  eventFor,
  fastBelow,
  fastChance,
  isAutomatic,
  newCuriousWalk,
  newListener,
  newPlay,
  startPlay,
  take,
} from "@outrigger/kernel/play";
import { completeOptions } from "@outrigger/scene";
import {
  atTable,
  type GameText,
  LANGUAGES,
  type Language,
  newSay,
  type RulesText,
  type Say,
  settingsIn,
} from "@outrigger/text";
import { describe, expect, test } from "vitest";

/** A table to listen to: one random game. */
export interface Listening<T extends GameTypes> {
  readonly seats: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly seed: number;
  /** The rules with another beginning, where random play from the ordinary one brings up too little. */
  readonly game?: Game<T>;
}

export interface TextPlan<T extends GameTypes> {
  readonly game: Game<T>;
  readonly text: GameText<T["view"], T["move"], T["event"]>;
  readonly names: readonly string[];
  /** Three games at every number of players when absent. */
  readonly tables?: readonly Listening<T>[];
  /** Every how many decisions all offers are said; new kinds of them always are. */
  readonly every?: number;
  /** What a player does, where anything goes would bring up too little. */
  pick?(moves: readonly T["move"][], below: (bound: number) => number): T["move"];
  /** Decisions that random games do not come to. */
  readonly unasked?: readonly string[];
  /** How many kinds of moves and events the games bring up at least; one of each when absent. */
  readonly heard?: { readonly moves: number; readonly events: number };
  /** The folder of the rules: their sources quote clauses. */
  readonly rules: URL;
  /** How the ids of clauses look, and how many there are, where that is worth holding fast. */
  readonly clause: RegExp;
  readonly clauses?: number;
  /** Figures of the rules page that the game's ui draws; none when absent. */
  readonly figures?: readonly string[];
  /** Languages the game is not written in yet: English stands in for them. */
  readonly missing?: readonly Language[];
  /** Values for arguments that choose between words; any other is a number. */
  readonly values?: Readonly<Record<string, string>>;
}

export function texts<T extends GameTypes>(plan: TextPlan<T>): void {
  const { game, text } = plan;
  languages(plan);
  const quoted = quotedClauses(plan);
  let heard: Promise<Saying> | undefined;
  const hear = (): Promise<Saying> => (heard ??= hearGames(plan));
  describe.each(text.languages)(`the texts of ${game.id} in %s`, (language) => {
    const speak = async (): Promise<Say> => newSay(language, await text.messages(language));
    playedTexts(plan, language, hear);
    aimTexts(plan, speak);
    messageTexts(plan, language, speak);
    clauseTexts(plan, language, speak, quoted);
    rulesTexts(plan, language);
    textFiles(plan, language);
  });
}

type Speak = () => Promise<Say>;

const decisionsOf = <T extends GameTypes>({ phases }: Game<T>): string[] =>
  Object.entries<Phase<T>>(phases).flatMap(([name, phase]) => (isAutomatic(phase) ? [] : [name]));

function playedTexts<T extends GameTypes>(plan: TextPlan<T>, language: Language, hear: () => Promise<Saying>): void {
  const { game, text } = plan;
  test("everything that comes up in a game can be said", async () => {
    const said = await hear();
    const lines = said.voices.find((voice) => voice.language === language)?.lines ?? [];
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter(isBroken)).toEqual([]);
    expect(lines.filter(hasHole)).toEqual([]);
    expect([...said.phases, ...(plan.unasked ?? [])].sort()).toEqual(decisionsOf(game).sort());
    expect(said.moves.size).toBeGreaterThanOrEqual(plan.heard?.moves ?? 1);
    expect(said.events.size).toBeGreaterThanOrEqual(plan.heard?.events ?? 1);
    const clauses = await text.clauses(language);
    expect([...said.refused].filter((clause) => clauses[clause] === undefined)).toEqual([]);
  });
}

function aimTexts<T extends GameTypes>({ game }: TextPlan<T>, speak: Speak): void {
  test("a game that says its aim says it in so few words that a phone shows them whole", async () => {
    const say = await speak();
    const aim = say.has("guide.aim") ? say("guide.aim", settingsOf(game)) : "";
    expect(aim.length).toBeLessThanOrEqual(MOST_AIM);
  });
}

function messageTexts<T extends GameTypes>(plan: TextPlan<T>, language: Language, speak: Speak): void {
  const { game, text } = plan;
  test("every decision has its prompt and its line of guidance, every option its name, values and help", async () => {
    const say = await speak();
    for (const phase of decisionsOf(game)) {
      expect(say.has(`prompt.${phase}`), phase).toBe(true);
      expect(say(`guide.${phase}`, settingsOf(game)).length, phase).toBeGreaterThan(15);
    }
    for (const { id, values = [] } of game.options) {
      expect(say(`option.${id}`).length, id).toBeGreaterThan(3);
      expect(say(`option.${id}.help`).length, id).toBeGreaterThan(20);
      for (const value of values) expect(say(`option.${id}.${value}`).length, `${id} ${value}`).toBeGreaterThan(1);
    }
  });

  test("every message is valid ICU and takes its arguments", async () => {
    const messages = await text.messages(language);
    const say = newSay(language, messages);
    for (const [key, message] of Object.entries(messages)) {
      const wanted = [...message.matchAll(/\{(\w+)/g)].map((match) => match[1] ?? "");
      const values = Object.fromEntries(wanted.map((name) => [name, plan.values?.[name] ?? 5]));
      expect(say(key, values), key).not.toMatch(/[{}]/);
      expect(say(key, values).length, key).toBeGreaterThan(0);
    }
  });
}

function clauseTexts<T extends GameTypes>(
  plan: TextPlan<T>,
  language: Language,
  speak: Speak,
  quoted: readonly string[],
): void {
  const { game, text } = plan;
  test("all clauses are there as whole sentences, those that the rules quote among them", async () => {
    const clauses = await text.clauses(language);
    expect(Object.keys(clauses), "in the order of the English ones").toEqual(Object.keys(await text.clauses("en")));
    if (plan.clauses !== undefined) expect(Object.keys(clauses)).toHaveLength(plan.clauses);
    expect(quoted).not.toEqual([]);
    expect(quoted.filter((clause) => clauses[clause] === undefined)).toEqual([]);
    expect(Object.values(clauses).flatMap((words) => brokenAt(game, words, /[.!?]\)?$/))).toEqual([]);
  });

  test("every part of a final score has a word and a clause", async () => {
    const [say, clauses] = [await speak(), await text.clauses(language)];
    for (const [part, { word, clause }] of Object.entries(text.parts ?? {})) {
      expect(say(word).length, part).toBeGreaterThan(2);
      expect(clauses[clause], part).toBeDefined();
    }
  });
}

function rulesTexts<T extends GameTypes>({ game, text, figures = [] }: TextPlan<T>, language: Language): void {
  test("the rules open at what is asked", async () => {
    const [{ sections }, { chapters }] = [await text.rules(language), await text.lookup(language)];
    for (const [phase, { section, chapter }] of Object.entries(text.phases ?? {})) {
      expect(Object.keys(game.phases), phase).toContain(phase);
      expect(sections[section], phase).toBeDefined();
      expect(chapters[chapter], phase).toBeDefined();
    }
  });

  test("the rules page has its figures, and the same shape as in English", async () => {
    const [here, english] = [await text.rules(language), await text.rules("en")];
    expect(shapeOf(here)).toEqual(shapeOf(english));
    expect(
      shapeOf(here)
        .flat()
        .filter((line) => line.startsWith("![") && line !== PICTURE),
    ).toEqual(figures.map((name) => `![${name}]`));
    expect(here.glossary).toHaveLength(english.glossary.length);
    expect(here.symbols?.map(({ symbol }) => symbol)).toEqual(english.symbols?.map(({ symbol }) => symbol));
    expect(here.glossary.length).toBeGreaterThan(0);
    const lines = [...here.sections.flatMap(({ body }) => body), ...here.glossary.map(({ meaning }) => meaning)];
    expect(lines.flatMap((line) => brokenAt(game, line, /$/))).toEqual([]);
  });
}

/** Texts are data, so a name that nobody reads would go unnoticed. */
function textFiles<T extends GameTypes>({ text }: TextPlan<T>, language: Language): void {
  test("no file lacks a text that English has, or has one that nobody reads", async () => {
    const [rules, lookup] = [await text.rules(language), await text.lookup(language)];
    const keysOf = async (file: "messages" | "clauses", of: Language): Promise<string[]> =>
      Object.keys(await text[file](of));
    const problems = [
      ...unlike(`${language}/messages.json`, await keysOf("messages", language), await keysOf("messages", "en")),
      ...unlike(`${language}/clauses.json`, await keysOf("clauses", language), await keysOf("clauses", "en")),
      ...unread(`${language}/rules.json`, [rules], ["sections", "glossary", "symbols"]),
      ...unread(`${language}/rules.json, sections`, rules.sections, ["title", "body"]),
      ...unread(`${language}/rules.json, glossary`, rules.glossary, ["term", "meaning"]),
      ...unread(`${language}/rules.json, symbols`, rules.symbols ?? [], ["symbol", "word"]),
      ...unread(`${language}/lookup.json`, [lookup], ["chapters", "synonyms", "hints", "askedBy"]),
    ];
    expect(problems).toEqual([]);
  });
}

function unlike(file: string, own: readonly string[], english: readonly string[]): string[] {
  return [
    ...english.filter((key) => !own.includes(key)).map((key) => `${file} lacks "${key}"`),
    ...own.filter((key) => !english.includes(key)).map((key) => `${file} has "${key}", which English has not`),
  ];
}

function unread(place: string, entries: readonly object[], read: readonly string[]): string[] {
  const names = entries.flatMap((entry) => Object.keys(entry)).filter((name) => !read.includes(name));
  return names.map((name) => `${place} has "${name}", which nobody reads`);
}

function someTables<T extends GameTypes>({ seats: [fewest, most] }: Game<T>): Listening<T>[] {
  const counts = Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more);
  return counts.flatMap((seats) => [1, 2, 3].map((seed) => ({ seats, seed })));
}

/** A language may be missing where the game says so; whoever wishes for it is answered in English. */
function languages<T extends GameTypes>({ game, text, missing = [] }: TextPlan<T>): void {
  const lack = missing.length === 0 ? "in every language" : `but ${missing.join(", ")}, where English stands in`;
  test(`${game.id} has its texts ${lack}`, async () => {
    expect(LANGUAGES.filter((language) => !text.languages.includes(language))).toEqual(missing);
    for (const language of missing) {
      expect(await text.messages(language)).toEqual(await text.messages("en"));
      expect(await text.clauses(language)).toEqual(await text.clauses("en"));
      expect(await text.rules(language)).toEqual(await text.rules("en"));
    }
  });
}

/** The picture of the game's card, which no ui has to draw. */
const PICTURE = "![picture]";
/** Three lines of a phone. */
const MOST_AIM = 135;

/** The settings of a table that was left as it is. */
function settingsOf<T extends GameTypes>(game: Game<T>): Record<string, string | number> {
  const options = Object.entries(completeOptions(game, { seats: game.seats[0] }));
  return { ...Object.fromEntries(options.map(([id, value]) => [id, String(value)])), players: game.seats[0] };
}

/** What a line says wrongly at some table: every setting it chooses by, with each of its values, and none at all. */
function brokenAt<T extends GameTypes>(game: Game<T>, line: string, whole: RegExp): string[] {
  const tables: Record<string, OptionValue>[] = [{}];
  for (const setting of settingsIn(line)) {
    const values = valuesOf(game, setting);
    if (values.length === 0) return [`${setting} is no setting: ${line}`];
    for (const table of tables.splice(0))
      for (const value of [...values, "any"]) tables.push({ ...table, [setting]: value });
  }
  return tables
    .map((table) => atTable("en", line, table))
    .filter((words) => !whole.test(words) || /[{}]|undefined| {2}/.test(words));
}

function valuesOf<T extends GameTypes>({ seats, options }: Game<T>, setting: string): readonly OptionValue[] {
  if (setting === "players") return Array.from({ length: seats[1] - seats[0] + 1 }, (_, at) => seats[0] + at);
  const option = options.find(({ id }) => id === setting);
  return option?.values ?? (typeof option?.default === "boolean" ? [true, false] : []);
}

const isBroken = (line: string): boolean => line.trim() === "" || /[{}]|\bundefined\b|\bnull\b/.test(line);

/** Something was to stand there and had nothing to say: "Discard r2c1: ", "Take m12: , free". */
const hasHole = (line: string): boolean => /[:,;(]\s*$|\s$|[:,;(]\s*([:,;)]|\.$)|\S\s+[:,;)]/.test(line);

/** Figures by name, whatever else is a paragraph or an item of a list. */
function shapeOf({ sections }: RulesText): string[][] {
  return sections.map(({ body }) =>
    body.map((line) => (line.startsWith("![") ? line : /^[-|]/.test(line) ? line.charAt(0) : "")),
  );
}

function quotedClauses<T extends GameTypes>({ rules, clause }: TextPlan<T>): string[] {
  const files = globSync("**/*.ts", { cwd: rules, exclude: (path) => path.includes("test") });
  const quoted = new RegExp(`"(${clause.source})"`, "g");
  const found = files
    .map((file) => readFileSync(new URL(file, rules), "utf8"))
    .flatMap((source) => [...source.matchAll(quoted)].map((match) => match[1] ?? ""));
  return [...new Set(found)];
}

/** One language, and all that was said in it. */
interface Voice {
  readonly language: Language;
  readonly say: Say;
  readonly lines: string[];
}

/** What was said, and of what kinds of things. */
interface Saying {
  readonly voices: readonly Voice[];
  readonly phases: Set<string>;
  readonly moves: Set<string>;
  readonly events: Set<string>;
  readonly refused: Set<string>;
}

/** The games are played once, and told in every language while they last. */
async function hearGames<T extends GameTypes>(plan: TextPlan<T>): Promise<Saying> {
  const { text } = plan;
  const voiceIn = async (language: Language): Promise<Voice> => ({
    language,
    say: newSay(language, await text.messages(language)),
    lines: [],
  });
  const voices = await Promise.all(text.languages.map(voiceIn));
  const said: Saying = { voices, refused: new Set(), phases: new Set(), moves: new Set(), events: new Set() };
  for (const table of plan.tables ?? someTables(plan.game)) listen(plan, table, said);
  return said;
}

function tell({ voices }: Saying, words: (say: Say) => string | readonly string[]): void {
  for (const { say, lines } of voices) lines.push(...[words(say)].flat());
}

/** Plays a random game and has everything said that could be said: prompts, offers, refusals, the whole table, the log. */
function listen<T extends GameTypes>(plan: TextPlan<T>, table: Listening<T>, said: Saying): void {
  const { text, names, every = 1 } = plan;
  const { game = plan.game, seats, options = {}, seed } = table;
  const listener = newListener();
  const start = { seats, options: completeOptions(game, { seats, options }) };
  const { state, chance } = startPlay(game, start, game.pack, fastChance(seed), listener);
  const play = newPlay(game, game.pack, state, chance, listener);
  const below = fastBelow(seed);
  const walk = newCuriousWalk(game, play);
  for (let open = walk.decision; open !== undefined; open = walk.decision) {
    const { frame, seat } = open;
    const list = walk.offers;
    const moves: readonly T["move"][] = list.moves;
    const view = game.view(play.state, seat, game.pack);
    for (const { clause } of list.refused) said.refused.add(clause);
    tell(said, (say) => text.prompt(say, { phase: frame.phase, seat }, view));
    if (isNews(said, frame.phase, moves) || below(every) === 0) {
      for (const [at, move] of moves.entries())
        tell(said, (say) => text.move(say, move, view, { kind: move[0], move, note: list.notes[at] ?? null }));
      for (const { move } of list.refused) tell(said, (say) => text.move(say, move, view));
    }
    if (below(40) === 0) tell(said, (say) => text.describe(say, view, names));
    take(walk, plan.pick?.(moves, below) ?? (moves[below(moves.length)] as T["move"]));
  }
  for (const told of listener.told)
    for (const viewer of [0, 1, "spectator"] as const) {
      const event = eventFor(told, viewer) as T["event"] | undefined;
      if (event === undefined) continue;
      said.events.add(event.kind);
      tell(said, (say) => text.event(say, event, names) ?? "silence");
    }
}

/** Notes what is asked and offered; says whether any of it comes up for the first time. */
function isNews({ phases, moves }: Saying, phase: string, offered: readonly (readonly unknown[])[]): boolean {
  const before = phases.size + moves.size;
  phases.add(phase);
  for (const [kind] of offered) moves.add(String(kind));
  return phases.size + moves.size > before;
}
