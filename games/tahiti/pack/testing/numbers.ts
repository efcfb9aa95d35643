// What the test of every number of a pack needs to know: which follow from others, and where rich positions come from.
import type { Json, Start } from "@outrigger/kernel";
import type { NumberPlan } from "@outrigger/testkit";
import type { OverboardFrame } from "../../rules/advanced/frames.ts";
import type { CombatsFrame } from "../../rules/combat/frames.ts";
import type { BargainFrame } from "../../rules/endings/frames.ts";
import type { ControlFrame } from "../../rules/island/frames.ts";
import { addMarker } from "../../rules/markers.ts";
import { addPiece } from "../../rules/pieces.ts";
import type { TahitiState } from "../../rules/state.ts";
import type { Tahiti } from "../../rules/tahiti.ts";
import { arranged } from "../../rules/testing/arranged.ts";
import { NOBODY } from "../../rules/vocabulary.ts";

interface Source {
  tracks: { turnsPerSeason: number; seasonsPerYear: number };
}

const upTo = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, at) => at + 1);

/** The spaces of the tracks. */
function settle(source: Json): Json {
  const pack = structuredClone(source) as unknown as Source;
  const { tracks } = pack;
  Object.assign(tracks, { turnSpaces: upTo(tracks.turnsPerSeason), seasonSpaces: upTo(tracks.seasonsPerYear) });
  return pack as unknown as Json;
}

/** Villages and armies, to which more is added. */
function make(start: Start<Tahiti>): TahitiState {
  const [villages] = arranged;
  if (villages === undefined) throw new Error("no arranged start");
  return villages.make(start);
}

/** Three pieces in the water, out at sea, whatever the table. */
function swimming(start: Start<Tahiti>): TahitiState {
  const state = make(start);
  const at = start.pack.map.hexes.find((hex) => hex.sea && hex.seaSteps.some(({ coastal }) => coastal))?.id ?? 0;
  const swimmers = (["heavy", "fighters", "shaman"] as const).map((kind) => addPiece(state, kind, 0, at).id);
  const frame: OverboardFrame = { phase: "overboard", side: 0, at, swimmers, canoes: [], seated: 0, ownShore: false };
  state.stack.push(frame);
  return state;
}

/** Two fleets in one hex, a strong one and a weak one: canoes sink. */
function fleets(start: Start<Tahiti>): TahitiState {
  const state = make(start);
  const at = start.pack.map.hexes.find((hex) => hex.sea)?.id ?? 0;
  const crews = [new Array(6).fill("heavy"), new Array(3).fill("militia")] as const;
  crews.forEach((crew, seat) => {
    for (let canoe = 0; canoe < 3; canoe++) addMarker(state, "warCanoe", at).crew = seat;
    for (const kind of crew) addPiece(state, kind, seat, at).by = "sea";
  });
  const frame: CombatsFrame = { phase: "combats", player: 0, settled: [] };
  state.stack.push(frame);
  return state;
}

/** A Chieftain has been taken, and is bargained over. */
function captive(start: Start<Tahiti>): TahitiState {
  const state = make(start);
  const made: BargainFrame["made"] = [start.chance.pick(4), start.chance.pick(4)];
  const frame: BargainFrame = { phase: "bargain", seat: 0, captor: 0, captive: 1, made, standing: null };
  state.stack.push(frame);
  return state;
}

/** Alone, and all neighbours are about to be asked. */
function asking(start: Start<Tahiti>): TahitiState {
  const state = make(start);
  const gains = state.control.flatMap((owner, area) => (owner === NOBODY ? [area] : []));
  const frame: ControlFrame = { phase: "control", player: 0, gains };
  state.stack.push(frame);
  return state;
}

export const numbers: NumberPlan<Tahiti> = {
  settle,
  decisions: 150,
  // The year is only told, never counted.
  drawn: /seasonsPerYear/,
  starts: [
    { name: "villages and armies", make },
    {
      name: "fleets",
      seats: [2, 3, 4],
      options: { seaCombat: true, crashingReefs: true, swimming: true },
      make: fleets,
    },
    { name: "a captive", seats: [2, 3, 4], make: captive },
    { name: "in the water", make: swimming },
    { name: "alone among neighbours", seats: [1], make: asking },
  ],
};
