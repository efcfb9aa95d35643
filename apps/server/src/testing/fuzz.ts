// Messages and requests nobody in their right mind would send: malformed, stale, doubled, out of order, foreign.
import { request as httpRequest } from "node:http";
import type { Shown } from "@outrigger/protocol";

export type Below = (bound: number) => number;

/** What the fuzzer knows of the match it may not change. */
export interface Target {
  readonly match: string;
  /** A seat the sender does not hold. */
  readonly foreignSeat: number;
  /** The sender's own. */
  readonly ownSeat: number;
  readonly shown: Shown;
  /** Messages that were accepted before, to be sent again as they were. */
  readonly old: readonly string[];
}

const WORDS = [
  "",
  "watch",
  "move",
  "undo",
  "__proto__",
  "constructor",
  "\u0000",
  "💥",
  "a".repeat(70),
  "table:x",
  "lobby",
];
const NUMBERS = [-1, 0, 1, 2, 15, 16, 1e9, -1e9, 0.5, Number.MAX_SAFE_INTEGER];

function anything(below: Below, depth = 0): unknown {
  switch (below(depth > 3 ? 5 : 7)) {
    case 0:
      return null;
    case 1:
      return below(2) === 0;
    case 2:
      return NUMBERS[below(NUMBERS.length)];
    case 3:
    case 4:
      return WORDS[below(WORDS.length)];
    case 5:
      return Array.from({ length: below(4) }, () => anything(below, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: below(4) }, () => [WORDS[below(WORDS.length)], anything(below, depth + 1)]),
      );
  }
}

/** Well-formed messages that must be refused, whoever sends them. */
function wellFormed(target: Target, below: Below, number: number): Record<string, unknown> {
  const { match, foreignSeat, ownSeat, shown } = target;
  const seats = { match, seat: foreignSeat };
  const open = shown.offers?.base ?? "1.0.0.0";
  const kinds: Record<string, unknown>[] = [
    { kind: "move", ...seats, base: open, moves: [["drop", 1]] },
    { kind: "move", match, seat: ownSeat, base: "1.0.0.9999", moves: [["drop", 1]] },
    { kind: "move", match, seat: ownSeat, base: open, moves: [["drop", 77]] },
    { kind: "move", match, seat: ownSeat, base: open, moves: [["fly"], ["drop", 1]] },
    { kind: "undo", ...seats, all: true },
    { kind: "request", ...seats, request: "agreedEnd" },
    { kind: "consent", match, seat: ownSeat, request: "takeBack", yes: true },
    { kind: "resign", ...seats },
    { kind: "orders", match, seat: ownSeat, orders: [{ kind: "none", values: {} }] },
    { kind: "whyNot", ...seats },
    { kind: "watch", match, viewer: foreignSeat },
    { kind: "move", match: "nowhere", seat: 0, base: "x", moves: [["drop", 1]] },
    { kind: "chat", match, channel: "spectators", text: "psst" },
  ];
  return { id: `f${number}`, ...kinds[below(kinds.length)] };
}

/** One text for the socket. */
export function badText(target: Target, below: Below, number: number): string {
  const fine = wellFormed(target, below, number);
  switch (below(6)) {
    case 0:
      return JSON.stringify(anything(below)) ?? "undefined";
    case 1: {
      const text = JSON.stringify(fine);
      return text.slice(0, below(text.length));
    }
    case 2: {
      const keys = Object.keys(fine);
      const key = keys[below(keys.length)] ?? "kind";
      // A seat or a flag changed may happen to make a good message; anything else must not be understood.
      return JSON.stringify({
        ...fine,
        [key === "seat" || key === "all" || key === "yes" ? "match" : key]: { odd: anything(below) },
      });
    }
    case 3:
      return target.old[below(target.old.length)] ?? JSON.stringify(fine);
    default:
      return JSON.stringify(fine);
  }
}

export interface BadRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

const PATHS = [
  "/api/me",
  "/api/guest",
  "/api/account",
  "/api/sign-in",
  "/api/reset",
  "/api/reset/confirm",
  "/api/tables",
  "/api/tables/MATCH/sit",
  "/api/tables/MATCH/nonce",
  "/api/tables/MATCH/start",
  "/api/tables/MATCH/stand",
  "/api/tables/MATCH/rematch",
  "/api/tables/MATCH/take-back-seat",
  "/api/tables/MATCH/report",
  "/api/tables/MATCH/record",
  "/api/tables/MATCH/moment?at=x&viewer=0",
  "/api/tables/MATCH/history?viewer=99",
  "/api/tables/%2e%2e",
  "/api/players/nobody",
  "/api/shuns/nobody",
  "/api/admin",
  "/api/admin/claim",
  "/api/admin/administrators",
  "/api/admin/administrators/nobody",
  "/api/me/credentials",
  "/api/push",
  "/api/nothing",
  "/api/socket",
] as const;
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Nothing here is a request that a person with these rights could sensibly make. */
export function badRequest({ match }: Target, below: Below, cookie: string): BadRequest {
  const method = METHODS[below(METHODS.length)] ?? "GET";
  const path = (PATHS[below(PATHS.length)] ?? "/api/me").replace("MATCH", match);
  const headers: Record<string, string> = {};
  if (below(3) > 0) headers["x-outrigger"] = "1";
  if (below(3) === 0) headers["cookie"] = below(2) === 0 ? cookie : "outrigger=forged";
  if (below(6) === 0) headers["origin"] = "https://evil.example";
  if (method === "GET") return { method, path, headers, body: undefined };
  headers["content-type"] = ["application/json", "text/plain", "application/x-www-form-urlencoded"][below(3)] ?? "";
  const whole = JSON.stringify(anything(below)) ?? "";
  return { method, path, headers, body: below(4) === 0 ? whole.slice(0, -1) : whole };
}

export function sendRequest(
  port: number,
  { method, path, headers, body }: BadRequest,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const request = httpRequest(
      { host: "127.0.0.1", port, method, path, headers: { ...headers, ...length } },
      (response) => {
        let text = "";
        response.on("data", (part: Buffer) => {
          text += part.toString();
        });
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}
