// Pieces on their way: pictures of them over the table, from where they were to where they are. What lies at the goal
// is not drawn there before it has arrived.
import type { Travel } from "./beats.ts";
import { pictureOf, pieceNamed, placeNamed } from "./places.ts";

interface Leaving {
  readonly travel: Travel;
  readonly from: DOMRect;
  readonly via: readonly DOMRect[];
  /** What was seen at the start. */
  readonly picture: HTMLElement | undefined;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large a piece is where it comes out of a player's panel, or goes into it. */
const SMALL = 0.5;

interface Flight {
  readonly picture: HTMLElement;
  readonly hidden: SVGElement | HTMLElement | undefined;
  readonly animation: Animation;
}

const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

export class Flights {
  readonly #root: () => ParentNode;
  readonly #sky: () => HTMLElement | undefined;
  #leaving: Leaving[] = [];
  #flights: Flight[] = [];

  /** `sky` lies over everything and is pressed through. */
  constructor(root: () => ParentNode, sky: () => HTMLElement | undefined) {
    this.#root = root;
    this.#sky = sky;
  }

  prepare(travels: readonly Travel[]): void {
    this.#leaving = travels.flatMap((travel) => {
      const start = pieceNamed(this.#root(), travel.from) ?? placeNamed(this.#root(), travel.from);
      if (start === undefined) return [];
      const seen = pieceNamed(this.#root(), travel.piece ?? travel.from);
      const via = (travel.via ?? []).flatMap((name) => placeNamed(this.#root(), name)?.getBoundingClientRect() ?? []);
      return [{ travel, from: start.getBoundingClientRect(), via, picture: seen && pictureOf(seen) }];
    });
  }

  depart(milliseconds: number): void {
    this.arrive();
    for (const leaving of this.#leaving.splice(0)) this.#fly(leaving, milliseconds);
  }

  #fly({ travel, from, via, picture: seen }: Leaving, duration: number): void {
    const sky = this.#sky();
    const root = this.#root();
    // A piece that is still drawn where it was has not left it.
    if (sky === undefined || (travel.piece === undefined && seen !== undefined && pieceNamed(root, travel.from)))
      return;
    const arrived = pieceNamed(root, travel.piece ?? travel.to);
    const goal = arrived ?? placeNamed(root, travel.to) ?? placeNamed(root, travel.or ?? "");
    const picture = seen ?? (arrived && pictureOf(arrived));
    if (goal === undefined || picture === undefined) return;
    const size = { width: Number.parseFloat(picture.style.width), height: Number.parseFloat(picture.style.height) };
    const to = goal.getBoundingClientRect();
    const sizes = [seen === undefined ? SMALL : 1, arrived === undefined ? SMALL : to.width / Math.max(1, size.width)];
    sky.append(picture);
    const frames = [from, ...via, to].map((rect, at, all) =>
      frameAt(rect, size, at === 0 ? (sizes[0] ?? 1) : at === all.length - 1 ? (sizes[1] ?? 1) : 1),
    );
    const animation = picture.animate(frames, { duration, easing: "ease-in-out", fill: "both" });
    const hidden = arrived instanceof SVGElement || arrived instanceof HTMLElement ? arrived : undefined;
    hidden?.style.setProperty("visibility", "hidden");
    const flight = { picture, hidden, animation };
    this.#flights.push(flight);
    animation.finished.then(
      () => this.#land(flight),
      () => {},
    );
  }

  #land(flight: Flight): void {
    flight.hidden?.style.removeProperty("visibility");
    flight.picture.remove();
    this.#flights = this.#flights.filter((other) => other !== flight);
  }

  arrive(): void {
    for (const flight of this.#flights.slice()) {
      flight.animation.cancel();
      this.#land(flight);
    }
  }
}

/** A picture over the middle of a place. */
function frameAt(rect: DOMRect, { width, height }: Size, scale: number): Keyframe {
  const { x, y } = middle(rect);
  return { transform: `translate(${x - width / 2}px, ${y - height / 2}px) scale(${scale})` };
}
