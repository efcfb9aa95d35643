// Every decision of a seat as a list of whole candidates, the most promising first.
import { type Decision, type Move, OfferList, type Play } from "@outrigger/kernel";
import type {
  DefenceOfferFrame,
  ExchangeFrame,
  Moa,
  MoaMove,
  NeutralFrame,
  PaymentFrame,
  TurnFrame,
} from "../rules/index.ts";
import type { Position } from "../rules/means.ts";
import { neutral as neutralPhase } from "../rules/phases/neutral.ts";
import { addActions, addSettlers } from "./actions.ts";
import { addDefence, addDiscards, addDrawing, addNeutral, addRedTiles } from "./answers.ts";
import { type Candidate, consider, newTrial, ranked, type Trial } from "./trials.ts";

/** Empty for decisions in the middle of a payment or a move of birds, which plans never stop at. */
export function candidatesOf(position: Position, { frame, seat }: Decision): readonly Candidate[] {
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
      addNeutral(trial, neutralOffers(position, frame as NeutralFrame), position.state.players.length);
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

function neutralOffers(position: Position, frame: NeutralFrame): readonly MoaMove[] {
  const list = new OfferList();
  neutralPhase.offers(position as Play<Moa>, frame, list);
  return list.moves as readonly Move[] as readonly MoaMove[];
}
