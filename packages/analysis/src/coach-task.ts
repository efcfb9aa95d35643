// What a page asks of its coach as something that can be sent to another thread and answered there, part by part: whoever asked
// may move on meanwhile, and then nobody needs the rest.
import type { BotTask, Guide } from "@outrigger/bots";
import type { Game, Move } from "@outrigger/kernel";
import { packOf } from "@outrigger/kernel/play";
import { loadAnalyst } from "./analyse.ts";
import { type Advice, adviseOn, type Loss, lossesAt, type SeenTable, standingOf } from "./coach.ts";

type Seated = Pick<BotTask, "game" | "pack" | "seat" | "view">;

export type CoachQuestion = Seated &
  (
    | { readonly asks: "standing" }
    | { readonly asks: "advice" }
    /** `view` is the one before anything was drafted, `best` the plan that was advised then. */
    | { readonly asks: "losses"; readonly drafted: readonly Move[]; readonly best: readonly Move[] }
  );

/** Empty where nobody can tell, or nobody wants to know any more. */
export interface CoachAnswer {
  readonly standing?: readonly number[];
  readonly advice?: Advice;
  readonly losses?: readonly Loss[];
}

type Entry = Parameters<typeof loadAnalyst>[0] & { rules(): Promise<{ readonly rules: Game }> };

/** `goesOn` lets others have their turn, and says whether the answer is still wanted. */
export async function answerCoach(
  question: CoachQuestion,
  findGame: (id: string) => Promise<Entry | undefined>,
  goesOn: () => Promise<boolean>,
): Promise<CoachAnswer> {
  const entry = await findGame(question.game);
  const guide = entry && (await loadAnalyst(entry));
  if (entry === undefined || guide === undefined || !(await goesOn())) return {};
  const { rules } = await entry.rules();
  const { seat, view } = question;
  return answer({ game: rules, pack: packOf(rules, question), seat, view: view as object }, guide, question, goesOn);
}

async function answer(
  table: SeenTable,
  guide: Guide,
  question: CoachQuestion,
  goesOn: () => Promise<boolean>,
): Promise<CoachAnswer> {
  if (question.asks === "standing") return { standing: standingOf(table, guide) };
  if (question.asks === "advice") {
    const advice = adviseOn(table, guide);
    return advice === undefined ? {} : { advice };
  }
  const weighing = lossesAt(table, guide, question.drafted, question.best);
  for (let part = weighing.next(); ; part = weighing.next()) {
    if (part.done === true) return { losses: part.value };
    if (!(await goesOn())) return {};
  }
}
