// Players without a screen: chaos, and whatever else needs many of them.
export { type ChaosReport, runChaos } from "./chaos.ts";
