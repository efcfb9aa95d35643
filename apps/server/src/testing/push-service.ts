// A push service with TLS that keeps what it is sent. What it answers goes by the last part of the path.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { Agent, createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

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

/** `folder` takes the certificate. */
export async function openPushService(folder: string): Promise<PushService> {
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", cert, ...subject], {
    stdio: "ignore",
  });
  const pushed: Pushed[] = [];
  const answers = new Map<string, number>();
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
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
  const agent = new Agent({ ca: readFileSync(cert) });
  return { host: `localhost:${port}`, pushed, answers, agent, close: () => server.close() };
}
