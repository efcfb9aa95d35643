// Positions far into a game of Moa: land held, invaded and sold, a hot volcano, empty piles, many tiles. The test kit and
// `npm run soak` play from them too.

import type { Chance, Seat, Start } from "@outrigger/kernel";
import type { ArrangedStart } from "@outrigger/testkit";
import { loseLeaderTile, putBirds, putLeader, supplyOf } from "../board/territory.ts";
import type { MoaPack } from "../components.ts";
import { insertSorted, playerAt, removeOne } from "../hand/cards.ts";
import type { Moa } from "../moa.ts";
import { gameRound } from "../names.ts";
import { setup } from "../setup.ts";
import type { MoaState, Territory, TurnFrame, TurnsFrame } from "../state.ts";
import { DISPLAYED, KARAKIA, type Mammal } from "../vocabulary.ts";

interface Arrangement {
  readonly state: MoaState;
  readonly pack: MoaPack;
  readonly chance: Chance;
}

function anyOf<Item>({ chance }: Arrangement, items: readonly Item[]): Item {
  return items[chance.pick(items.length)] as Item;
}

const oneIn = ({ chance }: Arrangement, count: number): boolean => chance.pick(count) === 0;

/** Somebody's turn in any round, with the cards of the rounds before it used. */
function openRound({ pack, ...start }: Start<Moa>): Arrangement {
  const { chance, seats } = start;
  const state = setup({ ...start, pack });
  state.period = 1 + chance.pick(2);
  state.round = 1 + chance.pick(pack.constants.roundsPerPeriod);
  for (let card = 2 * (state.round - 1); card > 0; card--) state.terrainUsed.push(chance.draw(state.terrainUnseen));
  state.terrain = [chance.draw(state.terrainUnseen), chance.draw(state.terrainUnseen)];
  const taken = chance.pick(seats);
  const turns: TurnsFrame = { phase: "turns", taken: taken + 1 };
  const turn: TurnFrame = { phase: "turn", seat: (state.first + taken) % seats, acted: chance.pick(4) === 0 };
  state.stack = [turns, turn];
  const scene = { state, pack, chance };
  if (state.period === 2)
    for (const player of state.players) player.points.push({ land: 6, mammals: 0, leaderTiles: 0 });
  for (const player of state.players) player.score = 6 * player.points.length;
  return scene;
}

/** Every territory is held by some, invaded or sold; the leader tiles are taken or gone. */
function peopleLand(scene: Arrangement): void {
  const { state } = scene;
  for (const [at, territory] of state.territories.entries()) {
    if (oneIn(scene, 6)) {
      invade(scene, territory);
      continue;
    }
    for (let colour = 0; colour < state.supply.length; colour++) settle(scene, at + 1, colour);
    if (oneIn(scene, 3)) lead(scene, at + 1, territory);
    else if (oneIn(scene, 5)) sell(scene, territory);
    territory.stronghold = territory.condition === "open" && oneIn(scene, 4);
  }
}

function settle(scene: Arrangement, number: number, colour: number): void {
  const most = Math.min(3, supplyOf(scene.state, colour).birds);
  const birds = oneIn(scene, 2) ? 0 : scene.chance.pick(most + 1);
  if (birds > 0) putBirds(scene.state, number, colour, birds);
}

/** A leader of somebody who has birds there; the tile is his from the round after. */
function lead(scene: Arrangement, number: number, territory: Territory): void {
  const { state } = scene;
  const there = territory.birds.flatMap((count, colour) =>
    count > 0 && supplyOf(state, colour).leaders > 0 ? [colour] : [],
  );
  if (there.length === 0) return;
  const colour = anyOf(scene, there);
  putLeader(state, number, colour);
  if (state.players[colour] === undefined) loseLeaderTile(state, territory);
  else takeTile(scene, territory, colour);
}

function takeTile(scene: Arrangement, territory: Territory, seat: Seat): void {
  const { state, pack } = scene;
  const { leaderTile } = territory;
  if (leaderTile === null) return;
  const from = Math.max(1, gameRound(state, pack.printed) + (oneIn(scene, 3) ? 1 : 0));
  playerAt(scene, seat).leaderTiles.push({ tile: leaderTile, from });
  territory.leaderTile = null;
}

/** The card of the invader is discarded; everything has left the territory. */
function invade(scene: Arrangement, territory: Territory): void {
  const mammal = drawMammal(scene);
  if (mammal === undefined) return;
  scene.state.mammalDiscard.push(mammal);
  loseLeaderTile(scene.state, territory);
  Object.assign(territory, { condition: "invaded", mammal });
}

/** One bird of the seller stays, and the others' birds. */
function sell(scene: Arrangement, territory: Territory): void {
  const { state } = scene;
  const sellers = state.players.flatMap((_, seat) => ((territory.birds[seat] ?? 0) > 0 ? [seat] : []));
  const card = state.mammalDeck.find((mammal) => mammal !== "weasel");
  if (sellers.length === 0 || card === undefined) return;
  const seller = anyOf(scene, sellers);
  removeOne(state.mammalDeck, card);
  insertSorted(playerAt(scene, seller).saleCards, card);
  supplyOf(state, seller).birds += (territory.birds[seller] ?? 0) - 1;
  territory.birds[seller] = 1;
  loseLeaderTile(state, territory);
  Object.assign(territory, { condition: "sold", mammal: card, seller });
  state.sales++;
}

function drawMammal({ state, chance }: Arrangement): Mammal | undefined {
  return state.mammalDeck.length === 0 ? undefined : chance.draw(state.mammalDeck);
}

/** Hands of any size, some mammals waiting, the volcano anywhere below its top. */
function deal(scene: Arrangement, most: number): void {
  const { state, pack, chance } = scene;
  for (const player of state.players)
    for (let cards = chance.pick(most + 1); cards > 0 && state.birdDeck.length > 0; cards--)
      insertSorted(player.hand, chance.draw(state.birdDeck));
  for (const mammal of DISPLAYED)
    while (state.mammalDeck.includes(mammal) && oneIn(scene, 2)) {
      removeOne(state.mammalDeck, mammal);
      state.display[mammal]++;
    }
  state.volcano = chance.pick(pack.track.length);
}

/** Karakia tiles for everybody, some of them too fresh to be used. */
function giveTiles(scene: Arrangement): void {
  const { state } = scene;
  for (const kind of KARAKIA)
    while (state.karakia[kind] > 0 && !oneIn(scene, 4)) {
      const { karakia, fresh } = playerAt(scene, scene.chance.pick(state.players.length));
      (oneIn(scene, 4) ? fresh : karakia).push(kind);
      state.karakia[kind]--;
    }
}

const HAND = 7;

function midGame(start: Start<Moa>): Arrangement {
  const scene = openRound(start);
  peopleLand(scene);
  deal(scene, HAND);
  giveTiles(scene);
  return scene;
}

const landHeld: ArrangedStart<Moa> = { name: "land held and lost", make: (start) => midGame(start).state };

const hotVolcano: ArrangedStart<Moa> = {
  name: "a hot volcano",
  make(start) {
    const { state, pack } = midGame(start);
    state.volcano = pack.track.length - 1;
    return state;
  },
};

/** Next to nothing in the decks: the discards are turned over, and after them there is nothing. */
const emptyPiles: ArrangedStart<Moa> = {
  name: "empty piles",
  make(start) {
    const scene = midGame(start);
    const { state, chance } = scene;
    while (state.birdDeck.length > chance.pick(2)) state.birdDiscard.push(chance.draw(state.birdDeck));
    while (state.mammalDeck.length > chance.pick(2)) state.mammalDiscard.push(chance.draw(state.mammalDeck));
    return state;
  },
};

/** All leaders of a seat are out, most mammal tiles won, and everybody has leader tiles. */
const manyTiles: ArrangedStart<Moa> = {
  name: "many tiles out",
  make(start) {
    const scene = midGame(start);
    const { state, pack, chance } = scene;
    const seat = chance.pick(state.players.length);
    state.territories.forEach((territory, at) => {
      const isFree = territory.condition === "open" && territory.leader === null && supplyOf(state, seat).leaders > 0;
      if (!isFree || supplyOf(state, seat).birds === 0) return;
      if (territory.birds[seat] === 0) putBirds(state, at + 1, seat, 1);
      putLeader(state, at + 1, seat);
      takeTile(scene, territory, seat);
    });
    for (const { id, tiles } of Object.values(pack.mammals)) {
      const onBoard = state.territories.filter(({ mammal }) => mammal === id).length;
      for (let left = tiles - onBoard - chance.pick(2); left > 0; left--)
        insertSorted(anyOf(scene, state.players).won, id as Mammal);
    }
    return state;
  },
};

export const arranged: readonly ArrangedStart<Moa>[] = [landHeld, hotVolcano, emptyPiles, manyTiles];
