// Word from the bus, of this node or another: what it means for the lines open here.
import type { House } from "./house.ts";
import { passOn } from "./sockets/chat.ts";

/** A word may get lost; watched matches are looked after this often. */
const LOOK_AFTER = 3_000;

export function hearWord(house: House): () => void {
  const hear = (topic: string): void => {
    const [kind, ...rest] = topic.split(" ");
    const done = handle(house, kind ?? "", rest);
    done?.catch((error: unknown) => house.log.error({ kind, error: String(error) }, "word was not understood"));
  };
  const stop = house.storage.bus.listen(hear);
  const timer = setInterval(() => void catchUp(house), LOOK_AFTER);
  return () => {
    stop();
    clearInterval(timer);
  };
}

function handle(house: House, kind: string, [first = "", second = "", ...rest]: string[]): Promise<void> | undefined {
  const { connections } = house;
  switch (kind) {
    case "match":
      for (const person of rest) connections.stirPerson(person);
      return house.rooms.heard(first, Number(second));
    case "table":
      connections.stir("lobby");
      connections.stir(`table:${first}`);
      for (const person of [second, ...rest]) connections.stirPerson(person);
      return undefined;
    case "chat":
      return passOn(house, first, Number(second));
    case "signout":
      connections.signOut(first === "session" ? { session: second } : { person: second });
      return undefined;
    default:
      return undefined;
  }
}

async function catchUp(house: House): Promise<void> {
  try {
    const watched = house.rooms.watched().map(({ hosted }) => hosted.id);
    for (const { match, seq } of await house.storage.newestInputs(watched)) await house.rooms.heard(match, seq);
  } catch (error) {
    house.log.warn({ error: String(error) }, "watched matches could not be looked after");
  }
}
