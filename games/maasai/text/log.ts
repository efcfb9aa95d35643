// One line of the log, and of speech, for each event.
import { eventValues, type Say, type Values } from "@outrigger/text";
import type { MaasaiEvent } from "../rules/index.ts";
import { isLarge, shieldOf } from "../rules/names.ts";
import { herdText, patchText, placeText, shieldsOf, shieldText } from "./words.ts";

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

type Standing = Extract<MaasaiEvent, { readonly person: unknown }>;

const standing = (say: Say, { person, patch, at, half, colour }: Standing): Values => ({
  person,
  shield: shieldOf(patch),
  patch: patchText(say, at, half),
  colour: say(`colour.${colour}`),
});

const valuesOf = eventValues<MaasaiEvent>({
  ordered: (_say, { order }, names) => ({ order: order.map((seat) => names[seat] ?? "").join(", ") }),
  dealt: (say, { wide, narrow, shields = [] }) => ({
    wide,
    narrow,
    shields: shields.map((shield) => shieldText(say, shield)).join("; "),
  }),
  hexagon: (say, { shields, halves }) => ({
    shields: shields.map((shield, number) => `${number} ${shieldText(say, shield, halves[number])}`).join("; "),
  }),
  claimed: standing,
  tookBack: standing,
  wentHome: standing,
  gaveUp: (_say, { boma }) => ({ shield: boma }),
  laid: (say, { number, shield, half, joins, faces }) => ({
    number,
    shield: shieldText(say, shield, half),
    where: joins.map((slot, at) => placeText(say, slot, faces[at] ?? 0)).join(", "),
  }),
  discarded: (say, { shield }) => ({ shield: shieldText(say, shield) }),
  built: (_say, { loop }) => ({
    size: isLarge(loop) ? "large" : "small",
    count: loop.length,
    shields: loop.join(", "),
  }),
  strayed: (say, { herd }) => ({ herd: herdText(say, herd) }),
  grazed: (say, { spots, herd }) => grazedValues(spots, herdText(say, herd)),
  roundEnded: (_say, { round, builders }) => ({
    round,
    builders: builders.reduce((sum, count) => sum + count, 0),
  }),
  ended: (_say, { winners }, names) => ({
    name: names[winners[0] ?? -1] ?? "",
    names: winners.map((seat) => names[seat]).join(", "),
  }),
});

function grazedValues(spots: readonly number[], herd: string): Values {
  const shields = shieldsOf(spots);
  return { herd, count: shields.length, shields: shields.join(", ") };
}
