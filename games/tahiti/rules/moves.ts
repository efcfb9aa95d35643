// Every decision of the game as a short tuple. README.md says in which phase each of them is offered.
import type { Seat } from "@outrigger/kernel";
import type { BuildItem, CombatKind, Hex, LoadKind, PieceKind, Side, UnitKind } from "./vocabulary.ts";

export const SETTLEMENT_PRESETS = ["standard", "generous", "fleetForLand", "scorched", "half"] as const;
export type SettlementPreset = (typeof SETTLEMENT_PRESETS)[number];
export const DEAL_PRESETS = ["allForCanoe", "halfForCanoe", "allForFleet"] as const;
export type DealPreset = (typeof DEAL_PRESETS)[number];
export const CREW_PRESETS = ["takeAll", "takeLeast"] as const;
export type CrewPreset = (typeof CREW_PRESETS)[number];

/** A piece by kind (all of a kind are alike), an Elder also by id. */
export type Taken = readonly [kind: Exclude<PieceKind, "elder">] | readonly [kind: "elder", id: number];

/** Who goes along and who stays behind, on land and at sea. */
export type CarryingVerb = "take" | "drop" | "takeAboard" | "putAshore";
export type Carrying<Verb extends CarryingVerb = CarryingVerb> = readonly [Verb, ...Taken];

type Setup = readonly ["placeHome", Hex] | readonly ["place", "fighters" | "population" | "elder", Hex];
type Order = readonly ["order", Seat, "clockwise" | "counterclockwise"];
type Construction =
  | readonly ["harvest", Hex]
  | readonly ["build", BuildItem, Hex]
  | readonly ["dismantle", Hex]
  | readonly ["convert"]
  | readonly ["convertUnit", CombatKind, Hex]
  | readonly ["newHome", Hex]
  | readonly ["keepHome"]
  | readonly ["endBuild"];
type Movement =
  | readonly ["activate", number]
  | readonly ["walk", Hex]
  | readonly ["depart"]
  | readonly ["endMove"]
  | readonly ["load", LoadKind]
  | readonly ["unload", LoadKind]
  | readonly ["step", Hex]
  | readonly ["done"];
type SeaMovement =
  | readonly ["embark", number]
  | readonly ["castOff", number]
  | readonly ["sail", Hex]
  | readonly ["crash", Hex]
  | readonly ["leaveCanoe"]
  | readonly ["takeOver", number]
  | readonly ["land"]
  | readonly ["arrange"]
  | readonly ["seat", number, number]
  | readonly ["go"]
  | readonly ["continue"]
  | readonly ["callOff"];
type Combat =
  | readonly ["fight", Hex, Side]
  | readonly ["skip", Hex, Side]
  | readonly ["endCombat"]
  | readonly ["seaFight"]
  | readonly ["landFight"]
  | readonly ["shamanIn"]
  | readonly ["shamanOut"]
  | readonly ["surrender"]
  | readonly ["retreatTo", Hex]
  | readonly ["stay"]
  | readonly ["pursueAll"]
  | readonly ["pursueWith"]
  | readonly ["bring", CombatKind, number]
  | readonly ["bringLeader", number, "go" | "stay"]
  | readonly ["board", UnitKind]
  | readonly ["swimNext", UnitKind]
  | readonly ["swimTo", Hex]
  | readonly ["assault"]
  | readonly ["withdraw"];
type Negotiation =
  | readonly ["propose", SettlementPreset | DealPreset]
  | readonly ["edit", SettlementPreset | DealPreset]
  | readonly ["canoes", number]
  | readonly ["giftCanoes", number]
  | readonly ["units", UnitKind, number]
  | readonly ["giftUnits", UnitKind, number]
  | readonly ["elder", number, "go" | "stay"]
  | readonly ["area", string, "captor" | "neutral"]
  | readonly ["rest", "captor" | "disband"]
  | readonly ["cede", string, "cede" | "keep"]
  | readonly ["pieces", "go" | "disband"]
  | readonly ["submit"]
  | readonly ["accept"]
  | readonly ["pass"]
  | readonly ["refuse"]
  | readonly ["execute"]
  | readonly ["standard"];
type Expedition =
  | readonly ["deal", Seat]
  | readonly ["noMoreDeals"]
  | readonly ["crew", CrewPreset]
  | readonly ["assemble"]
  | readonly ["ready"]
  | readonly ["cancel"]
  | readonly ["settle"]
  | readonly ["sailOn"];

export type TahitiMove =
  | Setup
  | Order
  | Construction
  | Carrying
  | Movement
  | SeaMovement
  | Combat
  | Negotiation
  | Expedition;
