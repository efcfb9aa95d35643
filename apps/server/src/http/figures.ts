// Figures for whoever watches over the site: at an address of their own, or for whoever has the token. Where a request
// seems to come from says nothing: behind a proxy on the same machine everybody is near.
import { createHash, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { parseListen } from "../network.ts";

export function figureRoutes(app: FastifyInstance, { config, metrics: { registry } }: Context): void {
  const { metricsToken } = config;
  app.get("/metrics", async (request, reply) => {
    if (metricsToken === undefined || !isSame(request.headers.authorization ?? "", `Bearer ${metricsToken}`))
      return reply.status(404).send({ code: "not-found" });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Takes as long whatever is guessed. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}

/** Returns how to close it again. */
export async function serveFigures({ config, log, metrics: { registry } }: Context): Promise<() => Promise<void>> {
  if (config.metricsAddress === undefined) return async () => {};
  const { host, port } = parseListen(config.metricsAddress);
  const server = createServer(async (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": registry.contentType }).end(await registry.metrics());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  log.info({ address: server.address() }, "figures are served");
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
