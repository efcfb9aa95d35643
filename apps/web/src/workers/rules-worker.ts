// The worker that knows the rules: it runs in every page, for local and online tables alike, and answers "what if".
import { checkPack, findGame, loadArranged, loadRules } from "@outrigger/games";
import { isOptionsProblem, type Json, type Move, type OptionSpec, type Seat } from "@outrigger/kernel";
import { orderChoices } from "@outrigger/kernel/match";
import { packOf, parseOptions, whatIf } from "@outrigger/kernel/play";
import { answerCall, Problem } from "@outrigger/protocol";
import { type KeptLink, parseRecord, verifyRecord } from "@outrigger/records";
import { type Arranged, playOut, type RuleScenes } from "@outrigger/scene";

/** A game's data sheet: who can play it, with what choices and printed numbers. */
export interface GameSheet {
  readonly seats: readonly [fewest: number, most: number];
  readonly options: readonly Omit<OptionSpec, "check">[];
  readonly pack: Json;
}

interface AtSeat {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
}

/** The scenes of a game's rules, and what their positions are laid out with; undefined where it has none. */
async function loadScenes(game: string): Promise<(Arranged & RuleScenes) | undefined> {
  const [scenes, arranged] = await Promise.all([(await findGame(game))?.scenes?.(), loadArranged(game)]);
  return scenes && arranged && { ...scenes, ...arranged };
}

const calls = {
  /** What would happen, as far as the seat can know. Undefined where the moves are not offered. */
  whatIf: async (asked: AtSeat & { readonly pack: Json | undefined; readonly moves: readonly Move[] }) => {
    const rules = await loadRules(asked.game);
    return whatIf(rules, packOf(rules, asked), asked.view as object, asked.seat, asked.moves);
  },

  /** The standing orders a seat may leave, with what may be filled in. */
  orders: async ({ game, view, seat }: AtSeat) => orderChoices(await loadRules(game), view as object, seat),

  sheet: async ({ game }: { readonly game: string }): Promise<GameSheet> => {
    const { seats, options, pack } = await loadRules(game);
    return { seats, options: options.map(({ check: _, ...spec }) => spec), pack: pack.source };
  },

  /** The clauses that can be looked at on the table. */
  scenes: async ({ game }: { readonly game: string }) => {
    const { scenes = [] } = (await loadScenes(game)) ?? {};
    return [...new Set(scenes.flatMap(({ clauses }) => clauses))];
  },

  /** The scenes of one of them, played out. */
  scene: async ({ game, clause }: { readonly game: string; readonly clause: string }) => {
    const all = await loadScenes(game);
    const scenes = all?.scenes.filter(({ clauses }) => clauses.includes(clause)) ?? [];
    return all === undefined ? [] : scenes.map((scene) => playOut(all, scene));
  },

  /** A turn from its beginning to its end, where the game shows one. */
  turn: async ({ game }: { readonly game: string }) => {
    const all = await loadScenes(game);
    return all?.turn && playOut(all, all.turn);
  },

  /** Complete options for this many players, or all that is wrong with them. */
  options: async (asked: {
    readonly game: string;
    readonly seats: number;
    readonly pack?: Json;
    readonly options: Readonly<Record<string, unknown>>;
  }) => {
    const rules = await loadRules(asked.game);
    const options = parseOptions(rules, asked.seats, asked.options, packOf(rules, asked));
    if (isOptionsProblem(options)) throw new Problem(options.problems);
    return options;
  },

  /** Everything that speaks against a record, and against what was told here; the seed of its luck must be there. */
  verify: async (asked: { readonly game: string; readonly text: string; readonly links: readonly KeptLink[] }) => {
    const parsed = parseRecord(asked.text);
    if (!parsed.ok) return parsed.problems;
    const { problems, luck } = verifyRecord(await loadRules(asked.game), parsed.value, asked.links);
    return luck === "checked" ? problems : [...problems, `luck: ${luck}`];
  },

  pack: async ({ game, source }: { readonly game: string; readonly source: Json }): Promise<Json> => {
    const checked = await checkPack(game, source);
    if (!checked.ok) throw new Problem(checked.problems);
    return checked.value;
  },
};

export type RulesCalls = typeof calls;

export async function handle(question: unknown, send: (message: unknown) => void): Promise<void> {
  send(await answerCall(calls, question as { readonly kind: string; readonly id: number }));
}
