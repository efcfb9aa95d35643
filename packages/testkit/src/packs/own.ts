// The check of component packs that come from outside: the game's own pass, and anything else is refused in words.
import type { Game, GameTypes, Json, Parsed } from "@outrigger/kernel";
import { difference, Finding, guarded, show } from "../finding.ts";

/** What a game's `pack/index.ts` exports. */
export type PackCheck = (source: unknown) => Parsed<Json>;

export function examinePackCheck<T extends GameTypes>(game: Game<T>, check: PackCheck): void {
  const own = structuredClone(game.pack.source);
  const checked = guarded("pack", "the check", () => check(own));
  if (!checked.ok) throw new Finding("pack", `the game's own pack: ${checked.problems.join("; ")}`);
  const found = difference(game.preparePack?.(checked.value).source, game.pack.source);
  if (found !== undefined) throw new Finding("pack", `the source changes when it is read: ${found}`);
  for (const junk of [undefined, 7, "pack", [], {}, { name: "nothing in it" }, true]) {
    const answer = guarded("pack", `the check of ${show(junk)}`, () => check(junk));
    if (answer.ok) throw new Finding("pack", `${show(junk)} is accepted as a pack`);
    if (answer.problems.length === 0) throw new Finding("pack", `${show(junk)} is refused without a word`);
  }
}
