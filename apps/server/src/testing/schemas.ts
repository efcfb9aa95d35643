// Whatever can be asked for and said, for whoever wants to try all of it on a server elsewhere. Apart from the rest, which
// loads no server.
import type { AddRoute, ListedRoute } from "../http/route.ts";
import { ROUTES } from "../server.ts";

export type { ListedRoute } from "../http/route.ts";
export { examplesOf } from "./examples.ts";

export function listRoutes(): ListedRoute[] {
  const listed: ListedRoute[] = [];
  const add: AddRoute = (method, path, { body, query }) => void listed.push({ method, path, body, query });
  for (const routesOf of ROUTES) routesOf(add);
  return listed;
}
