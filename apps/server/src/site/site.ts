// The built web client as answers to requests: what lies where, how it is labelled, compressed and cached.
import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const ENCODINGS = ["br", "gzip"] as const;
type Encoding = (typeof ENCODINGS)[number];

/** A file of the site, read once; its compressed forms are made when they are first asked for. */
interface SiteFile {
  readonly type: string;
  readonly tag: string;
  readonly body: Buffer;
  readonly forever: boolean;
  readonly compressed: Map<Encoding, Buffer>;
}

export type Site = ReadonlyMap<string, SiteFile>;

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly accept: string;
  readonly encodings: string;
  readonly knownTag: string;
}

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

/** Everything comes from the site itself; style attributes position pieces, so they alone may stand in the page. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

export const HEADERS = {
  "content-security-policy": POLICY,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
} as const;

export function readSite(folder: string): Site {
  const site = new Map<string, SiteFile>();
  for (const path of globSync("**/*", { cwd: folder })) {
    const full = join(folder, path);
    if (!statSync(full).isFile()) continue;
    const body = readFileSync(full);
    const place = `/${path.split(sep).join("/")}`;
    site.set(place, {
      type: TYPES[extname(path)] ?? "application/octet-stream",
      tag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
      body,
      // The build names these after their content.
      forever: place.startsWith("/assets/"),
      compressed: new Map(),
    });
  }
  return site;
}

export function answer(site: Site, asked: Asked): Answered {
  if (asked.method !== "GET" && asked.method !== "HEAD")
    return plain(405, "Only GET and HEAD.", { allow: "GET, HEAD" });
  const file = site.get(asked.path) ?? fallback(site, asked);
  if (file === undefined) return plain(404, "There is nothing here.");
  const headers = {
    ...HEADERS,
    etag: file.tag,
    vary: "accept-encoding",
    "cache-control": file.forever ? "public, max-age=31536000, immutable" : "no-cache",
  };
  if (asked.knownTag === file.tag) return { status: 304, headers, body: undefined };
  const encoding = isText(file) ? chosenEncoding(asked.encodings) : undefined;
  const body = encoding === undefined ? file.body : compressed(file, encoding);
  return {
    status: 200,
    headers: {
      ...headers,
      "content-type": file.type,
      "content-length": String(body.byteLength),
      ...(encoding === undefined ? {} : { "content-encoding": encoding }),
    },
    body: asked.method === "HEAD" ? undefined : body,
  };
}

/** The client finds its own way: an address without a file name is a place in it. */
function fallback(site: Site, { path, accept }: Asked): SiteFile | undefined {
  const isPage = extname(path) === "" && (accept.includes("text/html") || accept.includes("*/*"));
  return isPage ? site.get("/index.html") : undefined;
}

function plain(status: number, text: string, more: Record<string, string> = {}): Answered {
  const body = Buffer.from(`${text}\n`);
  const headers = {
    ...HEADERS,
    "content-type": "text/plain; charset=utf-8",
    "content-length": String(body.byteLength),
  };
  return { status, headers: { ...headers, ...more }, body };
}

const isText = (file: SiteFile): boolean => /^text|javascript|json|svg/.test(file.type);

function chosenEncoding(accepted: string): Encoding | undefined {
  const names = accepted.split(",").filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part));
  return ENCODINGS.find((encoding) => names.some((name) => name.trim().split(";")[0] === encoding));
}

const BROTLI_QUALITY = 9;

function compressed(file: SiteFile, encoding: Encoding): Buffer {
  const known = file.compressed.get(encoding);
  if (known !== undefined) return known;
  const made =
    encoding === "gzip"
      ? gzipSync(file.body)
      : brotliCompressSync(file.body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  file.compressed.set(encoding, made);
  return made;
}
