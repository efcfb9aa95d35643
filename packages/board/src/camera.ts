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

/** Keeps the zoom between the whole board and `closest` times it, and the middle of the window on the board. */
export function keepBox(box: Box, content: Box, aspect: number, closest: number): Box {
  const whole = fitBox(content, aspect);
  const width = Math.min(Math.max(box.width, whole.width / closest), whole.width * 1.15);
  const height = width / aspect;
  const middleX = clamp(box.x + box.width / 2, content.x, content.x + content.width);
  const middleY = clamp(box.y + box.height / 2, content.y, content.y + content.height);
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
