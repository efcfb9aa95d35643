// A site that runs while the tests of a file do, in a folder of its own.
import { type Server, startServer } from "@outrigger/server";
import { afterAll, beforeAll } from "vitest";
import { folderForTests } from "./folder.ts";

interface RunningSite {
  /** Where its data lie. */
  readonly data: string;
  /** As a page asks. */
  ask(method: string, path: string, body?: object, cookie?: string): Promise<Response>;
}

export function siteForTests(): RunningSite {
  const data = folderForTests();
  let server: Server;
  beforeAll(async () => {
    server = await startServer({ port: 0, address: "127.0.0.1", logLevel: "error", data });
  });
  afterAll(() => server.close());
  return {
    data,
    ask: (method, path, body, cookie = "") => {
      const headers = { "x-outrigger": "1", "content-type": "application/json", cookie };
      const given = body === undefined ? {} : { body: JSON.stringify(body) };
      return fetch(`http://127.0.0.1:${server.port}/api${path}`, { method, headers, ...given });
    },
  };
}
