// What somebody wants to be told, by which ways, and when they want quiet.
import { type QuietHours, type Telling, TOLD_KINDS, type ToldBy, type ToldKind } from "@outrigger/protocol";
import type { PersonRow } from "@outrigger/storage";

const every: ToldBy = { push: true, mail: true, badge: true };
const pushOnly: ToldBy = { push: true, mail: false, badge: false };

/** Letters are for what is lost by coming late. */
const USUAL: Telling = {
  kinds: {
    turn: every,
    hour: every,
    begun: every,
    over: pushOnly,
    seated: pushOnly,
    answered: pushOnly,
    invited: every,
  },
  quiet: null,
};

export function tellingOf({ telling }: Pick<PersonRow, "telling">): Telling {
  if (telling === null) return USUAL;
  const { kinds, quiet } = JSON.parse(telling) as Telling;
  // What was kept before there was a kind or a way says nothing of it.
  const whole = TOLD_KINDS.map((kind) => [kind, { ...USUAL.kinds[kind], ...kinds[kind] }]);
  return { kinds: Object.fromEntries(whole) as Telling["kinds"], quiet };
}

/** The same, without letters of this kind. */
export function withoutMail(telling: Telling, kind: ToldKind): Telling {
  return { ...telling, kinds: { ...telling.kinds, [kind]: { ...telling.kinds[kind], mail: false } } };
}

export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

const MINUTE = 60_000;
const DAY = 24 * 60;

/** Minutes after midnight, there. */
function minuteThere(at: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const parts = format.formatToParts(at);
  const part = (type: string): number => Number(parts.find((each) => each.type === type)?.value ?? 0);
  return part("hour") * 60 + part("minute");
}

/** When their quiet is over; now, where there is none. */
export function quietUntil(quiet: QuietHours | null, now: number): number {
  if (quiet === null) return now;
  const minute = minuteThere(now, quiet.zone);
  const since = (minute - quiet.from + DAY) % DAY;
  const length = (quiet.to - quiet.from + DAY) % DAY;
  return since < length ? now - (now % MINUTE) + (length - since) * MINUTE : now;
}
