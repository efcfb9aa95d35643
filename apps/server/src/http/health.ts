// For whoever runs the site: is it alive, is it ready, what is it doing.
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { Gauge } from "prom-client";
import type { House } from "../house.ts";

export function healthRoutes(app: FastifyInstance, house: House): void {
  const { registry } = house.metrics;
  new Gauge({
    name: "outrigger_connections",
    help: "Open sockets.",
    registers: [registry],
    collect() {
      this.set(house.connections.size);
    },
  });
  new Gauge({
    name: "outrigger_watched_matches",
    help: "Matches somebody looks at over this node.",
    registers: [registry],
    collect() {
      this.set(house.rooms.watched().length);
    },
  });
  app.get("/healthz", async () => ({ ok: true }));
  app.get("/readyz", async (_request, reply) => {
    if (await isReady(house.storage, house.log)) return { ok: true };
    return reply.status(503).send({ ok: false });
  });
  app.get("/metrics", async (request, reply) => {
    // Figures are for the machine itself and its own network, not for the world.
    if (!isNear(request.ip)) return reply.status(404).send({ code: "not-found" });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

async function isReady(storage: House["storage"], log: Logger): Promise<boolean> {
  try {
    await storage.nextDue(0);
    return true;
  } catch (error) {
    log.error({ error: String(error) }, "the database does not answer");
    return false;
  }
}

function isNear(address: string): boolean {
  return /^(::1$|(::ffff:)?(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\.|f[cd])/.test(address);
}
