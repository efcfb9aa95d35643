// Conservation laws of the game: what must hold in every state, whatever was played.

import { hasPieces } from "./board/territory.ts";
import type { MoaPack } from "./components.ts";
import type { MoaState, Territory } from "./state.ts";
import { KARAKIA } from "./vocabulary.ts";

export function invariants(state: MoaState, pack: MoaPack): string[] {
  return [
    ...pieceProblems(state, pack),
    ...cardProblems(state, pack),
    ...tileProblems(state, pack),
    ...state.territories.flatMap((territory, at) => territoryProblems(state, territory, at + 1)),
    ...countProblems(state, pack),
  ];
}

function pieceProblems({ territories, supply }: MoaState, pack: MoaPack): string[] {
  return supply.flatMap(({ birds, leaders }, colour) => {
    const placed = territories.reduce((sum, territory) => sum + (territory.birds[colour] ?? 0), 0);
    const led = territories.filter(({ leader }) => leader === colour).length;
    const problems: string[] = [];
    if (birds < 0 || placed + birds !== pack.birdTokens) problems.push(`colour ${colour} has ${placed + birds} birds`);
    if (leaders < 0 || led + leaders !== pack.leaderTokens)
      problems.push(`colour ${colour} has ${led + leaders} leaders`);
    return problems;
  });
}

function cardProblems(state: MoaState, pack: MoaPack): string[] {
  const { players, display } = state;
  const birds = [...state.birdDeck, ...state.birdDiscard, ...players.flatMap(({ hand }) => hand)];
  const waiting = Object.entries(display).flatMap(([mammal, count]) =>
    new Array<string>(Math.max(0, count)).fill(mammal),
  );
  const sold = players.flatMap(({ saleCards }) => saleCards);
  const mammals = [...state.mammalDeck, ...state.mammalDiscard, ...waiting, ...sold];
  const terrain = [...state.terrain, ...state.terrainUsed, ...state.terrainUnseen];
  return [
    ...differences("bird cards", birds, pack.bags.birds),
    ...differences("mammal cards", mammals, pack.bags.mammals),
    ...differences("terrain cards", terrain, pack.bags.terrain),
    ...unsorted("bird deck", state.birdDeck),
    ...unsorted("mammal deck", state.mammalDeck),
    ...unsorted("terrain cards", state.terrainUnseen),
    ...players.flatMap(({ hand }, seat) => unsorted(`hand of seat ${seat}`, hand)),
  ];
}

function tileProblems(state: MoaState, pack: MoaPack): string[] {
  const held = state.players.flatMap(({ karakia, fresh }) => [...karakia, ...fresh]);
  const stacks = KARAKIA.flatMap((kind) => new Array<string>(Math.max(0, state.karakia[kind])).fill(kind));
  const printed = KARAKIA.flatMap((kind) => new Array<string>(pack.karakia[kind].count).fill(kind));
  const leaderTiles = [
    ...state.territories.flatMap(({ leaderTile }) => leaderTile ?? []),
    ...state.players.flatMap((player) => player.leaderTiles.map(({ tile }) => tile)),
    ...state.leaderTilesOut,
  ];
  return [
    ...differences("karakia tiles", [...held, ...stacks], printed),
    ...differences("leader tiles", leaderTiles, pack.bags.leaderTiles),
  ];
}

/** Both lists hold the same things, in whatever order. */
function differences(what: string, found: readonly string[], printed: readonly string[]): string[] {
  return [...found].sort().join() === [...printed].sort().join() ? [] : [`${what} are lost or doubled`];
}

function unsorted(what: string, list: readonly string[]): string[] {
  return list.some((item, at) => item < (list[at - 1] ?? "")) ? [`${what} is out of order`] : [];
}

function territoryProblems(state: MoaState, territory: Territory, number: number): string[] {
  const { condition, mammal, seller, stronghold, leaderTile } = territory;
  const problems: string[] = [];
  const demand = (holds: boolean, problem: string): void => {
    if (!holds) problems.push(`territory ${number} (${condition}) ${problem}`);
  };
  demand((mammal !== null) === (condition === "invaded" || condition === "sold"), "and its mammal tile disagree");
  demand((seller !== null) === (condition === "sold"), "and its seller disagree");
  demand(condition !== "sold" || mammal !== "weasel", "is sold to weasels");
  demand(condition === "open" || !stronghold, "has a stronghold");
  demand(condition === "open" || leaderTile === null || isContested(state, number), "has a leader tile");
  const isEmpty = condition === "invaded" || condition === "erupted";
  demand(!isEmpty || !hasPieces(territory) || isContested(state, number), "has pieces");
  demand(condition !== "erupted" || number === state.territories.length, "has erupted");
  return problems;
}

/** Its defence is still open, so nothing has left it yet. */
function isContested({ stack }: MoaState, number: number): boolean {
  return stack.some((frame) => frame.phase === "defence" && frame.territory === number);
}

function countProblems(state: MoaState, pack: MoaPack): string[] {
  const { roundsPerPeriod } = pack.constants;
  const sold = state.territories.filter(({ condition }) => condition === "sold").length;
  const problems: string[] = [];
  if (state.sales < sold) problems.push(`${sold} territories are sold, ${state.sales} sales counted`);
  if (state.period < 1 || state.period > 2) problems.push(`period ${state.period}`);
  if (state.round < 1 || state.round > roundsPerPeriod) problems.push(`round ${state.round}`);
  if (state.terrainUsed.length + state.terrain.length > 2 * roundsPerPeriod)
    problems.push("too many terrain cards used");
  if (Object.values(state.display).some((count) => count < 0)) problems.push("the display owes a card");
  if (Object.values(state.karakia).some((count) => count < 0)) problems.push("a karakia stack owes a tile");
  if (state.volcano > pack.track.length) problems.push("the volcano token is above its track");
  return problems;
}
