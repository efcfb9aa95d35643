// Cookies: out of reach of scripts and of other sites, and over https bound to this very host.
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";

export function isSecure(context: Context, request: FastifyRequest): boolean {
  return context.config.origin?.startsWith("https:") ?? request.protocol === "https";
}

/** Over https the prefix binds the cookie to this very host. */
function fullName(context: Context, request: FastifyRequest, name: string): string {
  return isSecure(context, request) ? `__Host-${name}` : name;
}

export function readCookie(context: Context, request: FastifyRequest, name: string): string | undefined {
  const value = request.cookies[fullName(context, request, name)];
  return value === "" ? undefined : value;
}

export interface Cookie {
  readonly name: string;
  readonly value: string;
  /** In seconds; 0 takes it away. */
  readonly maxAge: number;
}

export function setCookie(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, value, maxAge }: Cookie,
): void {
  const options = {
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    maxAge,
    secure: isSecure(context, request),
  } as const;
  void reply.setCookie(fullName(context, request, name), value, options);
}
