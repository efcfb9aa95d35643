// The middle of a good game of every game of the registry, as its entry wants to be seen.
import { findBot } from "@outrigger/bots";
import { findGame, GAME_IDS, type GameEntry, type Pictured } from "@outrigger/games";
import { act, decisionId, type Match, openMatch, viewFor, waitedFor } from "@outrigger/kernel/match";
import { fastChance } from "@outrigger/kernel/play";

const NAMES = ["Noor", "Hana", "Tomek", "Tia"];

/** The moments that the games of the registry want to be seen at. */
interface Scene extends Pictured {
  readonly entry: GameEntry;
}
const ENTRIES = await Promise.all(GAME_IDS.map((id) => findGame(id)));
export const SCENES = ENTRIES.flatMap((entry): Scene[] => (entry?.pictured ? [{ entry, ...entry.pictured }] : []));

/** Good players play until so many choices are made and it is the person's turn. */
export async function goodGame(
  { entry, players, options = {}, seed, drafted }: Scene,
  choices: number,
): Promise<Match> {
  const [{ rules }, bots] = await Promise.all([entry.rules(), entry.bot?.()]);
  const seats = NAMES.slice(0, players).map((name, at) =>
    at === 0 ? { kind: "person" as const, name } : { kind: "bot" as const, name, level: "medium" },
  );
  const opened = openMatch(rules, { seats, options }, (call) => fastChance(seed * 4_001 + call), 0);
  if ("problems" in opened) throw new Error(opened.problems.join("; "));
  const { match } = opened;
  const bot = findBot("greedy", bots?.guide);
  for (let made = 0; ; made++) {
    const [seat] = waitedFor(match);
    if (seat === undefined) return match;
    const { view } = viewFor(match, seat);
    const { moves } = bot.choose({ game: rules, pack: rules.pack, seat, view, seed: made });
    const isLast = made >= choices && seat === 0;
    const taken = isLast ? moves.slice(0, drafted) : moves;
    if (taken.length > 0) act(match, seat, decisionId(match, seat), taken, made * 60_000);
    if (isLast) return match;
  }
}
