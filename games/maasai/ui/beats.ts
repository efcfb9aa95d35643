// Which event of Maasai is which beat. Places: `shield:` by its number, `patch:` four to a shield, `seat:`; pieces:
// `shield:`, `person:` and `animal:` by their patch, `boma:` by its shield.
import type { Beat, Beats, Offer, TableContext } from "@outrigger/board";
import { type Draft, told } from "@outrigger/board/beats";
import type { Maasai, MaasaiEvent, MaasaiView } from "../rules/index.ts";
import { placedOn, shapeOf, shieldOf } from "../rules/names.ts";
import { ANIMALS } from "../rules/vocabulary.ts";

type View = Draft<MaasaiView>;
type EventOf<Kind extends MaasaiEvent["kind"]> = Extract<MaasaiEvent, { readonly kind: Kind }>;

const shields = (patches: readonly number[]): string[] => [
  ...new Set(patches.map((patch) => `shield:${shieldOf(patch)}`)),
];
const onPatch = ({ patch }: { readonly patch: number }): string[] => [`patch:${patch}`];

/** A person goes back to their tribe's stock. */
const home: Pick<Beat<MaasaiView, EventOf<"tookBack" | "wentHome">>, "places" | "travels" | "show"> = {
  places: onPatch,
  travels: ({ seat, patch }) => [{ from: `person:${patch}`, to: `seat:${seat}` }],
  show: (view, { seat, patch, person }) => {
    view.people = view.people.filter((each) => each.patch !== patch || each.seat !== seat);
    const owner = view.seats[seat];
    if (owner !== undefined) owner.stock[person]++;
  },
};

export const beats: Beats<Maasai> = {
  ordered: told("none", "none"),
  dealt: told("none", "none"),
  hexagon: { ...told("none", "none"), chapter: () => ({ round: 1 }) },
  passed: { ...told("quick", "none"), places: ({ seat }) => [`seat:${seat}`] },
  claimed: {
    ...told("step", "place"),
    places: onPatch,
    travels: ({ seat, patch }) => [{ from: `seat:${seat}`, to: `person:${patch}` }],
    show: (view, { seat, patch, person }) => {
      view.people.push({ seat, patch, tends: [] });
      const owner = view.seats[seat];
      if (owner !== undefined) owner.stock[person]--;
    },
  },
  tookBack: { ...told("step", "step"), ...home },
  gaveUp: {
    ...told("step", "loss"),
    places: ({ boma }) => [`shield:${boma}`],
    show: (view, { boma }) => {
      const site = view.bomas.find(({ shield }) => shield === boma);
      if (site !== undefined) site.building = false;
    },
  },
  laid: {
    ...told("step", "place"),
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
  discarded: { ...told("step", "card"), places: ({ seat }) => [`seat:${seat}`] },
  built: {
    ...told("step", "fence"),
    flourish: true,
    places: ({ loop }) => loop.map((shield) => `shield:${shield}`),
    show: (view, { seat, boma, fence, loop }) => {
      view.bomas.push({ shield: boma, fence, owner: seat, building: true, loop: [...loop], region: [] });
      const owner = view.seats[seat];
      if (owner === undefined) return;
      owner.stock.warrior--;
      owner.builders++;
    },
  },
  wentHome: { ...told("step", "loss"), ...home },
  strayed: {
    ...told("step", "loss"),
    places: ({ spots }) => shields(spots),
    travels: ({ seat, spots }) => spots.map((spot) => ({ from: `animal:${spot}`, to: `seat:${seat}` })),
    show: (view, { seat, spots, herd }) => {
      for (const spot of spots) view.animals[spot] = -1;
      fill(view, seat, herd, 1);
    },
  },
  grazed: {
    ...told("step", "herd"),
    places: ({ spots }) => shields(spots),
    travels: ({ seat, spots }) => spots.map((spot) => ({ from: `seat:${seat}`, to: `animal:${spot}` })),
    show: (view, { seat, spots, herd }) => {
      for (const spot of spots) view.animals[spot] = seat;
      fill(view, seat, herd, -1);
    },
  },
  roundEnded: {
    ...told("scene", "turn"),
    banner: true,
    chapter: ({ round }) => ({ round: round + 1 }),
  },
  ended: { ...told("scene", "end"), banner: true },
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
