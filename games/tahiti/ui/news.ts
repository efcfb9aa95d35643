// What was told lately: the end of the log, and what is being shown of the news.
import type { TableContext } from "@outrigger/board";
import type { Tahiti, TahitiEvent } from "../rules/index.ts";

type News = Pick<TableContext<Tahiti>, "log" | "fresh" | "playing" | "drafted">;

/** A battle and all its questions fit in easily. */
const FAR_ENOUGH = 60;

/** Events up to what is seen now, oldest first. What is shown again is told as it was told then. */
export function recentOf({ log, fresh, playing, drafted }: News): readonly TahitiEvent[] {
  const [first] = fresh;
  const again = first === undefined ? -1 : log.findLastIndex(({ events }) => events.includes(first));
  const isNew = again < 0 && (playing !== undefined || drafted > 0 || log.length === 0);
  const before = playing !== undefined && again >= 0 ? log.slice(0, again) : log;
  const told = before.slice(-FAR_ENOUGH).flatMap(({ events }) => events);
  return isNew || playing !== undefined ? [...told, ...fresh] : told;
}
