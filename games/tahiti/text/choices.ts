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
const taken = (say: Say, [, kind, id]: readonly [string, string, number?], view: TahitiView): Values => ({
  piece: id === undefined ? say(`kind.${kind}`) : pieceText(say, view, id),
});

const at = (say: Say, [, hex]: readonly [string, number], view: TahitiView): Values => ({
  hex: placeText(say, view, hex),
});

const canoes = (say: Say, [, count]: readonly [string, number]): Values => ({ canoes: canoesText(say, count) });

const ofKind = (say: Say, [, kind]: readonly [string, string]): Values => ({ piece: say(`kind.${kind}`) });

const counted = (say: Say, [, kind, count]: readonly [string, string, number]): Values => ({
  pieces: say(`piece.${kind}`, { count }),
});

const against = (
  say: Say,
  [, hex, enemy]: readonly [string, number, number],
  view: TahitiView,
  names: readonly string[],
): Values => ({ hex: placeText(say, view, hex), enemy: sideText(say, enemy, names) });

/** What goes into the name of a move, by its kind. Kinds that are left out have nothing to say besides their key. */
const VALUES: {
  readonly [K in Kind]?: (say: Say, move: Moves[K], view: TahitiView, names: readonly string[]) => Values;
} = {
  placeHome: at,
  place: (say, [, kind, hex], view) => ({ piece: say(`kind.${kind}`), hex: placeText(say, view, hex) }),
  order: (say, [, first, direction], _view, names) => ({ name: sideText(say, first, names), direction }),
  harvest: at,
  build: (say, [, item, hex], view) => ({ item: say(`kind.${item}`), hex: placeText(say, view, hex) }),
  dismantle: at,
  convertUnit: (say, [, kind, hex], view) => ({ piece: say(`kind.${kind}`), hex: placeText(say, view, hex) }),
  newHome: at,
  activate: (say, [, id], view) => {
    const hex = view.pieces.find((piece) => piece.id === id)?.at ?? 0;
    return { piece: pieceText(say, view, id), hex: hexText(hex) };
  },
  walk: at,
  take: taken,
  drop: taken,
  load: ofKind,
  unload: ofKind,
  step: at,
  embark: canoes,
  castOff: canoes,
  sail: at,
  crash: at,
  takeAboard: taken,
  putAshore: taken,
  takeOver: canoes,
  seat: (say, [, id, canoe], view) => ({ piece: pieceText(say, view, id), canoe }),
  fight: against,
  skip: against,
  retreatTo: at,
  bring: counted,
  bringLeader: (say, [, id, fate], view) => ({ piece: pieceText(say, view, id), fate }),
  board: ofKind,
  swimNext: ofKind,
  swimTo: at,
  propose: (say, [, preset]) => ({ preset: say(`preset.${preset}`) }),
  edit: (say, [, preset]) => ({ preset: say(`preset.${preset}`) }),
  canoes,
  giftCanoes: canoes,
  units: counted,
  giftUnits: counted,
  elder: (say, [, id, fate], view) => ({ piece: pieceText(say, view, id), fate }),
  area: (say, [, area, fate]) => ({ area: areaText(say, area), fate }),
  rest: (_say, [, fate]) => ({ fate }),
  cede: (say, [, area, fate]) => ({ area: areaText(say, area), fate }),
  pieces: (_say, [, fate]) => ({ fate }),
  deal: (say, [, partner], _view, names) => ({ name: sideText(say, partner, names) }),
  crew: (_say, [, preset]) => ({ preset }),
};

export function moveText(
  say: Say,
  move: TahitiMove,
  view: TahitiView,
  _offer?: unknown,
  names: readonly string[] = [],
): string {
  return say(`move.${move[0]}`, valuesIn(say, move[0], move, view, names));
}

const ENDS: readonly Kind[] = ["done", "endMove", "endBuild", "endCombat", "noMoreDeals"];
const WAYS: readonly Kind[] = ["step", "sail"];

/** Of a plan: where a way leads is told, not what it passes, nor that there is an end to it. */
export function stepText(_say: Say, [kind]: TahitiMove, _view: TahitiView, next?: TahitiMove): string | undefined {
  return ENDS.includes(kind) || (WAYS.includes(kind) && next?.[0] === kind) ? "" : undefined;
}

function valuesIn<K extends Kind>(
  say: Say,
  kind: K,
  move: Moves[K],
  view: TahitiView,
  names: readonly string[],
): Values {
  return VALUES[kind]?.(say, move, view, names) ?? {};
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
