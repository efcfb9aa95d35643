// Addresses of the network: whom to count as one, and which proxies are believed.
import { isIP, isIPv6 } from "node:net";

/** IPv6 hands every household a network of 64 bits: its addresses are one. */
const OWN_PARTS = 4;

/** Whoever can choose among many addresses is counted by what they cannot choose. */
export function networkOf(address: string): string {
  // Names of people are counted here as well, and for every message.
  if (!address.includes(":")) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const parts = partsOf(head);
  const rest = partsOf(tail ?? "");
  while (tail !== undefined && parts.length + rest.length < 8) parts.push("0");
  const network = [...parts, ...rest].slice(0, OWN_PARTS).map((part) => Number.parseInt(part, 16).toString(16));
  return `${network.join(":")}::/64`;
}

const partsOf = (text: string): string[] => (text === "" ? [] : text.split(":"));

/** How many proxies stand before the server, or which addresses they have; nobody else's word is taken. */
export type Proxies = number | readonly string[];

const NAMED = ["loopback", "linklocal", "uniquelocal"];

export function parseProxies(text: string): Proxies {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const addresses = text.split(",").map((each) => each.trim());
  const odd = addresses.find((each) => !NAMED.includes(each) && !isRange(each));
  if (odd === undefined) return addresses;
  throw new Error(`BEHIND_PROXY takes how many proxies there are, or their addresses; "${odd}" is neither`);
}

function isRange(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Where to listen: a port of this machine alone, or an address and a port. */
export function parseListen(text: string): { readonly host: string; readonly port: number } {
  const parts = /^(?:(?:\[([^\]]+)\]|([^:[\]]+)):)?(\d{1,5})$/.exec(text);
  const port = Number(parts?.[3]);
  if (parts === null || port > 65_535)
    throw new Error(`METRICS_ADDRESS takes a port, or an address and a port such as 127.0.0.1:9464, not "${text}"`);
  return { host: parts[1] ?? parts[2] ?? "127.0.0.1", port };
}
