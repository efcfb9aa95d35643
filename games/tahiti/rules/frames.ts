// What each phase remembers while it is on the stack, chapter by chapter. README.md explains them to readers of records.
import type { AdvancedFrames } from "./advanced/frames.ts";
import type { CombatFrames } from "./combat/frames.ts";
import type { EndingsFrames } from "./endings/frames.ts";
import type { IslandFrames } from "./island/frames.ts";
import type { MovementFrames } from "./movement/frames.ts";

export type TahitiFrame = IslandFrames | MovementFrames | CombatFrames | AdvancedFrames | EndingsFrames;
