// Who sits where when a game of this browser goes on online.
import type { Occupant } from "@outrigger/kernel/match";
import { LEVELS } from "../../new-game/seating.ts";

export type Chair = "me" | "friend" | (typeof LEVELS)[number];

/** The first person is whoever sits here; other people are friends, or the first computer becomes one; the rest stay. */
export function chairsFor(seats: readonly Occupant[]): Chair[] {
  const mine = Math.max(
    0,
    seats.findIndex(({ kind }) => kind === "person"),
  );
  const hasOthers = seats.some(({ kind }, seat) => kind === "person" && seat !== mine);
  const guest = hasOthers ? -1 : seats.findIndex((_, seat) => seat !== mine);
  return seats.map(({ kind, level }, seat): Chair => {
    if (seat === mine) return "me";
    if (kind === "person" || seat === guest) return "friend";
    return LEVELS.find((each) => each === level) ?? "medium";
  });
}

/** One sits in one seat: whoever takes another leaves the one they had to a friend. */
export function takeSeat(chairs: readonly Chair[], seat: number, chair: Chair): Chair[] {
  if (chairs[seat] === "me" && chair !== "me") return [...chairs];
  return chairs.map((each, at) => {
    if (at === seat) return chair;
    return chair === "me" && each === "me" ? "friend" : each;
  });
}

export function seatOf(chair: Chair) {
  return chair === "me" || chair === "friend" ? { kind: chair } : { kind: "bot", level: chair };
}
