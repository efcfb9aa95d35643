// How much is too much: at the same time, and of what is stored; per person, and per address for all who come from there.

const KINDS = [
  "open-tables",
  "running-games",
  "watched-games",
  "sockets",
  "pack-kilobytes",
  "stored-megabytes",
] as const;
type QuotaKind = (typeof KINDS)[number];
type Whose = "person" | "address";
type QuotaName = `${QuotaKind}-per-${Whose}`;

/** A person's are more than anybody plays at; an address's let a school in through one router. */
const MOST: Readonly<Record<QuotaName, number>> = {
  "open-tables-per-person": 10,
  "open-tables-per-address": 150,
  "running-games-per-person": 60,
  "running-games-per-address": 400,
  "watched-games-per-person": 40,
  "watched-games-per-address": 600,
  "sockets-per-person": 16,
  "sockets-per-address": 300,
  "pack-kilobytes-per-person": 1_000,
  "pack-kilobytes-per-address": 20_000,
  "stored-megabytes-per-person": 100,
  "stored-megabytes-per-address": 1_000,
};

export type Raised = Readonly<Partial<Record<QuotaName, number>>>;

export interface Quotas {
  /** Whether there may be one more beside so many; `own` is what this person was allowed. */
  allows(kind: QuotaKind, whose: Whose, count: number, own?: string | null): boolean;
}

export function newQuotas(raised: Raised, factor = 1): Quotas {
  const most = { ...MOST, ...raised };
  return {
    allows: (kind, whose, count, own) => {
      const name: QuotaName = `${kind}-per-${whose}`;
      const allowed = own === undefined || own === null ? undefined : readOwn(own)[name];
      return count < (allowed ?? most[name]) * factor;
    },
  };
}

/** A name that a later version has no more is no reason to shut anybody out. */
function readOwn(own: string): Raised {
  try {
    return parseQuotas(own);
  } catch {
    return {};
  }
}

/** What whoever runs the site says of them: names and numbers, such as "sockets-per-address=2000". */
export function parseQuotas(text: string, whose?: Whose): Raised {
  const names = Object.keys(MOST).filter((name) => whose === undefined || name.endsWith(`-per-${whose}`));
  const pairs = text
    .split(/[\s,]+/)
    .filter((pair) => pair !== "")
    .map((pair) => pair.split("="));
  for (const [name = "", number = "", ...more] of pairs)
    if (!names.includes(name) || !/^[1-9]\d{0,8}$/.test(number) || more.length > 0)
      throw new Error(`quotas are ${names.join(", ")}, each with = and a number; not "${[name, number].join("=")}"`);
  return Object.fromEntries(pairs.map(([name, number]) => [name, Number(number)]));
}
