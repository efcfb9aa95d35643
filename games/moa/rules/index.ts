// Moa, by Martin Wallace: two periods of settling an island against birds of other tribes and mammals from over the sea.
import type { Game } from "@outrigger/kernel";
import { pack, preparePack } from "./components.ts";
import { offTurn } from "./hand/karakia.ts";
import { invariants } from "./invariants.ts";
import type { Moa } from "./moa.ts";
import { options } from "./options.ts";
import { orders } from "./orders.ts";
import { attack } from "./phases/actions/attack.ts";
import { attackBirds } from "./phases/actions/attack-birds.ts";
import { buyKarakia } from "./phases/actions/buy-karakia.ts";
import { moveBirds } from "./phases/actions/move-birds.ts";
import { placeBirds } from "./phases/actions/place-birds.ts";
import { placeLeader } from "./phases/actions/place-leader.ts";
import { sellLand } from "./phases/actions/sell-land.ts";
import { deal } from "./phases/deal.ts";
import { exchange } from "./phases/exchange.ts";
import { defence } from "./phases/invasions/defence.ts";
import { defenceOffer } from "./phases/invasions/defence-offer.ts";
import { defencePayment } from "./phases/invasions/defence-payment.ts";
import { invasion } from "./phases/invasions/invasion.ts";
import { mammals } from "./phases/invasions/mammals.ts";
import { neutral } from "./phases/neutral.ts";
import { scoring } from "./phases/scoring.ts";
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
  pack,
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

export { leaderBar } from "./board/territory.ts";
export type { MoaPack, Printed, PrintedTerritory } from "./components.ts";
export type { MoaEvent } from "./events.ts";
export { canDrawBird, playerAt } from "./hand/cards.ts";
export { iconsOn, type Position, usableItems } from "./hand/means.ts";
export type { Moa } from "./moa.ts";
export { activeTerrain, needsAny, neutralColour, piecesOf } from "./names.ts";
export { priceOf as salePrice } from "./phases/actions/sell-land.ts";
export { isTileMissing } from "./phases/invasions/invasion.ts";
export { neutral } from "./phases/neutral.ts";
export type { FinalTable } from "./result.ts";
export { scoreTerritory } from "./scoring.ts";
export type { MoaView, PlayerView } from "./shown.ts";
export type {
  DefenceOfferFrame,
  ExchangeFrame,
  MoaFrame,
  MoaState,
  NeutralFrame,
  PaymentFrame,
  Player,
  Territory,
  TurnFrame,
} from "./state.ts";
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
  type MoaMove,
  type Terrain,
  type TerrainCard,
} from "./vocabulary.ts";
