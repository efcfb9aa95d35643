// What each phase remembers while it is on the stack. README.md explains them to readers of records.
import type { Frame, Seat } from "@outrigger/kernel";
import type { Deal, Settlement } from "./endings/settlement.ts";
import type { Crew, Hex, Level, Side, UnitCounts } from "./vocabulary.ts";

/** A decision in the game always has a seat. */
interface Asked extends Frame {
  seat: Seat;
}

export interface HomeVillageFrame extends Asked {
  readonly phase: "homeVillage";
  readonly area: number;
}

export interface DeployFrame extends Asked {
  readonly phase: "deploy";
  readonly area: number;
  /** What is still to be placed, in order. */
  readonly left: ("fighters" | "population")[];
}

export interface RoundsFrame extends Frame {
  readonly phase: "rounds";
  /** Place in `state.order` of the next player turn. */
  next: number;
}

export interface PlayerTurnFrame extends Frame {
  readonly phase: "playerTurn";
  readonly player: Seat;
  step: "construction" | "control" | "movement" | "combat" | "end";
  /** Areas whose control changes hands after the builds, read at their start (TAH-SEQ-3). */
  gains: number[];
}

export interface BuildFrame extends Asked {
  readonly phase: "build";
  /** Jungle hexes that have given their log this turn (TAH-BUILD-20). */
  readonly harvested: Hex[];
}

export interface ConversionFrame extends Asked {
  readonly phase: "conversion";
}

export interface MoveHomeFrame extends Asked {
  readonly phase: "moveHome";
  readonly at: Hex;
}

export interface ControlFrame extends Frame {
  readonly phase: "control";
  readonly player: Seat;
  readonly gains: number[];
}

export interface SettlersFrame extends Asked {
  readonly phase: "settlers";
  readonly area: number;
  left: number;
}

export interface ArrivalFrame extends Frame {
  readonly phase: "arrival";
  readonly player: Seat;
  readonly area: number;
  /** The Elder comes without a roll (TAH-SOLO-4). */
  readonly sure: boolean;
}

export interface ElderArrivalFrame extends Asked {
  readonly phase: "elderArrival";
  readonly area: number;
  readonly elder: number;
}

export interface MovementFrame extends Asked {
  readonly phase: "movement";
}

/** An open activation of a commander, on land or at sea. */
interface Activation extends Asked {
  readonly commander: number;
  /** Thirds left. */
  left: number;
  /** Has taken a step or embarked (TAH-LMOV-14). */
  moved: boolean;
  /** The last hex entered by sea in this activation; 0 none (TAH-SMOV-11). */
  landfall: Hex;
}

export interface MarchFrame extends Activation {
  readonly phase: "march";
  /** Pieces carried, by id. */
  carried: number[];
  /** Carried Population and what each of them carries, as [population, marker]. */
  loads: [population: number, marker: number][];
  /** Pieces and markers picked up or put down since the last step: not again before the next. */
  touched: number[];
  /** In an enemy zone entered in this activation: only an attack leads on (TAH-LZI-2). */
  held: boolean;
  /** The clan whose zone the Chieftain may slip through while he leaves its Area; NOBODY otherwise (TAH-SOLO-7). */
  slip: Side;
  /** Has used that leave, and so must end outside the Area. */
  slipping: boolean;
}

/** A flotilla, while its crew goes aboard ("loading") and under way ("afloat"). */
export interface FlotillaFrame extends Activation {
  readonly phase: "loading" | "afloat";
  canoes: number[];
  /** Who is aboard, by id, the commander left out. */
  aboard: number[];
  /** The embarkation has been paid for, or is due before anything else (TAH-SMOV-6, TAH-SMOV-7). */
  paid: boolean;
  /** Sources of sea zones that it may only go on to approach. */
  approach: Hex[];
  /** Began in a sea zone and has not left it yet. */
  leaving: boolean;
}

export interface WalkFrame extends Asked {
  readonly phase: "walk";
  readonly unit: number;
  left: number;
  /** The marker carried; 0 none. */
  load: number;
  touched: number[];
  moved: boolean;
}

/** A flotilla forcing a reef (TAH-CRASH). */
export interface CrashFrame extends Asked {
  readonly phase: "crash";
  readonly commander: number;
  readonly left: number;
  readonly landfall: Hex;
  readonly from: Hex;
  readonly to: Hex;
  readonly approach: Hex[];
  readonly leaving: boolean;
  /** Canoes still afloat, in the order in which they run the reef. */
  canoes: number[];
  /** Who sits in each of them, the commander included. */
  seats: number[][];
  /** Seating by hand: the pieces still to be seated. */
  unseated: number[];
  step: "seating" | "manual" | "struck";
  /** Canoes that have run the reef, those that sank left out. */
  run: number;
  /** Who is in the water and has escaped the sharks. */
  swimmers: number[];
}

/** After the reef: swimmers are rescued, then the flotilla goes on. */
export interface CrossedFrame extends Frame {
  readonly phase: "crossed";
  /** As it goes on; its commander is among those aboard. */
  readonly flotilla: FlotillaFrame;
  readonly calledOff: boolean;
  /** Swimmers taken into its canoes. */
  readonly boarded: number[];
}

export interface OverboardFrame extends Frame {
  readonly phase: "overboard";
  readonly side: Side;
  readonly at: Hex;
  /** Survivors not yet in safety. */
  swimmers: number[];
  /** Canoes in the hex that may take them in. */
  readonly canoes: number[];
  /** Units sitting in those canoes. */
  seated: number;
  /** The side's people ashore in this hex count as friends: its shore is safe (TAH-SWIM-7). */
  readonly ownShore: boolean;
}

export interface RescueFrame extends Asked {
  readonly phase: "rescue";
}

/** Who swims next, where not all can be taken in by the nearest canoes (TAH-SWIM-5). */
export interface NextSwimmerFrame extends Asked {
  readonly phase: "nextSwimmer";
}

export interface SwimFrame extends Asked {
  readonly phase: "swim";
  readonly swimmer: number;
  readonly goals: Hex[];
  readonly steps: number;
}

/** The combat phase: asks for the next fight as long as there is one to be had. */
export interface CombatsFrame extends Frame {
  readonly phase: "combats";
  readonly player: Seat;
  /** Contacts fought or passed over, as [hex, enemy]. */
  settled: [Hex, Side][];
}

export interface CombatFrame extends Asked {
  readonly phase: "combat";
}

/** What one side brings into a sea combat. */
export interface Squadron {
  /** Canoes that fight, three at most; only they may sink. */
  canoes: number[];
  /** Further canoes, which share the fate of the others. */
  spare: number[];
  /** Everybody aboard. */
  crew: number[];
  /** Who sits in which of the fighting canoes. */
  seats: number[][];
  /** Seating by hand: the pieces still to be seated. */
  unseated: number[];
}

export type BattleStep =
  | "mode"
  | "shamans"
  | "dice"
  | "fallout"
  | "seating"
  | "sinking"
  | "flight"
  | "retreat"
  | "pursuit"
  | "panic"
  | "captives"
  | "landing";

export interface BattleFrame extends Frame {
  readonly phase: "battle";
  readonly attacker: Side;
  readonly defender: Side;
  /** The combat hex. */
  readonly at: Hex;
  /** What comes next. */
  step: BattleStep;
  sea: boolean;
  /** Whether each side's Shaman takes part, once said: attacker, defender. */
  readonly shamans: [attacker: boolean, defender: boolean];
  /** How many sides have been asked about their Shaman, and then about their seating. */
  asked: number;
  winner: Side;
  loser: Side;
  /** Hexes of the retreat: in all, and still to go. */
  hexes: number;
  left: number;
  /** The retreating pieces, and at sea their canoes. */
  group: number[];
  canoes: number[];
  /** Where the group stands, and the hex it has just left (0 before the first step). */
  here: Hex;
  before: Hex;
  /** The winner's pieces that may pursue, and at sea their canoes; empty once he has declined (TAH-PURS-3). */
  chasers: number[];
  chaserCanoes: number[];
  /** Where the winner's foremost pieces stand. */
  post: Hex;
  /** They stand next to the group, and so may capture (TAH-PANIC-5). */
  adjacent: boolean;
  /** Captured Leaders to be dealt with, in order (TAH-CAPT-3). */
  captives: number[];
  /** Sea combat: attacker and defender. */
  squadrons: Squadron[];
}

/** A decision within the battle below it on the stack. */
export interface BattleAskFrame extends Asked {
  readonly phase: "engage" | "newHome" | "trapped";
}

/** A victorious flotilla before a shore that is still defended (TAH-SCOM-13). */
export interface LandingFrame extends Asked {
  readonly phase: "landing";
  readonly at: Hex;
  readonly defender: Side;
  /** His canoes, those just taken among them: they go back with him, or stay on the beach. */
  readonly canoes: number[];
}

export interface ShamanFrame extends Asked {
  readonly phase: "shaman";
  /** 0 attacker, 1 defender. */
  readonly role: 0 | 1;
}

export interface RetreatPathFrame extends Asked {
  readonly phase: "retreatPath";
  readonly hexes: Hex[];
}

export interface PursuitFrame extends Asked {
  readonly phase: "pursuit";
}

export interface PursuersFrame extends Asked {
  readonly phase: "pursuers";
  /** The pieces not decided on yet, and those that go. */
  open: number[];
  chosen: number[];
}

export interface SeatingFrame extends Asked {
  readonly phase: "seating";
  /** 0 attacker, 1 defender. */
  readonly role: 0 | 1;
  /** Piece by piece instead of the best arrangement. */
  byHand: boolean;
}

/** Bargaining over a captured Chieftain (TAH-NEG). */
export interface BargainFrame extends Asked {
  readonly phase: "bargain";
  readonly captor: Seat;
  readonly captive: Seat;
  /** Offers made so far: captor, captive. */
  readonly made: [captor: number, captive: number];
  /** The offer on the table; null when the captive has passed, or at the start. */
  standing: Settlement | null;
}

/** An offer being written, field by field. */
export interface TermsFrame extends Asked {
  readonly phase: "terms";
  readonly draft: Settlement;
  /** The field in hand, by its place in the list of fields. */
  field: number;
}

/** A player about to leave: deals first, then the crew. */
export interface DepartureFrame extends Asked {
  readonly phase: "departure";
  /** Of his own will, so that he may still stay. */
  readonly free: boolean;
  /** He must leave, so that a canoe and a Population are made for him if he has none (TAH-EXP-4). */
  readonly emergency: boolean;
  /** Partners asked before this departure began. */
  readonly askedBefore: number;
  /** Deals agreed on, to take effect when he sails. */
  readonly deals: Deal[];
}

export interface DealFrame extends Asked {
  readonly phase: "deal";
  readonly leaver: Seat;
  readonly partner: Seat;
  /** Offers made so far: leaver, partner. */
  readonly made: [leaver: number, partner: number];
  standing: Deal | null;
}

export interface DealTermsFrame extends Asked {
  readonly phase: "dealTerms";
  readonly draft: Deal;
  field: number;
}

/** The crew of an Expedition being put together (TAH-EXP-3); the departure lies below. */
export interface AssembleFrame extends Asked {
  readonly phase: "assemble";
  readonly draft: Muster;
  /** The field in hand; -1 before a way of filling the form is chosen. */
  field: number;
}

/** Whom a leaver takes along, before anything is taken off the map. Gifts count with his own. */
export interface Muster {
  canoes: number;
  units: UnitCounts;
  /** Elders that stay behind, by id. */
  stay: number[];
}

export interface VoyageFrame extends Frame {
  readonly phase: "voyage";
  readonly player: Seat;
  readonly crew: Crew;
}

export interface LandfallFrame extends Asked {
  readonly phase: "landfall";
  readonly territory: string;
  /** The level as it would count. */
  readonly level: Level;
  /** The cell of Table C before any change; empty for Table A. */
  readonly cell: Level | "";
}

/** The hostile clans' turn in the solitaire game. */
export interface ClansFrame extends Frame {
  readonly phase: "clans";
  step: "movement" | "combat";
  /** Stacks that have yet to fight, as [clan, hex]. */
  fights: [clan: Side, hex: Hex][];
}

/** The setup of a game turn, and the roll for the initiative. */
export interface TurnStartFrame extends Frame {
  readonly phase: "gameTurn" | "initiative";
}

/** In which order the players take their turns. */
export interface OrderFrame extends Asked {
  readonly phase: "order";
}

export type TahitiFrame =
  | HomeVillageFrame
  | DeployFrame
  | RoundsFrame
  | PlayerTurnFrame
  | BuildFrame
  | ConversionFrame
  | MoveHomeFrame
  | ControlFrame
  | SettlersFrame
  | ArrivalFrame
  | ElderArrivalFrame
  | MovementFrame
  | MarchFrame
  | FlotillaFrame
  | WalkFrame
  | CrashFrame
  | CrossedFrame
  | OverboardFrame
  | RescueFrame
  | NextSwimmerFrame
  | SwimFrame
  | CombatsFrame
  | CombatFrame
  | BattleFrame
  | BattleAskFrame
  | LandingFrame
  | ShamanFrame
  | RetreatPathFrame
  | PursuitFrame
  | PursuersFrame
  | SeatingFrame
  | BargainFrame
  | TermsFrame
  | DepartureFrame
  | DealFrame
  | DealTermsFrame
  | AssembleFrame
  | VoyageFrame
  | LandfallFrame
  | ClansFrame
  | TurnStartFrame
  | OrderFrame;
