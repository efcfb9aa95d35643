// Names for rows, secrets for cookies and links, and how secrets are kept.
import { createHash, randomBytes } from "node:crypto";

const ID_BYTES = 9;
const SECRET_BYTES = 32;

/** Twelve characters nobody guesses; no dash is the first, for on a command line it would begin an option. */
export function newId(): string {
  const id = randomBytes(ID_BYTES).toString("base64url");
  return id.startsWith("-") ? newId() : id;
}

export function newToken(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

/** What the database keeps of a token: enough to know it again, not enough to use it. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
