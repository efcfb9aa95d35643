// Everything the parts of the server share, handed round as one value.
import type { Storage } from "@outrigger/storage";
import type { Logger } from "pino";
import type { BotPool } from "./bots/pool.ts";
import type { SiteClock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { RecordReader } from "./handover/reading.ts";
import type { Metrics } from "./http/metrics.ts";
import type { JobRunner } from "./jobs/runner.ts";
import type { Limits } from "./limits.ts";
import type { Notifier } from "./notifications/notifier.ts";
import type { PersonNetworks } from "./person-networks.ts";
import type { Quotas } from "./quotas.ts";
import type { Ratings } from "./ratings/ratings.ts";
import type { RecentCounts, TableCount } from "./recent-counts.ts";
import type { Rooms } from "./rooms/rooms.ts";
import type { Connections } from "./sockets/connections.ts";
import type { Stored } from "./stored-bytes.ts";

export interface Context {
  /** This node's own name among those that share a database. */
  readonly node: string;
  readonly config: Config;
  readonly storage: Storage;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly quotas: Quotas;
  readonly stored: Stored;
  readonly ratings: Ratings;
  readonly rooms: Rooms;
  readonly bots: BotPool;
  readonly jobs: JobRunner;
  readonly connections: Connections;
  readonly networks: PersonNetworks;
  readonly tablesAround: RecentCounts<TableCount>;
  readonly tablesOwn: RecentCounts<TableCount>;
  /** People who have asked this node for a game at once: they are gone with their last line. */
  readonly seekers: Set<string>;
  /** When another node last said that it has a line to this person. */
  readonly around: Map<string, number>;
  readonly records: RecordReader;
  readonly notifier: Notifier;
  /** Marks browsers in which somebody has been signed in before. */
  readonly deviceSecret: string;
  readonly clock: SiteClock;
  /** The clock's; stored times are all its own. */
  now(): number;
}
