// Files that users name: every fault says which one and why.
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { checkPack } from "@outrigger/games";
import { type GameRecord, parseRecord } from "@outrigger/records";
import { Fault } from "./faults.ts";

/** More than any file of ours has. */
const MOST_BYTES = 16_000_000;

function readText(file: string): string {
  try {
    if (statSync(file).size > MOST_BYTES) throw new Error(`is larger than ${MOST_BYTES / 1_000_000} MB`);
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new Fault(`${file}: ${whyNot(error)}`);
  }
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Fault(`${file}: ${whyNot(error)}`);
  }
}

function whyNot(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return "there is no such file or folder";
  if (code === "EISDIR") return "is a folder";
  if (code === "EACCES") return "access is denied";
  return error instanceof Error ? error.message : String(error);
}

export function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Fault(`${file}: is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const MOST_PROBLEMS = 10;

export async function readRecord(file: string): Promise<GameRecord> {
  const parsed = parseRecord(readText(file));
  if (!parsed.ok) throw recordFault(file, parsed.problems);
  const { game, pack } = parsed.value;
  if (pack.data === undefined) return parsed.value;
  const checked = await checkPack(game, pack.data);
  if (!checked.ok)
    throw recordFault(
      file,
      checked.problems.map((problem) => `pack: ${problem}`),
    );
  return parsed.value;
}

function recordFault(file: string, problems: readonly string[]): Fault {
  const shown = problems.slice(0, MOST_PROBLEMS).map((problem) => `${file}: ${problem}`);
  const more = problems.length - shown.length;
  return new Fault([...shown, ...(more > 0 ? [`${file}: and ${more} more problems`] : [])].join("\n"));
}
