import { findGame } from "@outrigger/games";
import type { Game } from "@outrigger/kernel";
import { fastBelow } from "@outrigger/kernel/play";
import { describe, expect, it } from "vitest";
import { twinGames, twinTable } from "./setup.ts";
import { isSame } from "./trial.ts";
import { Twins } from "./twins.ts";

const INPUTS = 60;

async function newTwins(id: string, seed: number): Promise<Twins> {
  const game = (await (await findGame(id))?.rules())?.rules as Game;
  return new Twins({ game, table: twinTable(game, seed, fastBelow(seed)), seed, observer: seed % 2 });
}

const statesOf = ({ matches }: Twins): unknown[] => matches.map(({ published }) => published.play.state);

const { hiding, open } = await twinGames();

describe.each([...hiding, ...open])("twin matches of %s", (id) => {
  it("take one public course, and differ in plans and in whatever the game hides", async () => {
    let [alone, unlike] = [0, 0];
    for (const seed of [1, 2]) {
      const twins = await newTwins(id, seed);
      const { game, pack } = twins.matches[0];
      for (let at = 0; at < INPUTS; at++) {
        const input = twins.next(at);
        if (input === undefined) break;
        if (input.messages.includes(undefined)) alone++;
        const [one, other] = statesOf(twins) as [object, object];
        if (!isSame(one, other)) unlike++;
        for (const viewer of [twins.observer, "spectator"] as const)
          expect(game.view(other as never, viewer, pack)).toEqual(game.view(one as never, viewer, pack));
      }
    }
    expect(alone).toBeGreaterThan(5);
    expect(unlike > 0).toBe(["moa", "maasai"].includes(id));
  });
});
