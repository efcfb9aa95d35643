// The record of a simulated game, made from the steps it kept.
import { ENGINE_LEVEL, engineName, isEngine } from "@outrigger/engines";
import type { Result } from "@outrigger/kernel";
import type { MatchData } from "@outrigger/kernel/match";
import { type GameRecord, recordOf } from "@outrigger/records";
import type { Course } from "./course.ts";

export function recordOfCourse(course: Course, bots: readonly string[], result: Result | undefined): GameRecord {
  const { game, pack, options, packData } = course.plan;
  const steps = course.steps ?? [];
  const data: MatchData = {
    game: game.id,
    options,
    ...(packData === undefined ? {} : { pack: packData }),
    seats: bots.map((name) =>
      isEngine(name)
        ? { kind: "bot", name: engineName(name), level: ENGINE_LEVEL }
        : { kind: "bot", name, level: name },
    ),
    started: 0,
    segments: [{ rules: game.version, setup: course.setup, steps }],
    drafts: [],
    requests: [],
    resigned: [],
    calls: course.calls,
    epoch: 0,
    undos: bots.map(() => 0),
    barrier: steps.length,
    paused: false,
    ...(result === undefined ? {} : { end: { how: "played", result } }),
  };
  return recordOf({ game, pack, data });
}
