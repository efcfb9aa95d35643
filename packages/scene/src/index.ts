// Positions as data and tables in the middle of a game: what tests, lessons and the rules' own scenes begin with.
export type { Course } from "./course.ts";
export { answersOf, checkLesson, clausesOf } from "./lesson-check.ts";
export { type Arranged, type Arranging, checkPosition, givenAt, type Position, startAt } from "./position.ts";
export {
  playClause,
  playOut,
  type RuleScene,
  type RuleScenes,
  type ShownFrame,
  type ShownScene,
  shownClauses,
} from "./rule-scene.ts";
export { completeOptions, given, type Place, Scene, sceneOf, type Table } from "./scene.ts";
export { type ArrangedStart, bothLimits, playedOn, startingAt, type TableLimits } from "./starts.ts";
