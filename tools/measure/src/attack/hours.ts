// Hours and holidays as a way out of a turn: everything that is asked for at once, over and over, by somebody who is to move. The
// allowance holds, the hours are long enough, and the others are shown what holds.
import type { HoursShown, SeatedPerson } from "@outrigger/protocol";
import { type Attack, MALLORY, newProblems, type Problems } from "./ground.ts";
import { Visitor } from "./visitor.ts";

const DAY = 24 * 60 * 60_000;
const ALLOWANCE = 28;
const LEAST_MINUTES = 8 * 60;
const MOST_ROUNDS = 400;
const AT_ONCE = 8;

export const dodgeByHours: Attack = async ({ port, below, isOver }) => {
  const problems = newProblems();
  const [mallory, waits] = [new Visitor(port, MALLORY), new Visitor(port, "198.51.100.9")];
  await mallory.comeIn("Mallory");
  await waits.comeIn("Waits");
  const clock = { kind: "turns", perMove: DAY };
  const { id } = await mallory.openTable({ seats: [{ kind: "me" }, { kind: "open" }], clock });
  await waits.sit(id);
  let asked = 0;
  for (let round = 0; round < MOST_ROUNDS && (round === 0 || !isOver()); round++) {
    const wishes = Array.from({ length: AT_ONCE }, () => wishFor(below));
    const answers = await Promise.all(wishes.map(([method, path, body]) => mallory.call(method, path, body)));
    asked += answers.length;
    for (const { status } of answers) if (status >= 500) problems.add(`answered ${status}`);
    lookAt(await mallory.ask<HoursShown>("GET", "/me/hours"), problems);
  }
  await compare(mallory, waits, id, problems);
  mallory.disconnect();
  waits.disconnect();
  return { said: `${asked} changes of hours and holidays`, problems: problems.list };
};

const dayIn = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** Sound ones, too short ones, days that are gone or meet, and the end of what may not have begun. */
function wishFor(below: (bound: number) => number): [string, string, object] {
  const first = dayIn(below(40) - 2);
  const zone = ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"][below(3)];
  switch (below(4)) {
    case 0:
      return ["PUT", "/me/hours", { hours: { from: below(1_440), to: below(1_440), zone } }];
    case 1:
      return ["PUT", "/me/hours", { hours: null }];
    case 2:
      return ["DELETE", "/me/holidays", { first }];
    default:
      return ["POST", "/me/holidays", { first, last: dayIn(below(70) - 2), zone }];
  }
}

function lookAt({ hours, holidays, allowance }: HoursShown, problems: Problems): void {
  if (hours !== null && ((hours.to - hours.from + 1_440) % 1_440 || 1_440) < LEAST_MINUTES)
    problems.add(`playing hours from ${hours.from} to ${hours.to}`);
  for (const { year, left } of allowance)
    if (left < 0 || left > ALLOWANCE) problems.add(`${left} days of holidays are left of ${year}`);
  for (const [at, { first }] of holidays.entries())
    if (first <= (holidays[at - 1]?.last ?? "")) problems.add("two holidays meet");
}

/** What the other is shown is what holds. */
async function compare(mallory: Visitor, waits: Visitor, id: string, problems: Problems): Promise<void> {
  const { hours, holidays } = await mallory.ask<HoursShown>("GET", "/me/hours");
  const shown = await waits.ask<(SeatedPerson | null)[]>("GET", `/tables/${id}/people`);
  const [theirs] = shown;
  if (JSON.stringify([theirs?.hours, theirs?.holidays]) !== JSON.stringify([hours, holidays]))
    problems.add("the others are shown other hours than hold");
}
