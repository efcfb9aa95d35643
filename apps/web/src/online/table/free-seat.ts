// A seat nobody has taken, in words: anybody's, a friend's, or that of somebody who played before.
import { say } from "../../lib/words.svelte.ts";

export function freeSeat(kind: "open" | "friend", name: string): string {
  if (kind === "open") return say("online.free");
  return name === "" ? say("online.kept") : say("online.keptFor", { name });
}
