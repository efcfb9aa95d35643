// The island drawn in signs, four to a hex; odd rows lie half a hex to the right, as on the board.
import type { TahitiView } from "../rules/index.ts";
import { columnOf, hexAt, hexName } from "../rules/names.ts";

const CELL = 5;
const LETTERS = "ABCD";

export function letterOf(side: number): string {
  return LETTERS[side] ?? "x";
}

export function drawMap(view: TahitiView): string[] {
  const { hexes } = view.printed;
  const rows = [...new Set(hexes.map((hex) => hex.r))].sort((one, other) => one - other);
  const columns = hexes.map((hex) => columnOf(Number(hex.id)));
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  const head = `    ${Array.from({ length: last - first + 1 }, (_, at) => pad(String(first + at).padStart(2, "0"))).join("")}`;
  return [head.trimEnd(), ...rows.map((row) => drawRow(view, row, first, last))];
}

function drawRow(view: TahitiView, row: number, first: number, last: number): string {
  const shift = row % 2 === 1 ? "  " : "";
  const cells = Array.from({ length: last - first + 1 }, (_, at) => drawHex(view, first + at, row));
  return `${String(row).padStart(2, "0")}  ${shift}${cells.join("")}`.trimEnd();
}

function drawHex(view: TahitiView, column: number, row: number): string {
  const at = hexAt(column, row);
  const hex = view.printed.hexes.find((candidate) => candidate.id === hexName(at));
  if (hex === undefined) return pad("");
  return pad(`${groundSign(hex)}${villageSign(view, at)}${peopleSign(view, at)}`);
}

function groundSign({ kind, terrain, reef }: TahitiView["printed"]["hexes"][number]): string {
  if (kind === "sea") return reef ? "%" : "~";
  return terrain === "jungle" ? "^" : ".";
}

function villageSign({ villages, partBuilt, players }: TahitiView, hex: number): string {
  const village = villages.find((candidate) => candidate.at === hex);
  if (village !== undefined) return players.some((player) => player.home === hex) ? "H" : "V";
  return partBuilt.some(({ at }) => at === hex) ? "v" : "";
}

/** The letter of whoever has most pieces there, and how many stand there in all; else the canoes. */
function peopleSign({ pieces, markers }: TahitiView, hex: number): string {
  const there = pieces.filter((piece) => piece.at === hex);
  const [piece] = there;
  if (piece !== undefined) return `${letterOf(piece.owner)}${there.length}`;
  const canoes = markers.filter((marker) => marker.at === hex && marker.kind === "warCanoe").length;
  return canoes > 0 ? `w${canoes}` : "";
}

function pad(text: string): string {
  return text.padEnd(CELL);
}
