// A record's shape, once: the parser checks by it, and docs/records.schema.json is written from it. An error completes
// "is 7, not …"; what the shape alone cannot forbid is in parse.ts.
import type { Json } from "@outrigger/kernel";
import { ENDINGS } from "@outrigger/kernel/match";
import * as z from "zod/mini";
import { RECORD_BOUNDS } from "./bounds.ts";
import { FORMAT } from "./record.ts";

/** What readers of the JSON schema are told; what has an id is defined there once and referred to. */
const notes = z.registry<{ id?: string; title?: string; description: string }>();

/** The same shape, told anew where it stands. */
function about<Shape extends z.ZodMiniType>(shape: Shape, description: string): Shape {
  const copy = shape.check();
  notes.add(copy, { description });
  return copy;
}

function whole(least: number, most: number = RECORD_BOUNDS.number) {
  const error = least < 0 ? "a whole number" : `a whole number from ${least}`;
  return z.int({ error }).check(z.gte(least, { error }), z.lte(most));
}

function digits() {
  const error = "64 hexadecimal digits";
  return z.string({ error }).check(z.regex(/^[0-9a-f]{64}$/, { error }));
}

/** Plain data whose fields the game documents beside its rules. */
const anything = (description: string) =>
  z.custom<Json>((value) => value !== undefined).register(notes, { description });

const list = <Item extends z.ZodMiniType>(description: string, item: Item) =>
  z.array(item, { error: "a list" }).register(notes, { description });

const filled = <Item extends z.ZodMiniType>(description: string, item: Item) =>
  z.array(item, { error: "a list" }).check(z.minLength(1)).register(notes, { description });

const object = <Fields extends z.core.$ZodShape>(fields: Fields) => z.strictObject(fields, { error: "an object" });

const oneOf = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names, { error: `one of ${names.join(", ")}` });

const mark = (description: string) => z.literal(true, { error: "true" }).register(notes, { description });

const text = z.string({ error: "a text" }).check(z.maxLength(RECORD_BOUNDS.text));
const number = whole(-RECORD_BOUNDS.number);
const textOrNumber = z.union([text, number], { error: "a text or a whole number" });

const hash = digits().register(notes, { id: "hash", description: "SHA-256 in hexadecimal digits." });
const secret = digits().register(notes, { id: "secret", description: "32 random bytes in hexadecimal digits." });
const seat = whole(0).register(notes, { id: "seat", description: "A seat by its number, from 0." });
const time = whole(0).register(notes, { id: "time", description: "Milliseconds since 1970, as the host said." });

const move = z
  .tuple([text], textOrNumber, { error: "a list" })
  .register(notes, { id: "move", description: "One decision: its kind, then its numbers and names." });

const outcomes = z
  .array(textOrNumber, { error: "a list" })
  .register(notes, { id: "outcomes", description: "What chance answered, in order: faces, indices, drawn items." });

const pack = object({
  name: text,
  hash: about(hash, "Hash of the pack's data."),
  data: z.exactOptional(anything("The data itself; absent where it is the game's own pack.")),
}).register(notes, {
  id: "pack",
  description: "The component pack: the printed numbers that were played with.",
});

const occupant = object({
  kind: oneOf(["person", "bot"]),
  name: z.string({ error: "a text" }).check(z.maxLength(RECORD_BOUNDS.name)),
  level: z.exactOptional(about(text, "A bot's level.")),
}).register(notes, { id: "occupant", description: "Who sits on a seat." });

const proof = object({
  commitment: about(hash, "SHA-256 of the seed's 32 bytes, published before the nonces."),
  nonces: filled("One a seat, in seat order.", secret),
  seed: z.exactOptional(about(secret, "The host's seed, published at the end.")),
}).register(notes, {
  id: "proof",
  description: "Verifiable chance. Absent where luck came from a plain generator.",
});

const step = object({
  seat,
  move,
  at: time,
  chance: z.exactOptional(about(outcomes, "What chance answered while the move and the automatic steps after it ran.")),
  calls: z.exactOptional(
    about(whole(0), "How many chance calls the match had seen before these. Only together with chance."),
  ),
  off: z.exactOptional(mark("Made off the main stack: off turn, or on a frame held aside.")),
  draft: z.exactOptional(mark("Seen by others only with the next step of this seat that lacks the mark.")),
  by: z.exactOptional(about(oneOf(["time", "order"]), "Who decided in the seat's stead.")),
}).register(notes, {
  id: "step",
  description: "One decision that counts, in the order in which they took effect.",
});

const segment = object({
  rules: about(whole(1), "The rules version."),
  setup: z.exactOptional(about(outcomes, "What chance answered during the setup; in the first segment at most.")),
  snapshot: z.exactOptional(anything("The whole state at the start; in every segment that has no setup.")),
  steps: list("In the order in which they took effect.", step),
}).register(notes, { id: "segment", description: "A stretch of play under one version of the rules." });

const draft = object({ seat, moves: filled("In order.", move) }).register(notes, {
  id: "draft",
  description: "Decisions of a seat that nobody else has seen yet.",
});

const result = object({
  places: filled("Per seat: 1 for the winners, equal numbers for a tie.", whole(1)),
  scores: filled("Per seat.", number),
  details: anything("The game's own breakdown."),
}).register(notes, { description: "What the rules say of the last state." });

const end = object({ how: oneOf(ENDINGS), result }).register(notes, {
  id: "end",
  description: "How the match ended. Absent while it runs.",
});

const options = z
  .record(text, z.union([text, number, z.boolean()], { error: "a text or a whole number or true or false" }), {
    error: "an object",
  })
  .register(notes, { description: "Every option of the game with its value." });

export const recordShape = object({
  format: about(z.literal(FORMAT, { error: String(FORMAT) }), "Version of this format."),
  game: about(text, "The game's name in the registry."),
  options,
  pack,
  seats: filled("In seat order.", occupant),
  started: time,
  chance: z.exactOptional(proof),
  segments: filled("In order of time.", segment).check(z.maxLength(RECORD_BOUNDS.segments)),
  calls: about(whole(0, RECORD_BOUNDS.calls), "Chance calls in all, those taken back included."),
  resigned: list("Seats that resigned, the first first.", seat),
  drafts: z.exactOptional(list("Only while the match runs.", draft)),
  end: z.exactOptional(end),
  state: about(hash, "Hash of the state after the last step."),
  publicLog: about(hash, "Chained hash of what everybody could see of the last segment."),
  digest: about(hash, "Hash of this record without this field."),
}).register(notes, {
  title: "Outrigger record",
  description: "One match, whole: it replays offline to the same state.",
});

/** The shape for other programs. Plain data of a game is anything to them. */
export const makeRecordSchema = () => z.toJSONSchema(recordShape, { metadata: notes, unrepresentable: "any" });
