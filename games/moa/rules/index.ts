// Moa, by Martin Wallace: two periods of settling an island against birds of other tribes and mammals from over the sea.
import type { Game } from "@outrigger/kernel";
import { ownPack, preparePack } from "./components.ts";
import { invariants } from "./invariants.ts";
import { offTurn } from "./karakia.ts";
import type { Moa } from "./moa.ts";
import { options } from "./options.ts";
import { orders } from "./orders.ts";
import { attack } from "./phases/attack.ts";
import { attackBirds } from "./phases/attack-birds.ts";
import { buyKarakia } from "./phases/buy-karakia.ts";
import { deal } from "./phases/deal.ts";
import { defence } from "./phases/defence.ts";
import { defenceOffer } from "./phases/defence-offer.ts";
import { defencePayment } from "./phases/defence-payment.ts";
import { exchange } from "./phases/exchange.ts";
import { invasion } from "./phases/invasion.ts";
import { mammals } from "./phases/mammals.ts";
import { moveBirds } from "./phases/move-birds.ts";
import { neutral } from "./phases/neutral.ts";
import { placeBirds } from "./phases/place-birds.ts";
import { placeLeader } from "./phases/place-leader.ts";
import { scoring } from "./phases/scoring.ts";
import { sellLand } from "./phases/sell-land.ts";
import { terrain } from "./phases/terrain.ts";
import { tidyUp } from "./phases/tidy-up.ts";
import { turn } from "./phases/turn.ts";
import { turns } from "./phases/turns.ts";
import { finalResult, standing } from "./result.ts";
import { setup } from "./setup.ts";
import { sample, view } from "./view.ts";

/** MOA-GEN-1. */
export const rules: Game<Moa> = {
  id: "moa",
  version: 2,
  seats: [2, 5],
  options,
  pack: ownPack,
  preparePack,
  setup,
  phases: {
    deal,
    terrain,
    mammals,
    invasion,
    defence,
    defenceOffer,
    defencePayment,
    turns,
    turn,
    placeBirds,
    placeLeader,
    attack,
    attackBirds,
    sellLand,
    buyKarakia,
    moveBirds,
    exchange,
    neutral,
    scoring,
    tidyUp,
  },
  offTurn,
  orders,
  view,
  sample,
  result: finalResult,
  standing,
  invariants,
};

export { canDrawBird, playerAt } from "./cards.ts";
export type { MoaPack, Printed, PrintedTerritory } from "./components.ts";
export { activeTerrain, iconsOn, needsAny, type Position, usableItems } from "./means.ts";
export type { Moa } from "./moa.ts";
export type {
  BuyNote,
  ConfirmNote,
  CountNote,
  DefendNote,
  LeaderNote,
  PayNote,
  PlaceNote,
  PrizeNote,
} from "./notes.ts";
export { isTileMissing } from "./phases/invasion.ts";
export { neutral } from "./phases/neutral.ts";
export { priceOf as salePrice } from "./phases/sell-land.ts";
export type { FinalTable } from "./result.ts";
export { scoreTerritory } from "./scoring.ts";
export type { DefenceView, MoaView, PileView, PlayerView } from "./shown.ts";
export type {
  DefenceOfferFrame,
  ExchangeFrame,
  MoaFrame,
  MoaState,
  MoveBirdsFrame,
  NeutralFrame,
  PaymentFrame,
  Territory,
  TurnFrame,
} from "./state.ts";
export { leaderBar, piecesOf } from "./territory.ts";
export {
  type Bird,
  type Colour,
  type Condition,
  DISPLAYED,
  type Displayed,
  ICONS,
  type Icon,
  type Instruction,
  isBird,
  KARAKIA,
  type Karakia,
  type LeaderTile,
  type Mammal,
  type MoaEvent,
  type MoaMove,
  type NeutralPiece,
  type Terrain,
  type TerrainCard,
} from "./vocabulary.ts";
