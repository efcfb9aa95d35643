// npm run tactics -- GAME --played N: what the plans of a tactic come to when the game is played to its end. Points after one
// reply may promise what does not last: where a blunder wins as often as what is right, there is no tactic.
import { type Bot, contenderBot } from "@outrigger/bots";
import { loadArranged } from "@outrigger/games";
import { at, type Move } from "@outrigger/kernel";
import { fastChance, forkWalk, isOffered, take, type Walk } from "@outrigger/kernel/play";
import { parseMoves, standingBefore } from "@outrigger/testkit/tactics";
import { HERE } from "@outrigger/testkit/tree";
import { loadCheckout } from "../ladder/checkout.ts";
import { loadBook } from "./ask.ts";

/** Prints for each plan how much of the win it brings; two standard errors of a share are at most 1 / √games. */
export async function playAll(
  game: string,
  { only, games, players }: { readonly only: string; readonly games: number; readonly players: string },
): Promise<void> {
  const [book, { rules, guide }, arranging] = await Promise.all([
    loadBook(game),
    loadCheckout(HERE, game),
    loadArranged(game),
  ]);
  const player = contenderBot(players, guide);
  for (const tactic of book.tactics.filter(({ name }) => name.includes(only))) {
    const walk = standingBefore({ rules, arranging }, book, tactic);
    console.log(tactic.name);
    for (const plan of tactic.right) console.log(`  right    ${told(walk, plan, player, games)}  ${plan}`);
    for (const plan of tactic.blunders) console.log(`  blunder  ${told(walk, plan, player, games)}  ${plan}`);
  }
}

function told(walk: Walk, plan: string, player: Bot, games: number): string {
  const share = sharePlayed(walk, parseMoves(plan), player, games);
  return share === undefined ? "  –  " : share.toFixed(3);
}

/**
 * The share of the win that the seat which decides comes to after a plan, on the same luck for every plan; undefined where
 * the plan is only part of an answer and cannot be made as it stands.
 */
export function sharePlayed(walk: Walk, plan: readonly Move[], player: Bot, games: number): number | undefined {
  const seat = walk.decision?.seat ?? 0;
  let won = 0;
  for (let number = 1; number <= games; number++) {
    const trial = forkWalk(walk, fastChance(number));
    for (const move of plan) {
      if (!isOffered(trial.offers, move)) return undefined;
      take(trial, move);
    }
    finish(trial, player, number);
    const { places } = trial.game.result(trial.play.state, trial.game.pack);
    if (places[seat] === 1) won += 1 / places.filter((place) => place === 1).length;
  }
  return won / games;
}

/** More than there are answers in a game. */
const MOST_ANSWERS = 10_000;

function finish(walk: Walk, player: Bot, number: number): void {
  const { game, play } = walk;
  for (let answer = 0; walk.decision !== undefined; answer++) {
    const { seat } = walk.decision;
    const view = game.view(play.state, seat, game.pack);
    const { moves } = player.choose({ game, pack: game.pack, seat, view, seed: number * MOST_ANSWERS + answer });
    for (let place = 0; place < moves.length; place++) take(walk, at(moves, place));
  }
}
