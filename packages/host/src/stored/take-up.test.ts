import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { rules as connectFour } from "@outrigger/connect-four/rules";
import type { Game } from "@outrigger/kernel";
import type { MatchData } from "@outrigger/kernel/match";
import { fastChance } from "@outrigger/kernel/play";
import { rules as maasai } from "@outrigger/maasai/rules";
import { rules as moa } from "@outrigger/moa/rules";
import { risenRules } from "@outrigger/testkit";
import { describe, expect, it } from "vitest";
import { type Hosted, shownTo } from "../hosted.ts";
import { historyOf, momentOf, resultOf } from "../past.ts";
import { adopt } from "./adopt.ts";
import { makeChronicle } from "./chronicle.ts";
import { type TakenUp, takeUp } from "./take-up.ts";

/** What the page of the first version kept. */
const rows = (
  JSON.parse(
    gunzipSync(
      readFileSync(new URL("../../../testkit/fixtures/first-version/page.json.gz", import.meta.url)),
    ).toString(),
  ) as { stores: { matches: { name: string; data: MatchData }[] } }
).stores.matches;

const luck = () => fastChance(7);
const games: readonly Game[] = [connectFour, maasai, moa] as unknown as Game[];
const dataOf = (game: Game, what: string): MatchData =>
  structuredClone(rows.find(({ name }) => name === `${game.id} ${what}`)?.data) as MatchData;

/** The rules in force when the fixtures were made, as far as those of today play them alike. */
const asBefore = (game: Game): Game => ({ ...game, version: 1 });

/** Rules that play no old game: where there is a choice the first answer is gone, and states have a field more. */
function risen(game: Game): Game {
  return {
    ...risenRules(game),
    upgrade: (state, from) => ({ ...(state as object), risenFrom: from }) as never,
    view: (state, viewer, pack) => ({ ...game.view(state, viewer, pack), risenFrom: Reflect.get(state, "risenFrom") }),
  };
}

/** As a host takes it in hand. */
const hosting = (taken: Omit<TakenUp, "isUpgraded">): Hosted => adopt("m", 3, taken).hosted;

const seen = (view: unknown): unknown => ({ ...(view as object), risenFrom: undefined });

describe.each(games.map((game) => [game.id, game] as const))(
  "a match of %s that ended under older rules",
  (_, game) => {
    const old = asBefore(game);
    const ended = takeUp(old, { data: dataOf(game, "played") }, luck);
    if (ended === undefined) throw new Error("the fixture cannot be taken up");
    const { match } = ended;
    const state = structuredClone(match.published.play.state) as never;
    const chronicle = structuredClone(makeChronicle(match));
    const then = hosting({ match });
    const viewers = ["all", "spectator", 0, 1] as const;

    it("is looked at from what was kept: the same log, the same moments, the same result, whatever the rules now", async () => {
      const later = takeUp(risen(game), { data: dataOf(game, "played"), state, chronicle }, luck);
      if (later?.chronicle === undefined) throw new Error("it is not looked at from what was kept");
      const steps = match.data.segments[0]?.steps.length ?? 0;
      for (const viewer of viewers) {
        expect(await historyOf(hosting(later), viewer, [])).toEqual(await historyOf(then, viewer, []));
        for (const at of [0, 1, Math.floor(steps / 2), steps, steps + 5]) {
          const moment = await momentOf(hosting(later), at, viewer, []);
          expect(moment.view).toMatchObject({ risenFrom: 1 });
          expect({ ...moment, view: seen(moment.view) }).toEqual({
            ...(await momentOf(then, at, viewer, [])),
            view: seen((await momentOf(then, at, viewer, [])).view),
          });
        }
      }
      const [before, now] = [await shownTo(then, "all"), await shownTo(hosting(later), "all")];
      if (before.kind !== "shown" || now.kind !== "shown") throw new Error("nothing is shown");
      expect(now.log).toEqual(before.log);
      expect({ ...now.shown, view: seen(now.shown.view) }).toEqual({ ...before.shown, view: seen(before.shown.view) });
    });

    it("is looked at by today's rules where nothing was kept and they play it just the same", async () => {
      const same = { ...game, version: 9 };
      for (const kept of [undefined, state]) {
        const later = takeUp(same, { data: dataOf(game, "played"), state: kept }, luck);
        if (later === undefined) throw new Error("it is lost");
        expect(later.chronicle).toBeUndefined();
        expect(await historyOf(hosting(later), "all", [])).toEqual(await historyOf(then, "all", []));
        // Options that came since are filled in; nothing else differs.
        const [now, before] = [await momentOf(hosting(later), 5, "all", []), await momentOf(then, 5, "all", [])];
        expect(now).toMatchObject(before);
        expect({ ...later.match.data, options: match.data.options }).toEqual(match.data);
      }
    });

    it("is looked at from its last state where they do not", async () => {
      const later = takeUp(risen(game), { data: dataOf(game, "played"), state }, luck);
      if (later === undefined) throw new Error("it is lost");
      const history = await historyOf(hosting(later), "all", []);
      expect(history).toMatchObject({ left: "end", end: match.data.end });
      expect(history.log).toHaveLength((await historyOf(then, "all", [])).log.length);
      const last = seen((await momentOf(then, 9_999, "all", [])).view);
      for (const at of [0, 9_999]) expect(seen((await momentOf(hosting(later), at, "all", [])).view)).toEqual(last);
    });

    it("is no more than its result where not even that was kept", () => {
      const data = dataOf(game, "played");
      expect(takeUp(risen(game), { data }, luck)).toBeUndefined();
      expect(resultOf(data)).toMatchObject({ left: "result", end: match.data.end, seats: data.seats });
    });
  },
);

describe.each(games.map((game) => [game.id, game] as const))("a match of %s that runs under older rules", (_, game) => {
  it("goes on in a new segment, from its state or from the steps that still fit", () => {
    const { match } = takeUp(asBefore(game), { data: dataOf(game, "running") }, luck) ?? {};
    const state = structuredClone(match?.published.play.state) as never;
    for (const kept of [state, undefined]) {
      const later = takeUp(risen(game), { data: dataOf(game, "running"), state: kept }, luck);
      expect(later?.isUpgraded).toBe(true);
      expect(later?.match.data.segments.map(({ rules }) => rules)).toEqual([1, game.version + 7]);
      expect(later?.match.published.decision).toBeDefined();
      expect(later?.match.published.play.state).toMatchObject({ risenFrom: 1 });
    }
  });

  it("is not touched by rules older than itself", () => {
    const data = dataOf(game, "running");
    expect(() => takeUp({ ...game, version: 0 }, { data }, luck)).toThrow(`needs rules version 1 of ${game.id}`);
  });
});
