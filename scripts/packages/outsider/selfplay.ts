// Bots play the game in a match, and the record of it verifies.
import assert from "node:assert/strict";
import { findBot } from "@outrigger/bots";
import { act, decisionId, openMatch, tableFor } from "@outrigger/kernel/match";
import { makeRecord, newSecret, parseRecord, recordOf, verifiableChance, verifyRecord } from "@outrigger/records";
import { guide } from "./guide.ts";
import { noughts } from "./noughts.ts";

const bots = [findBot("hard", guide), findBot("random")];

/** The places of a match between the two, after its record was held against the rules. */
function playOne(seed: number): readonly number[] {
  const seats = bots.map(({ name }) => ({ kind: "bot" as const, name, level: name }));
  const opened = openMatch(
    noughts,
    { seats, options: {} },
    verifiableChance(newSecret(), [newSecret(), newSecret()]),
    0,
  );
  if ("problems" in opened) throw new Error(opened.problems.join("; "));
  const { match } = opened;
  for (let moves = 0; match.data.end === undefined; moves++) {
    const seat = tableFor(match, "spectator").asked[0]?.seat ?? 0;
    const { view } = tableFor(match, seat);
    const answer = bots[seat]?.choose({ game: noughts, pack: noughts.pack, seat, view, seed: seed * 100 + moves });
    assert.ok(act(match, seat, decisionId(match, seat), answer?.moves ?? [], moves * 1_000).ok);
  }
  const parsed = parseRecord(makeRecord(recordOf(match)));
  if (!parsed.ok) throw new Error(parsed.problems.join("\n"));
  assert.deepEqual(verifyRecord(noughts, parsed.value).problems, []);
  return parsed.value.end?.result.places ?? [];
}

const won = Array.from({ length: 20 }, (_, seed) => playOne(seed)).filter((places) => places[0] === 1).length;
assert.ok(won >= 18, `hard won or drew ${won} of 20 against random`);
console.log(`hard won or drew ${won} of 20 games of noughts and crosses against random, and every record verifies`);
