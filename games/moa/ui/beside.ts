// Where a menu opens: beside what it is about, so that neither hides the other.

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Area extends Size {
  readonly left: number;
  readonly top: number;
}

interface Corner {
  readonly left: number;
  readonly top: number;
}

const GAP = 10;
const RIM = 8;

const within = (wished: number, length: number, room: number): number =>
  Math.max(RIM, Math.min(wished, room - length - RIM));

/** To the right, to the left, below or above, wherever there is room; otherwise as far away as the room allows. */
export function besideOf(thing: Area, menu: Size, room: Size): Corner {
  const top = within(thing.top + (thing.height - menu.height) / 2, menu.height, room.height);
  const left = within(thing.left + (thing.width - menu.width) / 2, menu.width, room.width);
  const right = thing.left + thing.width + GAP;
  const below = thing.top + thing.height + GAP;
  if (right + menu.width + RIM <= room.width) return { left: Math.max(RIM, right), top };
  if (thing.left - GAP - menu.width >= RIM) return { left: thing.left - GAP - menu.width, top };
  if (below + menu.height + RIM <= room.height) return { left, top: Math.max(RIM, below) };
  if (thing.top - GAP - menu.height >= RIM) return { left, top: thing.top - GAP - menu.height };
  const isHigh = thing.top + thing.height / 2 < room.height / 2;
  return { left, top: isHigh ? Math.max(RIM, room.height - menu.height - RIM) : RIM };
}
