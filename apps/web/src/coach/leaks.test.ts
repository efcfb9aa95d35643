// A coach that knew more than its seat would tell it: of two matches that differ only in what a seat may not know, it says the
// same. So does whoever goes on from there in a game of their own. A coach that does know more is asked too, and must be
// found out.
import { answerCoach, type CoachQuestion } from "@outrigger/analysis";
import { findGame, loadRules } from "@outrigger/games";
import { beginFork, newMemoryLog } from "@outrigger/host";
import { at, copyJson, type Game } from "@outrigger/kernel";
import { viewFor } from "@outrigger/kernel/match";
import { fastBelow, fastChance } from "@outrigger/kernel/play";
import { SIDES, type Side, Twins, twinTable } from "@outrigger/testkit/twins";
import { expect, it } from "vitest";

/** How often the observer asks, each time a decision is theirs. `npm run leaks` makes it a long run. */
const LOOKS = process.env["LEAKS"] === undefined ? 2 : 40;
const INPUTS = 3_000;
const OBSERVER = 0;
const SEED = Number(process.env["SEED"] ?? 11);
const A_DAY = 24 * 60 * 60 * 1000;

/** Everything the coach says to the observer of one of the matches, in the page's own form; `rules` are those it thinks by. */
async function toldIn({ game, matches }: Twins, side: Side, rules: Game = game): Promise<string> {
  const { view } = viewFor(matches[side], OBSERVER);
  const entry = await findGame(game.id);
  const open = async () => entry && { ...entry, rules: async () => ({ rules }) };
  const seated = { game: game.id, pack: undefined, seat: OBSERVER, view: JSON.parse(JSON.stringify(view)) as object };
  const ask = (question: CoachQuestion) => answerCoach(question, open, async () => true);
  const { standing } = await ask({ ...seated, asks: "standing" });
  const { advice } = await ask({ ...seated, asks: "advice" });
  const { losses } = await ask({ ...seated, asks: "losses", drafted: [], best: advice?.moves ?? [] });
  return JSON.stringify({ standing, advice, losses });
}

/** The same of one that looks at the table itself where it should imagine what is hidden. */
function peekedIn(twins: Twins, side: Side): Promise<string> {
  const { state } = at(twins.matches, side).published.play;
  return toldIn(twins, side, { ...twins.game, sample: () => copyJson(state) });
}

function isAsked({ matches }: Twins): boolean {
  const { offers } = viewFor(matches[0], OBSERVER);
  return offers?.asked === true && offers.drafted === 0;
}

/** What somebody plays on with who goes on from here as the observer. */
async function forkOf(game: Game, { hosted }: Twins, side: Side, steps: number): Promise<string> {
  const from = hosted[side];
  const home = {
    id: "fork",
    luck: { seed: "00", nonces: [] },
    chance: () => fastChance(SEED),
    log: newMemoryLog(),
  };
  const forked = { at: steps, seat: OBSERVER, seats: from.match.data.seats };
  const begun = await beginFork(game, from, forked, [OBSERVER], 0, home);
  if ("problems" in begun) throw new Error(begun.problems.join("; "));
  return JSON.stringify(begun.hosted.match.published.play.state);
}

/** In Māori and Tahiti a seat's view is all there is but for luck to come, which no question carries: who peeks sees the same. */
const HIDING = { moa: true, maasai: true, maori: false, tahiti: false } as const;

for (const [id, hides] of Object.entries(HIDING))
  it(`the coach of ${id}, and a game that goes on from a running one, tell a seat nothing it may not know`, {
    timeout: A_DAY,
  }, async () => {
    const game = await loadRules(id);
    const twins = new Twins({ game, table: twinTable(game, 0, fastBelow(SEED)), seed: SEED, observer: OBSERVER });
    let [differing, foundOut, looks] = [0, 0, 0];
    for (let input = 1; input <= INPUTS && looks < LOOKS && twins.next(input) !== undefined; input++) {
      if (!isAsked(twins)) continue;
      looks++;
      const [one, other] = await Promise.all(SIDES.map((side) => toldIn(twins, side)));
      expect(one).toContain('"advice"');
      expect(other).toBe(one);
      const steps = twins.pastOf(0).length - 1;
      const [fork, twin] = await Promise.all(SIDES.map((side) => forkOf(game, twins, side, steps)));
      expect(twin).toBe(fork);
      const truths = twins.matches.map(({ published }) => JSON.stringify(published.play.state));
      if (at(truths, 0) !== at(truths, 1)) differing++;
      if (hides ? foundOut === 0 : looks === 1) {
        const peeked = await peekedIn(twins, 0);
        if (!hides) expect(peeked).toBe(one);
        else if (peeked !== (await peekedIn(twins, 1))) foundOut++;
      }
    }
    expect(looks).toBeGreaterThan(1);
    expect([differing > 0, foundOut > 0]).toEqual([hides, hides]);
  });
