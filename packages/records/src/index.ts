// Records: one match as one file that replays to the same state, the state hash, and luck that can be checked.
export { hashJson } from "./hash.ts";
export { makeRecord, recordOf } from "./make.ts";
export { parseRecord } from "./parse.ts";
export { extendPublicLog, followPublicLog, openPublicLog, type PublicLog } from "./public-log.ts";
export { type ChanceProof, digestOf, type GameRecord, matchDataOf, type PackNote } from "./record.ts";
export { type Moment, ReplayError, type Replayed, replayRecord } from "./replay.ts";
export { makeRecordSchema } from "./schema.ts";
export { commitmentOf, newSecret, verifiableChance } from "./verifiable-chance.ts";
export { type KeptLink, type Verdict, verifyRecord } from "./verify.ts";
