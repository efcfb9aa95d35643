// It is one's turn: a sound and a shiver for those who look elsewhere, and a badge on the app.
import { playSound, shiver } from "./sounds.ts";

export function callUp(): void {
  playSound("turn");
  shiver();
  void navigator.setAppBadge?.(1).catch(() => {});
}

export function callOver(): void {
  void navigator.clearAppBadge?.().catch(() => {});
}
