// Random combats for the tests of the odds, and the stated policy played on the real rules.
import { type Chance, copyJson } from "@outrigger/kernel";
import { fastBelow, newPlay, newWalk, take } from "@outrigger/kernel/play";
import { newBattle } from "../combat/battle-record.ts";
import { rules } from "../index.ts";
import { addVillage } from "../markers.ts";
import type { TahitiState } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { clanOf, type Hex, type Side } from "../vocabulary.ts";
import { fighting } from "./situation.ts";

export interface Fight {
  readonly state: TahitiState;
  readonly hex: Hex;
  readonly attacker: Side;
  readonly defender: Side;
}

const HOMES = [407, 505, 604, 905, 1008, 1011, 1310, 610, 811, 1113];
const KINDS = ["population", "militia", "slingers", "fighters", "heavy"];
const LEADERS = ["E1", "E5", "shaman"];

/** Two sides with at most so many Units each somewhere on the island, with friends of both scattered about. */
export function randomFight(seed: number, mostUnits: number): Fight {
  const below = fastBelow(seed);
  const land = rules.pack.map.hexes.filter((hex) => !hex.sea);
  const [first = 407, second = 1310] = shuffled(HOMES, below);
  const hex = (land[below(land.length)] as { id: Hex }).id;
  const army = (): string => {
    const names = someUnits(below, mostUnits);
    return below(3) === 0 ? `${names} ${LEADERS[below(LEADERS.length)]}` : names;
  };
  const scattered = Array.from({ length: below(4) }, () => (land[below(land.length)] as { id: Hex }).id);
  const scene = fighting(
    [
      `0@${hex} ${army()} militia`,
      `1@${hex} ${army()}`,
      ...scattered.filter((at) => at !== hex).map((at, place) => `${place % 2}@${at} ${KINDS[below(KINDS.length)]}`),
    ].join("; "),
    {
      homes: [first, second],
      edit: (state) => {
        for (const piece of state.pieces)
          if (piece.kind === "chieftain" && piece.at === hex) piece.at = piece.owner === 0 ? first : second;
      },
    },
  );
  return { state: scene.state, hex, attacker: 0, defender: 1 };
}

function someUnits(below: (bound: number) => number, most: number): string {
  return Array.from({ length: 1 + below(most) }, () => KINDS[below(KINDS.length)]).join(" ");
}

/** A player alone and a clan with its people about its Area, in a hex of it or elsewhere; either may attack. */
export function randomClanFight(seed: number, mostUnits: number): Fight {
  const below = fastBelow(seed);
  const { map, areas } = rules.pack;
  const land = map.hexes.filter((hex) => !hex.sea).map((hex) => hex.id);
  const anyOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const [home = 407, second = 1310] = shuffled(HOMES, below);
  const area = anyOf(areas.map((_, place) => place).filter((place) => place !== map.at(home).area));
  const { hexes = [], sites = [] } = areas[area] ?? {};
  const clan = clanOf(area);
  const hex = below(2) === 0 ? anyOf(hexes) : anyOf(land);
  const leader = below(2) === 0 ? "E1" : "";
  const scene = fighting(
    [
      `0@${hex} militia ${someUnits(below, mostUnits)} ${leader}`,
      `${clan}@${hex} fighters ${someUnits(below, mostUnits)}`,
      `${clan}@${anyOf(hexes)} population*2`,
      ...Array.from({ length: below(3) }, () => `0@${anyOf(land)} population`),
    ].join("; "),
    {
      seats: 1,
      homes: [home],
      villages: map.at(second).area === area || map.at(second).area === map.at(home).area ? "" : `0@${second}`,
      edit: (state) => {
        state.control[area] = clan;
        state.clans.push({ area, active: true, since: 0, camp: anyOf(hexes) });
        if (below(2) === 0) addVillage(state, anyOf(sites), clan);
      },
    },
  );
  const [attacker, defender] = below(2) === 0 ? [0, clan] : [clan, 0];
  return { state: scene.state, hex, attacker, defender };
}

function shuffled<Item>(items: readonly Item[], below: (bound: number) => number): Item[] {
  const pool = [...items];
  return items.map(() => pool.splice(below(pool.length), 1)[0] as Item);
}

export interface Fought {
  attackerWins: boolean;
  hexes: number;
  panics: number;
  captured: number;
  leadersTaken: boolean;
}

const POLICY: Readonly<Record<string, string>> = {
  shaman: "shamanIn",
  retreatPath: "retreatTo",
  newHome: "newHome",
  pursuit: "pursueAll",
  trapped: "surrender",
};

/** Fights once on the real rules, by the policy of the odds, until the combat is over or somebody has to bargain. */
export function fightOnce({ state, hex, attacker, defender }: Fight, chance: Chance): Fought {
  const fought: Fought = { attackerWins: false, hexes: 0, panics: 0, captured: 0, leadersTaken: false };
  const hear = (event: Tahiti["event"]): void => note(fought, attacker, event);
  const play: TahitiPlay = {
    ...newPlay(rules, rules.pack, copyJson(state), chance),
    emit: hear,
    tell: (events) => [events()].flat().forEach(hear),
  };
  play.state.stack = [newBattle(play, attacker, defender, hex)];
  const walk = newWalk(rules, play);
  for (let decision = walk.decision; decision !== undefined; decision = walk.decision) {
    const wanted = POLICY[decision.frame.phase];
    const move = walk.offers.moves.find(([kind]) => kind === wanted);
    if (move === undefined) break;
    take(walk, move as Tahiti["move"]);
  }
  return fought;
}

function note(fought: Fought, attacker: Side, event: Tahiti["event"]): void {
  if (event.kind === "fought") {
    fought.attackerWins = event.winner === attacker;
    fought.hexes = event.hexes;
  } else if (event.kind === "panicked") fought.panics += event.rolls.filter(([, , die]) => die % 2 === 1).length;
  else if (event.kind === "unitsCaptured" || event.kind === "surrendered") fought.captured += event.ids.length;
  else if (event.kind === "leadersCaptured") fought.leadersTaken = true;
}
