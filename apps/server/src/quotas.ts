// How much at the same time is too much: per person, and per address for all who come from there.

const KINDS = ["open-tables", "running-games", "watched-games", "sockets"] as const;
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
};

export type Raised = Readonly<Partial<Record<QuotaName, number>>>;

export interface Quotas {
  /** Whether there may be one more beside so many. */
  allows(kind: QuotaKind, whose: Whose, count: number): boolean;
}

export function newQuotas(raised: Raised, factor = 1): Quotas {
  const most = { ...MOST, ...raised };
  return { allows: (kind, whose, count) => count < most[`${kind}-per-${whose}`] * factor };
}

/** What whoever runs the site says of them: names and numbers, such as "sockets-per-address=2000". */
export function parseQuotas(text: string): Raised {
  const pairs = text
    .split(/[\s,]+/)
    .filter((pair) => pair !== "")
    .map((pair) => pair.split("="));
  for (const [name = "", number = ""] of pairs)
    if (!Object.hasOwn(MOST, name) || !/^[1-9]\d{0,8}$/.test(number))
      throw new Error(
        `QUOTAS takes ${Object.keys(MOST).join(", ")}, each with = and a number; not "${name}=${number}"`,
      );
  return Object.fromEntries(pairs.map(([name, number]) => [name, Number(number)]));
}
