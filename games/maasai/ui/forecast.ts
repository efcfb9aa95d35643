// What a move would bring about, in lines: land that grows, animals that go out, people who go home, fences that close.
import type { Foreseen } from "@outrigger/board";
import type { Say } from "@outrigger/text";
import type { Colour, Maasai, MaasaiView, ParcelView } from "../rules/index.ts";
import { shieldOf } from "../rules/names.ts";
import { herdText, text } from "../text/index.ts";

export interface Line {
  readonly text: string;
  /** The land or the player it is about. */
  readonly land?: Colour;
  readonly seat?: number;
}

export type Foresight = Foreseen<Maasai>;

export function parcelLine(say: Say, { colour, spots, open, dead, owner }: ParcelView, names: readonly string[]): Line {
  const values = {
    land: say(`ui.land.${colour}`),
    spots,
    open: open.length,
    dead: dead.length,
    owner: owner === null ? "" : (names[owner] ?? ""),
    claimed: owner === null ? "no" : "yes",
  };
  return { text: say("ui.parcel", values), land: colour, ...(owner === null ? {} : { seat: owner }) };
}

/** The parcels that a shield laid now becomes part of, itself aside. */
export function grownParcels(before: MaasaiView, after: MaasaiView): ParcelView[] {
  const number = before.laid.length;
  if (after.laid.length === number) return [];
  return after.parcels.filter(
    ({ patches }) =>
      patches.some((patch) => shieldOf(patch) >= number) && patches.some((patch) => shieldOf(patch) < number),
  );
}

/** What the player has just decided needs no telling. */
const PLAIN = ["laid", "claimed", "tookBack", "gaveUp", "built", "passed"];

export function forecast(say: Say, before: MaasaiView, seen: Foresight, names: readonly string[]): Line[] {
  const grown = grownParcels(before, seen.view).map((parcel) => parcelLine(say, parcel, names));
  const happens = seen.events
    .filter(({ kind }) => !PLAIN.includes(kind))
    .map((event) => ({
      text: text.event(say, event, names) ?? "",
      ...("seat" in event ? { seat: event.seat } : {}),
    }));
  const isLay = seen.view.laid.length > before.laid.length;
  const mayBuild = seen.view.closed.filter(({ bar }) => isLay && bar === null);
  const closes = mayBuild.map(({ loop, spots }) => ({
    text: say("ui.closes", { count: loop.length, herd: herdText(say, spots) }),
  }));
  const lines = [...happens, ...closes, ...grown];
  return lines.length === 0 && isLay ? [{ text: say("ui.noGrowth") }] : lines;
}
