// Measures a page as eyes and fingers meet it: letters and targets in pixels of the screen, whatever an SVG is scaled by, and
// words that are cut, lie over each other or stick out of their boxes. The functions run in the page, so they know only each other.
import type { Page } from "@playwright/test";

/** The least of each, in pixels of the screen. */
const LEAST = {
  /** Letters drawn on boards and pieces. */
  drawn: 11,
  /** Letters anywhere else. */
  text: 13,
  /** What is pressed on a board. */
  place: 40,
  /** The same where places touch: the list of choices has them all in full size. */
  touching: 24,
  /** What is pressed anywhere else. */
  button: 44,
};
type Least = typeof LEAST;

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A line of words as it stands on the screen. */
interface Word {
  readonly element: Element;
  readonly text: string;
  readonly area: Area;
  readonly size: number;
  readonly isDrawn: boolean;
  /** Set neither upright nor level. */
  readonly isTurned: boolean;
}

interface Pressed {
  readonly element: Element;
  readonly area: Area;
}

/** Everything on the page that is too small, cut, overlapping or overflowing, a line each. */
export async function faultsOf(page: Page, least: Least = LEAST): Promise<string[]> {
  const parts = [
    ...[meet, sizeOf, areaOf, wholeScreen, windowOf, isShown, isCovered, nameOf],
    ...[scaleOf, wordsOf, linesOf, smallWords, cutWords, cutPrompts, cutSelects],
    ...[isOpaque, isGround, restsOn, overlaps, boxOf, plateOf, overflows],
    ...[targetsOf, hitArea, isInline, gapBetween, smallTargets, allFaults],
  ];
  return page.evaluate(`(() => {${parts.join("\n")}\nreturn allFaults(${JSON.stringify(least)});})()`) as Promise<
    string[]
  >;
}

function allFaults(least: Least): string[] {
  const words = wordsOf();
  const found = [
    ...smallWords(words, least),
    ...cutWords(words),
    ...cutPrompts(),
    ...cutSelects(),
    ...overlaps(words),
    ...overflows(words),
    ...smallTargets(least),
  ];
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1) found.push(`the page is ${page.scrollWidth} px wide`);
  return [...new Set(found)];
}

function meet(one: Area, other: Area): Area | undefined {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const right = Math.min(one.right, other.right);
  const bottom = Math.min(one.bottom, other.bottom);
  return right - left > 0.5 && bottom - top > 0.5 ? { left, top, right, bottom } : undefined;
}

function sizeOf({ left, top, right, bottom }: Area): number {
  return (right - left) * (bottom - top);
}

function areaOf(element: Element): Area {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

function wholeScreen(): Area {
  return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
}

/** The part of the screen an element may be seen in; `firm`: beyond it nothing can be brought into sight by scrolling or panning. */
function windowOf(element: Element, firm: boolean): Area {
  const isLong = firm && document.documentElement.scrollHeight > innerHeight;
  const [top, bottom] = isLong ? [-1e6, 1e6] : [0, innerHeight];
  let seen: Area = { left: 0, top, right: innerWidth, bottom };
  if (firm && element.closest("svg[data-pan]") !== null) return { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
  let isScrolled = false;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(at);
    isScrolled ||= firm && (overflowY === "auto" || overflowY === "scroll");
    const cuts = (way: string): boolean => (firm ? way === "hidden" || way === "clip" : way !== "visible");
    const area = areaOf(at);
    seen = {
      left: cuts(overflowX) ? Math.max(seen.left, area.left) : seen.left,
      right: cuts(overflowX) ? Math.min(seen.right, area.right) : seen.right,
      top: cuts(overflowY) ? Math.max(seen.top, area.top) : seen.top,
      bottom: cuts(overflowY) ? Math.min(seen.bottom, area.bottom) : seen.bottom,
    };
    if (isScrolled) seen = { ...seen, top: -1e6, bottom: 1e6 };
    if (position === "fixed" || at.matches("dialog[open]")) break;
  }
  return seen;
}

function isShown(element: Element): boolean {
  if (element.closest("title, desc, defs, symbol, pattern, script, style, option, template, noscript") !== null)
    return false;
  // What lies behind an open dialog is dimmed and out of reach.
  const modal = document.querySelector("dialog:modal");
  if (modal !== null && !modal.contains(element)) return false;
  // A picture of a table: what it shows stands in its caption.
  if (element.closest("figure [inert]") !== null) return false;
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    if (getComputedStyle(at).clipPath.startsWith("inset(50%")) return false;
  return true;
}

/** Something of another part of the page lies over it. */
function isCovered(element: Element, { left, top, right, bottom }: Area): boolean {
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  if (over === null || over.contains(element) || element.contains(over)) return false;
  const root = element.closest("main svg, svg");
  if (root !== null) {
    let outer = root;
    for (let at = root.parentElement?.closest("svg"); at; at = at.parentElement?.closest("svg")) outer = at;
    return !outer.contains(over) && !over.contains(outer);
  }
  return getComputedStyle(element).pointerEvents !== "none" && !over.parentElement?.contains(element);
}

function nameOf(element: Element): string {
  const classes = [...element.classList].filter((name) => !/^s(velte)?-/.test(name));
  const place = element.closest("[data-place]")?.getAttribute("data-place") ?? "";
  return [element.localName, ...classes].join(".") + (place === "" ? "" : ` at ${place}`);
}

/** Pixels of the screen to one of the element's own. */
function scaleOf(element: Element): number {
  if (element instanceof SVGGraphicsElement) {
    const matrix = element.getScreenCTM();
    return matrix === null ? 1 : Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
  }
  // Widths of boxes are rounded: only a real difference is a scale.
  const wide = element instanceof HTMLElement ? element.offsetWidth : 0;
  const scale = wide === 0 ? 1 : element.getBoundingClientRect().width / wide;
  return Math.abs(scale - 1) * wide < 1 ? 1 : scale;
}

function linesOf(node: Text, element: Element): Area[] {
  if (element instanceof SVGElement) return [areaOf(element)];
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
}

/** All words in sight, line by line. */
function wordsOf(): Word[] {
  const found: Word[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null) {
    const element = node.parentElement;
    const text = node.data.trim();
    if (text === "" || element === null) continue;
    // Most of a long page lies beyond the screen, and styles are dear to ask for.
    const lines = linesOf(node, element).filter((area) => meet(area, wholeScreen()) !== undefined);
    if (lines.length === 0 || !isShown(element)) continue;
    const seen = windowOf(element, false);
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    const isTurned = matrix !== null && Math.abs(matrix.b) > 0.01 * Math.abs(matrix.a);
    for (const area of lines) {
      const part = meet(area, seen);
      if (part === undefined || sizeOf(part) < 0.3 * sizeOf(area) || isCovered(element, part)) continue;
      found.push({ element, text, area, size, isDrawn: element instanceof SVGElement, isTurned });
    }
  }
  return found;
}

function smallWords(words: readonly Word[], { drawn, text: least }: Least): string[] {
  return words
    .filter(({ size, isDrawn }) => size < (isDrawn ? drawn : least) - 0.05)
    .map(({ text, size, element }) => `small text, ${size.toFixed(1)} px: "${text}" (${nameOf(element)})`);
}

/** What is asked is read at a glance: nobody scrolls a line of prompt. */
function cutPrompts(): string[] {
  return [...document.querySelectorAll("[data-testid=prompt]")]
    .filter((prompt) => isShown(prompt) && prompt.scrollHeight > prompt.clientHeight + 1)
    .map((prompt) => `cut: "${prompt.textContent?.trim()}" (prompt)`);
}

function cutWords(words: readonly Word[]): string[] {
  return words.flatMap(({ element, text, area, isTurned }) => {
    const whole = windowOf(element, true);
    const high = 0.2 * (area.bottom - area.top);
    const isCut =
      (element instanceof HTMLElement &&
        getComputedStyle(element).textOverflow === "ellipsis" &&
        element.scrollWidth > element.clientWidth + 1) ||
      (!isTurned &&
        (area.left < whole.left - 1 ||
          area.right > whole.right + 1 ||
          area.top < whole.top - high ||
          area.bottom > whole.bottom + high));
    return isCut ? [`cut: "${text}" (${nameOf(element)})`] : [];
  });
}

/** A closed list shows its choice; one that is as wide as its words keeps about fourteen pixels for the arrow beside them. */
function cutSelects(): string[] {
  const pen = document.createElement("canvas").getContext("2d");
  return [...document.querySelectorAll("select")].filter(isShown).flatMap((select) => {
    // The shorthand is empty where figures are tabular: there is no way to say that in it.
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select);
    const chosen = select.selectedOptions[0]?.text.trim() ?? "";
    if (pen === null) return [];
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - 14;
    return pen.measureText(chosen).width > room + 1 ? [`cut: "${chosen}" (${nameOf(select)})`] : [];
  });
}

function isOpaque(colour: string): boolean {
  const alpha = /^rgba\(.*, ([\d.]+)\)$/.exec(colour) ?? /\/ ([\d.]+)\)$/.exec(colour);
  return colour !== "none" && colour !== "transparent" && Number(alpha?.[1] ?? 1) > 0.85;
}

/** Hides whatever lies below it in this area. */
function isGround(element: Element, area: Area): boolean {
  const { left, top, right, bottom } = areaOf(element);
  if (left > area.left + 1 || top > area.top + 1 || right < area.right - 1 || bottom < area.bottom - 1) return false;
  const style = getComputedStyle(element);
  if (!(element instanceof SVGElement)) return isOpaque(style.backgroundColor);
  if (element.matches("g, svg")) return [...element.children].some((child) => isGround(child, area));
  if (element.matches("use, image")) return true;
  const isFull = Number(style.fillOpacity) * Number(style.opacity) > 0.85;
  return element.matches("rect, circle, ellipse, path, polygon") && isFull && isOpaque(style.fill);
}

/** Whether the upper word has a ground of its own, between itself and the lower one. */
function restsOn(upper: Element, lower: Element, area: Area): boolean {
  for (let at: Element | null = upper; at !== null && !at.contains(lower); at = at.parentElement) {
    if (isGround(at, area) && !(at instanceof SVGElement)) return true;
    if (!(at instanceof SVGElement)) continue;
    for (let side = at.previousElementSibling; side !== null; side = side.previousElementSibling) {
      if (side.contains(lower)) break;
      if (isGround(side, area)) return true;
    }
  }
  return false;
}

function overlaps(words: readonly Word[]): string[] {
  return words.flatMap((upper, at) =>
    words.slice(0, at).flatMap((lower) => {
      if (upper.element === lower.element || upper.isTurned || lower.isTurned) return [];
      const both = meet(upper.area, lower.area);
      if (both === undefined || both.right - both.left < 2) return [];
      // Lines have room above and below their letters.
      if (both.bottom - both.top < 0.3 * Math.min(upper.size, lower.size) + 1) return [];
      if (restsOn(upper.element, lower.element, both) || restsOn(lower.element, upper.element, both)) return [];
      return [`overlap: "${upper.text}" (${nameOf(upper.element)}) and "${lower.text}" (${nameOf(lower.element)})`];
    }),
  );
}

/** The nearest box with an edge or a ground that the words stand in. */
function boxOf(element: Element): Element | undefined {
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    const { display, borderTopWidth, borderTopColor, borderTopStyle, backgroundColor } = getComputedStyle(at);
    if (display === "inline") continue;
    const hasEdge = borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) > 0 && isOpaque(borderTopColor);
    if (hasEdge || isOpaque(backgroundColor)) return at;
  }
  return undefined;
}

/** The plate a drawn word is printed on: the nearest shape before it that has its middle inside. */
function plateOf(element: Element, area: Area): Element | undefined {
  const [x, y] = [(area.left + area.right) / 2, (area.top + area.bottom) / 2];
  for (let side = element.previousElementSibling; side !== null; side = side.previousElementSibling) {
    if (!side.matches("rect, circle, ellipse") || getComputedStyle(side).fill === "none") continue;
    const { left, top, right, bottom } = areaOf(side);
    if (left < x && x < right && top < y && y < bottom) return side;
  }
  return undefined;
}

function overflows(words: readonly Word[]): string[] {
  return words.flatMap(({ element, text, area, isDrawn, isTurned }) => {
    const box = isDrawn ? plateOf(element, area) : boxOf(element);
    if (box === undefined || isTurned) return [];
    const { left, top, right, bottom } = areaOf(box);
    const isOut = area.left < left - 1 || area.right > right + 1;
    // The box of a drawn letter is higher than the letter.
    const isHigh = !isDrawn && (area.top < top - 3 || area.bottom > bottom + 3);
    const { overflowY } = getComputedStyle(box);
    const isScrolled = !isDrawn && (overflowY === "auto" || overflowY === "scroll");
    return isOut || (isHigh && !isScrolled) ? [`overflow: "${text}" (${nameOf(element)}) out of ${nameOf(box)}`] : [];
  });
}

/** What of a drawn target answers to a press. */
function hitArea(element: Element): Area {
  if (!(element instanceof SVGElement)) return areaOf(element.closest("label") ?? element);
  const parts = [
    ...element.querySelectorAll("rect, circle, ellipse, path, polygon, line, polyline, use, image"),
  ].filter((part) => getComputedStyle(part).pointerEvents !== "none");
  const areas = (parts.length === 0 ? [element] : parts).map(areaOf);
  return {
    left: Math.min(...areas.map(({ left }) => left)),
    top: Math.min(...areas.map(({ top }) => top)),
    right: Math.max(...areas.map(({ right }) => right)),
    bottom: Math.max(...areas.map(({ bottom }) => bottom)),
  };
}

/** A link among words is as high as they are. */
function isInline(element: Element): boolean {
  return getComputedStyle(element).display === "inline" && element.parentElement?.textContent !== element.textContent;
}

function targetsOf(): Pressed[] {
  const all = document.querySelectorAll("button, a[href], select, input:not([type=hidden]), summary, [role=button]");
  return [...all].flatMap((element) => {
    const area = hitArea(element);
    if (meet(area, wholeScreen()) === undefined || !isShown(element) || isInline(element)) return [];
    const part = meet(area, windowOf(element, false));
    return part === undefined || sizeOf(part) < 0.3 * sizeOf(area) || isCovered(element, part)
      ? []
      : [{ element, area }];
  });
}

function gapBetween(one: Area, other: Area): number {
  const across = Math.max(one.left - other.right, other.left - one.right);
  const down = Math.max(one.top - other.bottom, other.top - one.bottom);
  return Math.max(across, down);
}

function smallTargets({ place, touching, button }: Least): string[] {
  const targets = targetsOf();
  return targets.flatMap(({ element, area }) => {
    const isDrawn = element instanceof SVGElement;
    const touches = isDrawn && targets.some((other) => other.element !== element && gapBetween(area, other.area) <= 6);
    // Lines of a list follow each other as places of a board do.
    const isLine = element.closest(".log") !== null && element.closest("ol, ul, details") !== null;
    const isOnBoard = element.closest(".board, .hand") !== null;
    const least = isLine || (isOnBoard && touches) ? touching : isOnBoard ? place : button;
    const size = Math.min(area.right - area.left, area.bottom - area.top);
    const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
    return size < least - 0.5
      ? [`small target, ${size.toFixed(1)} of ${least} px: "${name}" (${nameOf(element)})`]
      : [];
  });
}
