// What tests of games are made of. See README.md.
export type { Secrets, SecretsOf } from "./checks/variety.ts";
export { type Conformance, conformance } from "./conformance.ts";
export { type Examination, type Examined, examineGame } from "./examine.ts";
export { CHECKS, type Check, Finding } from "./finding.ts";
export { type Failure, fixtures, saveFailure } from "./fixtures.ts";
export { type Fuzzing, fuzzMatch } from "./fuzz.ts";
export { matchAt, send, standingAt } from "./match.ts";
export type { Mutation } from "./mutation.ts";
export { packs } from "./packs.ts";
export { completeOptions, given, type Place, Scene, sceneOf, type Table } from "./scene.ts";
export { type ArrangedStart, bothLimits, startingAt, type TableLimits } from "./starts.ts";
export { everyTable, type PlainTable, tableName, tableNumber } from "./tables.ts";
export { addTally, newTally, type Tally, type Unreached } from "./tally.ts";
export { type Listening, type TextPlan, texts } from "./texts.ts";
export { type TranscriptPlan, transcript, transcripts } from "./transcript.ts";
