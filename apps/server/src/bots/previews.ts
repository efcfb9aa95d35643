// Lines of moves tried out in a bot's thread.
import { findGame } from "@outrigger/games";
import type { Game, Json, Move } from "@outrigger/kernel";
import { fastChance, packOf, whatIf } from "@outrigger/kernel/play";
import type { Preview } from "@outrigger/protocol";

export interface PreviewTask {
  readonly id: number;
  readonly asks: "previews";
  readonly game: string;
  /** The component pack's data when it is not the game's own. */
  readonly pack: Json | undefined;
  readonly seat: number;
  readonly view: unknown;
  readonly lines: readonly (readonly Move[])[];
  /** Whether each comes with the view it leads to. */
  readonly views: boolean;
}

export interface PreviewReply {
  readonly id: number;
  readonly previews: readonly (Preview | null)[];
  readonly problem?: string;
}

/** Whatever goes wrong is part of the answer: the asker waits in another thread. */
export async function answerPreviews(task: PreviewTask): Promise<PreviewReply> {
  const { id, game, lines } = task;
  try {
    const entry = await findGame(game);
    if (entry === undefined) throw new Error(`there is no game "${game}"`);
    const { rules } = await entry.rules();
    return { id, previews: lines.map((line) => previewOf(rules, task, line)) };
  } catch (error) {
    return { id, previews: [], problem: error instanceof Error ? error.message : String(error) };
  }
}

function previewOf(
  rules: Game,
  { pack: source, seat, view, views }: PreviewTask,
  line: readonly Move[],
): Preview | null {
  const pack = packOf(rules, { pack: source });
  const found = whatIf(rules, pack, view as object, seat, line);
  if (found === undefined) return null;
  const state = rules.sample(found.view, fastChance(1), pack);
  const { scores } = rules.result(state, pack);
  const standing = rules.standing?.(state, pack) ?? scores;
  const { events, stopped, next = null } = found;
  return { scores, standing, events, stopped, next, ...(views ? { view: found.view } : {}) };
}
