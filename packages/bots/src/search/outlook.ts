// From a guide's numbers to each seat's outlook: 1 a sure win, 0 a sure loss. The search adds and compares these.
import { at } from "@outrigger/kernel";
import type { Guide } from "../guide.ts";
import type { Line } from "./line.ts";

/** How much the margin still counts once the game is over: a bot that has won anyway goes on playing well. */
const MARGIN_SHARE = 0.05;

/** A seat's lead over its best rival; alone, its gain over `before`. */
function leads(prospects: readonly number[], before: number): number[] {
  if (prospects.length === 1) return [at(prospects, 0) - before];
  return prospects.map((own, seat) => {
    let best = Number.NEGATIVE_INFINITY;
    for (let rival = 0; rival < prospects.length; rival++)
      if (rival !== seat) best = Math.max(best, at(prospects, rival));
    return own - best;
  });
}

/** Bends a lead into 0 to 1, three quarters at `swing`. A fraction, because exp() may differ between engines. */
function bend(lead: number, swing: number): number {
  const ratio = lead / swing;
  return 0.5 + (0.5 * ratio) / (1 + Math.abs(ratio));
}

/** Each seat's outlook by its prospects alone. */
export function outlookAt(prospects: readonly number[], swing: number): number[] {
  return leads(prospects, 0).map((lead) => bend(lead, swing));
}

/** What a bot holds positions against each other by: a number a seat, more is better. */
export type Judge = (line: Line) => readonly number[];

/** Each seat's lead in the unit of the guide; with a learned judgement its outlook. */
export function quickJudge(guide: Guide, learned: number): Judge {
  if (learned > 0) return newOutlook(guide, learned, 0);
  return (line) => leads(guide.evaluate(line.play), 0);
}

/**
 * Each seat's outlook where a line stands: its lead, bent, and the learned share of the win, which counts for `learned` of
 * the whole. `before` is what a lone seat's prospects were when it began to think.
 */
export function newOutlook(guide: Guide, learned: number, before: number): Judge {
  const { forecast } = guide;
  if (learned > 0 && forecast === undefined) throw new Error("the learned judgement was not loaded");
  const byHand: Judge = (line) => leads(guide.evaluate(line.play), before).map((lead) => bend(lead, guide.swing));
  return (line) => {
    if (line.decision === undefined) return finalOutlook(line, byHand(line));
    if (forecast === undefined || learned === 0) return byHand(line);
    const { shares } = forecast(line.play);
    if (learned === 1) return shares;
    return byHand(line).map((outlook, seat) => outlook * (1 - learned) + (shares[seat] ?? 0) * learned);
  };
}

function finalOutlook({ game, play }: Line, margins: readonly number[]): number[] {
  const { places } = game.result(play.state, play.pack);
  const winners = places.filter((place) => place === 1).length;
  return margins.map((margin, seat) => {
    const won = places[seat] === 1 ? 1 / winners : 0;
    return won * (1 - MARGIN_SHARE) + margin * MARGIN_SHARE;
  });
}
