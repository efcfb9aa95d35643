// How an engine is named where bots are: "cmd:" and the program with its arguments.
import { basename } from "node:path";

const MARK = "cmd:";
/** What a record says of a seat that an engine played: never the command, for records travel and commands are run. */
export const ENGINE_LEVEL = "engine";

export function isEngine(name: string): boolean {
  return name.startsWith(MARK);
}

/** The program and its arguments. Words are parted by blanks; quotation marks hold one together. No shell reads it. */
export function parseCommand(name: string): readonly string[] {
  const words = [...name.slice(MARK.length).matchAll(/"([^"]*)"|([^\s"]+)/g)].map(
    ([, held, plain]) => held ?? plain ?? "",
  );
  if (words.length === 0) throw new Error(`"${name}" names no program: cmd:./engine`);
  return words;
}

/** What people call it: the last word that looks like a file, without its folder. */
export function engineName(name: string): string {
  const words = parseCommand(name);
  const file = words.findLast((word) => !word.startsWith("-") && /[./\\]/.test(word)) ?? words[0] ?? "";
  return basename(file);
}
