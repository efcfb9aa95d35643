import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSite, type TestSite } from "../testing/site.ts";
import { answer, readSite } from "./site.ts";

const folder = mkdtempSync(join(tmpdir(), "outrigger-site-"));
let site: TestSite;

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Outrigger</title>");
  writeFileSync(join(folder, "assets/app-1a2b.js"), "export const answer = 42;\n".repeat(50));
  writeFileSync(join(folder, "assets/inter-1a2b.woff2"), "not really a font");
  site = await openSite({ site: folder });
});

afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${site.server.port}${path}`, init);

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
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect((await get("/nothing.js")).headers.get("content-security-policy")).toBe(policy);
  });

  test("says 404 for a file that is not there and for paths that lead out", async () => {
    for (const path of ["/nothing.js", "/assets/%2e%2e/%2e%2e/package.json"]) {
      expect((await get(path)).status).toBe(404);
    }
    expect((await get("/%ff.js")).status).toBe(400);
  });

  test("compresses text as the client can read it, and nothing that is compressed already", () => {
    const files = readSite(folder);
    const ask = (path: string, encodings: string) =>
      answer(files, { method: "GET", path, accept: "*/*", encodings, knownTag: "" });
    const brotli = ask("/assets/app-1a2b.js", "gzip, br");
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.body as Buffer).toString()).toContain("answer = 42");
    expect(ask("/assets/app-1a2b.js", "gzip, br;q=0").headers["content-encoding"]).toBe("gzip");
    expect(ask("/assets/app-1a2b.js", "").headers["content-encoding"]).toBeUndefined();
    expect(ask("/assets/inter-1a2b.woff2", "gzip, br").headers["content-encoding"]).toBeUndefined();
  });

  test("keeps what is named after its content for ever and asks again for the rest", async () => {
    expect((await get("/assets/app-1a2b.js")).headers.get("cache-control")).toContain("immutable");
    const page = await get("/");
    expect(page.headers.get("cache-control")).toBe("no-cache");
    const again = await get("/", { headers: { "if-none-match": page.headers.get("etag") ?? "" } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  test("answers HEAD without a body and refuses to be written to", async () => {
    const head = await get("/", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect((await get("/", { method: "POST" })).status).toBe(405);
  });
});
