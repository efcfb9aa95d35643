// What a choice costs and what it brings, as things that can be pictured. The offer's note says it; no price is worked out here.
import type { Offer } from "@outrigger/board";
import type { Icon, Karakia, LeaderTile, Moa, MoaView } from "../../rules/index.ts";
import { NEUTRAL_BIRDS } from "../../rules/names.ts";

export type Thing =
  | { readonly what: "icon"; readonly icon: Icon; readonly amount?: number }
  | { readonly what: "tile"; readonly tile: Karakia }
  | { readonly what: "leaderTile"; readonly kind: LeaderTile["kind"]; readonly amount: number }
  | { readonly what: "points"; readonly amount: number }
  | { readonly what: "bird" | "leader" | "stronghold"; readonly colour: number };

export interface Deal {
  readonly cost: readonly Thing[];
  readonly gain: readonly Thing[];
}

const NOTHING: Deal = { cost: [], gain: [] };

/** `mine`: the colour of whoever chooses. */
export function dealOf(offer: Offer<Moa>, { printed, players }: MoaView, mine: number): Deal {
  const { kind, move, note } = offer;
  const any: Thing[] = note !== null && "any" in note && note.any ? [{ what: "tile", tile: "any_territory" }] : [];
  switch (kind) {
    case "place":
      return { cost: [{ what: "icon", icon: "bird" }, ...any], gain: [{ what: "bird", colour: mine }] };
    case "leader":
      return {
        cost: [...price(offer), ...any],
        gain: [{ what: "leader", colour: mine }, ...bonus(note?.tile, printed)],
      };
    case "attack":
    case "sell":
      return { cost: [...price(offer), ...any], gain: [{ what: "points", amount: note?.points ?? 0 }] };
    case "moveBirds":
      return { cost: [{ what: "tile", tile: "move_birds" }], gain: [] };
    case "stronghold":
      return { cost: [{ what: "tile", tile: "place_stronghold" }], gain: [{ what: "stronghold", colour: mine }] };
    case "neutral":
      return { cost: [], gain: neutrals(move[2], players.length) };
    default:
      return NOTHING;
  }
}

function price({ note }: Offer<Moa>): Thing[] {
  return note !== null && "icon" in note && "price" in note
    ? [{ what: "icon", icon: note.icon, amount: note.price }]
    : [];
}

function bonus(tile: string | null | undefined, { leaderTiles }: MoaView["printed"]): Thing[] {
  const brought = leaderTiles[tile ?? ""];
  return brought === undefined ? [] : [{ what: "leaderTile", kind: brought.kind, amount: brought.amount }];
}

function neutrals(piece: "bird1" | "bird2" | "leader", colour: number): Thing[] {
  if (piece === "leader") return [{ what: "leader", colour }];
  return new Array<Thing>(NEUTRAL_BIRDS[piece]).fill({ what: "bird", colour });
}
