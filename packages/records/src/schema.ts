// A record's shape as a JSON schema: the parser checks by it, and docs/records.schema.json is written from it.
import { ENDINGS } from "@outrigger/kernel";

/** The part of JSON Schema that records need. */
export interface Schema {
  readonly $schema?: string;
  readonly $id?: string;
  readonly $ref?: `#/$defs/${string}`;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly title?: string;
  readonly description?: string;
  readonly const?: string | number | boolean;
  readonly enum?: readonly string[];
  readonly type?: "object" | "array" | "string" | "integer" | readonly ("string" | "integer" | "boolean")[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly prefixItems?: readonly Schema[];
  readonly items?: Schema;
  readonly minItems?: number;
}

const HASH: Schema = { $ref: "#/$defs/hash" };
const SEAT: Schema = { $ref: "#/$defs/seat" };
const TIME: Schema = { $ref: "#/$defs/time" };
const MOVE: Schema = { $ref: "#/$defs/move" };
const OUTCOMES: Schema = { $ref: "#/$defs/outcomes" };
const COUNT: Schema = { type: "integer", minimum: 0 };
const TEXT: Schema = { type: "string" };

/** Plain data whose fields the game documents beside its rules. */
const anything = (description: string): Schema => ({ description });

const object = (
  description: string,
  required: Readonly<Record<string, Schema>>,
  optional: Readonly<Record<string, Schema>> = {},
): Schema => ({
  description,
  type: "object",
  required: Object.keys(required),
  properties: { ...required, ...optional },
  additionalProperties: false,
});

const list = (description: string, items: Schema, minItems = 0): Schema => ({
  description,
  type: "array",
  items,
  ...(minItems === 0 ? {} : { minItems }),
});

const about = (schema: Schema, description: string): Schema => ({ ...schema, description });

const defs: Readonly<Record<string, Schema>> = {
  hash: { description: "SHA-256 in hexadecimal digits.", type: "string", pattern: "^[0-9a-f]{64}$" },
  secret: { description: "32 random bytes in hexadecimal digits.", type: "string", pattern: "^[0-9a-f]{64}$" },
  seat: { description: "A seat by its number, from 0.", ...COUNT },
  time: { description: "Milliseconds since 1970, as the host said.", ...COUNT },
  move: {
    description: "One decision: its kind, then its numbers and names.",
    type: "array",
    prefixItems: [TEXT],
    items: { type: ["string", "integer"] },
    minItems: 1,
  },
  outcomes: list("What chance answered, in order: faces, indices, drawn items.", { type: ["string", "integer"] }),
  pack: object(
    "The component pack: the printed numbers that were played with.",
    { name: TEXT, hash: about(HASH, "Hash of the pack's data.") },
    { data: anything("The data itself; absent where it is the game's own pack.") },
  ),
  occupant: object(
    "Who sits on a seat.",
    { kind: { enum: ["person", "bot"] }, name: TEXT },
    { level: about(TEXT, "A bot's level.") },
  ),
  proof: object(
    "Verifiable chance. Absent where luck came from a plain generator.",
    {
      commitment: about(HASH, "SHA-256 of the seed's 32 bytes, published before the nonces."),
      nonces: list("One a seat, in seat order.", { $ref: "#/$defs/secret" }, 1),
    },
    { seed: about({ $ref: "#/$defs/secret" }, "The host's seed, published at the end.") },
  ),
  step: object(
    "One decision that counts, in the order in which they took effect.",
    { seat: SEAT, move: MOVE, at: TIME },
    {
      chance: about(OUTCOMES, "What chance answered while the move and the automatic steps after it ran."),
      calls: about(COUNT, "How many chance calls the match had seen before these. Only together with chance."),
      off: { description: "Made off the main stack: off turn, or on a frame held aside.", const: true },
      draft: { description: "Seen by others only with the next step of this seat that lacks the mark.", const: true },
      by: { description: "Who decided in the seat's stead.", enum: ["time", "order"] },
    },
  ),
  segment: object(
    "A stretch of play under one version of the rules.",
    {
      rules: { description: "The rules version.", type: "integer", minimum: 1 },
      steps: list("In the order in which they took effect.", { $ref: "#/$defs/step" }),
    },
    {
      setup: about(OUTCOMES, "What chance answered during the setup; in the first segment at most."),
      snapshot: anything("The whole state at the start; in every segment that has no setup."),
    },
  ),
  draft: object("Decisions of a seat that nobody else has seen yet.", {
    seat: SEAT,
    moves: list("In order.", MOVE, 1),
  }),
  end: object("How the match ended. Absent while it runs.", {
    how: { enum: ENDINGS },
    result: object("What the rules say of the last state.", {
      places: list("Per seat: 1 for the winners, equal numbers for a tie.", { type: "integer", minimum: 1 }, 1),
      scores: list("Per seat.", { type: "integer" }, 1),
      details: anything("The game's own breakdown."),
    }),
  }),
};

export const recordSchema: Schema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Outrigger record",
  ...object(
    "One match, whole: it replays offline to the same state.",
    {
      format: { description: "Version of this format.", const: 1 },
      game: about(TEXT, "The game's name in the registry."),
      options: {
        description: "Every option of the game with its value.",
        type: "object",
        additionalProperties: { type: ["string", "integer", "boolean"] },
      },
      pack: { $ref: "#/$defs/pack" },
      seats: list("In seat order.", { $ref: "#/$defs/occupant" }, 1),
      started: TIME,
      segments: list("In order of time.", { $ref: "#/$defs/segment" }, 1),
      calls: about(COUNT, "Chance calls in all, those taken back included."),
      resigned: list("Seats that resigned, the first first.", SEAT),
      state: about(HASH, "Hash of the state after the last step."),
      publicLog: about(HASH, "Chained hash of what everybody could see of the last segment."),
      digest: about(HASH, "Hash of this record without this field."),
    },
    {
      chance: { $ref: "#/$defs/proof" },
      drafts: list("Only while the match runs.", { $ref: "#/$defs/draft" }),
      end: { $ref: "#/$defs/end" },
    },
  ),
  $defs: defs,
};
