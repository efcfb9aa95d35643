// Pairs of matches that look alike to those who may not know better, for tests of what hosts send.
export { Comparison } from "./compare.ts";
export { type Script, scriptedLuck } from "./luck.ts";
export { type Ear, PLANTED, type PlantedLeak, type Secret } from "./planted.ts";
export { nameOf, nextGame, type TwinTable, twinTable } from "./setup.ts";
export { SIDES, type Side, type TwinInput, type TwinPlan, Twins } from "./twins.ts";
