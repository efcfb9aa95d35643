// What tests of games are made of. See README.md.
export { completeOptions, given, type Place, Scene, sceneOf, type Table } from "./scene.ts";
