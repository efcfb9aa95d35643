// From a guide's numbers to each seat's outlook: 1 a sure win, 0 a sure loss. The search adds and compares these.
import type { Guide } from "./guide.ts";
import type { Line } from "./line.ts";

/** How much the margin still counts once the game is over: a bot that has won anyway goes on playing well. */
const MARGIN_SHARE = 0.05;

/** A seat's lead over its best rival; alone, its gain over `before`. */
function leads(prospects: readonly number[], before: number): number[] {
  if (prospects.length === 1) return [(prospects[0] as number) - before];
  return prospects.map((own, seat) => {
    let best = Number.NEGATIVE_INFINITY;
    for (let rival = 0; rival < prospects.length; rival++)
      if (rival !== seat && (prospects[rival] as number) > best) best = prospects[rival] as number;
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

/** Each seat's lead, in the unit of the guide. */
export function leadsOf(line: Line, guide: Guide, before: number): number[] {
  return leads(guide.evaluate(line.play), before);
}

/** Each seat's outlook where the line stands now. `before` is what a lone seat's prospects were when it began to think. */
export function outlookOf(line: Line, guide: Guide, before: number): number[] {
  const outlook = leadsOf(line, guide, before).map((lead) => bend(lead, guide.swing));
  if (line.decision !== undefined) return outlook;
  const { places } = line.game.result(line.play.state, line.play.pack);
  const winners = places.filter((place) => place === 1).length;
  return outlook.map((share, seat) => {
    const won = places[seat] === 1 ? 1 / winners : 0;
    return won * (1 - MARGIN_SHARE) + share * MARGIN_SHARE;
  });
}
