// Bots play both games in matches with luck that can be checked, and the record of every match verifies.
import assert from "node:assert/strict";
import { type Bot, findBot } from "@outrigger/bots";
import type { Game } from "@outrigger/kernel";
import { act, decisionId, openMatch, viewFor } from "@outrigger/kernel/match";
import {
  commitmentOf,
  hashJson,
  makeRecord,
  parseRecord,
  recordOf,
  verifiableChance,
  verifyRecord,
} from "@outrigger/records";
import { guide } from "./guide.ts";
import { highCard } from "./high-card.ts";
import { noughts } from "./noughts.ts";

/** The places of a match, after its record was held against the rules. */
function playOne(game: Game, bots: readonly Bot[], number: number): readonly number[] {
  const seats = bots.map(({ name }) => ({ kind: "bot" as const, name, level: name }));
  // Secrets of a real match are made by `newSecret`; these are the same every time, and so are the games.
  const seed = hashJson(["seed", number]);
  const nonces = bots.map((_, seat) => hashJson(["nonce", number, seat]));
  const opened = openMatch(game, { seats, options: {} }, verifiableChance(seed, nonces), 0);
  if ("problems" in opened) throw new Error(opened.problems.join("; "));
  const { match } = opened;
  for (let moves = 0; match.data.end === undefined; moves++) {
    const seat = viewFor(match, "spectator").asked[0]?.seat ?? 0;
    const { view } = viewFor(match, seat);
    const answer = bots[seat]?.choose({
      game,
      pack: game.pack,
      seat,
      view: view as object,
      seed: number * 100 + moves,
    });
    assert.ok(act(match, seat, decisionId(match, seat), answer?.moves ?? [], moves * 1_000).ok);
  }
  const parsed = parseRecord(makeRecord(recordOf(match, { commitment: commitmentOf(seed), nonces, seed })));
  if (!parsed.ok) throw new Error(parsed.problems.join("\n"));
  const { problems, luck } = verifyRecord(game, parsed.value);
  assert.deepEqual({ problems, luck }, { problems: [], luck: "checked" });
  return parsed.value.end?.result.places ?? [];
}

const GAMES = 20;
const tables: readonly { readonly game: Game; readonly strong: Bot; readonly least: number }[] = [
  { game: noughts, strong: findBot("hard", guide), least: 18 },
  // Without a guide bots play by the scores; luck has its part.
  { game: highCard, strong: findBot("medium"), least: 10 },
];
for (const { game, strong, least } of tables) {
  const places = Array.from({ length: GAMES }, (_, number) => playOne(game, [strong, findBot("random")], number));
  const held = places.filter(([first]) => first === 1).length;
  assert.ok(held >= least, `${game.id}: ${strong.name} won or drew ${held} of ${GAMES} against random`);
  console.log(`${game.id}: ${strong.name} won or drew ${held} of ${GAMES} against random, and every record verifies`);
}
