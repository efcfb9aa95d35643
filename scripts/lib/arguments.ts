// Arguments that long runs share: the game by its folder, whole numbers, options as text.
import { existsSync } from "node:fs";
import type { Game, Options } from "@outrigger/kernel";
import { readOptionText } from "@outrigger/kernel/play";

export function readGame(positionals: readonly string[]): string {
  const [game = ""] = positionals;
  if (!/^[a-z][a-z0-9-]*$/.test(game) || !existsSync(new URL(`../../games/${game}/rules/index.ts`, import.meta.url)))
    throw new Error(`which game? "${game}" is not a folder of games/ with rules`);
  return game;
}

export async function loadRules(game: string): Promise<Game> {
  const file = new URL(`../../games/${game}/rules/index.ts`, import.meta.url);
  const { rules } = (await import(file.href)) as { rules: Game };
  return rules;
}

export function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`--${name} needs a whole number, not "${text}"`);
  return Number(text);
}

export function wholeNumbers(name: string, text: string): number[] {
  return text.split(",").map((part) => wholeNumber(name, part));
}

/** Pairs such as "seaCombat=true,seasonLimit=1". */
export function readOptions(rules: Game, text: string): Options {
  const pairs = text.split(",").map((pair) => {
    const [id = "", value = ""] = pair.split("=");
    const spec = rules.options.find((option) => option.id === id);
    if (spec === undefined) throw new Error(`${rules.id} has no option "${id}"`);
    return [id, readOptionText(spec, value)] as const;
  });
  return Object.fromEntries(pairs);
}
