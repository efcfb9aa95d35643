// Step A of a round: two terrain cards are laid out and carried out, the left one first.
import { type AutomaticPhase, at, type Play, push, replace } from "@outrigger/kernel";
import { raiseVolcano } from "../board/volcano.ts";
import { cardAt } from "../hand/means.ts";
import type { Moa } from "../moa.ts";
import type { TerrainFrame } from "../state.ts";
import type { Instruction, TerrainCard } from "../vocabulary.ts";

const CARDS_A_ROUND = 2;

export const terrain: AutomaticPhase<Moa, TerrainFrame> = {
  run(play, frame) {
    const { state, pack } = play;
    if (frame.done === CARDS_A_ROUND) return replace(state, { phase: "turns", taken: 0 });
    if (frame.done === 0) startRound(play);
    else if (state.options.terrainReveal === "oneByOne") reveal(play, "right");
    const card = cardAt(pack, at(state.terrain, frame.done));
    frame.done++;
    carryOut(play, card.instruction);
  },
};

function startRound(play: Play<Moa>): void {
  const { state } = play;
  play.emit({ kind: "roundStarted", period: state.period, round: state.round, first: state.first });
  // MOA-TER-7: the cards of the last round lie on the board until now.
  state.terrainUsed.push(...state.terrain);
  state.terrain = [];
  reveal(play, state.options.terrainReveal === "oneByOne" ? "left" : "both");
}

/** MOA-TER-1, MOA-TER-2: the first card drawn lies on the left. */
function reveal(play: Play<Moa>, place: "both" | "left" | "right"): void {
  const { state, pack, chance } = play;
  const cards: string[] = [];
  for (let count = place === "both" ? CARDS_A_ROUND : 1; count > 0; count--)
    cards.push(chance.draw(state.terrainUnseen));
  state.terrain.push(...cards);
  play.tell(() => ({ kind: "terrainRevealed", cards: cards.map((card) => shown(cardAt(pack, card))), place }));
}

/** Without what a pack may say of the card besides. */
function shown({ id, terrain, instruction }: TerrainCard): TerrainCard {
  return { id, terrain, instruction };
}

/** MOA-TER-4. What an instruction sets off is finished before the next card's turn (MOA-TER-3). */
function carryOut(play: Play<Moa>, instruction: Instruction): void {
  const { state } = play;
  switch (instruction.type) {
    case "volcanoUp":
      raiseVolcano(play);
      break;
    case "drawMammals":
      push(state, { phase: "mammals", left: instruction.amount });
      break;
    case "invade":
      // MOA-MAM-5 to MOA-MAM-7: as many as wait now; none may be waiting.
      push(state, { phase: "invasion", mammal: instruction.mammal, left: state.display[instruction.mammal] });
  }
}
