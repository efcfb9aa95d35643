// Many players without a screen: load and chaos.
export { type ChaosReport, runChaos } from "./chaos.ts";
export { type DrivenReport, findPeer, LOAD_MODES, type LoadMode, type LoadReport, runLoad } from "./load/run.ts";
