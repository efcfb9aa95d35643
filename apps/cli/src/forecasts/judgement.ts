// The learned judgement of a game as it is measured: from counts of a position to what it says of the first of two seats.
import {
  type FeatureCounts,
  type Features,
  type Guide,
  loadGuide,
  type NetworkData,
  newForecaster,
} from "@outrigger/bots";
import { Fault } from "../faults.ts";
import { readJson } from "../files.ts";
import { loadEntry } from "../game.ts";
import type { Said } from "./score.ts";

export interface Judgement {
  readonly features: Features;
  readonly say: (tally: FeatureCounts) => Pick<Said, "learned" | "lead">;
}

/** With the network of a file, or the installed one. */
export async function loadJudgement(game: string, file: string | undefined): Promise<Judgement> {
  const guide = await loadGuide(await loadEntry(game), "greedy");
  const { features, network: installed } = (await guide?.judgement?.()) ?? {};
  const network = file === undefined ? installed : (readJson(file) as NetworkData);
  if (guide === undefined || features === undefined || network === undefined)
    throw new Fault(`${game} has no learned judgement`);
  return { features, say: sayer(features, network, guide) };
}

function sayer(features: Features, network: NetworkData, { swing }: Guide): Judgement["say"] {
  let tally: FeatureCounts = { shared: [], seats: [], prospects: [] };
  // The counts are there already; everything else is what the bots do.
  const forecast = newForecaster({ ...features, count: () => tally }, network, swing);
  return (counts) => {
    tally = counts;
    const [learned = 0] = forecast(NOWHERE).shares;
    const [own = 0, other = 0] = tally.prospects;
    return { learned, lead: (own - other) / swing };
  };
}

/** Nothing is read of it. */
const NOWHERE = {} as Parameters<Features["count"]>[0];
