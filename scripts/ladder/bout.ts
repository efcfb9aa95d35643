// One game between bots, every one of which sees its seat's view and nothing else.
import { type BotAnswer, type BotRequest, type Contender, contenderBot, type Guide } from "@outrigger/bots";
import { type Engine, isEngine, type Lost } from "@outrigger/engines";
import { type Game, isOptionsProblem, type Move, type Options } from "@outrigger/kernel";
import { fastChance, isOffered, newWalk, parseOptions, startPlay, take, type Walk } from "@outrigger/kernel/play";
import type { Checkout } from "./checkout.ts";

export interface Bout {
  /** A bot for each seat; those of another tree are marked as such. */
  readonly seats: readonly Contender[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: number;
  /** Iterations instead of the levels' own, for quick trials. */
  readonly budget?: number;
}

/** What a seat's thinking cost, in milliseconds of processor time, an engine's in real time: a turn is everything it answered in it. */
export interface Effort {
  turns: number;
  total: number;
  longest: number;
}

/** An effort that is still being counted. */
interface Account extends Effort {
  /** The guide's number of the turn in hand, and what it has cost so far. */
  turn: number | undefined;
  spent: number;
}

export interface BoutResult {
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly efforts: readonly Effort[];
  /** Turns that engines lost, by seat and reason. */
  readonly lost: readonly Lost[];
}

/** Where the players of a bout come from besides this tree. */
export interface Guests {
  /** Brings the bots that are marked so. */
  readonly other?: Checkout | undefined;
  /** The program of this name that plays on this seat. */
  engine?(name: Contender, seat: number): Engine;
}

/** More decisions than any game here has: beyond it the rules or the bots go round in circles. */
const MOST_TURNS = 20_000;

/** After the name of a bot that the other tree is to bring. */
export const OTHERS = " of ";

export function playBout(
  game: Game,
  guide: Guide | undefined,
  bout: Bout,
  clock: () => number,
  guests: Guests = {},
): BoutResult {
  const chance = fastChance(bout.seed);
  const options = optionsOf(game, bout);
  const play = startPlay(game, { seats: bout.seats.length, options }, game.pack, chance);
  const engines = bout.seats.map((name, seat) => (isEngine(name) ? guests.engine?.(name, seat) : undefined));
  engines.forEach((engine, seat) => {
    engine?.begin({ game, pack: game.pack, seat, seats: bout.seats.length, options });
  });
  const bots = bout.seats.map((name, seat) => playerFor(name, game, guide, engines[seat], guests.other));
  const accounts = bots.map((): Account => ({ turns: 0, total: 0, longest: 0, turn: undefined, spent: 0 }));
  const walk = newWalk(game, play);
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const { decision } = walk;
    if (decision === undefined) {
      const result = game.result(play.state, game.pack);
      const lost = engines.map((engine) => engine?.finish(result) ?? {});
      return { ...result, efforts: accounts.map(effortOf), lost };
    }
    const { seat } = decision;
    // A program thinks elsewhere: what it costs is the time that the table waits.
    const watch = engines[seat] === undefined ? clock : () => performance.now();
    const from = watch();
    const { moves } = (bots[seat] as Player)({
      seat,
      view: game.view(play.state, seat, game.pack),
      seed: bout.seed * 1000 + turn,
      ...(bout.budget === undefined ? {} : { budget: bout.budget }),
    });
    note(accounts[seat] as Account, guide?.turnOf?.(play), watch() - from);
    takeTurn(walk, moves);
  }
  throw new Error(`${game.id} does not end`);
}

type Player = (request: Omit<BotRequest, "game" | "pack">) => Pick<BotAnswer, "moves">;

function playerFor(
  text: Contender,
  game: Game,
  guide: Guide | undefined,
  engine: Engine | undefined,
  other: Checkout | undefined,
): Player {
  if (engine !== undefined) return (request) => engine.choose({ ...request, game, pack: game.pack });
  const [name = "", others] = text.split(OTHERS);
  if (others === undefined) {
    const bot = contenderBot(name, guide);
    return (request) => bot.choose({ ...request, game, pack: game.pack });
  }
  if (other === undefined) throw new Error(`nobody brings "${text}"`);
  const bot = contenderBot(name, other.guide, other.findBot);
  return (request) => bot.choose({ ...request, game: other.rules, pack: other.rules.pack });
}

function optionsOf(game: Game, { seats, options }: Bout): Options {
  const complete = parseOptions(game, seats.length, options);
  if (isOptionsProblem(complete)) throw new Error(complete.problems.join("; "));
  return complete;
}

/** Without a number every answer is a turn of its own. */
function note(account: Account, turn: number | undefined, milliseconds: number): void {
  const goesOn = turn !== undefined && turn === account.turn;
  if (!goesOn) account.turns++;
  account.turn = turn;
  account.spent = goesOn ? account.spent + milliseconds : milliseconds;
  account.total += milliseconds;
  account.longest = Math.max(account.longest, account.spent);
}

function effortOf({ turns, total, longest }: Account): Effort {
  return { turns, total, longest };
}

/** Makes the bot's moves one by one; it is at fault if one of them is not offered. */
function takeTurn(walk: Walk, moves: readonly Move[]): void {
  for (const move of moves) {
    if (!isOffered(walk.offers, move)) throw new Error(`a bot plays ${move.join(" ")}, which is not offered`);
    take(walk, move);
  }
}
