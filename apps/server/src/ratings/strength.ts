// Strength from results: Plackett-Luce (openskill), with an uncertainty that can be believed also at tables of many.
import { rate as rateTeams, rating } from "openskill";
import { plackettLuce } from "openskill/models";

/** As far as it is known: the mean, and the standard deviation about it. */
export interface Strength {
  readonly mu: number;
  readonly sigma: number;
}

/** Of somebody of whom nothing is known. */
export const UNKNOWN: Strength = { mu: rating().mu, sigma: rating().sigma };
/** How much luck and the day's form weigh in a game of two. */
const BETA = UNKNOWN.sigma / 2;
/** People change: nobody's strength is known better than this, however much they play. */
const LEAST_SIGMA = 3.5;

/** Two of these strengths, known well, meet: the first wins this share of the games. */
export function leadFor(share: number): number {
  return Math.SQRT2 * BETA * Math.log(share / (1 - share));
}

/**
 * After a game, by everybody's rank; equal ranks are a draw. The model adds up the doubt about all at the table, by which
 * results of large tables would count for too much: it is given the mean for two, and what it learns is taken for that many.
 */
export function afterGame(before: readonly Strength[], ranks: readonly number[]): Strength[] {
  const share = Math.sqrt(2 / before.length);
  const teams = before.map(({ mu, sigma }) => [{ mu, sigma: sigma * share }]);
  const after = rateTeams(teams, { model: plackettLuce, rank: [...ranks], beta: BETA * share });
  return before.map((was, at) => {
    const { mu, sigma } = after[at]?.[0] ?? was;
    const learnt = (1 - (sigma / (was.sigma * share)) ** 2) / share ** 2;
    return {
      mu: was.mu + (mu - was.mu) / share ** 2,
      sigma: Math.max(LEAST_SIGMA, was.sigma * Math.sqrt(Math.max(0, 1 - learnt))),
    };
  });
}

const SCALE = 60;
const MIDDLE = 1_500;
/** Standard deviations to either side that hold the truth 95 times in 100. */
const SURE = 1.96;

/** As it is shown: a number of four figures, and how far the truth may be from it, 95 times in 100. */
export function figures({ mu, sigma }: Strength): { readonly rating: number; readonly doubt: number } {
  return { rating: Math.round(MIDDLE + SCALE * (mu - UNKNOWN.mu)), doubt: Math.round(SCALE * SURE * sigma) };
}
