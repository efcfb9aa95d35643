// This page and the server may be of different versions: one of them was renewed. Then the page says so and loads itself
// anew at a quiet moment. Once: if the page that comes is no other, it only says so.
import { VERSION } from "@outrigger/protocol";

const MARK = "outrigger.loaded-anew";
/** Milliseconds without a touch after which nobody sits here. */
const IDLE = 60_000;
/** How often it is looked for a quiet moment. */
const LOOK = 500;
/** A new service worker fetches the whole site; a slow line is not waited for. */
const PATIENCE = 30_000;

let server = $state<number | undefined>();
let hasTried = $state(false);
let touched = 0;
const deciding = new Set<() => boolean>();

export const edition = {
  /** Of the server, where it is not this page's. */
  get isOther(): boolean {
    return server !== undefined;
  },
  get isOlder(): boolean {
    return server !== undefined && VERSION < server;
  },
  /** The page was loaded anew for this before, and it has not helped. */
  get hasTried(): boolean {
    return hasTried;
  },
};

/** The page is not loaded anew under somebody's hands while this holds; until the returned function is called. */
export function whileDeciding(isDeciding: () => boolean): () => void {
  deciding.add(isDeciding);
  return () => deciding.delete(isDeciding);
}

/** The server has said that it is of another version. */
export function meetOtherVersion(version: number): void {
  if (server !== undefined) return;
  server = version;
  hasTried = sessionStorage.getItem(MARK) === markFor(version);
  if (hasTried) return;
  touched = performance.now();
  for (const touch of ["pointerdown", "keydown"])
    addEventListener(touch, () => (touched = performance.now()), { capture: true, passive: true });
  const timer = setInterval(look, LOOK);
  document.addEventListener("visibilitychange", look);
  function look(): void {
    if (!isQuiet()) return;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    void loadAnew();
  }
  look();
}

function isQuiet(): boolean {
  if (document.hidden || performance.now() - touched > IDLE) return true;
  return !isWriting() && ![...deciding].some((isDeciding) => isDeciding());
}

/** Somebody has begun to write something, in the chat for example. */
function isWriting(): boolean {
  const field = document.activeElement;
  return (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value.trim() !== "";
}

export async function loadAnew(): Promise<void> {
  if (server !== undefined) sessionStorage.setItem(MARK, markFor(server));
  // Without a newer service worker the old one would give out the old page again.
  await Promise.race([renewWorker().catch(() => {}), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  location.reload();
}

const markFor = (version: number): string => `${VERSION} ${version}`;

async function renewWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update();
  const fresh = registration?.installing ?? registration?.waiting;
  if (fresh === undefined || fresh === null) return;
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (fresh.state === "activated" || fresh.state === "redundant") resolve();
    };
    fresh.addEventListener("statechange", look);
    look();
  });
}
