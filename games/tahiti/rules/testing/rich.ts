// A game that begins in the middle: villages, canoes, logs, armies and Elders of everybody, so that random play meets all rules.
import type { Chance, Game, Start } from "@outrigger/kernel";
import { rules } from "../index.ts";
import { addMarker, addVillage } from "../markers.ts";
import { addPiece } from "../pieces.ts";
import { setup } from "../setup.ts";
import type { TahitiState } from "../state.ts";
import type { Tahiti } from "../tahiti.ts";
import { type Hex, NOBODY } from "../vocabulary.ts";

const ARMY = ["population", "militia", "militia", "slingers", "fighters", "heavy"] as const;
const UNITS = 12;
const ELDERS = 3;
const CANOES = 4;
const LOGS = 3;

function richSetup(start: Start<Tahiti>): TahitiState {
  const state = setup(start);
  const homes = state.players.map((_, seat) => state.control.indexOf(seat));
  state.stack = [{ phase: "gameTurn" }];
  homes.forEach((area, seat) => {
    const home = rules.pack.areas[area]?.homeSites[0] as Hex;
    addVillage(state, home, seat);
    Object.assign(state.players[seat] as object, { home });
    addPiece(state, "chieftain", seat, home);
    addPiece(state, "shaman", seat, home);
  });
  for (let seat = 0; seat < start.seats; seat++) enrich(state, seat, start.chance);
  return state;
}

function enrich(state: TahitiState, seat: number, chance: Chance): void {
  const { map, areas } = rules.pack;
  const land = map.hexes.filter((hex) => !hex.sea).map((hex) => hex.id);
  const coast = land.filter((hex) => map.at(hex).coastal);
  const anyOf = <Item>(items: readonly Item[]): Item => items[chance.pick(items.length)] as Item;
  areas.forEach((area, place) => {
    if (state.control[place] !== NOBODY || chance.pick(6) > 0) return;
    state.control[place] = seat;
    if (chance.pick(2) === 0) addVillage(state, area.sites[0] as Hex, seat);
  });
  const shores = [state.players[seat]?.home as Hex, anyOf(coast), anyOf(coast)];
  const spots = [...shores, anyOf(land)];
  for (let count = 0; count < UNITS; count++) addPiece(state, anyOf(ARMY), seat, anyOf(spots));
  for (let count = 0; count < ELDERS; count++) addPiece(state, "elder", seat, anyOf(spots), 1 + chance.pick(8));
  for (let count = 0; count < CANOES; count++) addMarker(state, "warCanoe", anyOf(shores));
  for (let count = 0; count < LOGS; count++) addMarker(state, anyOf(["bigLog", "partBuiltCanoe"]), anyOf(spots));
}

export const richRules: Game<Tahiti> = { ...rules, setup: richSetup };
