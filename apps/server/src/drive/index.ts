// Players without a screen: chaos, and whatever else needs many of them.
export { type ChaosReport, runChaos } from "./chaos.ts";
export {
  type DrivenReport,
  LOAD_MODES,
  type LoadMode,
  type LoadReport,
  runLoad,
  type ServerReport,
} from "./load/run.ts";
export { answerUsage } from "./load/usage.ts";
