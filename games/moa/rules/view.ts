// What a viewer may know, and full states that agree with it.
import { type Chance, copyJson, findFrame, type Seat, type Viewer } from "@outrigger/kernel";
import { isUnbarred } from "./board/territory.ts";
import type { MoaPack } from "./components.ts";
import { fewestItems, iconsAmong } from "./hand/means.ts";
import { forecast, valuesOf } from "./scoring.ts";
import type { DefenceView, MoaView, PileView, PlayerView, Shared } from "./shown.ts";
import type { MoaFrame, MoaState, PaymentFrame, Player } from "./state.ts";

/** What everybody may know at all times (MOA-INFO-2), copied. */
function sharedOf(source: Shared): Shared {
  return {
    options: { ...source.options },
    period: source.period,
    round: source.round,
    first: source.first,
    territories: copyJson(source.territories),
    supply: copyJson(source.supply),
    display: { ...source.display },
    terrain: source.terrain.slice(),
    terrainUsed: source.terrainUsed.slice(),
    terrainUnseen: source.terrainUnseen.slice(),
    volcano: source.volcano,
    sales: source.sales,
    karakia: { ...source.karakia },
    leaderTilesOut: source.leaderTilesOut.slice(),
    neutralScore: source.neutralScore,
  };
}

export function view(state: MoaState, viewer: Viewer, pack: MoaPack): MoaView {
  const seen = (seat: Seat): boolean => viewer === "all" || viewer === seat || state.options.openHands === "on";
  const hidden = state.players.filter((_, seat) => !seen(seat)).flatMap(({ hand }) => hand);
  const onlyTop = state.options.discardView === "top" && viewer !== "all";
  const defence = defenceFor(state, viewer, pack);
  return {
    ...sharedOf(state),
    viewer,
    stack: state.stack.flatMap((frame) => frameFor(frame, viewer, pack)),
    aside: state.aside.flatMap((frame) => frameFor(frame, viewer, pack)),
    players: state.players.map((player, seat) => playerFor(player, seen(seat))),
    birdCards: pileFor([...state.birdDeck, ...hidden], state.birdDeck.length, state.birdDiscard, onlyTop),
    mammalCards: pileFor(state.mammalDeck.slice(), state.mammalDeck.length, state.mammalDiscard, onlyTop),
    terrainDeckSize: 2 * pack.constants.roundsPerPeriod - state.terrain.length - state.terrainUsed.length,
    ...(defence === undefined ? {} : { defence }),
    route: state.territories.flatMap((territory, at) => (isUnbarred(territory) ? [at + 1] : [])),
    values: state.territories.map((_, at) => valuesOf(state, pack, at + 1)),
    forecast: forecast(state, pack),
    printed: copyJson(pack.printed),
  };
}

/** A payment, a move of birds or a choice of discards under way is its owner's alone until it is confirmed. */
function frameFor(frame: MoaFrame, viewer: Viewer, pack: MoaPack): MoaFrame[] {
  if (viewer === "all" || viewer === frame.seat) return [copyJson(frame)];
  switch (frame.phase) {
    case "exchange":
      return [{ ...frame, chosen: [] }];
    case "attackBirds":
      return [withoutProposal(frame, pack)];
    case "moveBirds":
      return [];
    default:
      return "spent" in frame ? [] : [copyJson(frame)];
  }
}

/** The bird part of an attack before anything was paid in it. */
function withoutProposal(frame: PaymentFrame, pack: MoaPack): PaymentFrame {
  return { ...frame, paid: frame.paid - iconsAmong(pack, frame.spent)[frame.icon], spent: [] };
}

function playerFor(player: Player, isSeen: boolean): PlayerView {
  const { hand, karakia, fresh, leaderTiles, won, saleCards, score, points } = player;
  return {
    hand: isSeen ? hand.slice() : null,
    handSize: hand.length,
    ...copyJson({ karakia, fresh, leaderTiles, won, saleCards, score, points }),
  };
}

/** MOA-INFO-3: the pile may be looked through, or with the option its top card is all there is to see. */
function pileFor<Card extends string>(
  unknown: Card[],
  deckSize: number,
  pile: Card[],
  onlyTop: boolean,
): PileView<Card> {
  const discard = onlyTop ? pile.slice(-1) : pile.slice();
  const covered = pile.slice(0, pile.length - discard.length);
  return { unseen: [...unknown, ...covered].sort(), deckSize, discard, discardSize: pile.length };
}

function defenceFor(state: MoaState, viewer: Viewer, pack: MoaPack): DefenceView | undefined {
  const frame = findFrame(state, "defenceOffer");
  if (frame === undefined || frame.seat !== viewer) return undefined;
  const { fight } = pack.mammals[frame.mammal];
  return {
    territory: frame.territory,
    mammal: frame.mammal,
    fight,
    payment: fewestItems({ state, pack }, frame.seat, fight),
  };
}

/** Hidden hands and covered discards are dealt from the cards the viewer cannot place; the rest is the deck. */
export function sample(seen: MoaView, chance: Chance): MoaState {
  const birds = seen.birdCards.unseen.slice();
  const mammals = seen.mammalCards.unseen.slice();
  const players = seen.players.map((player): Player => {
    const { hand, handSize, ...open } = player;
    return { ...copyJson(open), hand: hand === null ? drawMany(birds, handSize, chance).sort() : hand.slice() };
  });
  return {
    ...sharedOf(seen),
    stack: copyJson(seen.stack),
    aside: copyJson(seen.aside),
    players,
    birdDiscard: discardFrom(seen.birdCards, birds, chance),
    birdDeck: birds,
    mammalDiscard: discardFrom(seen.mammalCards, mammals, chance),
    mammalDeck: mammals,
  };
}

function discardFrom<Card extends string>(pile: PileView<Card>, unseen: Card[], chance: Chance): Card[] {
  return [...drawMany(unseen, pile.discardSize - pile.discard.length, chance), ...pile.discard];
}

function drawMany<Card extends string>(bag: Card[], count: number, chance: Chance): Card[] {
  return Array.from({ length: count }, () => chance.draw(bag));
}
