// Every number of a game's own pack, changed one at a time: the check refuses it, or play shows it.
import { existsSync } from "node:fs";
import { findGame } from "@outrigger/games";
import { type NumberPlan, numberJudge, numbersOf, pathName } from "@outrigger/testkit";

/** Games until a number counts as ignored. */
const GAMES = 300;

export async function judgeNumbers(id: string): Promise<boolean> {
  const entry = await findGame(id);
  const check = (await entry?.pack?.())?.checkPack;
  const game = (await entry?.rules())?.rules;
  const file = new URL(`../../games/${id}/pack/testing/numbers.ts`, import.meta.url);
  if (game === undefined || check === undefined || !existsSync(file)) throw new Error(`${id} has no component packs`);
  const { numbers } = (await import(file.href)) as { numbers: NumberPlan<never> };
  const judge = numberJudge(game, check, { ...(numbers as object), games: GAMES });
  const places = Map.groupBy(numbersOf(game.pack.source), judge);
  const count = (verdict: "refused" | "shown" | "ignored"): number => places.get(verdict)?.length ?? 0;
  console.log(
    `${id}: ${count("refused")} numbers refused, ${count("shown")} shown in play, ${count("ignored")} ignored`,
  );
  for (const path of places.get("ignored") ?? []) console.error(`ignored: ${pathName(path)}`);
  return count("ignored") === 0;
}
