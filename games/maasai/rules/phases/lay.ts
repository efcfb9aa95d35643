// The second action: lay one shield (MAS-LAY).
import { at, type DecisionPhase } from "@outrigger/kernel";
import {
  edgeDirection,
  type Fit,
  glue,
  type Layout,
  type Obstacle,
  obstacle,
  openEdges,
  type Shape,
  tileOf,
} from "@outrigger/penrose";
import { infoOf } from "../components.ts";
import { bringAbout } from "../consequences.ts";
import type { Maasai, MaasaiPlay } from "../maasai.ts";
import { halfDirection } from "../names.ts";
import { addShield } from "../table.ts";
import { goTo, whenLive } from "../turn.ts";
import type { LayFrame, LayMove } from "../vocabulary.ts";

/** Ways to name an edge, made once: the same few hundred moves come up in every game. */
const LAYS: LayMove[] = [];

function layAt(slot: number): LayMove {
  for (let next = LAYS.length; next <= slot; next++) LAYS.push(["lay", next >> 2, next & 3]);
  const move = LAYS[slot];
  if (move === undefined) throw new Error(`there is no edge ${slot}`);
  return move;
}

/** MAS-LAY-11: a pose is named by the laid shield and edge it joins, the lowest if it joins several. */
export const lay: DecisionPhase<Maasai, LayFrame, LayMove> = {
  publishes: [],
  publishesToo: whenLive("lay"),
  auto: true,
  offers(play, frame, ask) {
    const { shape } = infoOf(play.pack, frame.shield);
    for (const { tile, joins } of play.index.layout.fits[shape])
      ask.weigh(layAt(joins[0] ?? -1), undefined, () => ({ at: tile.at, turn: tile.turn, joins }));
    if (ask.curious) for (const [move, clause] of misfits(play, frame.shield)) ask.refuse(move, clause);
  },
  apply(play, frame, move) {
    const { seat, sequence } = frame;
    const slot = 4 * move[1] + move[2];
    const ended = layShield(play, seat, frame.shield, slot);
    goTo(play.state, ended ? { phase: "end", seat } : { phase: "act", seat, sequence });
  },
};

const CLAUSES: Readonly<Record<Obstacle, string>> = {
  overlap: "MAS-LAY-5",
  mismatch: "MAS-LAY-6",
  partial: "MAS-LAY-7",
  apart: "MAS-LAY-3",
};

/** The open edges on which the shield's shape does not fit, and why. */
function misfits({ index, pack }: MaasaiPlay, id: string): [LayMove, string][] {
  const { layout } = index;
  const { shape } = infoOf(pack, id);
  const fitting = new Set(layout.fits[shape].flatMap((fit) => fit.joins));
  return openEdges(layout).flatMap((slot): [LayMove, string][] => {
    if (fitting.has(slot)) return [];
    const reason = obstacle(layout, glue(tileOf(layout, slot >> 2), slot & 3, shape));
    return reason === undefined ? [] : [[layAt(slot), CLAUSES[reason]]];
  });
}

function fitNamed({ fits }: Layout, shape: Shape, slot: number): Fit {
  const named = fits[shape].find((fit) => fit.joins[0] === slot);
  if (named === undefined) throw new Error(`no ${shape} fits at edge ${slot}`);
  return named;
}

/** Carries the lay out. Whether the game is over with it. */
function layShield(play: MaasaiPlay, seat: number, id: string, slot: number): boolean {
  const { state, index, pack } = play;
  const info = infoOf(pack, id);
  const { tile, joins } = fitNamed(index.layout, info.shape, slot);
  const { hand } = at(state.seats, seat);
  hand.splice(hand.indexOf(id), 1);
  state.laid.push({ shield: id, at: tile.at, turn: tile.turn });
  state.animals.push(-1, -1, -1, -1);
  const number = addShield(index, tile, info);
  const first = 4 * number;
  play.tell(() => {
    const faces = joins.map((slot) => edgeDirection(tileOf(index.layout, slot >> 2), slot & 3));
    const { at, turn } = tile;
    return { kind: "laid", seat, number, shield: info.printed, at, turn, half: halfDirection(turn), joins, faces };
  });
  return bringAbout(play, { seat, fresh: [first, first + 1, first + 2, first + 3] });
}
