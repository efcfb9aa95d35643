// What tests of games are made of. See README.md.

export {
  type ArrangedStart,
  bothLimits,
  completeOptions,
  given,
  type Place,
  playedOn,
  Scene,
  sceneOf,
  startingAt,
  type Table,
  type TableLimits,
} from "@outrigger/scene";
export type { Secrets, SecretsOf } from "./checks/variety.ts";
export { addCoverage, type Coverage, newCoverage, type Unreached } from "./coverage.ts";
export { type Examination, type Examined, examineGame } from "./examine.ts";
export { type Check, Finding } from "./finding.ts";
export { type Fuzzing, fuzzMatch } from "./fuzz/fuzz.ts";
export { risenRules } from "./later-rules.ts";
export { matchAt, send, standingAt } from "./match.ts";
export { type Mutation, parseMutations } from "./mutation.ts";
export { hostilePacks } from "./packs/hostile.ts";
export { type NumberPlan, numberJudge } from "./packs/numbers.ts";
export { numbersOf, pathName } from "./packs/places.ts";
export { packs } from "./packs/suite.ts";
export { checkedPack, playPack } from "./packs/try.ts";
export { clauses, numbered } from "./suites/clauses.ts";
export { type Conformance, conformance } from "./suites/conformance.ts";
export { type Failure, fixtures, saveFailure } from "./suites/fixtures.ts";
export { type Question, questions } from "./suites/questions.ts";
export { ruleScenes } from "./suites/rule-scenes.ts";
export { tactics } from "./suites/tactics-suite.ts";
export { type Listening, type TextPlan, texts } from "./suites/texts.ts";
export { trained } from "./suites/trained.ts";
export { type TranscriptPlan, transcripts } from "./suites/transcript.ts";
export { everyTable, type PlainTable, tableName, tableNumber } from "./tables.ts";
