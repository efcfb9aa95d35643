// Puts the server together: storage, rooms, jobs, HTTP, sockets; and takes it apart again without losing anything.
import { mkdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import cookie from "@fastify/cookie";
import { openStorage, type Storage } from "@outrigger/storage";
import fastify, { type FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { administrationRoutes } from "./accounts/administration.ts";
import { botRoutes } from "./accounts/bot-routes.ts";
import { changingRoutes } from "./accounts/changing.ts";
import { confirmingRoutes } from "./accounts/confirming.ts";
import { keepDeviceSecret } from "./accounts/devices.ts";
import { tidyNames } from "./accounts/older-names.ts";
import { peopleRoutes } from "./accounts/people-routes.ts";
import { accountRoutes } from "./accounts/routes.ts";
import { tokenRoutes } from "./accounts/token-routes.ts";
import { describeRoutes, documentRoutes } from "./api/document.ts";
import { messageRoutes } from "./api/messages.ts";
import { streamRoutes } from "./api/stream.ts";
import { newBotPool } from "./bots/pool.ts";
import { hearBus } from "./bus.ts";
import { newSiteClock } from "./clock.ts";
import { type Config, DEFAULTS } from "./config.ts";
import type { Context } from "./context.ts";
import { actRoutes } from "./desk/act-routes.ts";
import { entryRoutes } from "./desk/entry-routes.ts";
import { healthRoutesForHosts } from "./desk/health-routes.ts";
import { noticeRoutes } from "./desk/notice-routes.ts";
import { reportRoutes } from "./desk/report-routes.ts";
import { inviteRoutes } from "./following/invite.ts";
import { followRoutes } from "./following/routes.ts";
import { rulesOf } from "./games.ts";
import { newRecordReader } from "./handover/reading.ts";
import { handoverRoutes } from "./handover/routes.ts";
import { hoursRoutes } from "./hours/routes.ts";
import { figureRoutes, serveFigures } from "./http/figures.ts";
import { guard } from "./http/guard.ts";
import { healthRoutes } from "./http/health.ts";
import { newMetrics } from "./http/metrics.ts";
import { type AddRoute, answerError, type ListedRoute, routes } from "./http/route.ts";
import { newId } from "./ids.ts";
import { planCleanup } from "./jobs/cleanup.ts";
import { tableJobs } from "./jobs/handlers.ts";
import { JobRunner } from "./jobs/runner.ts";
import { newLimits } from "./limits.ts";
import { challengeRoutes } from "./lobby/challenges.ts";
import { gatheringRoutes } from "./lobby/gathering.ts";
import { tableRoutes } from "./lobby/routes.ts";
import { newLog } from "./log.ts";
import { ticketRoutes } from "./matching/routes.ts";
import { keepMemorySmall } from "./memory.ts";
import { newNotifier } from "./notifications/notifier.ts";
import { notificationRoutes } from "./notifications/routes.ts";
import { newPersonNetworks } from "./person-networks.ts";
import { newQuotas } from "./quotas.ts";
import { newRatings } from "./ratings/ratings.ts";
import { ratingRoutes } from "./ratings/routes.ts";
import { newRecentCounts } from "./recent-counts.ts";
import { newRooms } from "./rooms/rooms.ts";
import { serveSite } from "./site/serve.ts";
import { newConnections } from "./sockets/connections.ts";
import { openSockets } from "./sockets/sockets.ts";
import { newStored } from "./stored-bytes.ts";
import { playRoutes } from "./tables/play-routes.ts";
import { keepTime } from "./time.ts";

export interface Server {
  readonly port: number;
  readonly context: Context;
  readonly app: FastifyInstance;
  readonly routes: readonly ListedRoute[];
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

const FILE = "outrigger.db";

/** What has been opened and must be closed again, the last first. */
type Opened = { readonly part: string; close(): Promise<unknown> }[];

async function closeAll(log: Logger, opened: Opened): Promise<void> {
  for (const { part, close } of opened.splice(0).reverse()) await closing(log, part, close());
}

async function openDatabase(config: Config): Promise<Storage> {
  if (config.databaseUrl !== undefined) return openStorage({ url: config.databaseUrl });
  mkdirSync(config.data, { recursive: true });
  return openStorage({ file: join(config.data, FILE) });
}

/** Milliseconds for which it is known about how many tables there are at an address. */
const TABLES_HOLD = 1_000;
/** And how many a person has. */
const OWN_TABLES_HOLD = 10_000;

/** Said at the start, rather than at the first move. */
async function needWriting({ databaseUrl, data, wall }: Config, storage: Storage): Promise<void> {
  try {
    await storage.tryWriting(wall());
  } catch (error) {
    const which = databaseUrl === undefined ? ` ${join(data, FILE)}` : "";
    throw new Error(`the database${which} cannot be written: ${error instanceof Error ? error.message : error}`);
  }
}

/** The database, open, seen to be writable, its names in today's form. */
async function prepareStorage(config: Config, log: Logger, opened: Opened): Promise<Storage> {
  const storage = await openDatabase(config);
  opened.push({ part: "storage", close: () => storage.close() });
  await needWriting(config, storage);
  const renamed = await tidyNames(storage);
  if (renamed > 0) log.info({ renamed }, "names brought into today's form");
  return storage;
}

async function buildContext(config: Config, log: Logger, opened: Opened): Promise<Context> {
  if (config.smtp !== undefined && config.origin === undefined)
    throw new Error("letters need the site's address: set OUTRIGGER_ORIGIN");
  const storage = await prepareStorage(config, log, opened);
  const bots = newBotPool(config.botThreads);
  const metrics = newMetrics();
  const { tellAfter, luck } = config;
  const clock = newSiteClock(config);
  const { now } = clock;
  const jobs = new JobRunner({ storage, log, metrics, now });
  const rooms = newRooms({ storage, log, tellAfter, luck, rulesOf, now, poke: jobs.poke.bind(jobs) });
  opened.push({ part: "rooms", close: () => rooms.close() });
  const quotas = newQuotas(config.quotas, config.limitFactor);
  const records = newRecordReader();
  opened.push({ part: "records", close: () => records.close() });
  const networks = newPersonNetworks();
  return {
    node: newId(),
    config,
    storage,
    log,
    metrics,
    limits: newLimits(config.steady, config.limitFactor),
    quotas,
    stored: newStored({ storage, quotas, networks, now, steady: config.steady }),
    ratings: newRatings(storage, now),
    rooms,
    bots,
    jobs,
    connections: newConnections((person) => storage.bus.heed(person)),
    networks,
    tablesAround: newRecentCounts(TABLES_HOLD, config.steady),
    tablesOwn: newRecentCounts(OWN_TABLES_HOLD, config.steady),
    seekers: new Set(),
    around: new Map(),
    records,
    notifier: await newNotifier(config, storage, now),
    deviceSecret: await keepDeviceSecret(storage),
    clock,
    now,
  };
}

/** The nearest proxies by their number, or named ones. What others write into the header is theirs to choose. */
function trusted(proxies: Config["proxies"]): ((address: string, hop: number) => boolean) | string[] | false {
  if (proxies === undefined || proxies === 0) return false;
  return typeof proxies === "number" ? (_address, hop) => hop < proxies : [...proxies];
}

export const ROUTES: readonly ((add: AddRoute) => void)[] = [
  accountRoutes,
  changingRoutes,
  confirmingRoutes,
  administrationRoutes,
  reportRoutes,
  actRoutes,
  noticeRoutes,
  entryRoutes,
  healthRoutesForHosts,
  peopleRoutes,
  ratingRoutes,
  tableRoutes,
  gatheringRoutes,
  ticketRoutes,
  followRoutes,
  inviteRoutes,
  handoverRoutes,
  playRoutes,
  notificationRoutes,
  hoursRoutes,
  tokenRoutes,
  botRoutes,
  challengeRoutes,
  messageRoutes,
  streamRoutes,
  documentRoutes,
];

async function buildApp(context: Context): Promise<Pick<Server, "app" | "routes">> {
  const { config } = context;
  const app = fastify({
    trustProxy: trusted(config.proxies),
    logger: false,
    requestTimeout: 30_000,
    // An address that cannot be read meets no route; it is answered as everything else is.
    frameworkErrors: (error, request, reply) => answerError(context, error, request, reply),
  });
  app.setErrorHandler((error, request, reply) => answerError(context, error, request, reply));
  await app.register(cookie);
  await describeRoutes(app);
  config.prepare?.(app);
  guard(app, context);
  await openSockets(app, context);
  const listed: ListedRoute[] = [];
  const add = routes(app, context, listed);
  for (const routesOf of ROUTES) routesOf(add);
  healthRoutes(app, context);
  figureRoutes(app, context);
  await serveSite(app, context);
  return { app, routes: listed };
}

/** Parts that are at work from the start, before anybody may come in. */
function startWork(context: Context, opened: Opened): void {
  const tidying = setInterval(() => void context.rooms.tidy(), TIDY_EVERY);
  const stopTidying = async (): Promise<void> => clearInterval(tidying);
  opened.push({ part: "tidying", close: stopTidying });
  opened.push({ part: "bus", close: hearBus(context) });
  opened.push({ part: "memory", close: keepMemorySmall() });
}

async function listen(app: FastifyInstance, { port, address }: Config): Promise<number> {
  try {
    await app.listen({ port, host: address ?? "::" });
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    if (code === "EADDRINUSE") throw new Error(`port ${port} is taken by another program`);
    if (code === "EACCES") throw new Error(`port ${port} may not be used by this user`);
    throw error;
  }
  return (app.server.address() as AddressInfo).port;
}

async function open(config: Config, log: Logger, opened: Opened): Promise<Server> {
  const context = await buildContext(config, log, opened);
  const { app, routes: listed } = await buildApp(context);
  startWork(context, opened);
  opened.push({ part: "site", close: () => closeWithin(app, GRACE) });
  const port = await listen(app, config);
  opened.push({ part: "figures", close: await serveFigures(context) });
  await planCleanup(context);
  context.jobs.start(tableJobs(context));
  opened.push({ part: "jobs", close: () => context.jobs.close(() => context.bots.close()) });
  opened.push({ part: "time", close: keepTime(context) });
  const database = config.databaseUrl === undefined ? "sqlite" : "postgres";
  log.info({ port, node: context.node, database }, "served");
  const close = async (): Promise<void> => {
    log.info({ lines: context.connections.size }, "closing");
    context.connections.closeAll();
    await closeAll(log, opened);
  };
  return { port, context, app, routes: listed, close };
}

/** A server that cannot start leaves nothing open behind: the process can end, and says why. */
export async function startServer(given: Partial<Config> = {}): Promise<Server> {
  const config = { ...DEFAULTS, ...given };
  const log = newLog(config.logLevel);
  const opened: Opened = [];
  try {
    return await open(config, log, opened);
  } catch (error) {
    await closeAll(log, opened);
    throw error;
  }
}
