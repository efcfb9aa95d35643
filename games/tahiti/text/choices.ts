// Offers by name, and what is asked.
import type { MoveOf } from "@outrigger/kernel";
import type { Asked, Say, Values } from "@outrigger/text";
import type { Piece, TahitiFrame, TahitiMove, TahitiView } from "../rules/index.ts";
import { areaText, canoesText, hexText, placeText, pointsText, sideText } from "./words.ts";

type Kind = TahitiMove[0];
type Moves = { readonly [K in Kind]: MoveOf<TahitiMove, K> };

/** A piece by id, Elders with their printed values. */
function pieceText(say: Say, view: TahitiView, id: number): string {
  const piece = view.pieces.find((candidate) => candidate.id === id);
  return piece === undefined ? String(id) : kindText(say, view, piece);
}

function kindText(say: Say, view: TahitiView, { kind, elder }: Piece): string {
  const values = view.printed.elders[elder - 1];
  if (kind !== "elder" || values === undefined) return say(`kind.${kind}`);
  return say("elder.values", { number: elder, ...pick(values) });
}

function pick({ combat, leadership, movement }: { combat: number; leadership: number; movement: number }) {
  return { combat, leadership, movement };
}

/** "take", "drop" and their like: a kind, or an Elder by id. */
const taken =
  (key: string) =>
  (say: Say, [, kind, id]: readonly [string, string, number?], view: TahitiView): string =>
    say(key, { piece: id === undefined ? say(`kind.${kind}`) : pieceText(say, view, id) });

const plain =
  (key: string) =>
  (say: Say): string =>
    say(key);

const at =
  (key: string) =>
  (say: Say, [, hex]: readonly [string, number], view: TahitiView): string =>
    say(key, { hex: placeText(say, view, hex) });

const canoes =
  (key: string) =>
  (say: Say, [, count]: readonly [string, number]): string =>
    say(key, { canoes: canoesText(say, count) });

const NAMERS: {
  readonly [K in Kind]: (say: Say, move: Moves[K], view: TahitiView, names: readonly string[]) => string;
} = {
  placeHome: at("move.placeHome"),
  place: (say, [, kind, hex], view) =>
    say("move.place", { piece: say(`kind.${kind}`), hex: placeText(say, view, hex) }),
  order: (say, [, first, direction], _view, names) =>
    say("move.order", { name: sideText(say, first, names), direction }),
  harvest: at("move.harvest"),
  build: (say, [, item, hex], view) => say("move.build", { item: say(`kind.${item}`), hex: placeText(say, view, hex) }),
  dismantle: at("move.dismantle"),
  convert: plain("move.convert"),
  convertUnit: (say, [, kind, hex], view) =>
    say("move.convertUnit", { piece: say(`kind.${kind}`), hex: placeText(say, view, hex) }),
  newHome: at("move.newHome"),
  keepHome: plain("move.keepHome"),
  endBuild: plain("move.endBuild"),
  activate: (say, [, id], view) => {
    const hex = view.pieces.find((piece) => piece.id === id)?.at ?? 0;
    return say("move.activate", { piece: pieceText(say, view, id), hex: hexText(hex) });
  },
  walk: at("move.walk"),
  depart: plain("move.depart"),
  endMove: plain("move.endMove"),
  take: taken("move.take"),
  drop: taken("move.drop"),
  load: (say, [, kind]) => say("move.load", { piece: say(`kind.${kind}`) }),
  unload: (say, [, kind]) => say("move.unload", { piece: say(`kind.${kind}`) }),
  step: at("move.step"),
  done: plain("move.done"),
  embark: canoes("move.embark"),
  castOff: canoes("move.castOff"),
  sail: at("move.sail"),
  crash: at("move.crash"),
  takeAboard: taken("move.takeAboard"),
  putAshore: taken("move.putAshore"),
  leaveCanoe: plain("move.leaveCanoe"),
  takeOver: canoes("move.takeOver"),
  land: plain("move.land"),
  arrange: plain("move.arrange"),
  seat: (say, [, id, canoe], view) => say("move.seat", { piece: pieceText(say, view, id), canoe }),
  go: plain("move.go"),
  continue: plain("move.continue"),
  callOff: plain("move.callOff"),
  fight: (say, [, hex, enemy], view, names) =>
    say("move.fight", { hex: placeText(say, view, hex), enemy: sideText(say, enemy, names) }),
  skip: (say, [, hex, enemy], view, names) =>
    say("move.skip", { hex: placeText(say, view, hex), enemy: sideText(say, enemy, names) }),
  endCombat: plain("move.endCombat"),
  seaFight: plain("move.seaFight"),
  landFight: plain("move.landFight"),
  shamanIn: plain("move.shamanIn"),
  shamanOut: plain("move.shamanOut"),
  surrender: plain("move.surrender"),
  retreatTo: at("move.retreatTo"),
  stay: plain("move.stay"),
  pursueAll: plain("move.pursueAll"),
  pursueWith: plain("move.pursueWith"),
  bring: (say, [, kind, count]) => say("move.bring", { pieces: say(`piece.${kind}`, { count }) }),
  bringLeader: (say, [, id, fate], view) => say("move.bringLeader", { piece: pieceText(say, view, id), fate }),
  board: (say, [, kind]) => say("move.board", { piece: say(`kind.${kind}`) }),
  swimNext: (say, [, kind]) => say("move.swimNext", { piece: say(`kind.${kind}`) }),
  swimTo: at("move.swimTo"),
  assault: plain("move.assault"),
  withdraw: plain("move.withdraw"),
  propose: (say, [, preset]) => say("move.propose", { preset: say(`preset.${preset}`) }),
  edit: (say, [, preset]) => say("move.edit", { preset: say(`preset.${preset}`) }),
  canoes: canoes("move.canoes"),
  giftCanoes: canoes("move.giftCanoes"),
  units: (say, [, kind, count]) => say("move.units", { pieces: say(`piece.${kind}`, { count }) }),
  giftUnits: (say, [, kind, count]) => say("move.giftUnits", { pieces: say(`piece.${kind}`, { count }) }),
  elder: (say, [, id, fate], view) => say("move.elder", { piece: pieceText(say, view, id), fate }),
  area: (say, [, area, fate]) => say("move.area", { area: areaText(say, area), fate }),
  rest: (say, [, fate]) => say("move.rest", { fate }),
  cede: (say, [, area, fate]) => say("move.cede", { area: areaText(say, area), fate }),
  pieces: (say, [, fate]) => say("move.pieces", { fate }),
  submit: plain("move.submit"),
  accept: plain("move.accept"),
  pass: plain("move.pass"),
  refuse: plain("move.refuse"),
  execute: plain("move.execute"),
  standard: plain("move.standard"),
  deal: (say, [, partner], _view, names) => say("move.deal", { name: sideText(say, partner, names) }),
  noMoreDeals: plain("move.noMoreDeals"),
  crew: (say, [, preset]) => say("move.crew", { preset }),
  assemble: plain("move.assemble"),
  ready: plain("move.ready"),
  cancel: plain("move.cancel"),
  settle: plain("move.settle"),
  sailOn: plain("move.sailOn"),
};

export function moveText(
  say: Say,
  move: TahitiMove,
  view: TahitiView,
  _offer?: unknown,
  names: readonly string[] = [],
): string {
  return nameOf(say, move[0], move, view, names);
}

const ENDS: readonly Kind[] = ["done", "endMove", "endBuild", "endCombat", "noMoreDeals"];
const WAYS: readonly Kind[] = ["step", "sail"];

/** Of a plan: where a way leads is told, not what it passes, nor that there is an end to it. */
export function stepText(_say: Say, [kind]: TahitiMove, _view: TahitiView, next?: TahitiMove): string | undefined {
  return ENDS.includes(kind) || (WAYS.includes(kind) && next?.[0] === kind) ? "" : undefined;
}

function nameOf<K extends Kind>(say: Say, kind: K, move: Moves[K], view: TahitiView, names: readonly string[]): string {
  return NAMERS[kind](say, move, view, names);
}

export function promptText(say: Say, { phase }: Asked, view: TahitiView): string {
  const frame = view.stack.findLast((candidate) => candidate.phase === phase);
  return say(`prompt.${phase}`, { ...NOTHING_TO_SAY, ...(frame === undefined ? {} : valuesOf(say, frame, view)) });
}

const NOTHING_TO_SAY = { left: 0, points: pointsText(0), piece: "", territory: "", level: "" };

/** What prompts want to know of the frame in hand; each phase keeps its own part of it. */
function valuesOf(say: Say, frame: TahitiFrame, view: TahitiView): Values {
  switch (frame.phase) {
    case "march":
    case "loading":
    case "afloat":
    case "crash":
      return { ...thirdsOf(frame.left), piece: pieceText(say, view, frame.commander) };
    case "walk":
    case "settlers":
      return thirdsOf(frame.left);
    case "swim":
      return { piece: pieceText(say, view, frame.swimmer) };
    case "landfall":
      return { territory: say(`territory.${frame.territory}`), level: say(`level.${frame.level}`) };
    default:
      return {};
  }
}

function thirdsOf(left: number): Values {
  return { left, points: pointsText(left) };
}
