// The address of a PostgreSQL server, or of several of which one takes writes: several hosts as libpq writes them,
// `postgres://site@one:5432,two:5432/outrigger?target_session_attrs=read-write`.

export interface Addresses {
  /** Each with one host. */
  readonly addresses: readonly string[];
  /** Only a host that takes writes will do. */
  readonly mustWrite: boolean;
}

const WRITING = ["read-write", "primary"];
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)([^?]*)(\?.*)?$/;

export function addressesOf(url: string): Addresses {
  const [, before = "", hosts = "", path = "", query = ""] = PARTS.exec(url) ?? [];
  // What is no such address is left to the driver, which says what is wrong with it.
  if (before === "") return { addresses: [url], mustWrite: false };
  const asked = new URLSearchParams(query);
  const wanted = asked.get("target_session_attrs");
  if (wanted !== null && wanted !== "any" && !WRITING.includes(wanted))
    throw new Error(`the site writes: target_session_attrs is read-write or primary, not "${wanted}"`);
  asked.delete("target_session_attrs");
  const named = listIn(asked, "host");
  const ports = listIn(asked, "port");
  const authorities = hosts.split(",");
  const count = Math.max(named.length, authorities.length);
  const addresses = Array.from({ length: count }, (_, at) => {
    const own = new URLSearchParams(asked);
    const [host, port] = [named[at], ports[at] ?? ports[0]];
    if (host !== undefined) own.set("host", host);
    if (port !== undefined) own.set("port", port);
    return `${before}${authorities[at] ?? authorities[0]}${path}${own.size === 0 ? "" : `?${own}`}`;
  });
  return { addresses, mustWrite: count > 1 || (wanted !== null && wanted !== "any") };
}

/** The values of a list, which leaves the query. */
function listIn(asked: URLSearchParams, name: string): string[] {
  const values = asked.get(name)?.split(",") ?? [];
  asked.delete(name);
  return values;
}
