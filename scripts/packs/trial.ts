// A share of the hostile packs of a game, tried one after the other in a process of its own: what takes the process along
// takes nothing else.
import { findGame } from "@outrigger/games";
import { fastBelow } from "@outrigger/kernel/play";
import { checkedPack, hostilePacks, playPack } from "@outrigger/testkit";

export interface Share {
  readonly game: string;
  /** Numbers of the first pack and of the one after the last. */
  readonly first: number;
  readonly end: number;
  readonly seed: number;
  /** Random moves with each pack that is accepted. */
  readonly moves: number;
}

export interface Most {
  readonly figure: number;
  readonly what: string;
}

export interface Progress {
  /** Packs tried so far, those before the share included. */
  readonly number: number;
  readonly accepted: number;
  readonly decisions: number;
  /** Milliseconds of the processor, and bytes, that a check and laying the pack out took. */
  readonly slowest: Most;
  readonly largest: Most;
  readonly failure?: string;
}

/** So often the parent hears how far it is. */
const EVERY = 200;

const more = (one: Most, other: Most): Most => (other.figure > one.figure ? other : one);

export async function tryShare({ game: id, first, end, seed, moves }: Share, report: (progress: Progress) => void) {
  const entry = await findGame(id);
  const check = (await entry?.pack?.())?.checkPack;
  const game = (await entry?.rules())?.rules;
  if (game === undefined || check === undefined) throw new Error(`${id} has no component packs`);
  const make = hostilePacks(game.pack.source);
  const nothing: Most = { figure: 0, what: "" };
  let progress: Progress = { number: first, accepted: 0, decisions: 0, slowest: nothing, largest: nothing };
  for (let number = first; number < end; number++) {
    const { source, what } = make(fastBelow(seed * 1_000_003 + number));
    try {
      const [bytes, started] = [process.memoryUsage().heapUsed, process.cpuUsage()];
      const pack = checkedPack(game, check, source);
      const { user, system } = process.cpuUsage(started);
      const slowest = more(progress.slowest, { figure: (user + system) / 1000, what });
      const largest = more(progress.largest, { figure: process.memoryUsage().heapUsed - bytes, what });
      const made = pack === undefined ? 0 : playPack(game, pack, number, moves);
      const accepted = progress.accepted + (pack === undefined ? 0 : 1);
      progress = { number: number + 1, accepted, decisions: progress.decisions + made, slowest, largest };
    } catch (error) {
      const failure = `pack ${number} (${what}): ${error instanceof Error ? error.message : String(error)}`;
      report({ ...progress, failure });
      return;
    }
    if (progress.number % EVERY === 0) {
      report(progress);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  report(progress);
}

if (process.send !== undefined && process.argv[2] !== undefined) {
  await tryShare(JSON.parse(process.argv[2]) as Share, (progress) => process.send?.(progress));
  process.disconnect();
}
