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
type Taken = readonly [kind: Exclude<PieceKind, "elder">] | readonly [kind: "elder", id: number];

/** Who goes along and who stays behind, on land and at sea. */
export type CarryingVerb = "take" | "drop" | "takeAboard" | "putAshore";
export type Carrying<Verb extends CarryingVerb = CarryingVerb> = readonly [Verb, ...Taken];

export type HomeVillageMove = readonly ["placeHome", Hex];
export type PlaceMove<Kind extends "fighters" | "population" | "elder"> = readonly ["place", Kind, Hex];
export type OrderMove = readonly ["order", Seat, "clockwise" | "counterclockwise"];

type ConvertMove = readonly ["convert"];
export type BuildMove =
  | readonly ["harvest", Hex]
  | readonly ["build", BuildItem, Hex]
  | readonly ["dismantle", Hex]
  | ConvertMove
  | readonly ["endBuild"];
export type ConversionMove = readonly ["convertUnit", CombatKind, Hex];
export type NewHomeMove = readonly ["newHome", Hex];
export type MoveHomeMove = NewHomeMove | readonly ["keepHome"];

type DepartMove = readonly ["depart"];
type StepMove = readonly ["step", Hex];
type DoneMove = readonly ["done"];
type LoadMove = readonly ["load", LoadKind] | readonly ["unload", LoadKind];
export type EmbarkMove = readonly ["embark", number];
export type MovementMove =
  | readonly ["activate", number]
  | readonly ["walk", Hex]
  | ConvertMove
  | DepartMove
  | readonly ["endMove"];
export type WalkMove = StepMove | LoadMove | DoneMove;
export type MarchMove = WalkMove | EmbarkMove | Carrying<"take" | "drop">;

export type SailMove = readonly ["sail", Hex] | readonly ["crash", Hex];
export type LoadingMove = readonly ["castOff", number] | Carrying<"take"> | SailMove | DoneMove;
export type AfloatMove =
  | SailMove
  | Carrying<"takeAboard" | "putAshore">
  | readonly ["leaveCanoe"]
  | readonly ["takeOver", number]
  | readonly ["land"]
  | DoneMove;

/** Piece and canoe, which is counted from 1. */
export type SeatMove = readonly ["seat", number, number];
type GoMove = readonly ["go"];
export type SeatingMove = GoMove | readonly ["arrange"] | SeatMove;
export type CrashMove = SeatingMove | readonly ["continue"] | readonly ["callOff"];

export type CombatMove = readonly ["fight", Hex, Side] | readonly ["skip", Hex, Side] | readonly ["endCombat"];
export type EngageMove = readonly ["seaFight"] | readonly ["landFight"];
export type ShamanMove = readonly ["shamanIn"] | readonly ["shamanOut"];
export type TrappedMove = readonly ["surrender"] | DepartMove;
export type RetreatMove = readonly ["retreatTo", Hex];
export type PursuitMove = readonly ["stay"] | readonly ["pursueAll"] | readonly ["pursueWith"];
export type PursuersMove =
  | readonly ["bring", CombatKind, number]
  | readonly ["bringLeader", number, "go" | "stay"]
  | GoMove;
export type RescueMove = readonly ["board", UnitKind];
export type NextSwimmerMove = readonly ["swimNext", UnitKind];
export type SwimMove = readonly ["swimTo", Hex];
export type LandingMove = readonly ["assault"] | readonly ["withdraw"];

/** Presets are proposed as they are, or opened to be changed. */
type PresetMove<Preset extends SettlementPreset | DealPreset> =
  | readonly ["propose", Preset]
  | readonly ["edit", Preset];
/** What fills in a field of a form. */
export type FieldMove =
  | readonly ["canoes", number]
  | readonly ["giftCanoes", number]
  | readonly ["units", UnitKind, number]
  | readonly ["giftUnits", UnitKind, number]
  | readonly ["elder", number, "go" | "stay"]
  | readonly ["area", string, "captor" | "neutral"]
  | readonly ["rest", "captor" | "disband"]
  | readonly ["cede", string, "cede" | "keep"]
  | readonly ["pieces", "go" | "disband"];
export type TermsMove = FieldMove | readonly ["submit"];
type AcceptMove = readonly ["accept"];
export type BargainMove =
  | AcceptMove
  | PresetMove<SettlementPreset>
  | readonly ["pass"]
  | readonly ["execute"]
  | readonly ["standard"];
export type DealMove = AcceptMove | PresetMove<DealPreset> | readonly ["refuse"];

type CancelMove = readonly ["cancel"];
export type DepartureMove = readonly ["deal", Seat] | readonly ["noMoreDeals"] | CancelMove;
export type AssembleMove =
  | readonly ["crew", CrewPreset]
  | readonly ["assemble"]
  | readonly ["ready"]
  | CancelMove
  | FieldMove;
export type LandfallMove = readonly ["settle"] | readonly ["sailOn"];

export type TahitiMove =
  | HomeVillageMove
  | PlaceMove<"fighters" | "population" | "elder">
  | OrderMove
  | BuildMove
  | ConversionMove
  | MoveHomeMove
  | MovementMove
  | Carrying
  | MarchMove
  | LoadingMove
  | AfloatMove
  | CrashMove
  | CombatMove
  | EngageMove
  | ShamanMove
  | TrappedMove
  | RetreatMove
  | PursuitMove
  | PursuersMove
  | RescueMove
  | NextSwimmerMove
  | SwimMove
  | LandingMove
  | BargainMove
  | DealMove
  | TermsMove
  | DepartureMove
  | AssembleMove
  | LandfallMove;
