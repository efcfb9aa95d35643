// Setting up (TAH-SETUP): Home Areas by dice, everything neutral, then each player places his people.
import { at, type Chance, type Seat, type Start } from "@outrigger/kernel";
import { homeAreasOf, switchesOf } from "../options.ts";
import type { Player, TahitiState } from "../state.ts";
import type { Tahiti } from "../tahiti.ts";
import { NOBODY } from "../vocabulary.ts";
import type { DeployFrame, HomeVillageFrame } from "./frames.ts";

export function setup(start: Start<Tahiti>): TahitiState {
  const { seats, options, pack } = start;
  const homes = drawHomeAreas(start, homeAreasOf(options, seats, pack.standardHomes));
  const state: TahitiState = {
    stack: [{ phase: "gameTurn" }],
    aside: [],
    clock: 0,
    order: [],
    active: NOBODY,
    initiative: { holder: NOBODY, doubled: false },
    players: homes.map(() => newPlayer(pack.elders.length)),
    control: pack.areas.map((_, area) => homes.indexOf(area)),
    pieces: [],
    markers: [],
    villages: [],
    partBuilt: [],
    stumps: [],
    clans: [],
    nextId: 1,
    asked: [],
    switches: switchesOf(options),
    luck: homes.map(() => ({})),
  };
  // The last to place lies lowest (TAH-SETUP-8).
  for (const [seat, home] of [...homes.entries()].reverse()) state.stack.push(...placing(start, seat, home));
  return state;
}

function placing({ pack }: Start<Tahiti>, seat: Seat, area: number): (DeployFrame | HomeVillageFrame)[] {
  const left = [
    ...Array.from({ length: pack.setup.fighters }, () => "fighters" as const),
    ...Array.from({ length: pack.setup.population }, () => "population" as const),
  ];
  return [
    { phase: "deploy", seat, area, left },
    { phase: "homeVillage", seat, area },
  ];
}

function newPlayer(elders: number): Player {
  return {
    onTahiti: true,
    home: 0,
    shamanDue: 0,
    elders: Array.from({ length: elders }, (_, place) => place + 1),
    level: "",
    settled: "",
  };
}

/** TAH-SETUP-4: everybody rolls, ties among themselves again; the best takes the first Area of the list. Per seat, its Area. */
function drawHomeAreas({ seats, pack, chance, emit }: Start<Tahiti>, ids: readonly string[]): number[] {
  const areas = ids.map((id) => pack.areas.findIndex((area) => area.id === id));
  if (seats === 1) return areas;
  const rolls = Array.from({ length: seats }, (): number[] => []);
  rollForOrder(
    chance,
    rolls,
    rolls.map((_, seat) => seat),
  );
  const ranked = rolls.map((_, seat) => seat).sort((one, other) => compareRolls(rolls, other, one));
  const homes = rolls.map(() => 0);
  ranked.forEach((seat, rank) => {
    homes[seat] = at(areas, rank);
    const dice = at(rolls, seat);
    for (const die of dice) emit({ kind: "rolled", side: seat, purpose: "homeArea", die });
    emit({ kind: "homeAreaDrawn", seat, area: at(ids, rank), die: at(dice, 0) });
  });
  return homes;
}

function rollForOrder(chance: Chance, rolls: number[][], seats: readonly Seat[]): void {
  for (const seat of seats) rolls[seat]?.push(chance.die(6));
  for (let face = 1; face <= 6; face++) {
    const tied = seats.filter((seat) => rolls[seat]?.at(-1) === face);
    if (tied.length > 1) rollForOrder(chance, rolls, tied);
  }
}

function compareRolls(rolls: readonly number[][], one: Seat, other: Seat): number {
  const theirs = at(rolls, other);
  for (const [round, die] of at(rolls, one).entries()) {
    const difference = die - (theirs[round] ?? die);
    if (difference !== 0) return difference;
  }
  return 0;
}
