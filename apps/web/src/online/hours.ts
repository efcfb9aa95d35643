// Times of the day, and what others are told of somebody's.
import type { PlayingHours } from "@outrigger/protocol";

const two = (value: number): string => String(value).padStart(2, "0");

/** `08:30` */
export const timeOf = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

export function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

/** A day such as `2027-02-28`, in words; days have no zone. */
export function dayText(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(Date.parse(day));
}

/** `Europe/Rome` is Rome's time. */
export const placeOf = ({ zone }: PlayingHours): string => (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
