// What a game is: pure functions over plain JSON state. Everything else in the house talks to games through this file.
import type { Chance } from "./chance/chance.ts";
import type { Json, Scalar } from "./json.ts";
import type { OptionSpec, Options, OptionsProblem } from "./options.ts";

export type Seat = number;
/** Who looks: a seat, somebody watching, or (after the end, or in a tool) everybody. */
export type Viewer = Seat | "spectator" | "all";

/** One small decision, such as `["place", 5, 3]`. The first element names the kind. */
export type Move = readonly [kind: string, ...args: Scalar[]];

/** One entry of the stack: which phase is at work, for whom, and what it needs to remember. Plain data. */
export interface Frame {
  readonly phase: string;
  /** Who decides. Absent in frames of automatic phases. */
  seat?: Seat;
}

export interface State<F extends Frame = Frame> {
  /** The phases at work; the last one is the decision (or automatic step) in hand. Empty when the game is over. */
  stack: F[];
  /** Decisions that interrupt the main stack, at most one a seat: nothing else goes on before they are made. */
  aside: F[];
}

/** Something that happened, in the game's own vocabulary. Log, motion, sound and speech are written from it. */
export interface GameEvent {
  readonly kind: string;
}

/** The events of a game from the fields of each kind: `EventsOf<{ sailed: { seat: Seat; to: number } }>`. */
export type EventsOf<Fields> = {
  readonly [Kind in keyof Fields]: Readonly<{ kind: Kind } & Fields[Kind]>;
}[keyof Fields];

/** Printed numbers, validated and prepared for use. `source` is the plain data they were read from. */
export interface Pack {
  readonly source: Json;
}

/** The types of one game, bundled so that signatures stay short: `interface Maori extends GameTypes { state: … }`. */
export interface GameTypes {
  /** The frames that may lie on the stack, told apart by their phase: `Game.phases` is keyed by it. */
  frame: Frame;
  state: State;
  view: object;
  pack: Pack;
  /** Every move of the game, told apart by its kind. */
  move: Move;
  /** What offers say besides the move, by its kind: `{ sail: SailNote }`. Kinds that are left out have no notes. */
  notes: Readonly<Record<string, unknown>>;
  event: GameEvent;
  /** Derived data, or undefined where the game declares none. */
  index: unknown;
}

/** The moves of one kind. Several kinds may share a shape. */
export type MoveOf<M extends Move, Kind extends string> = M extends Move ? (Kind extends M[0] ? M : never) : never;

/** The note of a move, by its kind. */
export type NoteOf<T extends Pick<GameTypes, "notes">, M extends Move> = T["notes"][M[0] & keyof T["notes"]];

/** An offer as texts and boards get it. Its kind tells both apart, the move and the note; null where there is no note. */
export type Offer<T extends Pick<GameTypes, "move" | "notes"> = GameTypes, M = T["move"]> = M extends Move
  ? { readonly kind: M[0]; readonly move: M; readonly note: NoteOf<T, M> | null }
  : never;

/** What the rules work with while a move is applied or offers are listed. */
export interface Play<T extends GameTypes = GameTypes> {
  state: T["state"];
  index: T["index"];
  readonly pack: T["pack"];
  readonly chance: Chance;
  /** Tells everybody. */
  emit(event: T["event"]): void;
  /** Tells everybody what has to be worked out first: one event or several. In playouts nobody listens, and nothing is. */
  tell(events: () => T["event"] | readonly T["event"][]): void;
  /** Tells one seat; the others get `others`, or nothing. */
  emitTo(seat: Seat, event: T["event"], others?: T["event"]): void;
  /** The seat has learnt something hidden without a chance call: it may not undo beyond this point. */
  reveal(seat: Seat): void;
}

/** Receives the candidates of a decision. A phase walks through all of them once, in a fixed order. */
export interface Ask<T extends GameTypes = GameTypes, M extends T["move"] = T["move"]> {
  /** The move is legal. `note` holds what the interface shows with it (a price, a warning): small plain data. */
  readonly offer: <Offered extends M>(move: Offered, note?: NoteOf<T, Offered>) => void;
  /** The move is not legal, and this clause says why. Also for moves that only other phases offer. */
  readonly refuse: (move: T["move"], clause: string) => void;
  /**
   * The move is refused for `bar`, the clause against it, or offered where there is none. The note is made for whoever looks;
   * in a long list by one function of the move, since playouts would make a function for each.
   */
  readonly weigh: <Weighed extends M>(
    move: Weighed,
    bar: string | undefined,
    note?: (move: Weighed) => NoteOf<T, Weighed>,
  ) => void;
  /** False in playouts: refusals and notes go nowhere, so need not be worked out. */
  readonly curious: boolean;
}

/** A decision of the frame's seat, with the moves that it may offer: `DecisionPhase<Maori, SailFrame, SailMove>`. */
export interface DecisionPhase<
  T extends GameTypes = GameTypes,
  F extends Frame = T["frame"],
  M extends T["move"] = T["move"],
> {
  offers(play: Play<T>, frame: F, ask: Ask<T, M>): void;
  /** Carries out an offered move; it pushes, replaces or pops frames. */
  apply(play: Play<T>, frame: F, move: M): void;
  /** Which kinds of move publish the draft: everybody sees what was decided so far. */
  readonly publishes: "all" | readonly M[0][];
  /** Further kinds that publish where the options of the table say so. */
  publishesToo?(state: T["state"]): readonly M[0][];
  /** Kinds of move that the rules call final: they publish too, and whoever made one cannot take it back alone. */
  readonly cuts?: readonly M[0][];
  /** Take a lone offer without asking. Only where that tells nobody anything hidden. */
  readonly auto?: boolean;
  /**
   * The move taken when the seat's time runs out; the first offer when absent. A draft is finished from where it stands;
   * undefined gives it up, and the decision at which it began takes its own fallback.
   */
  fallback?(play: Play<T>, frame: F, offers: readonly M[]): M | undefined;
  /** What runs by itself is an automatic phase. */
  readonly run?: undefined;
}

/** A step without a choice. It must pop or replace its frame, or push another. */
export interface AutomaticPhase<T extends GameTypes = GameTypes, F extends Frame = T["frame"]> {
  run(play: Play<T>, frame: F): void;
}

export type Phase<T extends GameTypes = GameTypes, F extends Frame = T["frame"]> =
  | DecisionPhase<T, F>
  | AutomaticPhase<T, F>;

/** The frames of one phase. Several phases may share a frame. */
export type FrameIn<F extends Frame, P extends string> = F extends Frame ? (P extends F["phase"] ? F : never) : never;

/** A phase for every frame of the game. */
export type Phases<T extends GameTypes = GameTypes> = {
  readonly [P in T["frame"]["phase"]]: Phase<T, FrameIn<T["frame"], P>>;
};

/** Moves a seat may make while somebody else decides on the main stack; a frame held aside is not interrupted. */
export interface OffTurn<T extends GameTypes = GameTypes> {
  offers(play: Play<T>, seat: Seat, ask: Ask<T>): void;
  /** Applies to the published state; may put a frame of the seat into `state.aside`. */
  apply(play: Play<T>, seat: Seat, move: T["move"]): void;
}

export interface Start<T extends GameTypes = GameTypes> {
  readonly seats: number;
  readonly options: Options;
  readonly pack: T["pack"];
  readonly chance: Chance;
  emit(event: T["event"]): void;
  emitTo(seat: Seat, event: T["event"], others?: T["event"]): void;
}

export interface Result {
  /** Per seat: 1 for the winners, 2 for the next, equal numbers for a tie. Alone: 1 won, 2 lost. */
  readonly places: readonly number[];
  readonly scores: readonly number[];
  /** The game's own breakdown, for the page at the end. */
  readonly details: Json;
}

export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly string[] };

/** One value of a standing order: a number or a word, as the interface asks for it. */
export type OrderValues = Readonly<Record<string, string | number>>;

/** A kind of standing order: an answer given in advance to decisions of one phase. */
export interface OrderKind<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** The phase whose decisions it answers. */
  readonly phase: T["frame"]["phase"];
  /** The values the player fills in, with what each may be in this view. */
  values(view: T["view"], seat: Seat): Readonly<Record<string, readonly (string | number)[]>>;
  /** The moves that answer the open decision, or undefined where the order's condition does not hold. */
  answer(view: T["view"], seat: Seat, values: OrderValues): readonly T["move"][] | undefined;
}

export interface DerivedData<T extends GameTypes = GameTypes> {
  build(state: T["state"], pack: T["pack"]): T["index"];
  copy(index: T["index"]): T["index"];
}

export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** Goes up when a change of the rules alters recorded games. */
  readonly version: number;
  /** Fewest and most players. */
  readonly seats: readonly [fewest: number, most: number];
  readonly options: readonly OptionSpec[];
  /** Options that hang together, also with the pack in use: returns them completed, or says what does not fit. */
  settleOptions?(options: Options, seats: number, pack: T["pack"]): Options | OptionsProblem;
  /** The pack the game is played with by default. */
  readonly pack: T["pack"];
  /**
   * Lays the data of another pack out for use. It must have passed the game's check (`games/<name>/pack`), which whoever
   * takes packs from outside asks first. Absent in games that know no other pack.
   */
  preparePack?(source: Json): T["pack"];
  /** The state before the first decision, with its stack. */
  setup(start: Start<T>): T["state"];
  readonly phases: Phases<T>;
  readonly offTurn?: OffTurn<T>;
  readonly index?: DerivedData<T>;
  /** Standing orders seats may leave; they see what the seat sees and nothing else. */
  readonly orders?: readonly OrderKind<T>[];
  /** What the viewer may know, built by inclusion. The only thing that leaves a host. */
  view(state: T["state"], viewer: Viewer, pack: T["pack"]): T["view"];
  /** A full state that agrees with the view. */
  sample(view: T["view"], chance: Chance, pack: T["pack"]): T["state"];
  /** Places and scores; called when the stack is empty, or at an agreed end. */
  result(state: T["state"], pack: T["pack"]): Result;
  /** The scores if what lies on the table were counted now; absent where `result` tells at any time how everybody stands. */
  standing?(state: T["state"], pack: T["pack"]): readonly number[];
  /** Whether an end all seats agreed on takes effect in this state; at once when absent. */
  agreedEnd?(state: T["state"]): boolean;
  /** Minutes of real time after which the table has agreed to end, as soon as `agreedEnd` allows; undefined for no limit. */
  timeLimit?(options: Options): number | undefined;
  /** What is broken in this state: pieces lost or doubled, counts out of range. Empty when all is well. */
  invariants(state: T["state"], pack: T["pack"]): string[];
  /** Carries the state of a running match over from an older rules version. */
  upgrade?(state: Json, fromVersion: number): T["state"];
}
