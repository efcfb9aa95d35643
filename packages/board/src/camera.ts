// Where a board is looked at from: a window in board units. Panning and zooming never lose the board out of sight.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The window that shows all of `content`, in the shape of the screen. */
export function fitBox(content: Box, aspect: number): Box {
  const isWide = content.width / content.height > aspect;
  const width = isWide ? content.width : content.height * aspect;
  const height = isWide ? content.width / aspect : content.height;
  return { x: content.x + (content.width - width) / 2, y: content.y + (content.height - height) / 2, width, height };
}

/** Zooms by `factor` (above 1: closer) so that the point under the fingers stays under them. */
export function zoomBox(box: Box, factor: number, at: { readonly x: number; readonly y: number }): Box {
  return {
    x: at.x - (at.x - box.x) / factor,
    y: at.y - (at.y - box.y) / factor,
    width: box.width / factor,
    height: box.height / factor,
  };
}

/** How far the middle of the window may leave the board, in windows: what lies at its edge can be moved out from under a card. */
const BEYOND = 0.35;

/** Keeps the zoom between the whole board and `closest` times it, and a part of the board in the window. */
export function keepBox(box: Box, content: Box, aspect: number, closest: number): Box {
  const whole = fitBox(content, aspect);
  const width = Math.min(Math.max(box.width, whole.width / closest), whole.width * 1.15);
  const height = width / aspect;
  const [right, down] = [width * BEYOND, height * BEYOND];
  const middleX = clamp(box.x + box.width / 2, content.x - right, content.x + content.width + right);
  const middleY = clamp(box.y + box.height / 2, content.y - down, content.y + content.height + down);
  return { x: middleX - width / 2, y: middleY - height / 2, width, height };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/** The window moved so that `spot` is in sight, no further than needed. */
export function showSpot(box: Box, spot: Box): Box {
  const x = spot.width > box.width ? spot.x : clamp(box.x, spot.x + spot.width - box.width, spot.x);
  const y = spot.height > box.height ? spot.y : clamp(box.y, spot.y + spot.height - box.height, spot.y);
  return { ...box, x, y };
}

/** The smallest box round all of them. */
export function boxRound(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

export function widenBox({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** The window is opened so far at most to find room for a spot beside what lies over the board. */
const WIDER = [1, 1.25, 1.6, 2, 2.5];

/**
 * The window moved so that `spot` is in sight and clear of the panels that lie over it, no further than needed; opened where
 * there is no room at its scale. `panels` are parts of the window, from 0 to 1. Undefined: there is none at all.
 */
export function showClear(box: Box, spot: Box, panels: readonly Box[]): Box | undefined {
  for (const factor of WIDER) {
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const window = factor === 1 ? box : zoomBox(box, 1 / factor, middle);
    const clear = clearAt(window, spot, panels);
    if (clear !== undefined) return clear;
  }
  return undefined;
}

function clearAt(box: Box, spot: Box, panels: readonly Box[]): Box | undefined {
  const covers = panels.map((panel) => ({
    x: panel.x * box.width,
    y: panel.y * box.height,
    width: panel.width * box.width,
    height: panel.height * box.height,
  }));
  const near = { ...spot, x: spot.x - box.x, y: spot.y - box.y };
  const [most, deepest] = [box.width - spot.width, box.height - spot.height];
  const across = stops(
    near.x,
    most,
    spot.width,
    covers.map(({ x, width }) => [x, x + width]),
  );
  const down = stops(
    near.y,
    deepest,
    spot.height,
    covers.map(({ y, height }) => [y, y + height]),
  );
  const places = across.flatMap((x) => down.map((y) => ({ ...near, x, y })));
  const free = places.filter((place) => !covers.some((cover) => meets(cover, place)));
  const far = ({ x, y }: Box): number => Math.hypot(x - near.x, y - near.y);
  const best = free.reduce<Box | undefined>((a, b) => (a === undefined || far(b) < far(a) ? b : a), undefined);
  return best === undefined ? undefined : { ...box, x: spot.x - best.x, y: spot.y - best.y };
}

/** Where along one side a spot may begin: where it is, or beside an edge of something. */
function stops(start: number, most: number, length: number, edges: readonly (readonly [number, number])[]): number[] {
  const beside = edges.flatMap(([from, to]) => [from - length, to]);
  return [clamp(start, 0, Math.max(0, most)), ...beside].filter((at) => at >= 0 && at <= most);
}

function meets(one: Box, other: Box): boolean {
  const isAcross = one.x < other.x + other.width && other.x < one.x + one.width;
  return isAcross && one.y < other.y + other.height && other.y < one.y + one.height;
}

/** How much room a window gets beyond the board when it has to grow: the next pieces lie inside it. */
const SPARE = 1.24;
/** A board that has become so much smaller is looked at anew. */
const SHRUNK = 0.62;

/** The window on the whole board: it stays where it is until something would lie outside. */
export function followBox(held: Box | undefined, content: Box, aspect: number): Box {
  const close = fitBox(content, aspect);
  if (held === undefined || Math.abs(held.width / held.height / aspect - 1) > 0.002) return close;
  if (close.width < held.width * SHRUNK) return close;
  return contains(held, content) ? held : fitBox(widen(content, SPARE), aspect);
}

function contains(box: Box, inner: Box): boolean {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const isLeft = inner.x >= box.x - 1 && inner.y >= box.y - 1;
  return isLeft && inner.x + inner.width <= right + 1 && inner.y + inner.height <= bottom + 1;
}

function widen({ x, y, width, height }: Box, factor: number): Box {
  const [right, down] = [(width * (factor - 1)) / 2, (height * (factor - 1)) / 2];
  return { x: x - right, y: y - down, width: width * factor, height: height * factor };
}

/** A window at a scale, about the middle of `spot`; it reaches no further beyond the board than it must. */
export function nearBox(spot: Box, content: Box, width: number, height: number): Box {
  return {
    x: along(spot.x + spot.width / 2, width, content.x, content.width),
    y: along(spot.y + spot.height / 2, height, content.y, content.height),
    width,
    height,
  };
}

function along(middle: number, length: number, start: number, whole: number): number {
  return length >= whole ? start + (whole - length) / 2 : clamp(middle - length / 2, start, start + whole - length);
}
