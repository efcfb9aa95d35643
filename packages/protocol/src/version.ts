// The version of what passes between the server and a page. A page says its own when it opens its line, and is told where
// the server has another: they would misunderstand each other.

/** Goes up with every change that an older page would not understand: of messages, or of what the games show. */
export const VERSION = 4;

/** Pages of the first version do not say theirs. */
const UNSAID = 1;

export function parseVersion(said: unknown): number {
  return said === undefined ? UNSAID : Number(said);
}
