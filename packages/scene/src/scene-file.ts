// Scenes of the rules as they are written down: JSON files, their moves in words. What does not belong there is refused with its place.
import type { Move } from "@outrigger/kernel";
import { expected, json, list, object, optional, position, text } from "./lesson-file.ts";
import type { RuleScene } from "./rule-scene.ts";

const scene = object<RuleScene>({
  clauses: list(text),
  position,
  before: optional(text),
  allowed: optional(text),
  forbidden: optional(text),
  told: optional(list(json)),
  scored: optional((value, at) => (value === true ? value : expected(value, at, "true"))),
});

/** `name` is what errors call the file by. Moves and arrangement are the game's own affair: the scenes are played by its tests. */
export function parseScenes<M extends Move, Arrangement>(name: string, file: unknown): RuleScene<M, Arrangement>[] {
  return list(scene)(file, name) as RuleScene[] as RuleScene<M, Arrangement>[];
}
