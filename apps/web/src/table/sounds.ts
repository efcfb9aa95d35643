// Sounds of the table: the synthesiser is loaded with the first sound, and that comes after the first gesture at the earliest.
import type { Sound } from "@outrigger/board/beats";
import { settings } from "../lib/settings.svelte.ts";

let hasGesture = false;

/** Browsers let nothing sound before somebody has done something here, and neither do we. */
export function listenForGesture(): () => void {
  const note = (): void => {
    hasGesture = true;
  };
  addEventListener("pointerdown", note, { once: true });
  addEventListener("keydown", note, { once: true });
  return () => {
    removeEventListener("pointerdown", note);
    removeEventListener("keydown", note);
  };
}

export function playSound(sound: Sound | "none"): void {
  const { volume } = settings;
  if (sound === "none" || !hasGesture || !settings.sound || volume === 0 || document.hidden) return;
  void import("@outrigger/board/sound").then(({ ring }) => ring(sound, volume / 100));
}

/** A short shiver of the phone, where it can. */
export function shiver(): void {
  if (hasGesture && settings.vibrate) navigator.vibrate?.(60);
}
