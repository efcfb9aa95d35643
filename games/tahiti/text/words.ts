// Words that texts share: sides, places, lists of pieces, offers.
import type { Say } from "@outrigger/text";
import type { Deal, Named, Settlement, TahitiView, UnitCounts } from "../rules/index.ts";
import { AREAS, hexName, THIRDS } from "../rules/names.ts";
import { areaOfClan, isClan, UNIT_KINDS } from "../rules/vocabulary.ts";

/** As they are listed. */
const STRONGEST_FIRST = [...UNIT_KINDS].reverse();

export { hexName as hexText } from "../rules/names.ts";

export function areaText(say: Say, area: number | string): string {
  return say(`area.${typeof area === "number" ? AREAS[area] : area}`);
}

/** A player by name, a hostile clan by its Area. */
export function sideText(say: Say, side: number, names: readonly string[]): string {
  if (side < 0) return say("nobody");
  return isClan(side)
    ? say("clan", { area: areaText(say, areaOfClan(side)) })
    : (names[side] ?? say("player", { seat: side + 1 }));
}

/** "a, b and c" in the language spoken. */
export function listText(say: Say, items: readonly string[]): string {
  return new Intl.ListFormat(say.language, { type: "conjunction" }).format(items);
}

export function piecesText(say: Say, named: Named): string {
  return listText(
    say,
    named.map(([kind, count]) => say(`piece.${kind}`, { count })),
  );
}

function unitsText(say: Say, counts: Readonly<UnitCounts>): string {
  const named = STRONGEST_FIRST.filter((kind) => counts[kind] > 0).map((kind) => [kind, counts[kind]] as const);
  return named.length === 0 ? say("terms.nothing") : piecesText(say, named);
}

export function canoesText(say: Say, count: number): string {
  return say("piece.warCanoe", { count });
}

export function elderText(say: Say, number: number): string {
  return say("elder", { number });
}

/** A hex with the Area it lies in. */
export function placeText(say: Say, view: TahitiView, hex: number): string {
  const name = hexName(hex);
  const area = view.printed.hexes.find((candidate) => candidate.id === name)?.area;
  return area === undefined ? say("place.sea", { hex: name }) : say("place", { hex: name, area: areaText(say, area) });
}

export function settlementText(say: Say, terms: Settlement): string {
  const { units, gifts } = terms;
  const all: UnitCounts = { ...units };
  for (const kind of UNIT_KINDS) all[kind] += gifts[kind];
  return say("terms.settlement", {
    canoes: canoesText(say, Math.max(1, terms.canoes + terms.giftCanoes)),
    units: unitsText(say, all),
    areas: neutralText(say, terms.neutral),
    rest: terms.rest,
  });
}

function neutralText(say: Say, neutral: readonly number[]): string {
  if (neutral.length === 0) return say("terms.areas.all");
  return say("terms.areas.some", {
    neutral: listText(
      say,
      neutral.map((area) => areaText(say, area)),
    ),
  });
}

export function dealText(say: Say, { areas, giftCanoes, gifts, pieces }: Deal): string {
  const land =
    areas.length === 0
      ? say("terms.noAreas")
      : listText(
          say,
          areas.map((area) => areaText(say, area)),
        );
  const canoes = giftCanoes === 0 ? [] : [canoesText(say, giftCanoes)];
  const units = UNIT_KINDS.some((kind) => gifts[kind] > 0) ? [unitsText(say, gifts)] : [];
  const price = [...canoes, ...units];
  return say("terms.deal", {
    areas: land,
    gifts: price.length === 0 ? say("terms.nothing") : listText(say, price),
    pieces,
  });
}

/** A die with what is added to it or taken off: "4 − 2 = 2". */
export function sumText(die: number, modifier: number): string {
  if (modifier === 0) return String(die);
  const sum = die + modifier;
  const total = sum < 0 ? `−${-sum}` : String(sum);
  return `${die} ${modifier < 0 ? "−" : "+"} ${Math.abs(modifier)} = ${total}`;
}

const PARTS = ["", "⅓", "⅔"];

/** Movement is counted in thirds of a point and told in points. */
export function pointsText(thirds: number): string {
  const whole = Math.floor(thirds / THIRDS);
  const part = PARTS[thirds % THIRDS] ?? "";
  return whole === 0 && part !== "" ? part : `${whole}${part}`;
}
