// Who may build a fence that a shield has closed.
import { at, type Seat } from "@outrigger/kernel";
import type { MaasaiTable } from "./table.ts";
import type { MaasaiState } from "./vocabulary.ts";

/** The clause that keeps a seat from building a fence that the shield of this number has closed. */
export function buildBar(state: MaasaiState, { home }: MaasaiTable, seat: Seat, number: number): string | undefined {
  // A shield is laid wholly inside a built fence or wholly outside, and so is every fence it closes.
  if (home[4 * number] !== -1) return "MAS-BOMA-14";
  return at(state.seats, seat).stock.warrior === 0 ? "MAS-BOMA-2" : undefined;
}
