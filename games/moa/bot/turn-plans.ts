// Every decision of a seat as a list of whole candidates, the most promising first.

import { copyJson, type Decision, type Move, newPlay, newWalk, stoppingChance } from "@outrigger/kernel";
import {
  type DefenceOfferFrame,
  type ExchangeFrame,
  type MoaMove,
  type PaymentFrame,
  type Position,
  rules,
  type TurnFrame,
} from "../rules/index.ts";
import { addActions, addSettlers } from "./actions.ts";
import { addDefence, addDiscards, addDrawing, addNeutral, addRedTiles } from "./answers.ts";
import { type Candidate, consider, newTrial, ranked, type Trial } from "./trials.ts";

/** Empty for decisions in the middle of a payment or a move of birds, which plans never stop at. */
export function candidatesOf(position: Position, decision: Decision): readonly Candidate[] {
  const { frame, seat } = decision;
  const trial = newTrial(position, seat);
  switch (frame.phase) {
    case "turn":
      addTurn(trial, frame as TurnFrame);
      break;
    case "attackBirds":
      if ((frame as PaymentFrame).spent.length > 0) return [];
      addSettlers(trial, frame as PaymentFrame);
      addDrawing(trial);
      break;
    case "defenceOffer":
      addDefence(trial, frame as DefenceOfferFrame);
      addDrawing(trial);
      break;
    case "exchange":
      addDiscards(trial, frame as ExchangeFrame);
      break;
    case "neutral":
      addNeutral(trial, neutralOffers(position), position.state.players.length);
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

function neutralOffers({ state, pack }: Position): readonly MoaMove[] {
  const { offers } = newWalk(rules, newPlay(rules, pack, copyJson(state), stoppingChance()));
  return offers.moves as readonly Move[] as readonly MoaMove[];
}
