// Puts the house together: storage, rooms, jobs, HTTP, sockets; and takes it apart again without losing anything.
import { mkdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { openStorage } from "@outrigger/storage";
import fastify, { type FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { peopleRoutes } from "./accounts/people-routes.ts";
import { accountRoutes } from "./accounts/routes.ts";
import { newBotPool } from "./bots/pool.ts";
import { newSiteClock } from "./clock.ts";
import { type Config, DEFAULTS } from "./config.ts";
import type { House } from "./house.ts";
import { guard } from "./http/guard.ts";
import { healthRoutes } from "./http/health.ts";
import { newMetrics } from "./http/metrics.ts";
import { answerErrors, routes } from "./http/route.ts";
import { newId } from "./ids.ts";
import { hangBroom } from "./jobs/broom.ts";
import { tableJobs } from "./jobs/handlers.ts";
import { newJobRunner } from "./jobs/runner.ts";
import { newLimits } from "./limits.ts";
import { newLog } from "./log.ts";
import { newRooms } from "./rooms/rooms.ts";
import { serveSite } from "./site/serve.ts";
import { readSite } from "./site/site.ts";
import { newConnections } from "./sockets/connections.ts";
import { openSockets } from "./sockets/sockets.ts";
import { playRoutes } from "./tables/play-routes.ts";
import { tableRoutes } from "./tables/routes.ts";
import { tellingRoutes } from "./telling/routes.ts";
import { newTeller } from "./telling/teller.ts";
import { keepTime } from "./time.ts";
import { hearWord } from "./word.ts";

export interface Server {
  readonly port: number;
  readonly house: House;
  readonly app: FastifyInstance;
  close(): Promise<void>;
}

const TIDY_EVERY = 5_000;
/** Requests in hand are answered; lines nobody speaks over are cut after this long. */
const GRACE = 2_000;

async function closeWithin(app: FastifyInstance, grace: number): Promise<void> {
  const cut = setTimeout(() => {
    for (const socket of app.websocketServer.clients) socket.terminate();
    app.server.closeAllConnections();
  }, grace);
  await app.close();
  clearTimeout(cut);
}

/** A part that takes longer than this to close is named in the log and left behind. */
const PATIENCE = 10_000;

/** A shutdown comes to its end, whatever hangs: everything that counts was stored before it was acknowledged. */
async function closing(log: Logger, part: string, work: Promise<unknown>): Promise<void> {
  let late: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    late = setTimeout(() => {
      log.error({ part }, "did not close in time");
      resolve();
    }, PATIENCE);
  });
  await Promise.race([work, patience]);
  clearTimeout(late);
}

async function buildHouse(config: Config): Promise<House> {
  if (config.smtp !== undefined && config.origin === undefined)
    throw new Error("letters need the site's address: set OUTRIGGER_ORIGIN");
  if (config.databaseUrl === undefined) mkdirSync(config.data, { recursive: true });
  const storage = await openStorage(
    config.databaseUrl === undefined ? { file: join(config.data, "outrigger.db") } : { url: config.databaseUrl },
  );
  const log = newLog(config.logLevel);
  const { tellAfter } = config;
  const clock = newSiteClock(config);
  const { now } = clock;
  const jobs = newJobRunner(storage, log, now);
  const rooms = newRooms({ storage, log, tellAfter, now, poke: (due) => jobs.poke(due) });
  return {
    node: newId(),
    config,
    storage,
    log,
    metrics: newMetrics(),
    limits: newLimits(config.steady, config.limitFactor),
    rooms,
    bots: newBotPool(config.botThreads),
    jobs,
    connections: newConnections(),
    teller: await newTeller(config, storage, log, now),
    clock,
    now,
  };
}

export async function startServer(given: Partial<Config> = {}): Promise<Server> {
  const config = { ...DEFAULTS, ...given };
  const house = await buildHouse(config);
  const app = fastify({ trustProxy: config.behindProxy, logger: false, requestTimeout: 30_000 });
  answerErrors(app, house);
  guard(app, house);
  await openSockets(app, house);
  const add = routes(app, house);
  for (const routesOf of [accountRoutes, peopleRoutes, tableRoutes, playRoutes, tellingRoutes]) routesOf(add);
  healthRoutes(app, house);
  serveSite(app, config.site === undefined ? new Map() : readSite(config.site));
  const stopHearing = hearWord(house);
  const stopKeeping = keepTime(house);
  const tidying = setInterval(() => house.rooms.tidy(), TIDY_EVERY);
  await app.listen({ port: config.port, host: config.address ?? "::" });
  await hangBroom(house);
  house.jobs.start(tableJobs(house));
  const { port } = app.server.address() as AddressInfo;
  const database = config.databaseUrl === undefined ? "sqlite" : "postgres";
  house.log.info({ port, node: house.node, database }, "served");
  return {
    port,
    house,
    app,
    close: async () => {
      house.log.info({ lines: house.connections.size }, "closing");
      clearInterval(tidying);
      house.connections.closeAll();
      await closing(house.log, "time", stopKeeping());
      await closing(house.log, "jobs", house.jobs.close());
      await closing(house.log, "site", closeWithin(app, GRACE));
      await closing(house.log, "word", stopHearing());
      await closing(house.log, "rooms", house.rooms.close());
      await closing(house.log, "bots", house.bots.close());
      await closing(house.log, "storage", house.storage.close());
    },
  };
}
