// Sites that live as long as the test file that opens them.
import { afterAll } from "vitest";
import { type MailServer, openMailServer } from "./mail-server.ts";
import { openSite, type TestSite } from "./site.ts";

export async function keptSite(...config: Parameters<typeof openSite>): Promise<TestSite> {
  const site = await openSite(...config);
  afterAll(() => site.close());
  return site;
}

/** A site that sends letters, and the server that keeps them. */
export async function mailingSite(): Promise<{ readonly site: TestSite; readonly mail: MailServer }> {
  const mail = await openMailServer();
  afterAll(() => mail.close());
  return { site: await keptSite({ smtp: mail.url, origin: "https://outrigger.example" }), mail };
}
