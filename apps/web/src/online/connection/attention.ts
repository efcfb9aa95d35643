// Whether somebody looks at this page: it is visible, and was used within the last two minutes. Others see it at the table,
// and the server tells people elsewhere who do not.

const IDLE = 120_000;
const USES = ["pointerdown", "pointermove", "keydown", "wheel", "scroll"] as const;

export interface Attention {
  readonly here: boolean;
  /** Milliseconds since somebody used the page, where that is why nobody is thought to be there. */
  readonly unused: number;
}

let used = performance.now();
let isHere = document.visibilityState === "visible";
let timer: ReturnType<typeof setTimeout> | undefined;
const ears = new Set<(attention: Attention) => void>();

function become(here: boolean, unused: number): void {
  if (here === isHere) return;
  isHere = here;
  for (const ear of ears) ear({ here, unused });
}

function noteUse(): void {
  used = performance.now();
  if (document.visibilityState === "visible") become(true, 0);
  timer ??= setTimeout(lookAgain, IDLE);
}

function lookAgain(): void {
  const unused = performance.now() - used;
  timer = unused < IDLE ? setTimeout(lookAgain, IDLE - unused) : undefined;
  if (timer === undefined) become(false, Math.round(unused));
}

for (const use of USES) addEventListener(use, noteUse, { passive: true, capture: true });
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") noteUse();
  // Until now it was seen.
  else become(false, 0);
});
noteUse();

export const attention = {
  get isHere(): boolean {
    return isHere;
  },
  listen: (ear: (attention: Attention) => void): void => void ears.add(ear),
};
