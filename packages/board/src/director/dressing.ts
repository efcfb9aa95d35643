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

/** A place as it lies in its drawing, measured before anything is drawn there: what is measured in between is laid out anew each time. */
interface Spot {
  readonly place: Element;
  /** Absent for a place that is no shape of a drawing. */
  readonly lies: Lie | undefined;
}

interface Lie {
  readonly drawing: SVGSVGElement;
  readonly box: DOMRect;
  /** From the place's own units to the drawing's. */
  readonly matrix: DOMMatrix;
  /** A pixel of the screen in the drawing's units. */
  readonly pixel: number;
}

/** Boards that wear something: mostly there is nothing to be taken off, and to look for it takes time. */
const dressed = new WeakSet<ParentNode>();

export function dress(root: ParentNode, { lit, marks, flourish }: Dressing): void {
  undress(root);
  if (lit.length === 0 && marks.length === 0) return;
  dressed.add(root);
  const marked = marks.map((mark) => ({
    mark,
    spots: spotsNamed(root, mark.place),
    starts: mark.from === undefined ? [] : spotsNamed(root, mark.from),
  }));
  const pointed = lit.flatMap((name) => spotsNamed(root, name));
  for (const { mark, spots, starts } of marked) for (const spot of spots) drawMark(spot, mark, starts);
  for (const spot of pointed) light(spot);
  const joy = flourish ? pointed.find(({ lies }) => lies !== undefined)?.lies : undefined;
  if (joy !== undefined) layerIn(joy.drawing).append(burst(joy));
}

export function undress(root: ParentNode): void {
  if (!dressed.delete(root)) return;
  for (const layer of root.querySelectorAll(`.${LAYER}`)) layer.remove();
  for (const place of root.querySelectorAll(".lit-place")) place.classList.remove("lit-place");
  for (const place of root.querySelectorAll(".marked-place")) place.classList.remove("marked-place");
}

function spotsNamed(root: ParentNode, name: string): Spot[] {
  return placesNamed(root, name).map((place) => ({ place, lies: lieOf(place) }));
}

function lieOf(place: Element): Lie | undefined {
  const drawing = place instanceof SVGGraphicsElement ? place.ownerSVGElement : null;
  if (drawing === null) return undefined;
  const matrix = new DOMMatrix();
  const [own, whole] = [(place as SVGGraphicsElement).getScreenCTM(), drawing.getScreenCTM()];
  if (own !== null && whole !== null) matrix.multiplySelf(asMatrix(whole).inverse()).multiplySelf(asMatrix(own));
  const box = (place as SVGGraphicsElement).getBBox();
  return { drawing, box, matrix, pixel: 1 / Math.max(0.01, whole?.a ?? 1) };
}

const asMatrix = ({ a, b, c, d, e, f }: DOMMatrix): DOMMatrix => new DOMMatrix([a, b, c, d, e, f]);

function light({ place, lies }: Spot): void {
  if (lies === undefined) {
    place.classList.add("lit-place");
    return;
  }
  const layer = layerIn(lies.drawing);
  sinkBelowCounts(place, layer);
  // Light round dark, so that it stands out from any ground.
  layer.append(outlineOf(place, lies, "pointed"), outlineOf(place, lies, "pointed"));
  // What the log calls it stands nowhere else on the board.
  const label = place.getAttribute("data-label");
  if (label !== null) layer.append(tag(lies, label));
}

function drawMark({ place, lies }: Spot, { seat, number }: Mark, starts: readonly Spot[]): void {
  if (lies === undefined) {
    place.classList.add("marked-place");
    return;
  }
  const [below, layer] = [layerIn(lies.drawing), layerIn(lies.drawing)];
  sinkBelowCounts(place, below);
  const colour = seat === undefined ? "var(--rock)" : `var(--p${(seat % 5) + 1})`;
  for (const each of [below, layer]) each.style.setProperty("--c", colour);
  const start = starts.find((each) => each.lies?.drawing === lies.drawing)?.lies;
  if (start !== undefined) layer.append(trail(start, lies));
  below.append(outlineOf(place, lies, "mark casing"), outlineOf(place, lies, "mark"));
  layer.append(disc(lies, number));
}

/** Counts that stand on the edge of a place are read also while it is marked: a drawing names what lies over its marks. */
function sinkBelowCounts(place: Element, layer: SVGGElement): void {
  const counts = layer.ownerSVGElement?.querySelector("[data-over-marks]");
  if (counts && place.compareDocumentPosition(counts) & Node.DOCUMENT_POSITION_FOLLOWING) counts.before(layer);
}

function layerIn(drawing: SVGSVGElement): SVGGElement {
  const layer = document.createElementNS(SVG, "g");
  layer.classList.add(LAYER);
  layer.setAttribute("aria-hidden", "true");
  drawing.append(layer);
  return layer;
}

/** The same shape once more, in the drawing's own units. */
function outlineOf(place: Element, { matrix: { a, b, c, d, e, f } }: Lie, look: string): SVGElement {
  const shape = place.cloneNode(false) as SVGElement;
  for (const { name } of [...shape.attributes]) if (!SHAPE.includes(name)) shape.removeAttribute(name);
  shape.setAttribute("class", look);
  shape.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  return shape;
}
const SHAPE = ["points", "d", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r"];

function spotOf({ box: { x, y, width, height }, matrix }: Lie, across: number, down: number): DOMPoint {
  return new DOMPoint(x + width * across, y + height * down).matrixTransform(matrix);
}

/** A group about a spot of a place, in pixels of the screen. */
function groupAt(lies: Lie, look: string, across: number, down: number): SVGElement {
  const { x, y } = spotOf(lies, across, down);
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", look);
  group.setAttribute("transform", `translate(${x} ${y}) scale(${lies.pixel})`);
  return group;
}

function words(text: string): SVGElement {
  const element = document.createElementNS(SVG, "text");
  element.setAttribute("y", "4");
  element.textContent = text;
  return element;
}

function disc(lies: Lie, number: number): SVGElement {
  const group = groupAt(lies, "order", 0.86, 0.16);
  const circle = document.createElementNS(SVG, "circle");
  circle.setAttribute("r", String(DISC));
  group.append(circle, words(String(number)));
  return group;
}

function tag(lies: Lie, label: string): SVGElement {
  const group = groupAt(lies, "tag", 0.5, 0.5);
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
function burst(lies: Lie): SVGElement {
  const group = groupAt(lies, "burst", 0.5, 0.5);
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

function trail(from: Lie, to: Lie): SVGElement {
  const [start, end] = [spotOf(from, 0.5, 0.5), spotOf(to, 0.5, 0.5)];
  const line = document.createElementNS(SVG, "path");
  line.setAttribute("class", "trail");
  line.setAttribute("d", `M${start.x} ${start.y}L${end.x} ${end.y}`);
  return line;
}
