// The learned judgement in one piece, for whoever asks for it; its network is still to be trained.
export { features } from "./features.ts";
