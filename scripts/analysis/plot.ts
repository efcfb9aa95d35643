// Every game as a dot: the margin of the first seat as it was (across) and without luck (up).
import { at } from "@outrigger/kernel";
import type { Seen } from "./reports.ts";

const SIZE = 320;
const EDGE = 24;

export function plotMargins(seen: readonly Seen[]): string {
  const unit = at(seen, 0).hasPoints ? "points" : "share";
  const margin = ({ sums }: Seen, of: "result" | "withoutLuck"): number =>
    at(sums, 0)[of][unit] - (sums[1]?.[of][unit] ?? 0);
  const dots = seen.map((each) => [margin(each, "result"), margin(each, "withoutLuck")] as const);
  const most = Math.max(1, ...dots.flat().map(Math.abs));
  const place = (value: number): number => EDGE + ((value + most) * (SIZE - 2 * EDGE)) / (2 * most);
  const circles = dots.map(
    ([raw, adjusted]) => `<circle cx="${place(raw).toFixed(1)}" cy="${(SIZE - place(adjusted)).toFixed(1)}" r="2.5"/>`,
  );
  const axes = `<path d="M${EDGE} ${SIZE / 2}H${SIZE - EDGE}M${SIZE / 2} ${EDGE}V${SIZE - EDGE}" stroke="#888"/>`;
  const words = `<text x="${SIZE - EDGE}" y="${SIZE / 2 - 4}" text-anchor="end">as it was</text><text x="${SIZE / 2 + 4}" y="${EDGE - 6}">without luck</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" font-family="sans-serif" font-size="12" fill="#1f6fb2">${axes}${circles.join("")}<g fill="#222">${words}</g></svg>\n`;
}
