// Every decision of a seat as a list of whole candidates, the most promising first.

import { type Decision, newPlay, stoppingChance } from "@outrigger/kernel/play";
import {
  type MoaFrame,
  type MoaMove,
  type NeutralFrame,
  neutral,
  type Position,
  rules,
  type TurnFrame,
} from "../rules/index.ts";
import { addActions, addSettlers } from "./actions.ts";
import { addDefence, addDiscards, addDrawing, addNeutral, addRedTiles } from "./answers.ts";
import { type Candidate, consider, newTrial, ranked, type Trial } from "./trials.ts";

/** Empty for decisions in the middle of a payment or a move of birds, which plans never stop at. */
export function candidatesOf(position: Position, decision: Decision<MoaFrame>): readonly Candidate[] {
  const { frame, seat } = decision;
  const trial = newTrial(position, seat);
  switch (frame.phase) {
    case "turn":
      addTurn(trial, frame);
      break;
    case "attackBirds":
      if (frame.spent.length > 0) return [];
      addSettlers(trial, frame);
      addDrawing(trial);
      break;
    case "defenceOffer":
      addDefence(trial, frame);
      addDrawing(trial);
      break;
    case "exchange":
      addDiscards(trial, frame);
      break;
    case "neutral":
      addNeutral(trial, neutralOffers(position, frame), position.state.players.length);
      break;
    default:
      return [];
  }
  return ranked(trial);
}

function addTurn(trial: Trial, { acted }: TurnFrame): void {
  addDrawing(trial);
  addRedTiles(trial);
  if (acted) consider(trial, [["end"]], trial.sketch);
  else addActions(trial);
}

function neutralOffers({ state, pack }: Position, frame: NeutralFrame): readonly MoaMove[] {
  const moves: MoaMove[] = [];
  neutral.offers(newPlay(rules, pack, state, stoppingChance()), frame, {
    curious: false,
    offer: (move) => {
      moves.push(move);
    },
    refuse: () => {},
    weigh: (move, bar) => {
      if (bar === undefined) moves.push(move);
    },
  });
  return moves;
}
