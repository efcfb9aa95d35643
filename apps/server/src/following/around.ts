// Who is here, over all nodes: asked for when somebody wants to know, and answered by the nodes that have a line to them.
import type { Context } from "../context.ts";

/** Milliseconds other nodes have to say so. */
const ASK_AROUND = 300;
const MOST_HEARD = 10_000;

/** They look at a page of ours. */
const isHere = ({ connections }: Context, person: string): boolean =>
  connections.of("person", person).some(({ isAway }) => isAway !== true);

export async function whoIsHere(context: Context, people: readonly string[]): Promise<ReadonlySet<string>> {
  const { bus } = context.storage;
  const asked = context.now();
  if (bus.isShared && people.length > 0) {
    bus.announce(["around", ...people].join(" "));
    await new Promise((resolve) => setTimeout(resolve, ASK_AROUND));
  }
  const hasBeenHeard = (person: string): boolean => (context.around.get(person) ?? Number.NEGATIVE_INFINITY) >= asked;
  return new Set(people.filter((person) => isHere(context, person) || hasBeenHeard(person)));
}

/** Some node wants to know who of these is here. */
export function sayAround(context: Context, people: readonly string[]): void {
  for (const person of people) if (isHere(context, person)) context.storage.bus.announce(`here ${person}`);
}

/** Some node has a line to this person. */
export function hearAround({ around, now }: Context, person: string): void {
  around.delete(person);
  if (around.size >= MOST_HEARD) around.delete(around.keys().next().value ?? "");
  around.set(person, now());
}
