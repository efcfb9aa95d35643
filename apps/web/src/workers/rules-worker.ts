// The worker that knows the rules: it runs in every page, for local and online tables alike, and answers "what if".
import { checkPack, loadRules, loadScenes } from "@outrigger/games";
import { isOptionsProblem, type Json, type Move, type Seat } from "@outrigger/kernel";
import { type NewMatch, orderChoices } from "@outrigger/kernel/match";
import { packOf, parseOptions, whatIf } from "@outrigger/kernel/play";
import { answerCall, needParsed, Problem, type Value } from "@outrigger/protocol";
import { type KeptLink, parseRecord, verifyRecord } from "@outrigger/records";
import { playClause, playOut, shownClauses } from "@outrigger/scene";

interface AtSeat {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
}

const calls = {
  /** What would happen, as far as the seat can know. Undefined where the moves are not offered. */
  whatIf: async (asked: AtSeat & { readonly pack: Json | undefined; readonly moves: readonly Move[] }) => {
    const rules = await loadRules(asked.game);
    return whatIf(rules, packOf(rules, asked), asked.view as object, asked.seat, asked.moves);
  },

  /** The standing orders a seat may leave, with what may be filled in. */
  orders: async ({ game, view, seat }: AtSeat) => orderChoices(await loadRules(game), view as object, seat),

  /** Who can play it, with what choices and printed numbers. */
  sheet: async ({ game }: { readonly game: string }) => {
    const { seats, options, pack } = await loadRules(game);
    return { seats, options: options.map(({ check: _, ...spec }) => spec), pack: pack.source };
  },

  /** The clauses that can be looked at on the table. */
  scenes: async ({ game }: { readonly game: string }) => {
    const all = await loadScenes(game);
    return all === undefined ? [] : shownClauses(all);
  },

  /** The scenes of one of them, played out. */
  scene: async ({ game, clause }: { readonly game: string; readonly clause: string }) => {
    const all = await loadScenes(game);
    return all === undefined ? [] : playClause(all, clause);
  },

  /** A turn from its beginning to its end, where the game shows one. */
  turn: async ({ game }: { readonly game: string }) => {
    const all = await loadScenes(game);
    return all?.turn && playOut(all, all.turn);
  },

  /** Complete options for this many players, or all that is wrong with them. */
  options: async (asked: Pick<NewMatch, "options" | "pack"> & { readonly game: string; readonly seats: number }) => {
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

  pack: async ({ game, source }: { readonly game: string; readonly source: Json }) =>
    needParsed(await checkPack(game, source)),
};

export type RulesCalls = typeof calls;
export type GameSheet = Value<RulesCalls["sheet"]>;

export async function handle(question: unknown, send: (message: unknown) => void): Promise<void> {
  send(await answerCall(calls, question as { readonly kind: string; readonly id: number }));
}
