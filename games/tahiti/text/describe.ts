// The position in words and signs, line by line: the map as the terminal shows it, then who stands where.
import type { Say } from "@outrigger/text";
import type { TahitiView } from "../rules/index.ts";
import { dateOf } from "../rules/names.ts";
import { MARKER_KINDS } from "../rules/vocabulary.ts";
import { drawMap, letterOf } from "./map.ts";
import { areaText, elderText, hexText, listText, placeText, sideText } from "./words.ts";

export function describeTable(say: Say, view: TahitiView, names: readonly string[]): string[] {
  return [
    ...date(say, view, names),
    ...drawMap(view),
    say("table.legend"),
    ...view.players.map((_, seat) => describePlayer(say, view, names, seat)),
    ...view.clans.map(({ area, active }) =>
      say("table.clan", { area: areaText(say, area), active: active ? "yes" : "no" }),
    ),
    ...describeHexes(say, view, names),
  ];
}

function date(say: Say, { clock, initiative, printed }: TahitiView, names: readonly string[]): string[] {
  const line = say("table.date", { ...dateOf(printed, clock) });
  if (initiative.holder < 0) return [line];
  const name = sideText(say, initiative.holder, names);
  return [line, say("table.initiative", { name, doubled: initiative.doubled ? "yes" : "no" })];
}

function describePlayer(say: Say, view: TahitiView, names: readonly string[], seat: number): string {
  const name = sideText(say, seat, names);
  const player = view.players[seat];
  if (player === undefined || !player.onTahiti) {
    const level = player?.level ?? "";
    const territory = player === undefined || player.settled === "" ? "none" : say(`territory.${player.settled}`);
    return say("table.gone", { name, level: level === "" ? say("table.atSea") : say(`level.${level}`), territory });
  }
  const areas = view.control.flatMap((owner, area) => (owner === seat ? [areaText(say, area)] : []));
  return say("table.player", {
    letter: letterOf(seat),
    name,
    areas: areas.length,
    list: listText(say, areas),
    home: player.home === 0 ? say("table.noHome") : hexText(player.home),
  });
}

function describeHexes(say: Say, view: TahitiView, names: readonly string[]): string[] {
  const hexes = new Set([...view.pieces, ...view.markers, ...view.villages, ...view.partBuilt].map(({ at }) => at));
  for (const hex of view.stumps) hexes.add(hex);
  return [...hexes]
    .sort((one, other) => one - other)
    .map((hex) => say("table.hex", { place: placeText(say, view, hex), content: contentOf(say, view, names, hex) }));
}

function contentOf(say: Say, view: TahitiView, names: readonly string[], hex: number): string {
  const sides = [...new Set(view.pieces.filter((piece) => piece.at === hex).map((piece) => piece.owner))];
  const parts = [
    ...villageText(say, view, names, hex),
    ...sides.map((side) => `${sideText(say, side, names)} ${peopleText(say, view, side, hex)}`),
    ...MARKER_KINDS.flatMap((kind) => {
      const count = view.markers.filter((marker) => marker.at === hex && marker.kind === kind).length;
      return count === 0 ? [] : [say(`piece.${kind}`, { count })];
    }),
    ...(view.stumps.includes(hex) ? [say("table.stump")] : []),
  ];
  return parts.join("; ");
}

function villageText(say: Say, view: TahitiView, names: readonly string[], hex: number): string[] {
  const village = view.villages.find((candidate) => candidate.at === hex);
  if (village === undefined) return view.partBuilt.some(({ at }) => at === hex) ? [say("table.partBuilt")] : [];
  const isHome = view.players[village.owner]?.home === hex;
  return [say(isHome ? "table.home" : "table.village", { name: sideText(say, village.owner, names) })];
}

function peopleText(say: Say, view: TahitiView, side: number, hex: number): string {
  const pieces = view.pieces.filter((piece) => piece.at === hex && piece.owner === side);
  const kinds = [...new Set(pieces.map((piece) => piece.kind))];
  const words = kinds.flatMap((kind) => {
    const same = pieces.filter((piece) => piece.kind === kind);
    if (kind === "elder") return same.map((piece) => elderText(say, piece.elder));
    return [say(`piece.${kind}`, { count: same.length })];
  });
  return listText(say, words);
}
