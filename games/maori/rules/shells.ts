// Shells go between players and the supply and are never lost (MAO-SHELL-2).
import type { MaoriState, SeatState } from "./vocabulary.ts";

export function pay(state: MaoriState, seat: SeatState, price: number): void {
  seat.shells -= price;
  state.supply += price;
}

/** MAO-SHELL-4: what the supply cannot give is lost. */
export function incomeOf(state: MaoriState, printed: number): number {
  return Math.min(printed, state.supply);
}

export function receive(state: MaoriState, seat: SeatState, printed: number): number {
  const shells = incomeOf(state, printed);
  seat.shells += shells;
  state.supply -= shells;
  return shells;
}
