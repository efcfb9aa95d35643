// A push service with TLS that keeps what it is sent. What it answers goes by the last part of the path.
import type { IncomingHttpHeaders } from "node:http";
import { Agent, createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { newCertificate } from "./certificate.ts";

interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array<ArrayBuffer>;
}

export interface PushService {
  readonly host: string;
  readonly pushed: Pushed[];
  /** Answers for paths that are not simply accepted. */
  readonly answers: Map<string, number>;
  /** Trusts the service's certificate. */
  readonly agent: Agent;
  close(): void;
}

export async function openPushService(): Promise<PushService> {
  const { key, cert } = newCertificate();
  const pushed: Pushed[] = [];
  const answers = new Map<string, number>();
  const server = createServer({ key, cert }, (request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const path = request.url ?? "";
      pushed.push({ path, headers: request.headers, body: new Uint8Array(Buffer.concat(parts)) });
      response.writeHead(answers.get(path) ?? 201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ ca: cert });
  return { host: `localhost:${port}`, pushed, answers, agent, close: () => server.close() };
}
