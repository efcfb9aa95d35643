// What is asked and what may be answered, in words.
import type { Asked, Say } from "@outrigger/text";
import type { Colour, MaasaiFrame, MaasaiMove, MaasaiView, PlaceMove } from "../rules/index.ts";
import { colourAt, herdAt, meetings, patchAt, personAt, placedOn, printOf, shapeOf, shieldOf } from "../rules/names.ts";
import { herdText, patchText, placeText, shieldNamed } from "./words.ts";

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
      return placeMoveText(say, view, move);
    case "takeBack":
      return takeBackText(say, view, move[1]);
    case "giveUp":
      return giveUpText(say, view, move[1]);
    case "shield":
    case "discard":
      return say(`move.${move[0]}`, { shield: shieldNamed(say, view, move[1]) });
    case "lay":
      return layText(say, view, patchAt(move[1], move[2]));
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
      return placeText(say, patchAt(move[1], move[2]), view.faces[patchAt(move[1], move[2])] ?? 0);
    case "place":
      return placeMoveText(say, view, move, "step.place");
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
  move: PlaceMove,
  key: "move.place" | "step.place" = "move.place",
): string {
  const [, shield, name] = move;
  const patch = placedOn(move);
  const parcel = view.parcels.find(({ patches }) => patches.includes(patch));
  return say(key, {
    person: personAt(view, patch),
    shield,
    patch: patchText(say, name, view.halves[shield] ?? 0),
    colour: say(`colour.${colourAt(view, patch)}`),
    spots: parcel?.spots ?? 0,
    open: parcel?.open.length ?? 0,
  });
}

function takeBackText(say: Say, view: MaasaiView, shield: number): string {
  const patch = view.people.find((person) => shieldOf(person.patch) === shield)?.patch ?? patchAt(shield, 0);
  const parcel = view.parcels.find(({ patches }) => patches.includes(patch));
  return say("move.takeBack", {
    person: personAt(view, patch),
    shield,
    colour: say(`colour.${colourAt(view, patch)}`),
    herd: herdText(say, herdAt(view, parcel?.patches ?? [])),
  });
}

function giveUpText(say: Say, view: MaasaiView, shield: number): string {
  const boma = view.bomas.find((other) => other.shield === shield);
  return say("move.giveUp", { shield, herd: herdText(say, herdAt(view, boma?.region ?? [])) });
}

/** Where the shield comes to lie, and which land of it meets which land on the table. */
function layText(say: Say, view: MaasaiView, slot: number): string {
  const frame = topFrame(view);
  const shield = frame?.phase === "lay" ? view.shields[frame.shield] : undefined;
  const shape = shapeOf(shield?.kind ?? "W3");
  const fit = view.fits.find(({ shape: other, joins }) => other === shape && joins[0] === slot);
  const colours = shield === undefined ? [] : printOf(shield).colours;
  const places = (fit?.joins ?? [slot]).map((join, at) => {
    const where = placeText(say, join, view.faces[join] ?? 0);
    return say("move.lay.join", { where, meetings: meetingsText(say, view, colours, fit?.edges[at] ?? 0, join) });
  });
  return say("move.lay", { places: places.join("; ") });
}

function meetingsText(say: Say, view: MaasaiView, colours: readonly Colour[], edge: number, slot: number): string {
  return meetings(edge, slot)
    .map(([own, other]) =>
      say("move.lay.meeting", {
        own: say(`colour.${colours[own] ?? "R"}`),
        other: say(`colour.${colourAt(view, other)}`),
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
