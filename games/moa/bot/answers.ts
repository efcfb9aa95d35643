// Candidates for everything but the action: tiles, defences, discards, the neutral colour.

import { at, type Seat } from "@outrigger/kernel";
import { canDrawBird, type DefenceOfferFrame, type ExchangeFrame, type MoaMove } from "../rules/index.ts";
import { cheapestFor, payMoves } from "./payments.ts";
import { worthOfCard } from "./sketch.ts";
import { afterPayment, consider, type Trial, withHolding, withLand, withPieces } from "./trials.ts";
import { EXCHANGE_GAIN, TILE, UNKNOWN_CARD } from "./weights.ts";

/** Tiles that draw: worth their while whenever a card can still be used. */
export function addDrawing(trial: Trial): void {
  const { position, seat, sketch } = trial;
  const own = sketch.holdings[seat];
  const player = position.state.players[seat];
  if (own === undefined || player === undefined || !canDrawBird(position.state)) return;
  if (player.karakia.includes("draw_one"))
    consider(
      trial,
      [["drawOne"]],
      withHolding(sketch, seat, {
        cards: own.cards + 1,
        cardWorth: own.cardWorth + UNKNOWN_CARD,
        tileWorth: own.tileWorth - TILE.draw_one,
      }),
    );
  if (player.karakia.includes("exchange_three"))
    consider(
      trial,
      [["exchangeThree"]],
      withHolding(sketch, seat, {
        cardWorth: own.cardWorth + (own.cards > 0 ? EXCHANGE_GAIN : 0),
        tileWorth: own.tileWorth - TILE.exchange_three,
      }),
    );
}

/** The red tiles that are used on their own. */
export function addRedTiles(trial: Trial): void {
  const { position, seat } = trial;
  const karakia = position.state.players[seat]?.karakia ?? [];
  if (karakia.includes("place_stronghold")) addStrongholds(trial);
  if (karakia.includes("move_birds")) addMoves(trial);
}

function spendTile({ sketch, seat }: Trial, tile: "move_birds" | "place_stronghold") {
  return withHolding(sketch, seat, { tileWorth: (sketch.holdings[seat]?.tileWorth ?? 0) - TILE[tile] });
}

function addStrongholds(trial: Trial): void {
  const spent = spendTile(trial, "place_stronghold");
  trial.sketch.lands.forEach(({ condition, stronghold, pieces }, place) => {
    if (condition !== "open" || stronghold || pieces[trial.seat] === 0) return;
    consider(trial, [["stronghold", place + 1]], withLand(spent, place + 1, { stronghold: true }));
  });
}

function addMoves(trial: Trial): void {
  const { position, seat, sketch } = trial;
  const { options, territories } = position.state;
  const spent = spendTile(trial, "move_birds");
  territories.forEach(({ birds }, from) => {
    const most = Math.min(birds[seat] ?? 0, position.pack.constants.moveBirdsMax);
    for (let count = 1; count <= most; count++) {
      const left = withLand(spent, from + 1, { pieces: withPieces(sketch, from + 1, seat, -count) });
      sketch.lands.forEach(({ condition }, to) => {
        const isTarget = condition === "open" || (condition === "sold" && options.moveIntoSold === "on");
        if (!isTarget || from === to) return;
        const after = withLand(left, to + 1, { pieces: withPieces(sketch, to + 1, seat, count) });
        consider(trial, moveMoves(from + 1, to + 1, count, most), after);
      });
    }
  });
}

function moveMoves(from: number, to: number, count: number, most: number): MoaMove[] {
  const choice: MoaMove[] = most === 1 ? [] : [["count", count]];
  return [["moveBirds", from], ...choice, ["to", to]];
}

/** Defend or let the territory go; what others behind in the order may do is anybody's guess. */
export function addDefence(trial: Trial, { territory, mammal }: DefenceOfferFrame): void {
  const { position, seat, sketch } = trial;
  const land = at(sketch.lands, territory - 1);
  const none = land.pieces.map(() => 0);
  consider(trial, [["decline"]], withLand(sketch, territory, { pieces: none, leader: -1, contested: false }));
  const { fight, vp } = position.pack.mammals[mammal];
  const payment = cheapestFor(position, seat, "fight", fight);
  if (payment === undefined) return;
  const paid = afterPayment(sketch, seat, payment, 0);
  const points = (paid.holdings[seat]?.points ?? 0) + vp;
  const saved = { condition: "open", stronghold: true, contested: false } as const;
  const after = withLand(withHolding(paid, seat, { points }), territory, saved);
  consider(trial, [["defend"], ...payMoves(payment), ["confirm"]], after);
}

/** The cards that are worth least go. */
export function addDiscards(trial: Trial, { discards, chosen }: ExchangeFrame): void {
  const { position, seat, sketch } = trial;
  const hand = [...(position.state.players[seat]?.hand ?? [])];
  for (const card of chosen) hand.splice(hand.indexOf(card), 1);
  hand.sort((one, other) => worthOfCard(position.pack, one) - worthOfCard(position.pack, other));
  const worst = hand.slice(0, discards - chosen.length).map((card): MoaMove => ["discard", card]);
  consider(trial, [...worst, ["confirm"]], sketch);
}

/** Neutral pieces where they hurt the rival more than oneself. */
export function addNeutral(trial: Trial, offers: readonly MoaMove[], neutral: Seat): void {
  for (const move of offers) {
    if (move[0] === "skip") consider(trial, [move], trial.sketch);
    if (move[0] !== "neutral") continue;
    const [, number, what] = move;
    const pieces = withPieces(trial.sketch, number, neutral, what === "bird2" ? 2 : 1);
    const change = what === "leader" ? { pieces, leader: neutral } : { pieces };
    consider(trial, [move], withLand(trial.sketch, number, change));
  }
}
