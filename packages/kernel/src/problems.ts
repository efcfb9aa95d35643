// Complaints about what somebody handed in: all that is wrong at once, up to a number that can still be read.

const MOST_PROBLEMS = 50;

/** Gathers complaints up to a number that somebody may still read; whatever comes after them is left out. */
export function newProblems(): { readonly problems: string[]; readonly complain: (problem: string) => void } {
  const problems: string[] = [];
  const complain = (problem: string): void => {
    if (problems.length < MOST_PROBLEMS) problems.push(problem.slice(0, 500));
    else if (problems.length === MOST_PROBLEMS) problems.push("and more");
  };
  return { problems, complain };
}
