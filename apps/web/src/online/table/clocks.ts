// Clocks in words.
import type { ClockPlan } from "@outrigger/kernel/match";
import type { TableClock } from "@outrigger/protocol";
import { say } from "../../lib/words.svelte.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export function clockLine(plan: TableClock): string {
  if (plan.kind === "none") return say("online.clockNone");
  if (plan.kind === "live")
    return say("online.clockLive", { minutes: plan.reserve / MINUTE, seconds: plan.increment / SECOND });
  const hours = plan.perMove / HOUR;
  const turn =
    hours >= 24
      ? say("online.clockDays", { days: Math.round(hours / 24) })
      : say("online.clockHours", { hours: Math.round(hours) });
  if (plan.bank === undefined) return turn;
  const { start, cap } = plan.bank;
  return say("online.clockBank", { turn, start: inDays(start), cap: inDays(cap) });
}

/** To a tenth. */
const inDays = (milliseconds: number): number => Math.round(milliseconds / (2.4 * HOUR)) / 10;

/** Little enough to hurry: a minute of a live game, an hour of one by turns. */
export function isShort(plan: ClockPlan, milliseconds: number): boolean {
  return milliseconds < (plan.kind === "live" ? MINUTE : HOUR);
}

const two = (value: number): string => String(value).padStart(2, "0");

/** `4:05`, `1:04:05`; above two days in whole days and hours. */
export function leftText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  if (hours >= 48) return say("online.left", { days: Math.floor(hours / 24), hours: hours % 24 });
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
