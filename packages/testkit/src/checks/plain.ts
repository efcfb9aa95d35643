// Plain data: what JSON can hold and nothing else, so that a host can store and send it.
import type { GameTypes } from "@outrigger/kernel";
import type { Course } from "../course.ts";
import { Finding, show } from "../finding.ts";

/** What is not plain in a value, as a path and a reason; numbers must be whole in a state. */
export function notPlain(value: unknown, whole: boolean, path = ""): string | undefined {
  switch (typeof value) {
    case "string":
    case "boolean":
      return undefined;
    case "number":
      if (!Number.isFinite(value)) return `${path} is ${value}`;
      return whole && !Number.isSafeInteger(value) ? `${path} is ${value}, not a whole number` : undefined;
    case "object":
      return value === null ? undefined : notPlainObject(value, whole, path);
    default:
      return `${path} is ${typeof value}`;
  }
}

function notPlainObject(value: object, whole: boolean, path: string): string | undefined {
  const prototype = Object.getPrototypeOf(value);
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) {
      const problem = notPlain(value[at], whole, `${path}[${at}]`);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }
  if (prototype !== Object.prototype && prototype !== null) return `${path} is a ${prototype.constructor.name}`;
  for (const [key, part] of Object.entries(value)) {
    const problem = notPlain(part, whole, path === "" ? key : `${path}.${key}`);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** A part that stands in two places: a change of one changes the other, but not once the state was stored and read again. */
function sharedPart(value: unknown, path = "", seen = new Map<object, string>()): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const first = seen.get(value);
  if (first !== undefined) return `${path} is ${first}`;
  seen.set(value, path);
  for (const [key, part] of Object.entries(value)) {
    const problem = sharedPart(part, path === "" ? key : `${path}.${key}`, seen);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

export function checkPlain<T extends GameTypes>({ play, listener }: Course<T>): void {
  const inState = notPlain(play.state, true) ?? sharedPart(play.state);
  if (inState !== undefined) throw new Finding("plain", `state: ${inState}`);
  for (const { event, others } of listener.told) {
    for (const told of [event, others]) {
      const inEvent = told === undefined ? undefined : notPlain(told, false);
      if (inEvent !== undefined) throw new Finding("plain", `event ${show(told)}: ${inEvent}`);
    }
  }
}
