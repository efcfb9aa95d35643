// Which event of Maasai is which beat. Places: `shield:` by its number, `patch:` four to a shield, `seat:`; pieces:
// `shield:`, `person:` and `animal:` by their patch, `boma:` by its shield.
import type { Beats, Offer, TableContext } from "@outrigger/board";
import type { Draft } from "@outrigger/board/beats";
import type { Maasai, MaasaiView, PersonKind } from "../rules/index.ts";
import { placedOn, shapeOf, shieldOf } from "../rules/names.ts";
import { ANIMALS } from "../rules/vocabulary.ts";

type View = Draft<MaasaiView>;

const shields = (patches: readonly number[]): string[] => [
  ...new Set(patches.map((patch) => `shield:${shieldOf(patch)}`)),
];
const onPatch = ({ patch }: { readonly patch: number }): string[] => [`patch:${patch}`];

function leave(view: View, seat: number, patch: number, person: PersonKind): void {
  view.people = view.people.filter((each) => each.patch !== patch || each.seat !== seat);
  const owner = view.seats[seat];
  if (owner !== undefined) owner.stock[person]++;
}

const home = ({ seat, patch }: { readonly seat: number; readonly patch: number }) => [
  { from: `person:${patch}`, to: `seat:${seat}` },
];

export const beats: Beats<Maasai> = {
  ordered: { length: "none", sound: "none", words: "told" },
  dealt: { length: "none", sound: "none", words: "told" },
  hexagon: { length: "none", sound: "none", words: "told", chapter: () => ({ round: 1 }) },
  passed: { length: "quick", sound: "none", words: "told", places: ({ seat }) => [`seat:${seat}`] },
  claimed: {
    length: "step",
    sound: "place",
    words: "told",
    places: onPatch,
    travels: ({ seat, patch }) => [{ from: `seat:${seat}`, to: `person:${patch}` }],
    show: (view, { seat, patch, person }) => {
      view.people.push({ seat, patch, tends: [] });
      const owner = view.seats[seat];
      if (owner !== undefined) owner.stock[person]--;
    },
  },
  tookBack: {
    length: "step",
    sound: "step",
    words: "told",
    places: onPatch,
    travels: home,
    show: (view, { seat, patch, person }) => leave(view, seat, patch, person),
  },
  gaveUp: {
    length: "step",
    sound: "loss",
    words: "told",
    places: ({ boma }) => [`shield:${boma}`],
    show: (view, { boma }) => {
      const site = view.bomas.find(({ shield }) => shield === boma);
      if (site !== undefined) site.building = false;
    },
  },
  laid: {
    length: "step",
    sound: "place",
    words: "told",
    places: ({ number }) => [`shield:${number}`],
    travels: ({ seat, number }) => [{ from: `seat:${seat}`, to: `shield:${number}` }],
    show: (view, { seat, shield, at, turn, half }) => {
      view.laid.push({ shield: shield.id, at: [at[0], at[1], at[2], at[3]], turn });
      view.halves.push(half);
      view.animals.push(-1, -1, -1, -1);
      const owner = view.seats[seat];
      if (owner === undefined) return;
      if (shapeOf(shield.kind) === "N") owner.narrow--;
      else owner.wide--;
      owner.hand = owner.hand?.filter((id) => id !== shield.id) ?? null;
    },
  },
  discarded: { length: "step", sound: "card", words: "told", places: ({ seat }) => [`seat:${seat}`] },
  built: {
    flourish: true,
    length: "step",
    sound: "fence",
    words: "told",
    places: ({ loop }) => loop.map((shield) => `shield:${shield}`),
    show: (view, { seat, boma, fence, loop }) => {
      view.bomas.push({ shield: boma, fence, owner: seat, building: true, loop: [...loop], region: [] });
      const owner = view.seats[seat];
      if (owner === undefined) return;
      owner.stock.warrior--;
      owner.builders++;
    },
  },
  wentHome: {
    length: "step",
    sound: "loss",
    words: "told",
    places: onPatch,
    travels: home,
    show: (view, { seat, patch, person }) => leave(view, seat, patch, person),
  },
  strayed: {
    length: "step",
    sound: "loss",
    words: "told",
    places: ({ spots }) => shields(spots),
    travels: ({ seat, spots }) => spots.map((spot) => ({ from: `animal:${spot}`, to: `seat:${seat}` })),
    show: (view, { seat, spots, herd }) => {
      for (const spot of spots) view.animals[spot] = -1;
      fill(view, seat, herd, 1);
    },
  },
  grazed: {
    length: "step",
    sound: "herd",
    words: "told",
    places: ({ spots }) => shields(spots),
    travels: ({ seat, spots }) => spots.map((spot) => ({ from: `seat:${seat}`, to: `animal:${spot}` })),
    show: (view, { seat, spots, herd }) => {
      for (const spot of spots) view.animals[spot] = seat;
      fill(view, seat, herd, -1);
    },
  },
  roundEnded: {
    length: "scene",
    sound: "turn",
    words: "told",
    banner: true,
    chapter: ({ round }) => ({ round: round + 1 }),
  },
  ended: { length: "scene", sound: "end", words: "told", banner: true },
};

/** Animals come home to the pen, or leave it. */
function fill(view: View, seat: number, herd: View["seats"][number]["pen"], by: 1 | -1): void {
  const owner = view.seats[seat];
  if (owner === undefined) return;
  for (const animal of ANIMALS) {
    owner.pen[animal] += by * herd[animal];
    owner.out[animal] -= by * herd[animal];
  }
}

/** The places a choice is about. */
export function aims(offer: Offer<Maasai>, { view }: TableContext<Maasai>): string[] {
  if (offer.kind === "place") return [`patch:${placedOn(offer.move)}`];
  const { kind, move } = offer;
  if (kind === "takeBack" || kind === "giveUp") return [`shield:${move[1]}`];
  if (kind === "build")
    return (view.closed.find(({ fence }) => fence === move[1])?.loop ?? []).map((each) => `shield:${each}`);
  if (kind !== "lay" || offer.note === null) return [];
  const { at, turn } = offer.note;
  const fit = view.fits.find((each) => each.turn === turn && each.at.every((part, axis) => part === at[axis]));
  return shields(fit?.joins ?? []);
}
