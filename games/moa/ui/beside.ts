// Where a menu opens: beside what it is about, so that neither hides the other.

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Corner {
  readonly left: number;
  readonly top: number;
}

type Area = Size & Corner;

const GAP = 10;
const RIM = 8;

const within = (wished: number, length: number, room: number): number =>
  Math.max(RIM, Math.min(wished, room - length - RIM));

const farEnd = (middle: number, length: number, room: number): number =>
  middle < room / 2 ? Math.max(RIM, room - length - RIM) : RIM;

/**
 * To the right, to the left, below or above, wherever there is room; otherwise at the edge that leaves more of the thing free, as
 * far away as the room allows.
 */
export function besideOf(thing: Area, menu: Size, room: Size): Corner {
  const top = within(thing.top + (thing.height - menu.height) / 2, menu.height, room.height);
  const left = within(thing.left + (thing.width - menu.width) / 2, menu.width, room.width);
  const right = thing.left + thing.width + GAP;
  const below = thing.top + thing.height + GAP;
  if (right + menu.width + RIM <= room.width) return { left: Math.max(RIM, right), top };
  if (thing.left - GAP - menu.width >= RIM) return { left: thing.left - GAP - menu.width, top };
  if (below + menu.height + RIM <= room.height) return { left, top: Math.max(RIM, below) };
  if (thing.top - GAP - menu.height >= RIM) return { left, top: thing.top - GAP - menu.height };
  const isFreeBeside = (room.width - menu.width) / thing.width > (room.height - menu.height) / thing.height;
  return isFreeBeside
    ? { left: farEnd(thing.left + thing.width / 2, menu.width, room.width), top }
    : { left, top: farEnd(thing.top + thing.height / 2, menu.height, room.height) };
}
