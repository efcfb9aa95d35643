// The line to the worker that knows the rules: what if, and what the forms need to know about a game.
import type { Json } from "@outrigger/kernel";
import type { OrderChoice } from "@outrigger/kernel/match";
import type { Preview } from "@outrigger/kernel/play";
import { numberedCalls } from "@outrigger/protocol";
import type { GameSheet, RulesReply, RulesRequest } from "../workers/rules-messages.ts";

type Asked = RulesRequest extends infer Each ? (Each extends RulesRequest ? Omit<Each, "id"> : never) : never;

const calls = numberedCalls<RulesReply>();
let worker: Worker | undefined;

function start(): Worker {
  const fresh = new Worker(new URL("../workers/worker.ts", import.meta.url), { type: "module", name: "rules" });
  fresh.addEventListener("message", ({ data }: MessageEvent<RulesReply>) => calls.hear(data));
  return fresh;
}

function ask(request: Asked): Promise<RulesReply> {
  worker ??= start();
  return calls.ask((id) => worker?.postMessage(JSON.parse(JSON.stringify({ ...request, id })) as RulesRequest));
}

type Params<Kind extends RulesRequest["kind"]> = Omit<Extract<RulesRequest, { readonly kind: Kind }>, "kind" | "id">;

/** Undefined where the moves are not offered. */
export async function foresee(moves: Params<"whatIf">): Promise<Preview | undefined> {
  const reply = await ask({ kind: "whatIf", ...moves });
  return reply.ok ? (reply.value as Preview | undefined) : undefined;
}

/** The kinds of standing orders a seat may leave now. */
export async function ordersFor(seat: Params<"orders">): Promise<readonly OrderChoice[]> {
  const reply = await ask({ kind: "orders", ...seat });
  return reply.ok ? (reply.value as readonly OrderChoice[]) : [];
}

export async function gameSheet(game: string): Promise<GameSheet> {
  const reply = await ask({ kind: "sheet", game });
  if (!reply.ok) throw new Error(reply.problems.join("; "));
  return reply.value as GameSheet;
}

export type Checked<Value> = { readonly value: Value } | { readonly problems: readonly string[] };

export async function checkOptions(options: Params<"options">): Promise<Checked<unknown>> {
  const reply = await ask({ kind: "options", ...options });
  return reply.ok ? { value: reply.value } : { problems: reply.problems };
}

export async function checkPack(game: string, source: Json): Promise<Checked<Json>> {
  const reply = await ask({ kind: "pack", game, source });
  return reply.ok ? { value: reply.value as Json } : { problems: reply.problems };
}

/** Whether the luck of a record and its log hold, also against what was told here. */
export async function isVerified(record: Params<"verify">): Promise<boolean> {
  const reply = await ask({ kind: "verify", ...record });
  return reply.ok && (reply.value as readonly string[]).length === 0;
}
