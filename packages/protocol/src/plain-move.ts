// Most of what a server hears is a move, and the schema takes several times as long to look at one as the game does. What is
// plainly a well-formed move is recognised here; whatever is in any doubt goes to the schema, which alone says what is wrong.
import { type ClientMessage, LIMITS } from "./messages.ts";

type MoveMessage = Extract<ClientMessage, { readonly kind: "move" }>;

/** As the schema would read it; undefined where that has to be asked. */
export function readPlainMove(raw: unknown): MoveMessage | undefined {
  if (typeof raw !== "object" || raw === null) return undefined;
  const { kind, id, match, seat, base, moves } = raw as Partial<Record<keyof MoveMessage, unknown>>;
  if (kind !== "move" || !isName(id) || !isName(match)) return undefined;
  if (!isInteger(seat) || seat < 0 || seat > LIMITS.seat) return undefined;
  if (typeof base !== "string" || base.length > LIMITS.name) return undefined;
  if (!Array.isArray(moves) || moves.length < 1 || moves.length > LIMITS.moves || !moves.every(isMove))
    return undefined;
  return { kind, id, match, seat, base, moves };
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value.length >= 1 && value.length <= LIMITS.name;
}

const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);

function isMove(value: unknown): value is MoveMessage["moves"][number] {
  if (!Array.isArray(value) || value.length < 1 || value.length > LIMITS.parts) return false;
  const [word, ...rest] = value as readonly unknown[];
  return typeof word === "string" && word.length <= LIMITS.word && rest.every(isScalar);
}

const isScalar = (value: unknown): boolean =>
  typeof value === "string" ? value.length <= LIMITS.scalar : isInteger(value);
