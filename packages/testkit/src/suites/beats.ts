// The suite every game's beats pass: whatever happens has its beat, its words and its sound, and the views that beats
// make on the way agree with the rules once the last one is over.
import { type Beat, type Beats, LENGTHS, viewAfter } from "@outrigger/board/beats";
import { VOICES } from "@outrigger/board/voices";
import { findBot, type Guide } from "@outrigger/bots";
import type { Game, GameEvent, GameTypes, Move, OptionValue, Viewer } from "@outrigger/kernel";
import { act, decisionId, type Match, openMatch, viewFor, waitedFor } from "@outrigger/kernel/match";
import { eventFor, fastBelow, fastChance } from "@outrigger/kernel/play";
import { type GameText, LANGUAGES, newSay } from "@outrigger/text";
import { beforeAll, expect, test } from "vitest";

interface BeatTable {
  readonly seats: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** A bot plays, with the plan's guide; otherwise anything that is offered is done. */
  readonly bot?: boolean;
}

export interface BeatPlan<T extends GameTypes> {
  readonly game: Game<T>;
  readonly beats: Beats<T>;
  readonly text: GameText<T["view"], T["move"], T["event"]>;
  /** The chance of each is its number's. */
  readonly tables: readonly BeatTable[];
  /** Decisions that are made at each table. */
  readonly most: number;
  /** How many kinds of events come up at least. */
  readonly heard: number;
  /** What a bot looks at. */
  readonly guide?: Guide<T>;
  /** What is compared: the part of a view that the beats keep. */
  kept(view: T["view"]): unknown;
  /** Kinds after which the kept part is only right once all is told: they do more than their beat shows. */
  readonly loose?: readonly T["event"]["kind"][];
}

interface Batch {
  readonly before: unknown;
  readonly events: readonly GameEvent[];
  readonly after: unknown;
}

/** Random games as one seat sees them, decision by decision. */
function* batchesOf<T extends GameTypes>({ game, tables, most, guide }: BeatPlan<T>): Generator<Batch> {
  for (const [index, { seats, options = {}, bot = false }] of tables.entries()) {
    const seed = index + 1;
    const people = Array.from({ length: seats }, (_, seat) => ({ kind: "person" as const, name: `S${seat}` }));
    const opened = openMatch(game, { seats: people, options }, (call) => fastChance(seed * 4_001 + call), 0);
    if ("problems" in opened) throw new Error(opened.problems.join("; "));
    const below = fastBelow(seed);
    const greedy = bot && guide !== undefined ? findBot("greedy", guide) : undefined;
    yield* playOn(opened.match as unknown as Match, most, (seat, made) => {
      const { view, offers } = viewFor(opened.match, seat);
      if (greedy !== undefined) return greedy.choose({ game, pack: game.pack, seat, view, seed: made }).moves;
      const moves = offers?.moves ?? [];
      return moves.slice(below(moves.length)).slice(0, 1);
    });
  }
}

const LOOKER: Viewer = 0;

type Choose = (seat: number, made: number) => readonly Move[];

function* playOn(match: Match, most: number, choose: Choose): Generator<Batch> {
  for (let made = 0; made < most; made++) {
    const [seat] = waitedFor(match);
    if (seat === undefined) return;
    const before = viewFor(match, LOOKER).view;
    const answer = act(match, seat, decisionId(match, seat), choose(seat, made), made);
    if (!answer.ok) throw new Error(answer.code);
    const told = seat === LOOKER ? answer.mine : answer.others;
    const events = told.flatMap((each) => eventFor(each, LOOKER) ?? []);
    yield { before, events, after: viewFor(match, LOOKER).view };
  }
}

export function beatsOf<T extends GameTypes>(plan: BeatPlan<T>): void {
  const { game, beats, text } = plan;
  const table = beats as unknown as Readonly<Record<string, Beat>>;
  let batches: readonly Batch[] = [];
  beforeAll(() => {
    batches = [...batchesOf(plan)];
  });

  test(`every kind of event of ${game.id} that comes up has a beat, words and a sound, or says that it has none`, async () => {
    const says = await Promise.all(LANGUAGES.map(async (each) => newSay(each, await text.messages(each))));
    const told = new Map<string, boolean>();
    for (const { events } of batches)
      for (const event of events) {
        const lines = says.map((say) => text.event(say, event as T["event"], ["A", "B", "C", "D", "E"]));
        told.set(event.kind, (told.get(event.kind) ?? false) || lines.every((line) => line !== undefined));
      }
    expect(told.size).toBeGreaterThanOrEqual(plan.heard);
    expect([...told.keys()].filter((kind) => !Object.hasOwn(table, kind))).toEqual([]);
    expect([...told].filter(([kind, isTold]) => (table[kind]?.words === "told") !== isTold)).toEqual([]);
    for (const [kind, { length, sound, chapter }] of Object.entries(table)) {
      expect(Object.keys(LENGTHS), kind).toContain(length);
      expect(["none", ...Object.keys(VOICES)], kind).toContain(sound);
      if (chapter !== undefined) expect(says.every((say) => say.has("chapter"))).toBe(true);
    }
  });

  test(`what the beats of ${game.id} show on the way is what the rules make of it`, () => {
    const loose: readonly string[] = plan.loose ?? [];
    let compared = 0;
    for (const { before, events, after } of batches) {
      let view = before;
      for (const event of events) view = viewAfter(table[event.kind] as Beat, view, event);
      if (events.length === 0 || events.some(({ kind }) => loose.includes(kind))) continue;
      compared++;
      expect(plan.kept(view as T["view"]), JSON.stringify(events)).toEqual(plan.kept(after as T["view"]));
    }
    expect(compared).toBeGreaterThan(20);
  });
}
