// Where the rules speak of what is asked, for whoever opens them in the middle of a game.
import type { PhasePlace } from "@outrigger/text";

export const phases: Readonly<Record<string, PhasePlace>> = {
  defence: { section: 4, chapter: "MOA-DEF" },
  defenceOffer: { section: 4, chapter: "MOA-DEF" },
  defencePayment: { section: 4, chapter: "MOA-DEF" },
  turn: { section: 5, chapter: "MOA-TURN" },
  placeBirds: { section: 5, chapter: "MOA-PLB" },
  placeLeader: { section: 5, chapter: "MOA-PLL" },
  attack: { section: 5, chapter: "MOA-ATK" },
  attackBirds: { section: 5, chapter: "MOA-ATK" },
  sellLand: { section: 6, chapter: "MOA-SEL" },
  buyKarakia: { section: 7, chapter: "MOA-BUY" },
  moveBirds: { section: 7, chapter: "MOA-KAR" },
  exchange: { section: 7, chapter: "MOA-KAR" },
  neutral: { section: 10, chapter: "MOA-2P" },
};
