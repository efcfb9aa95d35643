// The bugs to be planted into a game's rules, each at the one place its text stands.
import { existsSync, readFileSync } from "node:fs";
import { type Mutation, parseMutations } from "@outrigger/testkit";

export interface Planted extends Mutation {
  readonly number: number;
}

export function readMutations(game: string): Planted[] {
  const file = new URL(`../../games/${game}/mutations.diff`, import.meta.url);
  if (!/^[a-z][a-z0-9-]*$/.test(game) || !existsSync(file))
    throw new Error(`which game? games/${game}/mutations.diff is not there`);
  const numbered = parseMutations(readFileSync(file, "utf8")).map((mutation, at) => ({ ...mutation, number: at + 1 }));
  for (const mutation of numbered) checkPlace(game, mutation);
  return numbered;
}

/** A bug is planted where its text stands, so it must stand there exactly once. */
function checkPlace(game: string, { number, clause, file, find, replace }: Planted): void {
  const name = `mutation ${number} (${clause})`;
  const path = new URL(`../../games/${game}/rules/${file}`, import.meta.url);
  if (!existsSync(path)) throw new Error(`${name}: there is no rules/${file}`);
  const places = readFileSync(path, "utf8").split(find).length - 1;
  if (places !== 1) throw new Error(`${name}: its text stands ${places} times in rules/${file}, not once`);
  if (find === replace) throw new Error(`${name} changes nothing`);
}
