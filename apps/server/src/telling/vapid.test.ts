import { createPublicKey, verify } from "node:crypto";
import { describe, expect, it } from "vitest";
import { newPushKeys, type PushKeys, vapidHeader } from "./vapid.ts";

/** Takes the header apart as a push service does, with nothing but what the header says. */
function readHeader(header: string): { head: unknown; claims: unknown; isSigned: boolean; key: string } {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
  const publicKey = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } });
  const verifier = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
  const isSigned = verify("sha256", Buffer.from(`${head}.${claims}`), verifier, Buffer.from(signature, "base64url"));
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, "base64url").toString());
  return { head: read(head), claims: read(claims), isSigned, key };
}

describe("the site's name for push services", () => {
  const now = Date.UTC(2030, 0, 1);
  const headerOf = (keys: PushKeys): string =>
    vapidHeader(keys, "https://push.example:8443/a/b?c", "https://games.example", now);

  it("is signed with the key it names, for one service and half a day", () => {
    const keys = newPushKeys();
    expect(readHeader(headerOf(keys))).toEqual({
      head: { typ: "JWT", alg: "ES256" },
      claims: { aud: "https://push.example:8443", exp: now / 1_000 + 43_200, sub: "https://games.example" },
      isSigned: true,
      key: keys.publicKey,
    });
  });

  it("is not believed under another key", () => {
    const header = headerOf(newPushKeys()).replace(/k=.*/, `k=${newPushKeys().publicKey}`);
    expect(readHeader(header).isSigned).toBe(false);
  });

  it("holds with keys that were stored before", () => {
    // The pair of RFC 8291, in the form sites have kept since the first version.
    const stored = {
      publicKey: "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
      privateKey: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
    };
    expect(readHeader(headerOf(stored))).toMatchObject({ isSigned: true, key: stored.publicKey });
    const fresh = newPushKeys();
    const bytes = (text: string): number => Buffer.from(text, "base64url").length;
    expect([bytes(fresh.publicKey), bytes(fresh.privateKey)]).toEqual([65, 32]);
  });
});
