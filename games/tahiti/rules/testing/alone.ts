// Positions of the solitaire game, with hostile clans.
import type { Clan } from "../state.ts";
import { clanOf, NOBODY, type Side } from "../vocabulary.ts";
import { areaIndex, type Situation, situation, type TahitiScene } from "./situation.ts";

export const clan = (area: string): Side => clanOf(areaIndex(area));

/** A solitaire table with hostile clans, each with its camp. */
export function alone(wanted: Situation, hostile: Record<string, Partial<Clan>> = {}): TahitiScene {
  return situation({
    seats: 1,
    homes: [407],
    ...wanted,
    edit: (state) => {
      for (const [area, more] of Object.entries(hostile)) {
        state.clans.push({ area: areaIndex(area), active: true, since: 0, camp: 0, ...more });
        if (state.control[areaIndex(area)] === NOBODY) state.control[areaIndex(area)] = clan(area);
      }
      // Where only the player's own combat is looked at, the clans do not get their turn.
      if (wanted.step === "combat") state.stack = state.stack.filter((frame) => frame.phase !== "clans");
      wanted.edit?.(state);
    },
  });
}

/** The same in the player's movement: when it ends, the clans march. */
export const marching = (pieces: string, hostile: Record<string, Partial<Clan>>, more: Situation = {}): TahitiScene =>
  alone({ step: "movement", pieces, ...more }, hostile);
