// Places and pieces as they are drawn: whatever carries `data-place` or `data-piece` can be found, measured and pictured.

/** Of several drawings of the same thing the largest one in sight. */
function largest(found: Iterable<Element>): Element | undefined {
  let best: { readonly element: Element; readonly size: number } | undefined;
  for (const element of found) {
    if (!element.checkVisibility()) continue;
    const { width, height } = element.getBoundingClientRect();
    if (best === undefined || width * height > best.size) best = { element, size: width * height };
  }
  return best?.element;
}

const all = (root: ParentNode, attribute: string, name: string): NodeListOf<Element> =>
  root.querySelectorAll(`[${attribute}="${CSS.escape(name)}"]`);

export function placesNamed(root: ParentNode, name: string): Element[] {
  return [...all(root, "data-place", name)].filter((element) => element.checkVisibility());
}

export function placeNamed(root: ParentNode, name: string): Element | undefined {
  return largest(all(root, "data-place", name));
}

export function pieceNamed(root: ParentNode, name: string): Element | undefined {
  return largest(all(root, "data-piece", name));
}

/** What a picture of a piece must not have: it is nothing one could press, focus or find. */
const LIVE = ["tabindex", "role", "aria-label", "aria-disabled", "data-place", "data-piece", "data-pick"];

function stillOf(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const each of [copy, ...copy.querySelectorAll("*")]) {
    for (const attribute of LIVE) each.removeAttribute(attribute);
    each.classList.remove("offered", "target");
  }
  for (const glow of copy.querySelectorAll(".offer, .pointed")) glow.remove();
  return copy;
}

const SVG = "http://www.w3.org/2000/svg";

/** A picture of a piece as large as it is drawn, to be moved about over the table. */
export function pictureOf(piece: Element): HTMLElement {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const frame = document.createElement("div");
  Object.assign(frame.style, { position: "absolute", width: `${width}px`, height: `${height}px` });
  const parent = piece.parentElement as Element | null;
  if (!(piece instanceof SVGGraphicsElement) || !(parent instanceof SVGGraphicsElement)) {
    frame.append(stillOf(piece));
    return frame;
  }
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("width", String(width));
  drawing.setAttribute("height", String(height));
  drawing.style.overflow = "visible";
  const group = document.createElementNS(SVG, "g");
  const { a, b, c, d, e, f } = parent.getScreenCTM() ?? new DOMMatrix();
  group.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e - left} ${f - top})`);
  group.append(stillOf(piece));
  drawing.append(group);
  frame.append(drawing);
  return frame;
}
