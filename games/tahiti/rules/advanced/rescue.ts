// Which swimmers are taken into a canoe first.
import type { RescueMove } from "../moves.ts";
import type { RescueFrame } from "./frames.ts";
import { chooseSwimmer } from "./swimmers.ts";
import { board } from "./swimming.ts";

/** TAH-SWIM-5: there is not room for all; the owner says who is pulled out. */
export const rescue = chooseSwimmer<RescueFrame, RescueMove>((kind) => ["board", kind], board);
