// Where a commander on land may step (TAH-LMOV, TAH-LZI), slipping away from a new hostile clan included (TAH-SOLO-7).
import { isInside } from "../advanced/hostile-clans.ts";
import type { HexInfo } from "../island/map.ts";
import type { Piece } from "../state.ts";
import type { TahitiPlay } from "../tahiti.ts";
import { type Hex, NOBODY, type Way } from "../vocabulary.ts";
import type { MarchFrame } from "./frames.ts";
import { type LandZones, landZones } from "./land-zones.ts";

/** What keeps a commander from stepping: enemies and their zones, with and without the clan he may slip away from. */
export interface Ground {
  readonly zones: LandZones;
  /** Undefined when there is nobody to slip away from. */
  readonly slipZones: LandZones | undefined;
}

export function groundOf({ state, pack }: TahitiPlay, frame: Pick<MarchFrame, "seat" | "slip">): Ground {
  const zones = landZones(state, pack, frame.seat);
  const slipZones = frame.slip === NOBODY ? undefined : landZones(state, pack, frame.seat, frame.slip);
  return { zones, slipZones };
}

/** The table at the end of section 10 of the rules: the clause that forbids the step, or undefined. */
function whyNotStep(from: Hex, to: HexInfo, left: number, zones: LandZones, held: boolean): string | undefined {
  if (to.cost > left) return "TAH-LMOV-3";
  if (zones.isOccupied(to.id)) return undefined;
  if (held) return "TAH-LZI-2";
  if (zones.isInfluenced(from) && zones.isInfluenced(to.id)) return "TAH-LZI-4";
  return undefined;
}

export interface Step {
  /** The clause that forbids it. */
  readonly clause: string | undefined;
  /** It is allowed only because he is leaving a new hostile Area. */
  readonly slips: boolean;
}

export function judgeStep(play: TahitiPlay, frame: MarchFrame, from: HexInfo, to: HexInfo, ground: Ground): Step {
  const plain = whyNotStep(from.id, to, frame.left, ground.zones, frame.held);
  if (plain === undefined && !frame.slipping) return { clause: undefined, slips: false };
  if (ground.slipZones === undefined) return { clause: plain, slips: false };
  return judgeSlip(play, frame, from, to, ground.slipZones, plain ?? "TAH-SOLO-7");
}

function judgeSlip(
  play: TahitiPlay,
  frame: MarchFrame,
  from: HexInfo,
  to: HexInfo,
  zones: LandZones,
  otherwise: string,
): Step {
  const clause = whyNotStep(from.id, to, frame.left, zones, false);
  if (clause !== undefined || zones.isOccupied(to.id)) return { clause: clause ?? otherwise, slips: false };
  const escapes = canSlipOut(play, frame.slip, to, frame.left - to.cost, zones);
  return escapes ? { clause: undefined, slips: true } : { clause: otherwise, slips: false };
}

/** Whether the way out of the Area can be paid for from here, past nobody who would have to be fought. */
function canSlipOut(play: TahitiPlay, clan: number, at: HexInfo, left: number, zones: LandZones): boolean {
  if (!isInside(play, clan, at.id)) return true;
  return at.landSteps.some(
    (to) =>
      whyNotStep(at.id, to, left, zones, false) === undefined &&
      !zones.isOccupied(to.id) &&
      canSlipOut(play, clan, to, left - to.cost, zones),
  );
}

/** Every hex the commander could reach on foot from here. `held`: in a zone that he has entered on this march. */
export function reach(play: TahitiPlay, commander: Piece, left: number, held = false): Way[] {
  const { map } = play.pack;
  const zones = landZones(play.state, play.pack, commander.owner);
  const best = new Map<Hex, readonly [left: number, from: Hex]>();
  const open: { hex: HexInfo; left: number; held: boolean }[] = [{ hex: map.at(commander.at), left, held }];
  for (const { hex, left: rest, held } of open) {
    for (const to of hex.landSteps) {
      if (whyNotStep(hex.id, to, rest, zones, held) !== undefined) continue;
      const then = rest - to.cost;
      if ((best.get(to.id)?.[0] ?? -1) >= then) continue;
      best.set(to.id, [then, hex.id]);
      if (!zones.isOccupied(to.id)) open.push({ hex: to, left: then, held: zones.isInfluenced(to.id) });
    }
  }
  return [...best].map(([to, [then, from]]) => [to, then, from]);
}
