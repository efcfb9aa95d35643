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
