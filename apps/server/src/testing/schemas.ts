// Whatever can be asked for and said, for whoever wants to try all of it on a server elsewhere. Apart from the rest, which
// loads no server.
import { z } from "zod";
import type { AddRoute, ListedRoute } from "../http/route.ts";
import { ROUTES } from "../server.ts";

export type { ListedRoute } from "../http/route.ts";
export { examplesOf } from "./examples.ts";

export const isFit = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;

export function listRoutes(): ListedRoute[] {
  const listed: ListedRoute[] = [];
  const add: AddRoute = (method, path, { scope, body, query }) =>
    void listed.push({ method, path, scope, body, query });
  for (const routesOf of ROUTES) routesOf(add);
  return listed;
}
