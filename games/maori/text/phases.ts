// Where the rules speak of what is asked, for whoever opens them in the middle of a game.
import type { PhasePlace } from "@outrigger/text";

export const phases: Readonly<Record<string, PhasePlace>> = {
  placeExplorer: { section: 1, chapter: "MAO-SETUP" },
  confirmExplorer: { section: 1, chapter: "MAO-SETUP" },
  sail: { section: 3, chapter: "MAO-SHIP" },
  action: { section: 4, chapter: "MAO-LINE" },
  destination: { section: 5, chapter: "MAO-PLACE" },
  rotation: { section: 5, chapter: "MAO-PLACE" },
  colouredShip: { section: 9, chapter: "MAO-VAR" },
  endTurn: { section: 2, chapter: "MAO-TURN" },
};
