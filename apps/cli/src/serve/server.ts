// A small web server for the built client: answers from memory, nothing is ever read from a path in a request.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Asked, answer, type Site } from "./site.ts";

export interface Serving {
  readonly port: number;
  close(): Promise<void>;
}

export async function serveSite(site: Site, port: number, address?: string): Promise<Serving> {
  const server = createServer((request, response) => respond(site, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, address, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function respond(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const { status, headers, body } = answer(site, readRequest(request));
  response.writeHead(status, { ...headers });
  response.end(body);
}

function readRequest({ method = "GET", url = "/", headers }: IncomingMessage): Asked {
  return {
    method,
    path: readPath(url),
    accept: headers.accept ?? "*/*",
    encodings: String(headers["accept-encoding"] ?? ""),
    knownTag: headers["if-none-match"] ?? "",
  };
}

function readPath(url: string): string {
  const [path = "/"] = url.split(/[?#]/);
  try {
    return path === "/" ? "/index.html" : decodeURIComponent(path);
  } catch {
    return path;
  }
}
