// What is asked and what may be answered, in words.
import type { Asked, Say } from "@outrigger/text";
import type { Animal, Colour, Herd, MaasaiFrame, MaasaiMove, MaasaiView, PatchName } from "../rules/index.ts";
import {
  colourOf,
  herdText,
  landAt,
  patchNameOf,
  patchNumber,
  patchText,
  personOn,
  placeText,
  shieldNamed,
} from "./words.ts";

const ANIMAL_ON: Readonly<Record<Colour, Animal>> = { R: "zebu", G: "sheep", Y: "goat" };
/** The patches on the two segments of each edge, before and behind the fence. */
const SEGMENTS = [
  [0, 1],
  [1, 3],
  [3, 2],
  [2, 0],
] as const;

function topFrame({ stack }: MaasaiView): MaasaiFrame | undefined {
  return stack.at(-1);
}

export function moveText(say: Say, move: MaasaiMove, view: MaasaiView): string {
  switch (move[0]) {
    case "pass":
      return say(topFrame(view)?.phase === "hexagon" ? "move.pass.hexagon" : "move.pass");
    case "confirm":
      return say(topFrame(view)?.phase === "confirmHexagon" ? "move.confirm.hexagon" : "move.confirm");
    case "place":
      return placeMoveText(say, view, move[1], move[2]);
    case "takeBack":
      return takeBackText(say, view, move[1]);
    case "giveUp":
      return giveUpText(say, view, move[1]);
    case "shield":
    case "discard":
      return say(`move.${move[0]}`, { shield: shieldNamed(say, view, move[1]) });
    case "lay":
      return layText(say, view, 4 * move[1] + move[2]);
    case "build":
      return buildText(say, view, move[1]);
    default:
      return say(`move.${move[0]}`);
  }
}

/** Of a plan: what a shield meets, and what land holds by then, is seen on the board. */
export function stepText(say: Say, move: MaasaiMove, view: MaasaiView): string | undefined {
  switch (move[0]) {
    case "done":
    case "confirm":
      return "";
    case "shield":
      return shieldStepText(say, view, move[1]);
    case "lay":
      return placeText(say, 4 * move[1] + move[2], view.faces[4 * move[1] + move[2]] ?? 0);
    case "place":
      return placeMoveText(say, view, move[1], move[2], "step.place");
    case "build":
      return buildText(say, view, move[1], "step.build");
    default:
      return undefined;
  }
}

function shieldStepText(say: Say, { shields }: MaasaiView, id: string): string {
  const { kind = "N", land = "" } = shields[id] ?? {};
  const colours = [...land].map((letter) => say(`colour.${letter}`)).join("–");
  return say("step.shield", { kind, colours });
}

function placeMoveText(
  say: Say,
  view: MaasaiView,
  shield: number,
  name: PatchName,
  key: "move.place" | "step.place" = "move.place",
): string {
  const patch = patchNumber(shield, name);
  const parcel = view.parcels.find(({ patches }) => patches.includes(patch));
  const colour = colourOf(view, patch);
  return say(key, {
    person: personOn(colour),
    shield,
    patch: patchText(say, name, view.halves[shield] ?? 0),
    colour: say(`colour.${colour}`),
    spots: parcel?.spots ?? 0,
    open: parcel?.open.length ?? 0,
  });
}

function takeBackText(say: Say, view: MaasaiView, shield: number): string {
  const patch = view.people.find((person) => person.patch >> 2 === shield)?.patch ?? 4 * shield;
  const parcel = view.parcels.find(({ patches }) => patches.includes(patch));
  const colour = colourOf(view, patch);
  return say("move.takeBack", {
    person: personOn(colour),
    shield,
    colour: say(`colour.${colour}`),
    herd: herdText(say, herdIn(view, parcel?.patches ?? [])),
  });
}

function giveUpText(say: Say, view: MaasaiView, shield: number): string {
  const boma = view.bomas.find((other) => other.shield === shield);
  return say("move.giveUp", { shield, herd: herdText(say, herdIn(view, boma?.region ?? [])) });
}

/** The animals on these patches. The long middle of a narrow shield has a second place behind its first. */
export function herdIn(view: MaasaiView, patches: readonly number[]): Herd {
  const herd = { zebu: 0, goat: 0, sheep: 0 };
  for (const patch of patches) {
    const places = patchNameOf(view, patch) === "m" ? [patch, patch + 1] : [patch];
    const count = places.filter((place) => (view.animals[place] ?? -1) !== -1).length;
    herd[ANIMAL_ON[colourOf(view, patch)]] += count;
  }
  return herd;
}

/** Where the shield comes to lie, and which land of it meets which land on the table. */
function layText(say: Say, view: MaasaiView, slot: number): string {
  const frame = topFrame(view);
  const land = frame?.phase === "lay" ? (view.shields[frame.shield]?.land ?? "") : "";
  const shape = frame?.phase === "lay" && view.shields[frame.shield]?.kind === "N" ? "N" : "W";
  const fit = view.fits.find(({ shape: other, joins }) => other === shape && joins[0] === slot);
  const places = (fit?.joins ?? [slot]).map((join, at) => {
    const where = placeText(say, join, view.faces[join] ?? 0);
    return say("move.lay.join", { where, meetings: meetings(say, view, land, join, fit?.edges[at] ?? 0) });
  });
  return say("move.lay", { places: places.join("; ") });
}

function meetings(say: Say, view: MaasaiView, land: string, slot: number, edge: number): string {
  const [ownStart, ownEnd] = SEGMENTS[edge] ?? SEGMENTS[0];
  const [otherStart, otherEnd] = SEGMENTS[slot & 3] ?? SEGMENTS[0];
  const first = slot & ~3;
  const pairs = [
    [ownStart, otherEnd],
    [ownEnd, otherStart],
  ] as const;
  return pairs
    .map(([own, other]) =>
      say("move.lay.meeting", {
        own: say(`colour.${landAt(land, own)}`),
        other: say(`colour.${colourOf(view, first + other)}`),
      }),
    )
    .join(", ");
}

function buildText(say: Say, view: MaasaiView, fence: number, key: "move.build" | "step.build" = "move.build"): string {
  const closed = view.closed.find((other) => other.fence === fence);
  return say(key, {
    fence,
    count: closed?.loop.length ?? 0,
    herd: herdText(say, closed?.spots ?? { zebu: 0, goat: 0, sheep: 0 }),
  });
}

export function promptText(say: Say, { phase }: Asked, view: MaasaiView): string {
  const frame = topFrame(view);
  return say(`prompt.${phase}`, {
    sequence: frame !== undefined && "sequence" in frame ? frame.sequence : 1,
    shield: frame?.phase === "lay" ? shieldNamed(say, view, frame.shield) : "",
  });
}
