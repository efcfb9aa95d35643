import fc from "fast-check";
import { expect, it } from "vitest";
import { parseClientMessage } from "./messages.ts";
import { readPlainMove } from "./plain-move.ts";

/** Values at both sides of every limit, and of every wrong kind. */
const odd = fc.constantFrom<unknown>(null, true, -1, -0, 0.5, 16, 2 ** 53, "", "x", {}, [], [[]], Number.NaN);
const textOf = (...lengths: readonly number[]) =>
  fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...lengths).map((length) => "é".repeat(length)) }, odd);
const part = fc.oneof(textOf(1, 200, 201), fc.constantFrom<unknown>(0, -3, 2 ** 53 - 1));
const move = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(textOf(1, 40, 41), fc.array(part, { maxLength: 12 })).map(([word, rest]) => [word, ...rest]),
  },
  odd,
);
const manyMoves = fc.constantFrom(100, 101).map((count) => Array.from({ length: count }, () => ["drop", 3]));
const message = fc.record(
  {
    kind: fc.oneof({ weight: 8, arbitrary: fc.constant("move") }, fc.constantFrom<unknown>("undo", "moves", 1)),
    id: textOf(1, 64, 65),
    match: textOf(1, 64, 65),
    seat: fc.oneof({ weight: 20, arbitrary: fc.constantFrom<unknown>(0, 1, 15, 16) }, odd),
    base: textOf(0, 64, 65),
    moves: fc.oneof({ weight: 4, arbitrary: fc.array(move, { maxLength: 3 }) }, manyMoves, odd),
    more: fc.constant(1),
  },
  { requiredKeys: ["kind", "id", "match", "seat", "base"] },
);

it("a move is recognised if and only if the schema takes it, and read as the schema reads it", () => {
  let taken = 0;
  fc.assert(
    fc.property(fc.oneof({ weight: 20, arbitrary: message }, odd), (raw) => {
      const parsed = parseClientMessage(raw);
      const isMove = parsed.ok && parsed.message.kind === "move";
      if (isMove) taken++;
      expect(readPlainMove(raw)).toEqual(isMove ? parsed.message : undefined);
    }),
    { numRuns: 3_000, seed: 22 },
  );
  expect(taken).toBeGreaterThan(50);
});
