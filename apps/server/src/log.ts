// The log: JSON lines on standard output. What people entrusted to the site is not in them, whatever an error quotes.
import { type Logger, pino } from "pino";

/** Addresses of people, and whatever stands before the host in the address of a server. */
const ADDRESS = /[^\s<>"'(),;]+@[^\s<>"'(),;]+/g;

function hideAddresses(value: unknown): unknown {
  return typeof value === "string" ? value.replace(ADDRESS, "(address)") : value;
}

export function newLog(level: string): Logger {
  const hideAll = (fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, hideAddresses(value)]));
  return pino({ level, formatters: { log: hideAll } });
}
