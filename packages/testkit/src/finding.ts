// What the kit may find in a game. Checks throw a Finding; whoever runs them adds where it happened.

/** Every kind of finding, with what it says about the game. */
export const CHECKS = {
  throws: "the rules threw although nothing illegal was asked of them",
  plain: "a state, view, event or note is not plain data, or a state holds one part in two places",
  endless: "a game does not come to its end",
  offers: "an offered move cannot be played, or is offered twice",
  refusals: "a refusal has no clause, or contradicts an offer",
  purity: "asking for offers, a view or a fork changed something",
  quiet: "curiosity or telling changed what happens",
  fallback: "the fallback of a decision is not among its offers, or does not lead to the end of the turn",
  asked: "somebody is asked who has no seat in the match",
  again: "a seat is asked the same question twice in the same state",
  invariants: "pieces were lost or doubled, or counts are out of range",
  derived: "derived data do not equal what a fresh build gives",
  repeat: "a state occurs twice between two publishes",
  "turn-length": "too many decisions lie between two publishes",
  unpublished: "a move hands the decision on without publishing",
  replay: "the recorded moves and outcomes lead to another state",
  "round-trip": "the state does not survive being written down and read again",
  sample: "a sampled state does not agree with its view, or cannot be played",
  auto: "whether a step runs by itself depends on something hidden",
  "leak-offers": "a seat's offers, refusals or notes depend on something it may not know",
  "leak-events": "what a seat is told or shown depends on something it may not know",
  untold: "luck shows in a view but in no event",
  variety: "samples do not vary where the view leaves something open",
  "what-if": "a preview differs from sample to sample",
  draft: "others can see a draft",
  undo: "an undo gives knowledge, or does not restore the state",
  refused: "an illegal input was accepted, or changed something",
  orders: "a standing order shows to others, or answers with a move that is not offered",
  result: "the result does not place every seat, or how they stand in the end is not their score",
  options: "options are not validated",
  pack: "the component pack is not validated",
} as const;

export type Check = keyof typeof CHECKS;

export class Finding extends Error {
  readonly check: Check;

  constructor(check: Check, message: string, cause?: unknown) {
    super(`${check}: ${message}`, cause === undefined ? {} : { cause });
    this.name = "Finding";
    this.check = check;
  }
}

/** Runs a part of the game's code; whatever it throws becomes a finding. */
export function guarded<Value>(check: Check, doing: string, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    if (error instanceof Finding) throw error;
    throw new Finding(check, `${doing}: ${error instanceof Error ? error.message : String(error)}`, error);
  }
}

export function asFinding(error: unknown): Finding {
  if (error instanceof Finding) return error;
  return new Finding("throws", error instanceof Error ? error.message : String(error), error);
}

/** One text for one state while it is played with: quick, and true to everything but the order of keys. */
export function stateText(state: object): string {
  return JSON.stringify(state);
}

export const show = (value: unknown): string => JSON.stringify(value) ?? String(value);

/** Where two plain values differ, in words short enough to read. */
export function difference(one: unknown, other: unknown): string | undefined {
  return isSame(one, other) ? undefined : firstDifference(one, other, "");
}

/** Most comparisons find nothing, so they are made without building anything. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (Object.keys(other).length !== keys.length) return false;
  for (const key of keys) if (!Object.hasOwn(other, key) || !isSame(one[key], other[key])) return false;
  return true;
}

function firstDifference(one: unknown, other: unknown, path: string): string | undefined {
  if (Object.is(one, other)) return undefined;
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) {
    return `${path || "value"} is ${clip(one)} against ${clip(other)}`;
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = firstDifference(one[key], other[key], path === "" ? key : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function clip(value: unknown): string {
  const text = show(value);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}
