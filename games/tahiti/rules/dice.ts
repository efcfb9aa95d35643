// The one door to luck: every die and draw is told with its purpose (TAH-DEF-9), and what it meant is tallied for the luck report.
import { at } from "@outrigger/kernel";
import type { Purpose } from "./island/events.ts";
import type { LuckKind, Tally } from "./state.ts";
import type { TahitiPlay } from "./tahiti.ts";
import type { Side } from "./vocabulary.ts";

/** The bare die: whoever adds the modifier to it names it here, so that it is told. */
export function rollDie(play: TahitiPlay, side: Side, purpose: Purpose, modifier = 0): number {
  const die = play.chance.die(6);
  play.tell(() => ({ kind: "rolled", side, purpose, die, ...(modifier === 0 ? {} : { note: { modifier } }) }));
  return die;
}

/** TAH-DEF-10: uniform over a list, which the caller has sorted. */
export function pickOne<Item>(play: TahitiPlay, side: Side, items: readonly Item[]): Item {
  const chosen = items.length === 1 ? 0 : play.chance.pick(items.length);
  if (items.length > 1) play.emit({ kind: "drawn", side, of: items.length, chosen });
  return at(items, chosen);
}

const OF = 36;
/** A die's mean is 3.5 and its variance 35/12: in 36ths and 1296ths. */
const PIPS = { expected: 126, variance: 3780 };

function tallyOf(play: TahitiPlay, side: Side, kind: LuckKind): Tally | undefined {
  const seat = play.state.luck[side];
  if (seat === undefined) return undefined;
  seat[kind] ??= { rolls: 0, hits: 0, expected: 0, variance: 0 };
  return seat[kind];
}

/** Something that happens in `ways` of 36 cases was hoped for, and came about or not. Clans keep no tally. */
export function tallyHope(play: TahitiPlay, side: Side, kind: LuckKind, came: boolean, ways: number): void {
  const tally = tallyOf(play, side, kind);
  if (tally === undefined) return;
  tally.rolls++;
  tally.hits += came ? 1 : 0;
  tally.expected += ways;
  tally.variance += ways * (OF - ways);
}

/** A die of which every pip counts. */
export function tallyPips(play: TahitiPlay, side: Side, kind: LuckKind, pips: number): void {
  const tally = tallyOf(play, side, kind);
  if (tally === undefined) return;
  tally.rolls++;
  tally.hits += pips;
  tally.expected += PIPS.expected;
  tally.variance += PIPS.variance;
}
