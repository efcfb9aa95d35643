// What the server refuses by HTTP: thrown where it is noticed, turned into an answer in one place.
import type { SiteRefusalCode, Suspension } from "@outrigger/protocol";

export const STATUS: Readonly<Record<SiteRefusalCode, number>> = {
  malformed: 400,
  "not-found": 404,
  "not-signed-in": 401,
  "no-such-token": 401,
  "wrong-scope": 403,
  "too-many-tokens": 429,
  "not-accepting": 409,
  "no-bots": 403,
  "not-allowed": 403,
  "wrong-origin": 403,
  "too-large": 413,
  "too-many": 429,
  "too-many-tables": 429,
  "too-much-stored": 429,
  "no-such-game": 404,
  "no-such-table": 404,
  "table-problems": 422,
  "seat-taken": 409,
  "not-open": 409,
  "not-over": 409,
  "older-rules": 410,
  "not-agreed": 409,
  "several-people": 409,
  "turned-away": 403,
  blocked: 403,
  "email-taken": 409,
  "wrong-password": 401,
  "token-used": 410,
  "last-administrator": 409,
  "is-administrator": 409,
  "not-undone": 409,
  suspended: 403,
  "name-kept": 403,
  "not-rated": 403,
  "too-few-hours": 422,
  "hours-changed": 409,
  "no-holidays-left": 409,
  "holiday-problem": 422,
  "needs-invitation": 403,
  failed: 500,
};

export class Refused extends Error {
  readonly code: SiteRefusalCode;
  readonly problems: readonly string[];
  /** Where somebody is suspended. */
  readonly suspension: Suspension | undefined;
  constructor(code: SiteRefusalCode, problems: readonly string[] = [], suspension?: Suspension) {
    super(code);
    this.suspension = suspension;
    this.name = "Refused";
    this.code = code;
    this.problems = problems;
  }
}
