// One line of the log, and of speech, for each event.
import type { Say, Values } from "@outrigger/text";
import type { MaasaiEvent } from "../rules/index.ts";
import { herdText, patchText, placeText, shieldsOf, shieldText } from "./words.ts";

/** From ten shields on a boma is a large one. */
const LARGE = 10;

export function eventText(say: Say, event: MaasaiEvent, names: readonly string[]): string {
  const name = "seat" in event ? (names[event.seat] ?? "") : "";
  return say(keyOf(event), { name, ...valuesOf(say, event, names) });
}

/** Without the shields in words, for a line that has their pictures beside it. */
export function briefText(say: Say, event: MaasaiEvent, names: readonly string[]): string | undefined {
  const isOne = event.kind === "laid" || event.kind === "discarded";
  if (!isOne && event.kind !== "hexagon" && (event.kind !== "dealt" || event.shields === undefined)) return undefined;
  const name = "seat" in event ? (names[event.seat] ?? "") : "";
  const less = isOne ? { shield: "" } : { shields: "" };
  return say(keyOf(event), { name, ...valuesOf(say, event, names), ...less })
    .replace(" ()", "")
    .replace(/: ?\.$/, ".");
}

function keyOf(event: MaasaiEvent): string {
  switch (event.kind) {
    case "dealt":
      return event.shields === undefined ? "event.dealt" : "event.dealt.seen";
    case "wentHome":
      return `event.wentHome.${event.reason}`;
    case "grazed":
      return event.boma === undefined ? "event.grazed" : "event.grazed.boma";
    case "ended":
      return `event.ended.${event.reason}${event.winners.length > 1 ? ".tie" : ""}`;
    default:
      return `event.${event.kind}`;
  }
}

function valuesOf(say: Say, event: MaasaiEvent, names: readonly string[]): Values {
  switch (event.kind) {
    case "ordered":
      return { order: event.order.map((seat) => names[seat] ?? "").join(", ") };
    case "dealt":
      return {
        wide: event.wide,
        narrow: event.narrow,
        shields: (event.shields ?? []).map((shield) => shieldText(say, shield)).join("; "),
      };
    case "hexagon":
      return {
        shields: event.shields
          .map((shield, number) => `${number} ${shieldText(say, shield, event.halves[number])}`)
          .join("; "),
      };
    case "claimed":
    case "tookBack":
    case "wentHome":
      return {
        person: event.person,
        shield: event.patch >> 2,
        patch: patchText(say, event.at, event.half),
        colour: say(`colour.${event.colour}`),
      };
    case "gaveUp":
      return { shield: event.boma };
    case "laid":
      return {
        number: event.number,
        shield: shieldText(say, event.shield, event.half),
        where: event.joins.map((slot, at) => placeText(say, slot, event.faces[at] ?? 0)).join(", "),
      };
    case "discarded":
      return { shield: shieldText(say, event.shield) };
    case "built":
      return {
        size: event.loop.length < LARGE ? "small" : "large",
        count: event.loop.length,
        shields: event.loop.join(", "),
      };
    case "strayed":
      return { herd: herdText(say, event.herd) };
    case "grazed":
      return grazedValues(event.spots, herdText(say, event.herd));
    case "roundEnded":
      return { round: event.round, builders: event.builders.reduce((sum, count) => sum + count, 0) };
    case "ended":
      return { name: names[event.winners[0] ?? -1] ?? "", names: event.winners.map((seat) => names[seat]).join(", ") };
    default:
      return {};
  }
}

function grazedValues(spots: readonly number[], herd: string): Values {
  const shields = shieldsOf(spots);
  return { herd, count: shields.length, shields: shields.join(", ") };
}
