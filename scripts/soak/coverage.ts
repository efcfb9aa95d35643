// What a soak came by: how often each thing, and whether whatever stayed out has its reason in the game's folder.
import type { Coverage, Unreached } from "@outrigger/testkit";
import type { Everything } from "./everything.ts";

const PARTS = ["phases", "frames", "events", "refusals"] as const;
const WIDTH = 130;

/** Every name with its count, the rare ones first; names the game does not list are counted too. */
export function coverageLines(coverage: Coverage, everything: Everything): string[] {
  return PARTS.flatMap((part) => {
    const names = [...new Set([...everything[part], ...Object.keys(coverage[part])])];
    const counted = names.map((name) => ({ name, times: coverage[part][name] ?? 0 }));
    counted.sort((one, other) => one.times - other.times || (one.name < other.name ? -1 : 1));
    return [`${part}:`, ...wrapped(counted.map(({ name, times }) => `${name} ${times}`))];
  });
}

function wrapped(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 2 > WIDTH) lines.push(`  ${word}`);
    else lines[lines.length - 1] = `${last}, ${word}`;
  }
  return lines;
}

/** What never came up, with its reason where there is one. */
export function unreachedLines(coverage: Coverage, everything: Everything, reasons: Unreached): string[] {
  return PARTS.flatMap((part) =>
    everything[part]
      .filter((name) => coverage[part][name] === undefined)
      .map((name) => `never: ${part} ${name}: ${reasonFor(reasons, part, name) ?? "NO REASON"}`),
  );
}

/** A frame stays out where its phase does. */
function reasonFor(reasons: Unreached, part: (typeof PARTS)[number], name: string): string | undefined {
  return reasons[part === "frames" ? "phases" : part]?.[name];
}

/** Reasons that are none: for what was reached, or for what the game does not have. */
export function falseReasons(coverage: Coverage, everything: Everything, reasons: Unreached): string[] {
  return (["phases", "events", "refusals"] as const).flatMap((part) =>
    Object.keys(reasons[part] ?? {}).flatMap((name) => {
      if (coverage[part][name] !== undefined) return [`${part} ${name} was reached, yet there is a reason why not`];
      return everything[part].includes(name) ? [] : [`${part} ${name} has a reason, yet the game has no such thing`];
    }),
  );
}

/** What stayed out without a reason; only a whole soak proves anything by it. */
export function missingReasons(coverage: Coverage, everything: Everything, reasons: Unreached): string[] {
  return PARTS.flatMap((part) =>
    everything[part].flatMap((name) => {
      const isExplained = coverage[part][name] !== undefined || reasonFor(reasons, part, name) !== undefined;
      return isExplained ? [] : [`${part} ${name} was never reached, and no reason is given`];
    }),
  );
}
