// What is drawn over a board for a while: places that are lit, and marks of the last turn with their order and trail.
// It is added to the drawings themselves, so that it moves and grows with them, and taken away again.
import type { Mark } from "./marks.ts";
import { placesNamed } from "./places.ts";

const SVG = "http://www.w3.org/2000/svg";
const LAYER = "dressing";
/** The size of a mark's number on the screen. */
const DISC = 10;

export interface Dressing {
  readonly lit: readonly string[];
  /** Petals fly up at the first of the lit places that is drawn. */
  readonly flourish: boolean;
  readonly marks: readonly Mark[];
}

export function dress(root: ParentNode, { lit, marks, flourish }: Dressing): void {
  undress(root);
  for (const mark of marks) for (const place of placesNamed(root, mark.place)) drawMark(root, place, mark);
  const places = lit.flatMap((name) => placesNamed(root, name));
  for (const place of places) light(place);
  const [joy] = flourish ? places.filter((place) => drawingOf(place) !== undefined) : [];
  if (joy !== undefined) layerFor(joy)?.append(burst(joy));
}

export function undress(root: ParentNode): void {
  for (const layer of root.querySelectorAll(`.${LAYER}`)) layer.remove();
  for (const place of root.querySelectorAll(".lit-place")) place.classList.remove("lit-place");
  for (const place of root.querySelectorAll(".marked-place")) place.classList.remove("marked-place");
}

function light(place: Element): void {
  const layer = layerFor(place);
  if (layer === undefined) {
    place.classList.add("lit-place");
    return;
  }
  sinkBelowCounts(place, layer);
  // Light round dark, so that it stands out from any ground.
  layer.append(outlineOf(place, "pointed"), outlineOf(place, "pointed"));
  // What the log calls it stands nowhere else on the board.
  const label = place.getAttribute("data-label");
  if (label !== null) layer.append(tag(place, label));
}

function drawMark(root: ParentNode, place: Element, mark: Mark): void {
  const [below, layer] = [layerFor(place), layerFor(place)];
  if (below === undefined || layer === undefined) {
    place.classList.add("marked-place");
    return;
  }
  sinkBelowCounts(place, below);
  const colour = mark.seat === undefined ? "var(--rock)" : `var(--p${(mark.seat % 5) + 1})`;
  for (const each of [below, layer]) each.style.setProperty("--c", colour);
  const start =
    mark.from === undefined ? undefined : placesNamed(root, mark.from).find((each) => isBeside(each, place));
  if (start !== undefined) layer.append(trail(start, place));
  below.append(outlineOf(place, "mark casing"), outlineOf(place, "mark"));
  layer.append(disc(place, mark.number));
}

/** Counts that stand on the edge of a place are read also while it is marked: a drawing names what lies over its marks. */
function sinkBelowCounts(place: Element, layer: SVGGElement): void {
  const counts = drawingOf(place)?.querySelector("[data-over-marks]");
  if (counts && place.compareDocumentPosition(counts) & Node.DOCUMENT_POSITION_FOLLOWING) counts.before(layer);
}

const isBeside = (one: Element, other: Element): boolean => drawingOf(one) === drawingOf(other);

function drawingOf(place: Element): SVGSVGElement | undefined {
  return place instanceof SVGGraphicsElement ? (place.ownerSVGElement ?? undefined) : undefined;
}

function layerFor(place: Element): SVGGElement | undefined {
  const drawing = drawingOf(place);
  if (drawing === undefined) return undefined;
  const layer = document.createElementNS(SVG, "g");
  layer.classList.add(LAYER);
  layer.setAttribute("aria-hidden", "true");
  drawing.append(layer);
  return layer;
}

/** The same shape once more, in the drawing's own units. */
function outlineOf(place: Element, look: string): SVGElement {
  const shape = place.cloneNode(false) as SVGElement;
  for (const { name } of [...shape.attributes]) if (!SHAPE.includes(name)) shape.removeAttribute(name);
  shape.setAttribute("class", look);
  const { a, b, c, d, e, f } = toDrawing(place);
  shape.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  return shape;
}
const SHAPE = ["points", "d", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r"];

function toDrawing(place: Element): DOMMatrix {
  const own = place instanceof SVGGraphicsElement ? place.getScreenCTM() : null;
  const drawing = drawingOf(place)?.getScreenCTM();
  if (own === null || drawing === null || drawing === undefined) return new DOMMatrix();
  return new DOMMatrix([drawing.a, drawing.b, drawing.c, drawing.d, drawing.e, drawing.f])
    .inverse()
    .multiply(new DOMMatrix([own.a, own.b, own.c, own.d, own.e, own.f]));
}

function spotOf(place: Element, across: number, down: number): DOMPoint {
  const { x, y, width, height } = (place as SVGGraphicsElement).getBBox();
  return new DOMPoint(x + width * across, y + height * down).matrixTransform(toDrawing(place));
}

/** A group about a spot of a place, in pixels of the screen. */
function groupAt(place: Element, look: string, across: number, down: number): SVGElement {
  const { x, y } = spotOf(place, across, down);
  const unit = 1 / Math.max(0.01, drawingOf(place)?.getScreenCTM()?.a ?? 1);
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", look);
  group.setAttribute("transform", `translate(${x} ${y}) scale(${unit})`);
  return group;
}

function words(text: string): SVGElement {
  const element = document.createElementNS(SVG, "text");
  element.setAttribute("y", "4");
  element.textContent = text;
  return element;
}

function disc(place: Element, number: number): SVGElement {
  const group = groupAt(place, "order", 0.86, 0.16);
  const circle = document.createElementNS(SVG, "circle");
  circle.setAttribute("r", String(DISC));
  group.append(circle, words(String(number)));
  return group;
}

function tag(place: Element, label: string): SVGElement {
  const group = groupAt(place, "tag", 0.5, 0.5);
  const width = 10 + 8 * label.length;
  const plate = document.createElementNS(SVG, "rect");
  for (const [name, value] of Object.entries({ x: -width / 2, y: -DISC, width, height: 2 * DISC, rx: DISC }))
    plate.setAttribute(name, String(value));
  group.append(plate, words(label));
  return group;
}

const PETALS = 10;
const PETAL = "M0 -20C9 -30 9 -44 0 -54C-9 -44 -9 -30 0 -20Z";

/** A wreath of petals that opens about the middle of a place, as large on every screen. */
function burst(place: Element): SVGElement {
  const group = groupAt(place, "burst", 0.5, 0.5);
  for (let petal = 0; petal < PETALS; petal++) {
    const leaf = document.createElementNS(SVG, "path");
    leaf.setAttribute("d", PETAL);
    leaf.setAttribute("transform", `rotate(${(360 / PETALS) * petal})`);
    const wreath = document.createElementNS(SVG, "g");
    wreath.append(leaf);
    group.append(wreath);
  }
  return group;
}

function trail(from: Element, to: Element): SVGElement {
  const [start, end] = [spotOf(from, 0.5, 0.5), spotOf(to, 0.5, 0.5)];
  const line = document.createElementNS(SVG, "path");
  line.setAttribute("class", "trail");
  line.setAttribute("d", `M${start.x} ${start.y}L${end.x} ${end.y}`);
  return line;
}
