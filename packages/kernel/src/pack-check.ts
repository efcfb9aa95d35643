// What every game's check of a component pack needs. Problems are gathered, so that a pack can be put right in one go.

export type Fields = Readonly<Record<string, unknown>>;
export type IntegerRange = readonly [least: number, most: number];

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value as it stands in a file. */
export function showValue(value: unknown): string {
  return JSON.stringify(value) ?? "missing";
}

export function checkKnownFields(problems: string[], what: string, fields: Fields, known: readonly string[]): void {
  for (const key of Object.keys(fields))
    if (!known.includes(key)) problems.push(`${what} has an unknown field ${showValue(key)}`);
}

export function checkInteger(problems: string[], what: string, value: unknown, [least, most]: IntegerRange): void {
  if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most) return;
  const wanted = least === most ? String(least) : `a whole number from ${least} to ${most}`;
  problems.push(`${what} is ${showValue(value)}, not ${wanted}`);
}
