// What a server can be told. Everything has a default that works on one machine without further ado.
import type { Agent } from "node:https";
import type { ChanceAt } from "@outrigger/kernel/match";
import type { EntryRule } from "@outrigger/protocol";
import { verifiableChance } from "@outrigger/records";
import type { FastifyInstance } from "fastify";
import { parseEntryRule } from "./desk/entry-rule.ts";
import { type Proxies, parseProxies } from "./network.ts";
import { parseQuotas, type Raised } from "./quotas.ts";

export interface Config {
  readonly port: number;
  readonly address: string | undefined;
  /** A folder for a SQLite file, or the address of a PostgreSQL server. */
  readonly data: string;
  readonly databaseUrl: string | undefined;
  /** The built web client. */
  readonly site: string | undefined;
  /** Where players reach the site, for links in letters; taken from the request when absent. */
  readonly origin: string | undefined;
  /** The proxies whose word is taken for the addresses of clients; undefined for none. */
  readonly proxies: Proxies | undefined;
  /** Where figures are answered, besides to whoever has the token. */
  readonly metricsAddress: string | undefined;
  readonly metricsToken: string | undefined;
  readonly smtp: string | undefined;
  readonly mailFrom: string;
  /** Hosts besides those of the great browsers that push messages may be sent to. */
  readonly pushHosts: readonly string[];
  readonly pushAgent: Agent | undefined;
  /** Who may come in, where no page is to change it. */
  readonly entry: EntryRule | undefined;
  readonly logLevel: string;
  /** What may be had at the same time, where that is not as usual. */
  readonly quotas: Raised;
  /** Tests and load runs ask more often than people do. */
  readonly limitFactor: number;
  readonly botThreads: number;
  /** Milliseconds before somebody who is not at the table is told that it is their turn. */
  readonly tellAfter: number;
  /** Milliseconds that only ever go forward, by which spans are measured; tests of clocks have their own. */
  steady(): number;
  /** What the machine says the time is; somebody may set it. */
  wall(): number;
  /** Before any route is added; tests hang in what looks at every answer. */
  prepare?(app: FastifyInstance): void;
  /** Whence the luck of a match comes; tests lay it down. */
  luck(seed: string, nonces: readonly string[]): ChanceAt;
}

export const DEFAULTS: Config = {
  port: 8080,
  address: undefined,
  data: "data",
  databaseUrl: undefined,
  site: undefined,
  origin: undefined,
  proxies: undefined,
  metricsAddress: undefined,
  metricsToken: undefined,
  smtp: undefined,
  mailFrom: "Outrigger <outrigger@localhost>",
  pushHosts: [],
  pushAgent: undefined,
  entry: undefined,
  logLevel: "info",
  quotas: {},
  limitFactor: 1,
  botThreads: 1,
  tellAfter: 20_000,
  steady: () => performance.now(),
  wall: () => Date.now(),
  luck: verifiableChance,
};

type Env = Readonly<Record<string, string | undefined>>;

/** What the surroundings say; absent fields keep their defaults. */
export function configFrom(env: Env): Partial<Config> {
  const given = {
    databaseUrl: env["DATABASE_URL"],
    origin: env["OUTRIGGER_ORIGIN"],
    smtp: env["SMTP_URL"],
    mailFrom: env["MAIL_FROM"],
    entry: env["OUTRIGGER_ENTRY"] === undefined ? undefined : parseEntryRule(env["OUTRIGGER_ENTRY"]),
    logLevel: env["LOG_LEVEL"],
    proxies: env["BEHIND_PROXY"] === undefined ? undefined : parseProxies(env["BEHIND_PROXY"]),
    metricsAddress: env["METRICS_ADDRESS"],
    metricsToken: env["METRICS_TOKEN"],
    tellAfter: env["TELL_AFTER"] === undefined ? undefined : Number(env["TELL_AFTER"]),
    quotas: env["QUOTAS"] === undefined ? undefined : parseQuotas(env["QUOTAS"]),
    pushHosts: env["PUSH_HOSTS"]?.split(",").filter((host) => host !== ""),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
