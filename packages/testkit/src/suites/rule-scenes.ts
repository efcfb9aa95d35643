// Plays every scene of a game's rules: what it says is allowed is played, what it says is forbidden is refused by its clause.
import type { GameTypes } from "@outrigger/kernel";
import { type Arranged, checkPosition, playOut, type RuleScene } from "@outrigger/scene";
import type { GameText } from "@outrigger/text";
import { expect, test } from "vitest";

export interface ScenePlan<T extends GameTypes> {
  readonly game: Arranged<T>;
  readonly scenes: readonly RuleScene<T["move"]>[];
  /** The worked turn. */
  readonly turn: RuleScene<T["move"]>;
  readonly text: Pick<GameText, "clauses">;
  /** The share of the clauses that have a scene, at least. */
  readonly least: number;
}

export function ruleScenes<T extends GameTypes>({ game, scenes, turn, text, least }: ScenePlan<T>): void {
  test("every scene is what it says", () => {
    const others = [...scenes, turn].filter(({ told }) => told === undefined);
    expect(others.flatMap((scene) => problemOf(game, scene) ?? [])).toEqual([]);
  });

  // Where a scene says what its clause comes to, it is the clause's test.
  for (const scene of scenes.filter(({ told }) => told !== undefined))
    test(`${scene.clauses.join(" ")}: comes to what its scene says`, () => {
      expect(problemOf(game, scene)).toBeUndefined();
    });

  test("scenes show clauses of the rules, and most of these have one", async () => {
    const ids = Object.keys(await text.clauses("en"));
    const shown = new Set(scenes.flatMap(({ clauses }) => clauses));
    expect([...shown].filter((id) => !ids.includes(id))).toEqual([]);
    expect(shown.size / ids.length).toBeGreaterThanOrEqual(least);
  });
}

/** What speaks against a scene: a position that cannot be, or a move that is not what the scene says. */
function problemOf<T extends GameTypes>(game: Arranged<T>, scene: RuleScene<T["move"]>): string | undefined {
  try {
    const { problems } = checkPosition(game, scene.position);
    if (problems.length > 0) throw new Error(problems.join("; "));
    playOut(game, scene);
    return undefined;
  } catch (error) {
    return `${scene.clauses.join(" ")}: ${error instanceof Error ? error.message : error}`;
  }
}
