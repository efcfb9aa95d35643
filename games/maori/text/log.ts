// One line of the log, and of speech, for each event.
import type { Say, Values } from "@outrigger/text";
import type { MaoriEvent } from "../rules/index.ts";
import { openingText, positionText, tileText } from "./words.ts";

export function eventText(say: Say, event: MaoriEvent, names: readonly string[]): string {
  const name = names["seat" in event ? event.seat : "starter" in event ? event.starter : -1] ?? "";
  return say(keyOf(event), { name, ...valuesOf(say, event, names) });
}

/** Without the tile in words, for a line that has its picture beside it. */
export function briefText(say: Say, event: MaoriEvent, names: readonly string[]): string | undefined {
  if (!("tile" in event)) return undefined;
  const name = "seat" in event ? (names[event.seat] ?? "") : "";
  return say(keyOf(event), { name, ...valuesOf(say, event, names), tile: "" }).replace(" ()", "");
}

function keyOf(event: MaoriEvent): string {
  if (event.kind === "shipMoved" && event.to === null) return "event.shipMoved.left";
  if (event.kind === "refilled" && event.tile.kind === "volcano") return "event.refilled.volcano";
  if (event.kind === "received" && event.shells < event.printed) return "event.received.short";
  if (event.kind === "lastTurns") return `event.lastTurns.${event.reason}`;
  return `event.${event.kind}`;
}

function valuesOf(say: Say, event: MaoriEvent, names: readonly string[]): Values {
  switch (event.kind) {
    case "explorerPlaced":
      return { position: positionText(say, event.position) };
    case "sailed":
      return { distance: event.distance, price: event.price, position: positionText(say, event.to) };
    case "stepped":
      return { from: event.from, to: event.to };
    case "took":
      return { tile: tileText(say, event.tile), cell: event.cell, price: event.price };
    case "tookFromDepot":
      return { tile: tileText(say, event.tile) };
    case "placed": {
      const turned = event.rotation === 0 ? "no" : "yes";
      return { space: event.space, turned, opening: openingText(say, event.tile, event.rotation) };
    }
    case "received":
      return { shells: event.shells, printed: event.printed };
    case "islandFinished":
      return { palms: event.palms, points: event.points };
    case "leiCompleted":
      return { first: event.spaces[0] ?? "", second: event.spaces[1] ?? "" };
    case "discarded":
      return { space: event.space, tile: tileText(say, event.tile) };
    case "shipMoved":
      return { from: event.from ?? "", to: event.to ?? "" };
    case "refilled":
      return { cell: event.cell, tile: tileText(say, event.tile) };
    case "leftEmpty":
      return { cell: event.cell };
    case "lastTurns":
    case "stagnated":
      return { turns: event.turns };
    case "ended":
      return { standings: standings(say, event.scores, names) };
    default:
      return {};
  }
}

function standings(say: Say, scores: readonly number[], names: readonly string[]): string {
  return scores.map((points, seat) => say("standing", { name: names[seat] ?? "", points })).join(", ");
}
