// Those who only want to play, and how long they wait.
import type { Move } from "@outrigger/kernel";
import { rest, type Visitor } from "./visitor.ts";

/** Milliseconds between two moves: far from what is too many. */
const PACE = 60;

type Below = (bound: number) => number;

export interface Honest {
  isOver(): boolean;
  below: Below;
}

/** One move of a seat; says how many milliseconds its answer took. */
async function moveOnce(player: Visitor, match: string, seat: number, below: Below): Promise<number> {
  const { offers } = player.shown(match);
  const move = offers?.moves[below(offers.moves.length)] as Move;
  const sent = performance.now();
  const reply = await player.move(match, seat, [move]);
  if (reply.kind !== "accepted") throw new Error(`an honest move was answered ${JSON.stringify(reply)}`);
  const took = performance.now() - sent;
  const isShown = (): boolean => player.shown(match).end !== null || player.shown(match).offers?.base !== offers?.base;
  await player.until(isShown, 5_000).catch(() => player.watch(match, seat));
  await rest(PACE);
  return took;
}

const isAsked = (player: Visitor, match: string) => () =>
  player.shown(match).offers?.asked === true || player.shown(match).end !== null;

/** Plays against an easy bot, game after game; the times from a move until the bot has answered it. */
export async function playBot(player: Visitor, { isOver, below }: Honest): Promise<number[]> {
  const waits: number[] = [];
  // On a busy machine the time may be up before the first answer: one is waited for.
  const isDone = (): boolean => isOver() && waits.length > 0;
  while (!isDone()) {
    const { id } = await player.openTable({ seats: [{ kind: "me" }, { kind: "bot", level: "easy" }] });
    await player.watch(id, 0);
    while (!isDone() && player.shown(id).end === null) {
      const sent = performance.now();
      await moveOnce(player, id, 0, below);
      const before = player.seen.get(id)?.log.length ?? 0;
      const isAnswered = () => player.shown(id).end !== null || (player.seen.get(id)?.log.length ?? 0) > before;
      await player.until(() => isAnswered() && isAsked(player, id)(), 120_000);
      if (player.shown(id).end === null) waits.push(performance.now() - sent);
    }
    await player.send({ kind: "leave", match: id });
  }
  return waits;
}

/** Two play each other, at a pace people might; the times until each move was acknowledged. */
export async function playPair(pair: readonly [Visitor, Visitor], { isOver, below }: Honest): Promise<number[]> {
  const times: number[] = [];
  const isDone = (): boolean => isOver() && times.length > 0;
  while (!isDone()) {
    const { id } = await pair[0].openTable({ game: "maori", seats: [{ kind: "me" }, { kind: "open" }] });
    await pair[1].sit(id);
    for (const [seat, player] of pair.entries()) await player.watch(id, seat);
    while (!isDone() && pair[0].shown(id).end === null) {
      const seat = pair.findIndex((player) => player.shown(id).offers?.asked === true);
      const mover = pair[seat];
      if (mover === undefined) await rest(PACE);
      else times.push(await moveOnce(mover, id, seat, below));
    }
    for (const player of pair) await player.send({ kind: "leave", match: id });
  }
  return times;
}
