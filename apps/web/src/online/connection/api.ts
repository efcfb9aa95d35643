// Asking the server: JSON there and back, refusals as a problem with its code.
import type { SiteRefusalCode } from "@outrigger/protocol";
import { sayIfKnown } from "../../lib/words.svelte.ts";

/** What the server refuses, and what the page finds out by itself. */
export type ProblemCode = SiteRefusalCode | "offline" | "unreadable-name" | "wrong-present";

export class SiteProblem extends Error {
  readonly code: ProblemCode;
  readonly problems: readonly string[];
  constructor(code: ProblemCode, problems: readonly string[] = []) {
    super(code);
    this.name = "SiteProblem";
    this.code = code;
    this.problems = problems;
  }
}

export async function ask<Value>(method: string, path: string, body?: unknown): Promise<Value> {
  const response = await fetchOrFail(`/api${path}`, {
    method,
    // The server takes this as a sign that a page of its own is asking.
    headers: { "x-outrigger": "1", ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  noteTime(response);
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer as Value;
  const { code = "failed", problems } = (answer ?? {}) as { code?: SiteRefusalCode; problems?: string[] };
  throw new SiteProblem(code, problems);
}

async function fetchOrFail(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch {
    throw new SiteProblem("offline");
  }
}

let ahead = 0;

/** How far the server's clock is ahead of this one; its clocks count by its own. */
function noteTime({ headers }: Response): void {
  const said = Date.parse(headers.get("date") ?? "");
  if (Math.abs(said - Date.now() - ahead) > 2_000) ahead = said - Date.now();
}

export function serverNow(): number {
  return Date.now() + ahead;
}

/** What went wrong, in words; anything that is no refusal is not ours to swallow. */
export function problemText(error: unknown): string {
  if (!(error instanceof SiteProblem)) throw error;
  const text = sayIfKnown(`problem.${error.code}`) ?? error.code;
  return error.problems.length === 0 ? text : `${text} ${error.problems.join("; ")}`;
}

const NONCE_BYTES = 32;

/** A seat's own part of the luck: named by the client once the host's commitment is known. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
