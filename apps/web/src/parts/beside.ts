// Where a sheet lies that belongs to a button: below it, above it or at its side, never over it.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 8;

interface Room {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const fits = (room: Room, width: number, height: number): boolean => room.width >= width && room.height >= height;

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** What is free on each side of the button, with a gap to it and to the edge of the screen. */
function roomsRound(button: Box, screen: { readonly width: number; readonly height: number }): readonly Room[] {
  const top = between(button.top, 0, screen.height);
  const bottom = between(button.top + button.height, 0, screen.height);
  const right = button.left + button.width;
  const wide = { left: GAP, width: screen.width - 2 * GAP };
  const high = { top: GAP, height: screen.height - 2 * GAP };
  return [
    { ...wide, top: bottom + GAP, height: screen.height - bottom - 2 * GAP },
    { ...wide, top: GAP, height: top - 2 * GAP },
    { ...high, left: right + GAP, width: screen.width - right - 2 * GAP },
    { ...high, left: GAP, width: button.left - 2 * GAP },
  ];
}

/** The sheet's place. Where it fits nowhere, the roomiest side takes it and it is cut to that. */
export function besideButton(
  button: Box,
  sheet: { readonly width: number; readonly height: number },
  screen: { readonly width: number; readonly height: number },
): Box {
  const rooms = roomsRound(button, screen);
  const largest = rooms.reduce((best, room) => (room.width * room.height > best.width * best.height ? room : best));
  const room = rooms.find((each) => fits(each, sheet.width, sheet.height)) ?? largest;
  const width = Math.min(sheet.width, room.width);
  const height = Math.min(sheet.height, room.height);
  const isAbove = room.top + room.height <= button.top;
  return {
    width,
    height,
    left: between(button.left, room.left, room.left + room.width - width),
    top: isAbove ? room.top + room.height - height : between(button.top, room.top, room.top + room.height - height),
  };
}
