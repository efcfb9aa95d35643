// The arrow keys lead from one offered place of a board to the next, wherever places lie: to the nearest in that direction.

interface Spot {
  readonly x: number;
  readonly y: number;
}

const WAYS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Aside counts more than ahead, so that a row is walked before the next one is entered. */
const ASIDE = 2;
/** Spots this near to each other, in pixels, lie on one line across the way. */
const SLACK = 2;

/** The number of the spot that lies nearest in the way's direction; undefined where none does. */
export function nextSpot(way: Spot, from: Spot, spots: readonly Spot[]): number | undefined {
  let nearest: { readonly at: number; readonly far: number } | undefined;
  for (const [at, { x, y }] of spots.entries()) {
    const ahead = (x - from.x) * way.x + (y - from.y) * way.y;
    if (ahead <= SLACK) continue;
    const aside = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
    const far = ahead + ASIDE * aside;
    if (nearest === undefined || far < nearest.far) nearest = { at, far };
  }
  return nearest?.at;
}

const PLACE = ".target.offered";

function middleOf(place: Element): Spot {
  const { left, top, width, height } = place.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Attached to whatever holds the board. Before the board itself takes the keys: a place has the focus, not the map. */
export function walkPlaces(board: HTMLElement): () => void {
  const walk = (event: KeyboardEvent): void => {
    const way = event.altKey || event.ctrlKey || event.metaKey ? undefined : WAYS[event.key];
    const from = event.target instanceof Element ? event.target.closest(PLACE) : null;
    if (way === undefined || from === null) return;
    event.preventDefault();
    event.stopPropagation();
    const places = [...board.querySelectorAll<SVGElement>(PLACE)].filter((place) => place !== from);
    const next = nextSpot(way, middleOf(from), places.map(middleOf));
    if (next !== undefined) places[next]?.focus();
  };
  board.addEventListener("keydown", walk, true);
  return () => board.removeEventListener("keydown", walk, true);
}
