// The description of the interface as a page: plain, without scripts, made from the document itself.
import type { OpenAPIV3_1 } from "openapi-types";

export const STYLE = `body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #222; background: #fdfcf8; }
h1, h2 { line-height: 1.2; }
section { margin: 2rem 0; }
article { border-top: 1px solid #ccc; padding: 0.75rem 0; }
code, pre { font: 0.875rem/1.4 ui-monospace, monospace; }
pre { overflow: auto; padding: 0.75rem; background: #f1eee4; }
h3 { margin: 0; font-size: 1rem; }
th { text-align: left; padding-right: 1rem; white-space: nowrap; }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #191b1c; } pre { background: #25282a; } article { border-color: #444; } a { color: #9cd; } }
`;

type Words = Readonly<Record<string, string>>;

export interface PageWords {
  readonly scopes: Words;
  readonly refusals: Words;
  readonly hostRefusals: Words;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);

export function makePage(document: OpenAPIV3_1.Document, { scopes, refusals, hostRefusals }: PageWords): string {
  const { title, version } = document.info;
  const parts = [
    `<p>Version ${escaped(version)}. The same as a file: <a href="/api/openapi.json">openapi.json</a>; the messages of the socket: <a href="/api/socket.json">socket.json</a>.</p>`,
    section("What a token allows", table(scopes)),
    ...routeSections(document),
    section("Why a request is refused", table(refusals)),
    section("Why a message is refused", table(hostRefusals)),
    section("Shapes", shapes(document)),
  ];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}: the interface</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>${escaped(title)}: the interface</h1>
${parts.join("\n")}
</main></body>
</html>
`;
}

function section(title: string, body: string): string {
  return `<section><h2>${escaped(title)}</h2>\n${body}\n</section>`;
}

function table(words: Words): string {
  const rows = Object.entries(words).map(
    ([name, meaning]) => `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${escaped(meaning)}</td></tr>`,
  );
  return `<table>${rows.join("")}</table>`;
}

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

/** By the first word of their path. */
function routeSections({ paths = {} }: OpenAPIV3_1.Document): string[] {
  const byTag = new Map<string, string[]>();
  for (const [path, item = {}] of Object.entries(paths))
    for (const method of METHODS) {
      const operation = item[method];
      if (operation === undefined) continue;
      const [tag = ""] = operation.tags ?? [];
      byTag.set(tag, [...(byTag.get(tag) ?? []), article(`${method.toUpperCase()} ${path}`, operation)]);
    }
  return [...byTag].map(([tag, articles]) => section(tag, articles.join("\n")));
}

function article(
  name: string,
  { summary = "", security = [], parameters, requestBody, responses }: OpenAPIV3_1.OperationObject,
) {
  const scope = security.flatMap((way) => way["token"] ?? [])[0];
  const allows = scope === undefined ? "no token" : `token: ${scope}`;
  const parts = [
    `<h3><code>${escaped(name)}</code></h3><p>${escaped(summary)} <small>(${escaped(allows)})</small></p>`,
    shape("Parameters", parameters),
    shape("Body", contentOf(requestBody)),
    shape("Answer", contentOf(responses?.["200"])),
  ];
  return `<article>${parts.join("")}</article>`;
}

function contentOf(part: object | undefined): unknown {
  if (part === undefined || !("content" in part)) return undefined;
  return Object.values(part.content as Record<string, { readonly schema?: unknown }>)[0]?.schema;
}

function shape(title: string, value: unknown): string {
  if (value === undefined) return "";
  return `<details><summary>${title}</summary><pre>${escaped(JSON.stringify(value, null, 2))}</pre></details>`;
}

function shapes({ components }: OpenAPIV3_1.Document): string {
  const named = Object.entries(components?.schemas ?? {});
  return named.map(([name, schema]) => shape(escaped(name), schema)).join("\n");
}
