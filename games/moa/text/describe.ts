// The position in words, line by line: for the terminal and the screen reader.
import type { Say } from "@outrigger/text";
import type { MoaView, PlayerView, Territory } from "../rules/index.ts";
import { neutralColour } from "../rules/names.ts";
import { pileTexts, terrainText } from "./piles.ts";
import {
  birdText,
  bonusText,
  cardIcons,
  countedList,
  itemName,
  karakiaText,
  leaderTileText,
  listText,
  mammalsText,
  mammalValues,
  piecesText,
} from "./words.ts";

export function describeTable(say: Say, view: MoaView, names: readonly string[]): string[] {
  return [
    say("describe.time", { period: view.period, round: view.round, name: names[view.first] ?? "" }),
    terrainLine(say, view),
    volcanoLine(say, view),
    displayLine(say, view),
    say("describe.sales", { sales: view.sales }),
    ...view.territories.map((territory, at) => territoryLine(say, view, names, territory, at)),
    karakiaLine(say, view),
    decksLine(say, view),
    ...pileLines(say, view),
    ...view.players.map((player, seat) => playerLine(say, view, player, names, seat)),
    ...neutralLine(say, view),
    ...view.players.flatMap((player, seat) => handLine(say, view, player, names, seat)),
    ...paymentLine(say, view),
  ];
}

function terrainLine(say: Say, view: MoaView): string {
  if (view.terrain.length === 0) return say("describe.terrain.none");
  const cards = view.terrain.map((id) => terrainText(say, view, id));
  return say("describe.terrain", { cards: listText(say, cards) });
}

function volcanoLine(say: Say, { volcano, printed, territories, values }: MoaView): string {
  const land = values.at(-1);
  if (territories.at(-1)?.condition === "erupted" || land === undefined) return say("describe.volcano.erupted");
  return say("describe.volcano", { at: volcano, top: printed.track.length, ...land });
}

function displayLine(say: Say, { display }: MoaView): string {
  if (Object.values(display).every((count) => count === 0)) return say("describe.display.none");
  return say("describe.display", { cards: mammalsText(say, display) });
}

function territoryLine(say: Say, view: MoaView, names: readonly string[], territory: Territory, at: number): string {
  return say("describe.territory", {
    number: at + 1,
    terrain: say(`terrain.${view.printed.territories[at]?.terrain ?? "coast"}`),
    ...(view.values[at] ?? { high: 0, low: 0 }),
    things: thingsIn(say, view, names, territory).join("; ") || say("describe.empty"),
  });
}

function thingsIn(say: Say, { printed }: MoaView, names: readonly string[], territory: Territory): string[] {
  const { condition, mammal, seller, birds, leader, stronghold, leaderTile } = territory;
  const things = piecesText(say, names, birds, leader);
  if (mammal !== null)
    things.unshift(
      say(`describe.${condition}`, {
        ...mammalValues(say, mammal),
        fight: printed.mammals[mammal].fight,
        name: names[seller ?? -1] ?? "",
      }),
    );
  if (condition === "erupted") things.push(say("describe.erupted"));
  if (stronghold) things.push(say("describe.stronghold"));
  const tile = printed.leaderTiles[leaderTile ?? ""];
  if (tile !== undefined) things.push(say("describe.leaderTile", { bonus: bonusText(say, tile) }));
  return things;
}

function karakiaLine(say: Say, { karakia, printed }: MoaView): string {
  const counts: Readonly<Record<string, number>> = karakia;
  const tiles = Object.entries(printed.karakia).map(([kind, { cost }]) =>
    say("describe.karakiaTile", { tile: say(`karakia.${kind}`), cost, count: counts[kind] ?? 0 }),
  );
  return say("describe.karakia", { tiles: tiles.join(", ") });
}

function decksLine(say: Say, { birdCards, mammalCards, terrainDeckSize }: MoaView): string {
  return say("describe.decks", {
    birds: birdCards.deckSize,
    birdDiscard: birdCards.discardSize,
    mammals: mammalCards.deckSize,
    mammalDiscard: mammalCards.discardSize,
    terrain: terrainDeckSize,
  });
}

/** What lies face up beside the decks. */
function pileLines(say: Say, view: MoaView): string[] {
  return pileTexts(say, view)
    .filter(({ cards }) => cards.length > 0)
    .map(({ id, cards, isTopOnly }) =>
      say(`describe.pile.${id}`, { top: isTopOnly ? "yes" : "no", cards: listText(say, cards) }),
    );
}

function playerLine(say: Say, view: MoaView, player: PlayerView, names: readonly string[], seat: number): string {
  const things = holdings(say, view, player);
  return say("describe.player", {
    name: names[seat] ?? "",
    score: player.score,
    cards: player.handSize,
    birds: view.supply[seat]?.birds ?? 0,
    leaders: view.supply[seat]?.leaders ?? 0,
    things: things.length === 0 ? "none" : things.join("; "),
  });
}

function holdings(say: Say, { printed }: MoaView, player: PlayerView): string[] {
  const things: string[] = [];
  const add = (key: string, list: readonly string[], values: Record<string, string>): void => {
    if (list.length > 0) things.push(say(key, values));
  };
  const { karakia, fresh, leaderTiles, won, saleCards } = player;
  const tiles = leaderTiles.map(({ tile }) => tile);
  add("describe.held", karakia, { tiles: karakiaText(say, karakia) });
  add("describe.fresh", fresh, { tiles: karakiaText(say, fresh) });
  add("describe.leaderTiles", tiles, { tiles: countedList(say, tiles, (tile) => leaderTileText(say, printed, tile)) });
  add("describe.won", won, { mammals: countedList(say, won, (mammal) => say(`mammal.${mammal}`)) });
  add("describe.saleCards", saleCards, { mammals: countedList(say, saleCards, (mammal) => say(`mammal.${mammal}`)) });
  return things;
}

function neutralLine(say: Say, { supply, players, options, neutralScore }: MoaView): string[] {
  const neutral = supply[neutralColour({ supply, players }) ?? -1];
  const scored = options.neutralScoring === "on" ? "yes" : "no";
  return neutral === undefined ? [] : [say("describe.neutralPlayer", { ...neutral, scored, score: neutralScore })];
}

function handLine(say: Say, view: MoaView, { hand }: PlayerView, names: readonly string[], seat: number): string[] {
  if (hand === null || hand.length === 0) return [];
  const kinds = [...new Set(hand)].map((bird) =>
    say("describe.card", {
      count: hand.filter((card) => card === bird).length,
      card: birdText(say, bird),
      icons: cardIcons(say, view.printed, bird),
    }),
  );
  const cards = kinds.join(", ");
  return [
    seat === view.viewer
      ? say("describe.hand", { cards })
      : say("describe.hand.of", { name: names[seat] ?? "", cards }),
  ];
}

/** What the viewer has put together so far. */
function paymentLine(say: Say, { stack, viewer }: MoaView): string[] {
  const frame = stack.at(-1);
  if (frame === undefined || !("spent" in frame) || frame.seat !== viewer || frame.spent.length === 0) return [];
  const items = countedList(say, frame.spent, (item) => itemName(say, item));
  return [say("describe.payment", { items, paid: frame.paid, need: frame.need })];
}
