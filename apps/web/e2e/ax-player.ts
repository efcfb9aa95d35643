// Plays a game seeing nothing but the accessibility tree, as a screen reader hands it to somebody who cannot see.
import type { CDPSession, Page } from "@playwright/test";
import { pickFrom, seeded } from "./driver.ts";

interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly parentId?: string;
  readonly backendDOMNodeId?: number;
}

const MOST_CHOICES = 1_500;
const PAUSE = 50;

/** Everything a screen reader would read, in its order. */
async function readTree(session: CDPSession): Promise<readonly AxNode[]> {
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as unknown as { nodes: AxNode[] };
  return nodes.filter((node) => !node.ignored);
}

const isOpen = (node: AxNode): boolean =>
  node.properties?.some(({ name, value }) => name === "expanded" && value.value === true) === true;

const isDisabled = (node: AxNode): boolean =>
  node.properties?.some(({ name, value }) => name === "disabled" && value.value === true) === true;

function buttons(nodes: readonly AxNode[], name: string | RegExp): AxNode[] {
  return nodes.filter(
    (node) =>
      node.role?.value === "button" &&
      !isDisabled(node) &&
      (typeof name === "string" ? node.name?.value === name : name.test(node.name?.value ?? "")),
  );
}

/** The buttons inside the region whose name fits. */
function buttonsOf(nodes: readonly AxNode[], region: RegExp): AxNode[] {
  const home = nodes.find((node) => node.role?.value === "region" && region.test(node.name?.value ?? ""));
  if (home === undefined) return [];
  const parents = new Map(nodes.map((node) => [node.nodeId, node.parentId]));
  const isInside = (node: AxNode): boolean => {
    for (let at: string | undefined = node.nodeId; at !== undefined; at = parents.get(at))
      if (at === home.nodeId) return true;
    return false;
  };
  return buttons(nodes, /./).filter((node) => isInside(node) && node.name?.value !== "Close");
}

/** What a screen reader does with a button: takes the focus there and presses Enter. */
async function press(page: Page, session: CDPSession, node: AxNode): Promise<boolean> {
  try {
    await session.send("DOM.focus", { backendNodeId: node.backendDOMNodeId ?? 0 });
  } catch {
    // The table has moved on since the tree was read.
    return false;
  }
  await page.keyboard.press("Enter");
  return true;
}

/** Returns how many choices were made until the tree offers another game. After `tired` choices the game is ended soon. */
export async function playByEar(page: Page, seed = 1, tired?: number): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Accessibility.enable");
  await session.send("DOM.enable");
  const below = seeded(seed);
  for (let made = 0; made < MOST_CHOICES; ) {
    const nodes = await readTree(session);
    if (buttons(nodes, "Play again").length > 0) return made;
    const choices = buttonsOf(nodes, /choice/);
    const [closed] = buttons(nodes, "Choices");
    const choice = choices[pickFrom(choices.length, made, below, tired)];
    if (choice !== undefined) {
      if (await press(page, session, choice)) made++;
    } else if (closed !== undefined && !isOpen(closed)) {
      await press(page, session, closed);
    } else {
      await page.waitForTimeout(PAUSE);
    }
  }
  throw new Error("the game does not come to an end");
}

/** The words of a lesson that its player listens for, in the language of the page. */
export interface LessonWords {
  readonly goOn: string;
  readonly lit: string;
  readonly choices: RegExp;
  /** Begins the answer to a wrong try. */
  readonly notYet: string;
}

/** What came of a lesson that was finished by ear. */
export interface HeardLesson {
  readonly moves: number;
  /** Wrong tries, one a step at most, and what each was answered. */
  readonly answers: readonly string[];
}

/**
 * Finishes the lesson on the screen: goes on where there is only something to hear, tries one wrong choice a step, and then
 * takes what the tree says is lit. `tries` says how many steps are tried wrongly.
 */
export async function learnByEar(
  page: Page,
  words: LessonWords,
  look: (step: number) => Promise<void>,
  tries = 3,
): Promise<HeardLesson> {
  const session = await page.context().newCDPSession(page);
  await session.send("Accessibility.enable");
  await session.send("DOM.enable");
  const answers: string[] = [];
  let moves = 0;
  let tried = "";
  let seen = "";
  for (let turn = 0; turn < MOST_CHOICES; turn++) {
    const nodes = await readTree(session);
    if (nodes.some((node) => node.role?.value === "dialog")) {
      await session.detach();
      return { moves, answers };
    }
    const step = (await page.locator(".strip").getAttribute("data-step")) ?? "";
    if (step !== seen) await look(Number(step));
    seen = step;
    const [on] = buttons(nodes, words.goOn);
    const choices = buttonsOf(nodes, words.choices);
    const lit = choices.find((node) => node.description?.value === words.lit);
    const wrong = choices.find((node) => node.description?.value !== words.lit && node.name?.value !== "");
    if (on !== undefined) await press(page, session, on);
    else if (lit !== undefined && wrong !== undefined && tried !== step && answers.length < tries) {
      tried = step;
      await press(page, session, wrong);
      answers.push(await heard(session, words.notYet));
    } else if (lit !== undefined) {
      if (await press(page, session, lit)) moves++;
      await page.locator(`.strip:not([data-step="${step}"]), dialog[open]`).first().waitFor();
    } else await page.waitForTimeout(PAUSE);
  }
  throw new Error("the lesson does not come to an end");
}

/** What a status says that begins with these words. */
async function heard(session: CDPSession, start: string): Promise<string> {
  for (let look = 0; look < MOST_CHOICES; look++) {
    const nodes = await readTree(session);
    const said = nodes.filter((node) => node.role?.value === "StaticText").map((node) => node.name?.value ?? "");
    const at = said.findIndex((text) => text.trim().startsWith(start));
    if (at >= 0) return said.slice(at, at + 2).join(" ");
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  throw new Error(`nothing says "${start}"`);
}
