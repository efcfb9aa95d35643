// Times of the day, and what others are told of somebody's.
import type { Holiday, PlayingHours } from "@outrigger/protocol";

const two = (value: number): string => String(value).padStart(2, "0");

/** `08:30` */
export const timeOf = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

/** From one day to another, in words; days have no zone. */
export function daysText({ first, last }: Holiday, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" });
  return format.formatRange(Date.parse(first), Date.parse(last));
}

/** `Europe/Rome` is Rome's time. */
export const placeOf = ({ zone }: PlayingHours): string => (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");

/**
 * What was chosen in a field for a time of day, read when it is left: while somebody types, half of it stands there. Undefined
 * where it is as before; an empty one is.
 */
export function chosenMinute(field: HTMLInputElement, before: number): number | undefined {
  if (field.value === "") field.value = timeOf(before);
  const minute = minuteOf(field.value);
  return minute === before ? undefined : minute;
}
