// Positions far into a game of Tahiti, lawful at every table they are meant for. Random play from the set-up seldom comes to them.
import type { ArrangedStart } from "@outrigger/testkit";
import type { Tahiti } from "../tahiti.ts";
import { clans, fights, homes, ruins, villages, works } from "./starts/land.ts";
import { captives, departures, voyages } from "./starts/leaving.ts";
import { fleets, reefs, shores, wrecks } from "./starts/sea.ts";

export const arranged: readonly ArrangedStart<Tahiti>[] = [
  villages,
  works,
  fleets,
  shores,
  fights,
  homes,
  captives,
  clans,
  departures,
  voyages,
  wrecks,
  reefs,
  ruins,
];
