// What the rules of Maasai can bear of a component pack that somebody hands in.
import { type Complain, id, list, name, note, packCheck, show, whole } from "@outrigger/protocol/packs";
import * as z from "zod/mini";
import type { PackSource } from "../rules/pack-source.ts";
import { COLOURS, KINDS, type Kind } from "../rules/vocabulary.ts";

const MOST_PLAYERS = 3;
/** The geometry is exact for two hundred shields in a row; this leaves room. */
const MOST_SHIELDS = 200;
const PATCH_COUNT: Readonly<Record<Kind, number>> = { N: 3, W3: 3, W4: 4 };

const provenance = z.strictObject({
  origin: z.enum(["book", "derived", "reconstructed", "owner"]),
  note: z.optional(note),
});
const byPlayers = z.strictObject({ "2": whole(1, 60), "3": whole(1, 60) });
const people = whole(0, 30);
const hand = whole(1, 20);
const rounds = whole(1, 30);
const LAND = `3 or 4 of the letters ${COLOURS.join(", ")}`;

const schema: z.ZodMiniType<PackSource> = z.strictObject({
  game: z.literal("maasai"),
  schema: z.literal(1),
  name: z.optional(name),
  people: z.strictObject({ warrior: people, boy: people, provenance }),
  animals: z.strictObject({ long: byPlayers, short: byPlayers, provenance }),
  hand: z.strictObject({ wide: hand, narrow: hand, provenance }),
  rounds: z.strictObject({ "2": rounds, "3": rounds, provenance }),
  shieldProvenance: z.strictObject({ N: provenance, W3: provenance, W4: provenance }),
  shields: list(
    z.strictObject({
      id,
      kind: z.enum(KINDS),
      land: z.string({ error: LAND }).check(z.regex(/^[RGY]{3,4}$/, { error: LAND })),
    }),
    1,
    MOST_SHIELDS,
  ),
});

export const checkPack = packCheck(schema, (source, complain) => {
  checkShields(source, complain);
  checkSupply(source, complain);
});

function checkShields({ shields }: PackSource, complain: Complain): void {
  const seen = new Set<string>();
  for (const { id: shield, kind, land } of shields) {
    const what = `shields[${shield}]`;
    if (seen.has(shield)) complain(`${what} is there twice`);
    seen.add(shield);
    if (land.length !== PATCH_COUNT[kind])
      complain(`${what}.land is ${show(land)}, not ${PATCH_COUNT[kind]} of the letters ${COLOURS.join(", ")}`);
    else if (kind === "W4" && land[1] === land[2]) complain(`${what}.land: the halves of the middle have one colour`);
  }
}

/** After the deal a shield of every kind must be left for the hexagon, however the shields fall (MAS-SET-4). */
function checkSupply({ shields, hand: { wide, narrow } }: PackSource, complain: Complain): void {
  for (const kind of KINDS) {
    const count = shields.filter((shield) => shield.kind === kind).length;
    const dealt = MOST_PLAYERS * (kind === "N" ? narrow : wide);
    if (count <= dealt)
      complain(`${count} shields of kind ${kind} do not leave one for the hexagon: up to ${dealt} are dealt`);
  }
}
