// A battle as the table tells it, from the attack to the end of the pursuit: read off the events, so that it grows beat by
// beat and is there again after a reload.
import type { Piece, TahitiEvent, TahitiView } from "../../rules/index.ts";

type EventOf<Kind extends TahitiEvent["kind"]> = Extract<TahitiEvent, { readonly kind: Kind }>;

export interface Battle {
  readonly attacker: number;
  readonly defender: number;
  readonly hex: number;
  readonly sea: boolean;
  /** What attacker and defender have said about their Shaman. */
  readonly shamans: readonly [attacker: boolean | undefined, defender: boolean | undefined];
  /** The dice as they fall, the attacker's first. */
  readonly dice: readonly number[];
  readonly fought: EventOf<"fought"> | undefined;
  /** What came of it, in order. */
  readonly fates: readonly TahitiEvent[];
}

const FATES: readonly TahitiEvent["kind"][] = [
  "shamanLost",
  "villageFell",
  "homeNamed",
  "retreated",
  "pursued",
  "panicked",
  "unitsCaptured",
  "leadersCaptured",
  "elderTaken",
  "chieftainTaken",
  "chieftainKilled",
  "surrendered",
  "areaLost",
  "disbanded",
  "canoesSank",
  "canoesTaken",
  "drowned",
  "rescued",
];

/** What becomes of canoes and of those who were in them. */
const AT_SEA: readonly EventOf<"rolled">["purpose"][] = ["sinking", "sharks", "swim"];

/** Somebody does something else: the battle is put away. */
const ENDS: readonly TahitiEvent["kind"][] = ["harvested", "built", "dismantled", "activated", "converted", "placed"];

/** The last battle among the events; undefined where there is none, or it is long over. */
export function battleOf(events: readonly TahitiEvent[]): Battle | undefined {
  const from = events.findLastIndex(({ kind }) => kind === "attacked");
  const attack = events[from];
  const since = events.slice(from + 1);
  if (attack?.kind !== "attacked" || since.some(({ kind }) => ENDS.includes(kind))) return undefined;
  const { attacker, defender, hex, sea } = attack;
  const said = (seat: number): boolean | undefined =>
    since.flatMap((event) => (event.kind === "shamanDeclared" && event.seat === seat ? [event.takesPart] : []))[0];
  const fought = since.find((event) => event.kind === "fought");
  return {
    attacker,
    defender,
    hex,
    sea: fought?.sea ?? sea,
    shamans: [said(attacker), said(defender)],
    dice: since.flatMap((event) =>
      event.kind === "rolled" && (event.purpose === "attack" || event.purpose === "defence") ? [event.die] : [],
    ),
    fought,
    fates: since.filter((event) =>
      event.kind === "rolled" ? AT_SEA.includes(event.purpose) : FATES.includes(event.kind),
    ),
  };
}

export const loserOf = ({ attacker, defender, fought }: Battle): number | undefined =>
  fought === undefined ? undefined : fought.winner === attacker ? defender : attacker;

/** Who stood on each side when it began, however far they have run since. */
export function forcesOf(battle: Battle, view: TahitiView): readonly [attackers: Piece[], defenders: Piece[]] {
  return [forceOf(battle, view, battle.attacker), forceOf(battle, view, battle.defender)];
}

function forceOf(battle: Battle, view: TahitiView, side: number): Piece[] {
  const gone = journeyOf(battle, side);
  const caught = battle.fates.flatMap((event) => (event.kind === "unitsCaptured" ? event.ids : []));
  const mine = (piece: Piece): boolean =>
    gone.includes(piece.id) || (piece.owner === side && piece.at === battle.hex && !caught.includes(piece.id));
  return view.pieces.filter(mine).map((piece) => ({ ...piece, owner: side, kind: kindBefore(battle, piece) }));
}

/** Who first left the hex of the battle on this side: on the run, or after those who run. */
function journeyOf({ fates, hex }: Battle, side: number): readonly number[] {
  const left = fates.find(
    (event) => (event.kind === "retreated" || event.kind === "pursued") && event.side === side && event.from === hex,
  );
  return left?.kind === "retreated" || left?.kind === "pursued" ? left.ids : [];
}

/** What it was before it first panicked. */
function kindBefore({ fates }: Battle, { id, kind }: Piece): Piece["kind"] {
  for (const event of fates) {
    if (event.kind !== "panicked") continue;
    const roll = event.rolls.find(([rolled]) => rolled === id);
    if (roll !== undefined) return roll[1];
  }
  return kind;
}

/** The hexes of the retreat so far, the hex of the battle first. */
export function retreatOf({ hex, fates }: Battle): number[] {
  return [hex, ...fates.flatMap((event) => (event.kind === "retreated" ? [event.to] : []))];
}
