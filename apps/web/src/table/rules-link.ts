// The line to the worker that knows the rules: what if, and what the forms need to know about a game.
import type { Json } from "@outrigger/kernel";
import { answerOf, askThread, type CallReply, Problem, type Question, type Value } from "@outrigger/protocol";
import type { RulesCalls } from "../workers/rules-worker.ts";

type Params<Kind extends keyof RulesCalls> = Omit<Question<RulesCalls, Kind>, "kind">;

const askWorker = askThread<CallReply<number>>(
  () => new Worker(new URL("../workers/worker.ts", import.meta.url), { type: "module", name: "rules" }),
);

/** What cannot be answered is thrown. */
async function ask<Kind extends keyof RulesCalls>(question: Question<RulesCalls, Kind>) {
  return answerOf(await askWorker(JSON.parse(JSON.stringify(question)))) as Value<RulesCalls[Kind]>;
}

/** Undefined where the moves are not offered. */
export async function foresee(moves: Params<"whatIf">) {
  return ask<"whatIf">({ kind: "whatIf", ...moves }).catch(() => undefined);
}

/** The kinds of standing orders a seat may leave now. */
export async function ordersFor(seat: Params<"orders">) {
  return ask<"orders">({ kind: "orders", ...seat }).catch(() => []);
}

export function gameSheet(game: string) {
  return ask<"sheet">({ kind: "sheet", game });
}

const withScene = new Map<string, Promise<ReadonlySet<string>>>();

/** The clauses of a game that can be looked at on the table; asked once. */
export function clausesWithScene(game: string): Promise<ReadonlySet<string>> {
  let clauses = withScene.get(game);
  if (clauses === undefined) {
    clauses = ask<"scenes">({ kind: "scenes", game }).then((ids) => new Set(ids));
    withScene.set(game, clauses);
  }
  return clauses;
}

/** A worked turn of the game; undefined where it shows none. */
export function workedTurn(game: string) {
  return ask<"turn">({ kind: "turn", game });
}

export function scenesOf(game: string, clause: string) {
  return ask<"scene">({ kind: "scene", game, clause });
}

export type Checked<Checkable> = { readonly value: Checkable } | { readonly problems: readonly string[] };

async function check<Checkable>(answer: Promise<Checkable>): Promise<Checked<Checkable>> {
  try {
    return { value: await answer };
  } catch (error) {
    if (error instanceof Problem) return { problems: error.problems };
    throw error;
  }
}

export function checkOptions(options: Params<"options">) {
  return check(ask<"options">({ kind: "options", ...options }));
}

export function checkPack(game: string, source: Json) {
  return check(ask<"pack">({ kind: "pack", game, source }));
}

/** Whether the luck of a record and its log hold, also against what was told here. */
export async function isVerified(record: Params<"verify">): Promise<boolean> {
  const problems = await ask<"verify">({ kind: "verify", ...record }).catch(() => ["failed"]);
  return problems.length === 0;
}
