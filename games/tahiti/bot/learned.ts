// The learned judgement in one piece, for whoever asks for it.
export { features } from "./features.ts";
export { network } from "./network.ts";
