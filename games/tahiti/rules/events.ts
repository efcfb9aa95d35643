// What happens, in one vocabulary: the log, the motion, the sound and the spoken text are written from it.
import type { AdvancedEvent } from "./advanced/events.ts";
import type { CombatEvent } from "./combat/events.ts";
import type { EndingsEvent } from "./endings/events.ts";
import type { IslandEvent } from "./island/events.ts";
import type { MovementEvent } from "./movement/events.ts";

export type TahitiEvent = IslandEvent | MovementEvent | CombatEvent | AdvancedEvent | EndingsEvent;
