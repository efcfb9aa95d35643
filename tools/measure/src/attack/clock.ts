// The machine's clock is set, back and forth, by hours and years, under a server that is playing.
import type { SiteFacts } from "@outrigger/protocol";
import { type Attack, newProblems } from "./ground.ts";
import { rest, Visitor } from "./visitor.ts";

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;
const JUMPS = [-2 * HOUR, 2 * HOUR, 3 * YEAR, -YEAR, -10 * YEAR, 90_000] as const;
/** Longer than the server takes to notice. */
const PAUSE = 1_500;

export const setClock: Attack = async ({ port, server, below, isOver }) => {
  const problems = newProblems();
  const ada = await new Visitor(port, "198.51.100.7").comeIn("Ada");
  const { id } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "bot", level: "random" }] });
  await ada.watch(id, 0);
  let jumps = 0;
  for (let next = below(JUMPS.length); jumps === 0 || !isOver(); next++) {
    server.jump(JUMPS[next % JUMPS.length] ?? 0);
    jumps++;
    await rest(PAUSE);
    const { me } = await ada.ask<SiteFacts>("GET", "/me");
    if (me === null) problems.add(`after jump ${jumps} nobody is signed in`);
    if (ada.isLost) problems.add(`after jump ${jumps} the line is lost`);
    if (ada.seen.get(id)?.log.some(({ by }) => by === "time")) problems.add(`after jump ${jumps} a turn was lost`);
    if (ada.shown(id).seats[0]?.kind !== "person") problems.add(`after jump ${jumps} a bot has the seat`);
  }
  await new Visitor(port, "198.51.100.8").comeIn("Ben");
  ada.disconnect();
  return { said: `the clock was set ${jumps} times, by up to ten years`, problems: problems.list };
};
