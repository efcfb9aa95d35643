// outrigger rules: what the rules of a game say to a question, clause by clause, the best first.
import { atTable, type Language, spokenFor } from "@outrigger/text";
import { newAsk } from "@outrigger/text/search";
import { EXIT, Fault, UsageFault } from "../faults.ts";
import { readFlags, switches, texts } from "../flags.ts";
import { loadEntry } from "../game.ts";
import type { Io } from "../io.ts";
import { chooseLanguage } from "../language.ts";
import type { Command } from "./command.ts";

const help = `Usage: outrigger rules GAME ["QUESTION"] [flags]

Asks the rules of a game, in everyday words: prints the clauses that speak of it, the best first. Nothing is made up: what is
printed stands in the rules. Without a question all clauses are printed, in their order.

  --lang LANG     en, it or pl: the question's and the answers'; by default as LANG says
  --json          one object: game, language, question, and clauses, each with its id and text`;

const flagSpecs = { ...texts("lang"), ...switches("json") };

/** More than anybody reads, less than scrolls by. */
const MOST = 10;

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readFlags(args, flagSpecs);
  const [game, question, more] = positionals;
  if (game === undefined) throw new UsageFault("the game is missing");
  if (more !== undefined) throw new UsageFault(`"${more}" is one argument too many: put the question in quotes`);
  const found = await findClauses(game, question, chooseLanguage(values.lang, io.env));
  if (found.clauses.length === 0) throw new Fault(`no rule of ${game} speaks of "${question}"`);
  if (values.json === true) io.out(JSON.stringify(found));
  else for (const { id, text } of found.clauses) io.out(`${id}  ${text}`);
  return EXIT.ok;
}

interface Found {
  readonly game: string;
  readonly language: Language;
  readonly question?: string;
  readonly clauses: readonly { readonly id: string; readonly text: string }[];
}

async function findClauses(game: string, question: string | undefined, wish: Language): Promise<Found> {
  const { text } = await (await loadEntry(game)).text();
  const language = spokenFor(text, wish);
  const clauses = await text.clauses(language);
  const told = (ids: readonly string[]) => ids.map((id) => ({ id, text: atTable(language, clauses[id] ?? "") }));
  if (question === undefined) return { game, language, clauses: told(Object.keys(clauses)) };
  const [rules, lookup] = await Promise.all([text.rules(language), text.lookup(language)]);
  const cited = newAsk({ language, clauses, rules, lookup })(question);
  const ids = cited.flatMap((one) => (one.kind === "clause" ? [one.id] : [])).slice(0, MOST);
  return { game, language, question, clauses: told(ids) };
}

export const command: Command = { help, run };
