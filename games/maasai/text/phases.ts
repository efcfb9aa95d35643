// Where the rules speak of what is asked, for whoever opens them in the middle of a game.
import type { PhasePlace } from "@outrigger/text";

export const phases: Readonly<Record<string, PhasePlace>> = {
  hexagon: { section: 2, chapter: "MAS-HEX" },
  confirmHexagon: { section: 2, chapter: "MAS-HEX" },
  remove: { section: 8, chapter: "MAS-REM" },
  shield: { section: 4, chapter: "MAS-LAY" },
  lay: { section: 4, chapter: "MAS-LAY" },
  discard: { section: 4, chapter: "MAS-LAY" },
  act: { section: 5, chapter: "MAS-CLM" },
  confirm: { section: 3, chapter: "MAS-UNDO" },
};
