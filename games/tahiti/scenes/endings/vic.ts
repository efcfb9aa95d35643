import type { TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  { clauses: ["TAH-VIC-2", "TAH-VIC-4"], position: { seats: 4, arrange: {} }, scored: true },
  { clauses: ["TAH-VIC-3"], position: { seats: 2, arrange: {} }, scored: true },
];
