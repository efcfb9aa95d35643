// A picture of a score: on the left what was said against what came, on the right Brier scores by part of the game.
import type { PartScore, Score } from "./score.ts";

const SIDE = 220;
const LEFT = { x: 50, y: 40 };
const RIGHT = { x: 350, y: 40 };
const SIZE = { width: 620, height: 310 };
/** A Brier score of this much is knowing nothing, and a little more. */
const MOST_BRIER = 0.28;
/** How far off a bin may be, and how many positions it must hold to be judged. */
const BAND = 0.03;
const JUDGED = 100;

const STYLE = `text{font:12px sans-serif;fill:#333}.title{font-weight:bold}.frame,.line{fill:none;stroke:#999}
.band{fill:#dce8ef}.learned{stroke:#1b6e8c;fill:#1b6e8c}.hand{stroke:#b5651d;fill:#b5651d}.few{opacity:.3}polyline.learned,polyline.hand{fill:none;stroke-width:2}
text.learned,text.hand{stroke:none}`;

export function plotOf(game: string, score: Score): string {
  const title = `${game}: forecasts against ${score.games} games (${score.positions} positions)`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" role="img">`,
    `<title>${title}</title><style>${STYLE}</style>`,
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="#fff"/><text class="title" x="20" y="20">${title}</text>`,
    ...calibration(score),
    ...brierScores(score.parts),
    "</svg>\n",
  ].join("\n");
}

const round = (value: number): string => value.toFixed(1);

/** Where a share of the frame's side lies; up is more. */
function spot({ x, y }: typeof LEFT, across: number, up: number): string {
  return `${round(x + SIDE * across)},${round(y + SIDE * (1 - up))}`;
}

function frame(corner: typeof LEFT, below: string): string[] {
  const { x, y } = corner;
  return [
    `<rect class="frame" x="${x}" y="${y}" width="${SIDE}" height="${SIDE}"/>`,
    `<text x="${x + SIDE / 2}" y="${y + SIDE + 36}" text-anchor="middle">${below}</text>`,
  ];
}

function label({ x, y }: typeof LEFT, across: number, text: string): string {
  return `<text x="${round(x + SIDE * across)}" y="${y + SIDE + 16}" text-anchor="middle">${text}</text>`;
}

function height({ x, y }: typeof LEFT, up: number, text: string): string {
  return `<text x="${x - 6}" y="${round(y + SIDE * (1 - up) + 4)}" text-anchor="end">${text}</text>`;
}

function calibration({ bins }: Score): string[] {
  const corners = [spot(LEFT, 0, BAND), spot(LEFT, 1 - BAND, 1), spot(LEFT, 1, 1), spot(LEFT, 1, 1 - BAND)];
  const band = [...corners, spot(LEFT, BAND, 0), spot(LEFT, 0, 0)].join(" ");
  return [
    `<polygon class="band" points="${band}"/>`,
    ...frame(LEFT, "share of the win: said, and what came"),
    ...[0, 0.5, 1].flatMap((share) => [label(LEFT, share, `${share}`), height(LEFT, share, `${share}`)]),
    `<polyline class="line" points="${spot(LEFT, 0, 0)} ${spot(LEFT, 1, 1)}"/>`,
    ...bins.map(({ said, came, positions }) => {
      const [x, y] = spot(LEFT, said, came).split(",");
      return `<circle class="learned${positions < JUDGED ? " few" : ""}" cx="${x}" cy="${y}" r="4"/>`;
    }),
  ];
}

function brierScores(parts: readonly PartScore[]): string[] {
  const across = (at: number): number => at / Math.max(1, parts.length - 1);
  const line = (kind: string, of: (part: PartScore) => number): string =>
    `<polyline class="${kind}" points="${parts.map((part, at) => spot(RIGHT, across(at), of(part) / MOST_BRIER)).join(" ")}"/>`;
  return [
    ...frame(RIGHT, "Brier score by part of the game (less is better)"),
    ...["0", "¼", "½", "¾", "1"].map((text, at) => label(RIGHT, across(at), text)),
    ...[0, 0.1, 0.2].map((score) => height(RIGHT, score / MOST_BRIER, score.toFixed(1))),
    line("hand", ({ byHand }) => byHand),
    line("learned", ({ learned }) => learned),
    `<text x="${RIGHT.x + 10}" y="${RIGHT.y + SIDE - 26}" class="hand">by hand</text>`,
    `<text x="${RIGHT.x + 10}" y="${RIGHT.y + SIDE - 10}" class="learned">learned</text>`,
  ];
}
