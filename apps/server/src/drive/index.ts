// Players without a screen: chaos, and whatever else needs many of them.

export { answerUsage } from "../testing/usage.ts";
export { type ChaosReport, runChaos } from "./chaos.ts";
export {
  type DrivenReport,
  LOAD_MODES,
  type LoadMode,
  type LoadReport,
  runLoad,
  type ServerReport,
} from "./load/run.ts";
