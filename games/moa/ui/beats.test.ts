import { beatsOf } from "@outrigger/testkit/beats";
import { LANGUAGES, newSay } from "@outrigger/text";
import { expect, test } from "vitest";
import { type Moa, rules } from "../rules/index.ts";
import { text } from "../text/index.ts";
import { beats } from "./beats.ts";

beatsOf<Moa>({
  game: rules,
  beats,
  text,
  tables: [{ seats: 2 }, { seats: 3 }, { seats: 5 }],
  most: 400,
  heard: 25,
  // At the end of a period strongholds are cleared away with everything else, which no event tells one by one.
  loose: ["periodEnded"],
  kept: ({ territories, players, terrain, volcano, round, period, first }) => ({
    territories,
    terrain,
    volcano,
    round,
    period,
    first,
    scores: players.map(({ score }) => score),
    hands: players.map(({ handSize }) => handSize),
  }),
});

test("the log tells a scoring and a new period under headings of their own, not under the last turn", async () => {
  const land = { territory: 1, high: 7, low: 4, pieces: [1], points: [7] };
  const scoring = beats.territoryScored.chapter?.({ kind: "territoryScored", ...land });
  const begin = beats.periodStarted.chapter?.({ kind: "periodStarted", period: 2 });
  const round = beats.roundStarted.chapter?.({ kind: "roundStarted", period: 2, round: 1, first: 0 });
  const headings = LANGUAGES.map(async (language) => {
    const say = newSay(language, await text.messages(language));
    return [scoring, begin, round].map((values) => say("chapter", values));
  });
  expect(await Promise.all(headings)).toEqual([
    ["Scoring", "Period 2, round 1", "Period 2, round 1"],
    ["Punteggio", "Periodo 2, round 1", "Periodo 2, round 1"],
    ["Punktacja", "Okres 2, runda 1", "Okres 2, runda 1"],
  ]);
  expect(beats.mammalsScored.chapter?.({ kind: "mammalsScored", points: [1] })).toEqual(scoring);
});
