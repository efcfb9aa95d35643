// Cookies: out of reach of scripts and of other sites, and over https bound to this very host.
import type { FastifyReply, FastifyRequest } from "fastify";
import type { House } from "../house.ts";

export function isSecure(house: House, request: FastifyRequest): boolean {
  return house.config.origin?.startsWith("https:") ?? request.protocol === "https";
}

/** Over https the prefix binds the cookie to this very host. */
function fullName(house: House, request: FastifyRequest, name: string): string {
  return isSecure(house, request) ? `__Host-${name}` : name;
}

export function readCookie(house: House, request: FastifyRequest, name: string): string | undefined {
  const value = request.cookies[fullName(house, request, name)];
  return value === "" ? undefined : value;
}

export interface Cookie {
  readonly name: string;
  readonly value: string;
  /** In seconds; 0 takes it away. */
  readonly maxAge: number;
}

export function setCookie(
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, value, maxAge }: Cookie,
): void {
  const options = { path: "/", httpOnly: true, sameSite: "strict", maxAge, secure: isSecure(house, request) } as const;
  void reply.setCookie(fullName(house, request, name), value, options);
}
