// The focus walks along a list by the arrow keys.

/** To the one so many steps on from the one that has it; past the ends only where it `wraps`. */
export function walkFocus(event: KeyboardEvent, stops: readonly HTMLElement[], step: number, wraps = false): void {
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  stops[wraps ? (at + step + stops.length) % stops.length : at + step]?.focus();
}
