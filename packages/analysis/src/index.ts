// What a finished game was made of: its curve, luck and decisions apart, and what would have been better; and advice while one
// is played.
export { ANALYSIS_VERSION, type Analysis, analyse, loadAnalyst, lossAt, type Progress } from "./analyse.ts";
export type { Advice, Loss } from "./coach.ts";
export { answerCoach, type CoachAnswer, type CoachQuestion } from "./coach-task.ts";
export { type Course, courseOf, type Stretch, UnfinishedError } from "./course.ts";
export { comparePlans, GOOD_ENOUGH, type Mistake, type Reason } from "./mistakes.ts";
export { type PlanStep, planSteps } from "./plan-steps.ts";
export { judgeRetry, type Verdict } from "./retry.ts";
export type { TurningPoint, TurnSum } from "./sums.ts";
