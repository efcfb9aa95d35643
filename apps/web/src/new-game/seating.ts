// The seats of a table that is being set: who sits where, before it becomes a match.
import type { Occupant } from "@outrigger/kernel/match";
import { botNamed } from "../lib/bot-names.ts";

export const LEVELS = ["easy", "medium", "hard", "master"] as const;
type Who = "person" | (typeof LEVELS)[number];

const MOST_SEATS = 5;

export interface Chair {
  who: Who;
  name: string;
}

export function newChair(at: number, ownName: string): Chair {
  return at === 0 ? { who: "person", name: ownName } : { who: "medium", name: botAt(at) };
}

/** The second seat has the first name: the first seat is seldom a computer's. */
const botAt = (at: number): string => botNamed(at + MOST_SEATS - 1).name;

/** Whoever else sits down has another name: nobody is called what the computer was called, nor the other way round. */
export function reseat(chair: Chair, at: number, who: Who): void {
  const bot = botAt(at);
  if (who === "person" && chair.name === bot) chair.name = "";
  else if (who !== "person" && chair.who === "person") chair.name = bot;
  chair.who = who;
}

/** Names are what the log tells players apart by, so an empty one gets a stand-in and a double one a number. */
export function occupantsOf(chairs: readonly Chair[], standIn: (number: number) => string): Occupant[] {
  const taken = new Set<string>();
  return chairs.map(({ who, name }, at) => {
    const wished = name.trim() === "" ? standIn(at + 1) : name.trim();
    let unique = wished;
    for (let number = 2; taken.has(unique); number++) unique = `${wished} ${number}`;
    taken.add(unique);
    return who === "person" ? { kind: "person", name: unique } : { kind: "bot", name: unique, level: who };
  });
}
