// Tables for tests, written as the rules write them: shields with their poses, people on patches.
import type { Seat } from "@outrigger/kernel";
import { CuriousList, fastChance, isAutomatic, newPlay, phaseOf } from "@outrigger/kernel/play";
import type { Patch, Point, Tile } from "@outrigger/penrose";
import { given, type Scene } from "@outrigger/testkit";
import { type Arrangement, arrange, patchOf, readLaid } from "../../arrange/index.ts";
import { infoOf, pack } from "../components.ts";
import { rules } from "../index.ts";
import type { Maasai } from "../maasai.ts";
import { placeName } from "../names.ts";
import type { Laid, MaasaiFrame, MaasaiOptions, MaasaiState } from "../vocabulary.ts";

/** In a hand, so that it is not played out by what a test is about. */
export const SPARE = "W3-GGG W3-YYY";

export type MaasaiScene = Scene<Maasai>;

export interface Setting extends Arrangement {
  readonly seats?: 2 | 3;
  readonly options?: Partial<MaasaiOptions>;
  readonly edit?: (state: MaasaiState) => void;
}

export function table(setting: Setting): MaasaiScene {
  const options = { firstPlayer: "seat", ...setting.options } as const;
  return given(rules, { seats: setting.seats ?? 2, options }, (state) => {
    arrange(state, pack, setting);
    setting.edit?.(state);
  });
}

function nameOf(state: MaasaiState, patch: Patch): string {
  const info = infoOf(pack, (state.laid[patch >> 2] as Laid).shield);
  return `${patch >> 2}.${placeName(info.printed.kind, patch & 3)}`;
}

/** Lays a shield of the hand in a pose, from the first action on; a pose that is not offered throws. */
export function layAt(scene: MaasaiScene, text: string): void {
  const { shield, at, turn } = readLaid(text);
  if (scene.phase === "remove") scene.play(["done"]);
  scene.play(["shield", shield]);
  const wanted = scene.offers("lay").find((move) => {
    const note = scene.note(move) as { at: Point; turn: number };
    return note.at.join() === at.join() && note.turn === turn;
  });
  if (wanted === undefined) throw new Error(`${text} does not fit`);
  scene.play(wanted);
}

/** Lays a shield of the hand in the first place that is `right`, and passes if there is a third action. */
export function layAnywhere(scene: MaasaiScene, shield: string, right: (tile: Tile) => boolean = () => true): void {
  if (scene.phase === "remove") scene.play(["done"]);
  scene.play(["shield", shield]);
  const fit = scene.index.layout.fits[infoOf(pack, shield).shape].find(({ tile }) => right(tile));
  if (fit === undefined) throw new Error(`no place for ${shield}`);
  const slot = fit.joins[0] as number;
  scene.play(["lay", slot >> 2, slot & 3]);
  if (scene.phase === "act") scene.play(["pass"]);
}

/** The patches of the parcel of a patch, by name. */
export function parcel({ state, index }: MaasaiScene, name: string): string[] {
  const patch = patchOf(state, pack, name);
  const names = index.land.parcel.flatMap((parcel, other) =>
    parcel === index.land.parcel[patch] ? [nameOf(state, other)] : [],
  );
  return [...new Set(names)];
}

/** The patches that carry animals of a player, one entry a spot. */
export function grazing({ state }: MaasaiScene, player: number): string[] {
  return state.animals.flatMap((seat, spot) => (seat === player - 1 ? [nameOf(state, spot)] : []));
}

/** Who stands where, as in `Setting.people`. */
export function people({ state }: MaasaiScene): string {
  return state.people.map(({ seat, patch }) => `${seat + 1}@${nameOf(state, patch)}`).join(" ");
}

/** The patches on which the open decision lets somebody be placed. */
export function places(scene: MaasaiScene): string[] {
  return scene.offers("place").map(([, number, patch]) => `${number}.${patch}`);
}

/** What a frame refuses, as if it were the decision in hand: `{ "place 3 m": "MAS-CLM-3" }`. */
export function clausesIn({ state, pack }: MaasaiScene, frame: MaasaiFrame & { readonly seat: Seat }) {
  const list = new CuriousList();
  const phase = phaseOf(rules, frame);
  if (!isAutomatic(phase)) phase.offers(newPlay(rules, pack, state, fastChance(1)), frame, list);
  return Object.fromEntries(list.refused.map(({ move, clause }) => [move.join(" "), clause]));
}

/** For `edit`: hands are played down to nothing. */
export function lastRound(state: MaasaiState): void {
  state.round = 4;
}

export const pen = ({ state }: MaasaiScene, seat: Seat) => state.seats[seat]?.pen;
export const stock = ({ state }: MaasaiScene, seat: Seat) => state.seats[seat]?.stock;
