// The built client: its files, compressed beforehand by the build, and its page for every place inside it.
import { createHash } from "node:crypto";
import { readFileSync, type Stats } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { Readable } from "node:stream";
import files from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isSecure } from "../accounts/cookies.ts";
import type { Context } from "../context.ts";
import { previewTags } from "../invitations/preview.ts";
import { Refused } from "../refusals.ts";
import { HEADERS, STRICT } from "./headers.ts";

export async function serveSite(app: FastifyInstance, context: Context): Promise<void> {
  const { site } = context.config;
  app.addHook("onSend", async (request, reply, payload) => {
    // Also in place of what a plugin would say.
    void reply.headers({ ...HEADERS, ...(isSecure(context, request) ? STRICT : {}) });
    return isKnown(request, reply) ? leaveOut(reply, payload) : payload;
  });
  if (site !== undefined) await serveFiles(app, site);
  app.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith("/api")) throw new Refused("not-found");
    if (request.method !== "GET" && request.method !== "HEAD")
      return plain(reply.status(405).header("allow", "GET, HEAD"), "Only GET and HEAD.");
    if (site !== undefined && isPlace(request)) {
      const tags = await tagsFor(context, request);
      return tags === undefined ? reply.sendFile("index.html") : sendTagged(reply, join(site, "index.html"), tags);
    }
    return plain(reply.status(404), "There is nothing here.");
  });
}

async function serveFiles(app: FastifyInstance, site: string): Promise<void> {
  // The build names these after their content.
  const lasting = join(site, "assets") + sep;
  await app.register(files, {
    root: site,
    preCompressed: true,
    dotfiles: "ignore",
    acceptRanges: false,
    cacheControl: false,
    etag: false,
    lastModified: false,
    setHeaders: (reply, path, stats) => {
      void reply.header("etag", tagOf(path, stats));
      const isLasting = path.startsWith(lasting);
      void reply.header("cache-control", isLasting ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
}

const tags = new Map<string, string>();

/**
 * By what is in the file. Its time says nothing: archives and images set all times alike, the page is always of the same
 * length, and a new one would pass for the one before.
 */
function tagOf(path: string, { size, mtimeMs }: Stats): string {
  const version = `${path} ${size} ${mtimeMs}`;
  const known = tags.get(version);
  if (known !== undefined) return known;
  const tag = `"${createHash("sha256").update(readFileSync(path)).digest("base64url").slice(0, 22)}"`;
  tags.set(version, tag);
  return tag;
}

/** The browser has it already. A proxy may have called the tag weak. */
function isKnown({ headers }: FastifyRequest, reply: FastifyReply): boolean {
  const tag = reply.getHeader("etag");
  const known = headers["if-none-match"]?.split(",").map((each) => each.trim().replace(/^W\//, ""));
  return tag !== undefined && reply.statusCode === 200 && known?.includes(String(tag)) === true;
}

function leaveOut(reply: FastifyReply, payload: unknown): null {
  if (payload instanceof Readable) payload.destroy();
  for (const name of ["content-length", "content-type", "content-encoding"]) void reply.removeHeader(name);
  void reply.status(304);
  return null;
}

/** Who asks too often gets the page as it is: it looks nothing up. */
async function tagsFor(context: Context, { url, ip }: FastifyRequest): Promise<string | undefined> {
  const [path = ""] = url.split(/[?#]/);
  if (!path.startsWith("/online/") || !context.limits.allows("previews", ip)) return undefined;
  return previewTags(context, path);
}

async function sendTagged(reply: FastifyReply, page: string, tags: string): Promise<FastifyReply> {
  const html = await readFile(page, "utf8");
  void reply.type("text/html; charset=utf-8").header("cache-control", "no-store");
  return reply.send(html.replace("</title>", () => `</title>\n    ${tags}`));
}

/** The client finds its own way: an address without a file name is a place in it. */
function isPlace({ url, headers: { accept = "*/*" } }: FastifyRequest): boolean {
  const [path = ""] = url.split(/[?#]/);
  return extname(path) === "" && (accept.includes("text/html") || accept.includes("*/*"));
}

function plain(reply: FastifyReply, text: string): FastifyReply {
  return reply.type("text/plain; charset=utf-8").send(`${text}\n`);
}
