// Engines for tests, good and bad, by the name of what they do. The good one is "first": it takes the first offer.
import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";

const [habit = "first", file = ""] = process.argv.slice(2);
/** @param {unknown} message */
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
/** @type {Record<string, (message: { id: number, offers: { move: unknown }[] }) => void>} */
const habits = {
  first: ({ id, offers }) => say({ type: "move", id, move: offers[0]?.move }),
  last: ({ id, offers }) => say({ type: "move", id, move: offers.at(-1)?.move }),
  silent: () => {},
  // One good answer, then none: a turn of several decisions is begun and not finished.
  half: ({ id, offers }) => say(id % 2 === 1 ? { type: "move", id, move: offers[0]?.move } : "enough"),
  // Always one question behind: whatever it says comes too late.
  behind: ({ id, offers }) => say({ type: "move", id: id - 1, move: offers[0]?.move }),
  garbage: () => process.stdout.write("I win!\n"),
  nonsense: ({ id }) => say({ type: "move", id, move: { toString: "drop 3" } }),
  illegal: ({ id }) => say({ type: "move", id, move: ["drop", 99] }),
  another: ({ id, offers }) => say({ type: "move", id, moves: [offers[0]?.move, offers[0]?.move, offers[0]?.move] }),
  flood: () => {
    for (let line = 0; line < 2_000; line++) say({ type: "move", id: 0, move: ["drop", 0] });
  },
  endless: () => process.stdout.write("x".repeat(5 * 1024 * 1024)),
  crash: () => process.exit(3),
  curious: ({ id, offers }) => {
    wish = offers.at(-1)?.move;
    say({ type: "whatIf", id, moves: [wish] });
  },
};
/** What the curious one has asked about: it takes it when it has seen what would happen.
 * @type {unknown} */
let wish;

for await (const line of createInterface({ input: process.stdin })) {
  if (file !== "") appendFileSync(file, `${line}\n`);
  const message = JSON.parse(line);
  if (message.type === "hello" && habit !== "mute") say({ type: "ready", protocol: habit === "older" ? 0 : 1 });
  else if (message.type === "view") habits[habit]?.(message);
  else if (message.type === "preview" && message.preview.events.length > 0)
    say({ type: "move", id: message.id, move: wish });
  else if (message.type === "end" && habit !== "stubborn") break;
}
// Neither a word nor the end of its input makes this one go.
if (habit === "stubborn") setInterval(() => {}, 1_000);
