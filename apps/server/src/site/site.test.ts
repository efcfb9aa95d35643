import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSite, type TestSite } from "../testing/site.ts";

const folder = mkdtempSync(join(tmpdir(), "outrigger-site-"));
let site: TestSite;

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Outrigger</title>");
  const script = "export const answer = 42;\n".repeat(50);
  writeFileSync(join(folder, "assets/app-1a2b.js"), script);
  writeFileSync(join(folder, "assets/app-1a2b.js.br"), brotliCompressSync(script));
  writeFileSync(join(folder, "assets/app-1a2b.js.gz"), gzipSync(script));
  writeFileSync(join(folder, ".secret"), "not for anybody");
  writeFileSync(join(folder, "assets/inter-1a2b.woff2"), "not really a font");
  site = await openSite({ site: folder });
});

afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${site.server.port}${path}`, init);

/** With the path as it is written, and no header but these; fetch would tidy up the one and add to the other. */
async function getRaw(path: string, headers: Record<string, string> = {}) {
  const asking = request({ host: "127.0.0.1", port: site.server.port, path, headers, agent: false }).end();
  const [response] = (await once(asking, "response")) as [IncomingMessage];
  return { status: response.statusCode, caching: response.headers["cache-control"], body: await text(response) };
}

describe("the built client", () => {
  test("gives the page for the root and for every place inside the client", async () => {
    for (const path of ["/", "/table/abc", "/rules/maori?x=1"]) {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(await response.text()).toContain("Outrigger");
    }
  });

  test("lets nothing in but the site's own files", async () => {
    const policy = (await get("/")).headers.get("content-security-policy") ?? "";
    expect((await get("/assets/app-1a2b.js")).headers.get("content-security-policy")).toBe(policy);
    expect((await get("/assets/%2e%2e/x")).headers.get("content-security-policy")).toBe(policy);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect((await get("/nothing.js")).headers.get("content-security-policy")).toBe(policy);
  });

  test("says 404 for a file that is not there and for paths that lead out", async () => {
    for (const path of ["/nothing.js", "/assets/nothing.js", "/assets/%2e%2e/%2e%2e/package.json", "/..%2f.secret.txt"])
      expect([path, (await getRaw(path)).status]).toEqual([path, 404]);
    const up = "..%2f".repeat(14);
    for (const path of ["/.secret", "/../package.json", "/assets/../../x", "//etc/passwd", `/${up}etc/passwd`]) {
      const { body } = await getRaw(path);
      expect(body).toMatch(/<title>Outrigger|not-found/);
      expect(body).not.toMatch(/root:|not for anybody/);
    }
    expect((await getRaw("/%ff.js")).status).toBe(400);
    expect((await getRaw("/index.html%00.js")).status).toBe(404);
  });

  test("gives text as compressed as the client can read it", async () => {
    const encodings = async (path: string, accepted: string) => {
      const response = await get(path, { headers: { "accept-encoding": accepted } });
      expect(response.headers.get("vary")).toBe("accept-encoding");
      // The client of these tests has unpacked it.
      if (path.endsWith(".js")) expect(await response.text()).toContain("answer = 42");
      return response.headers.get("content-encoding");
    };
    expect(await encodings("/assets/app-1a2b.js", "gzip, br")).toBe("br");
    expect(await encodings("/assets/app-1a2b.js", "gzip, br;q=0")).toBe("gzip");
    expect(await encodings("/assets/app-1a2b.js", "identity")).toBeNull();
    expect(await encodings("/assets/inter-1a2b.woff2", "gzip, br")).toBeNull();
    const { headers } = await get("/assets/app-1a2b.js", { headers: { "accept-encoding": "br" } });
    expect(headers.get("content-type")).toBe("application/javascript; charset=utf-8");
    expect(Number(headers.get("content-length"))).toBeLessThan(200);
  });

  test("keeps what is named after its content for ever and asks again for the rest", async () => {
    expect((await get("/assets/app-1a2b.js")).headers.get("cache-control")).toContain("immutable");
    const page = await get("/");
    expect(page.headers.get("cache-control")).toBe("no-cache");
    const known = { "if-none-match": `"x", W/${page.headers.get("etag")}` };
    for (const place of ["/", "/table/abc"])
      expect(await getRaw(place, known)).toMatchObject({ status: 304, body: "", caching: "no-cache" });
  });

  test("knows a new page by what is in it, whatever its length and time", async () => {
    const old = await get("/");
    const other = mkdtempSync(join(tmpdir(), "outrigger-site-"));
    writeFileSync(join(other, "index.html"), "<!doctype html><title>Inrigger!</title>");
    const { mtime } = statSync(join(folder, "index.html"));
    utimesSync(join(other, "index.html"), mtime, mtime);
    const renewed = await openSite({ site: other });
    const page = await fetch(`http://127.0.0.1:${renewed.server.port}/`);
    expect(await page.text()).toHaveLength((await old.text()).length);
    expect(page.headers.get("etag")).not.toBe(old.headers.get("etag"));
    await renewed.close();
    rmSync(other, { recursive: true });
  });

  test("answers HEAD without a body and refuses to be written to", async () => {
    const head = await get("/", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("content-length")).toBe("39");
    const post = await get("/", { method: "POST" });
    expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  test("answers no parts of files", async () => {
    const part = await get("/assets/app-1a2b.js", { headers: { range: "bytes=0-5", "accept-encoding": "identity" } });
    expect([part.status, (await part.text()).length]).toEqual([200, 1_300]);
  });
});
