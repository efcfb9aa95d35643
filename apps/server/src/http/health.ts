// For whoever runs the site: is it alive, is it ready, what is it doing.
import type { FastifyInstance } from "fastify";
import { Gauge } from "prom-client";
import type { Context } from "../context.ts";

export function healthRoutes(app: FastifyInstance, context: Context): void {
  const { registry } = context.metrics;
  new Gauge({
    name: "outrigger_connections",
    help: "Open sockets.",
    registers: [registry],
    collect() {
      this.set(context.connections.size);
    },
  });
  new Gauge({
    name: "outrigger_watched_matches",
    help: "Matches somebody looks at over this node.",
    registers: [registry],
    collect() {
      this.set(context.rooms.watched().length);
    },
  });
  new Gauge({
    name: "outrigger_bots_waiting",
    help: "Bots' turns that wait for a thread to think in.",
    registers: [registry],
    collect() {
      this.set(context.bots.waiting);
    },
  });
  const isReady = newProbe(context);
  app.get("/healthz", async () => ({ ok: true }));
  app.get("/readyz", async (_request, reply) => {
    if (await isReady()) return { ok: true };
    return reply.status(503).send({ ok: false });
  });
}

/** Milliseconds an answer holds: whoever asks in between is not worth a write. */
const FRESH = 2_000;

function newProbe({ storage, log, now, config }: Context): () => Promise<boolean> {
  const look = async (): Promise<boolean> => {
    try {
      await storage.tryWriting(now());
      return true;
    } catch (error) {
      log.error({ error: String(error) }, "the database cannot be written");
      return false;
    }
  };
  let last: { readonly at: number; readonly answer: Promise<boolean> } | undefined;
  return () => {
    const at = config.steady();
    if (last === undefined || at - last.at >= FRESH) last = { at, answer: look() };
    return last.answer;
  };
}
