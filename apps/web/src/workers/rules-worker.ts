// The worker that knows the rules: it runs in every page, for local and online tables alike, and answers "what if".
/// <reference lib="webworker" />
import { checkPack } from "@outrigger/games";
import { type Game, isOptionsProblem } from "@outrigger/kernel";
import { orderChoices } from "@outrigger/kernel/match";
import { packOf, parseOptions, whatIf } from "@outrigger/kernel/play";
import { parseRecord, verifyRecord } from "@outrigger/records";
import { loadRules } from "./load-game.ts";
import type { GameSheet, KeptLink, RulesReply, RulesRequest } from "./rules-messages.ts";

const scope = self as unknown as DedicatedWorkerGlobalScope;

export async function handle(data: unknown): Promise<void> {
  scope.postMessage(await answer(data as RulesRequest));
}

async function answer(request: RulesRequest): Promise<RulesReply> {
  const { id } = request;
  try {
    return await carryOut(request);
  } catch (error) {
    return { id, ok: false, problems: [error instanceof Error ? error.message : String(error)] };
  }
}

async function carryOut(request: RulesRequest): Promise<RulesReply> {
  const { id } = request;
  const rules = await loadRules(request.game);
  switch (request.kind) {
    case "whatIf": {
      return {
        id,
        ok: true,
        value: whatIf(rules, packOf(rules, request), request.view as object, request.seat, request.moves),
      };
    }
    case "orders":
      return { id, ok: true, value: orderChoices(rules, request.view as object, request.seat) };
    case "sheet": {
      const options = rules.options.map(({ check: _, ...spec }) => spec);
      const sheet: GameSheet = { seats: rules.seats, options, pack: rules.pack.source };
      return { id, ok: true, value: sheet };
    }
    case "options": {
      const options = parseOptions(rules, request.seats, request.options, packOf(rules, request));
      return isOptionsProblem(options)
        ? { id, ok: false, problems: options.problems }
        : { id, ok: true, value: options };
    }
    case "verify":
      return { id, ok: true, value: problemsOf(rules, request.text, request.links) };
    case "pack": {
      return { id, ...(await checkPack(request.game, request.source)) };
    }
  }
}

/** Everything that speaks against a record; the seed of its luck must be there. */
function problemsOf(rules: Game, text: string, links: readonly KeptLink[]): readonly string[] {
  const parsed = parseRecord(text);
  if (!parsed.ok) return parsed.problems;
  const { problems, luck } = verifyRecord(rules, parsed.value, links);
  return luck === "checked" ? problems : [...problems, `luck: ${luck}`];
}
