// What documents show is run: an example that no longer works fails here.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBot } from "@outrigger/bots";
import { Engine } from "@outrigger/engines";
import { findGame, GAME_IDS } from "@outrigger/games";
import { isOptionsProblem } from "@outrigger/kernel";
import { fastChance, newWalk, parseOptions, startPlay, take } from "@outrigger/kernel/play";
import { examplesIn } from "@outrigger/testkit/documents";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../lib/run.mjs";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "outrigger-documents-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(GAME_IDS)("the engine of docs/engines.md plays %s", async (id) => {
  const example = examplesIn(readFileSync(join(root, "docs/engines.md"), "utf8")).find(
    ({ file }) => file === "engine.mjs",
  );
  writeFileSync(join(folder, "engine.mjs"), example?.text ?? "");
  const rules = (await (await findGame(id))?.rules())?.rules;
  if (rules === undefined) throw new Error(`there is no game ${id}`);
  const options = parseOptions(rules, 2, {});
  if (isOptionsProblem(options)) throw new Error(options.problems.join("; "));
  const { pack } = rules;
  const play = startPlay(rules, { seats: 2, options }, pack, fastChance(1));
  const walk = newWalk(rules, play);
  const engine = new Engine(`cmd:"${process.execPath}" "${join(folder, "engine.mjs")}"`, 600_000);
  try {
    engine.begin({ game: rules, pack, seat: 0, seats: 2, options });
    for (let seed = 1; walk.decision !== undefined; seed++) {
      const { seat } = walk.decision;
      const player = seat === 0 ? engine : findBot("random");
      const { moves } = player.choose({ game: rules, pack, seat, view: rules.view(play.state, seat, pack), seed });
      for (const move of moves) take(walk, move);
    }
    expect(engine.finish(rules.result(play.state, pack))).toEqual({});
  } finally {
    engine.close();
  }
});
