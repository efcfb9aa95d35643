import { createPublicKey, verify } from "node:crypto";
import { describe, expect, it } from "vitest";
import { openPushBrowser } from "../testing/browser.ts";
import { makeRequest } from "./push.ts";
import { isBrowserKeys, newPushKeys, type PushKeys } from "./push-keys.ts";

/** Takes the header apart as a push service does, with nothing but what the header says. */
function readHeader(header: string): { head: unknown; claims: object; isSigned: boolean; key: string } {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
  const publicKey = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } });
  const verifier = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
  const isSigned = verify("sha256", Buffer.from(`${head}.${claims}`), verifier, Buffer.from(signature, "base64url"));
  const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
  return { head: read(head), claims: read(claims), isSigned, key };
}

const message = { title: "", body: "", path: "", tag: "x", badge: true };

async function headerOf(keys: PushKeys): Promise<string> {
  const browser = await openPushBrowser();
  const row = { endpoint: "https://push.example:8443/a/b?c", keys: JSON.stringify(browser.keys) };
  return (await makeRequest({ origin: "https://games.example" }, keys, row, message)).headers.authorization;
}

describe("the site's name for push services", () => {
  it("is signed with the key it names, for one service and half a day", async () => {
    const keys = newPushKeys();
    const earliest = Math.floor(Date.now() / 1_000);
    const { head, claims, isSigned, key } = readHeader(await headerOf(keys));
    expect({ head, isSigned, key }).toEqual({
      head: { typ: "JWT", alg: "ES256" },
      isSigned: true,
      key: keys.publicKey,
    });
    const { iat, exp, ...rest } = claims as { iat: number; exp: number };
    expect(rest).toEqual({ aud: "https://push.example:8443", sub: "https://games.example" });
    expect(iat).toBeGreaterThanOrEqual(earliest);
    expect(exp - iat).toBeLessThanOrEqual(24 * 3_600);
  });

  it("is not believed under another key", async () => {
    const header = (await headerOf(newPushKeys())).replace(/k=.*/, `k=${newPushKeys().publicKey}`);
    expect(readHeader(header).isSigned).toBe(false);
  });

  it("holds with keys that were stored before", async () => {
    // As a site of the first version has kept it.
    const stored = {
      publicKey: "BIgI2A4WzqxtiQVsOiGXiThU4hcNSSdw2UG-5LtbOCbz6GaUMO7Vf7aVLo-qsB1dtJ9WHxO6KEOBzlqhyO6IT6s",
      privateKey: "KBiU4WYdLji1AmquFzV1efpnDewsJrdC3b3gmTqt9BQ",
    };
    expect(readHeader(await headerOf(stored))).toMatchObject({ isSigned: true, key: stored.publicKey });
    const fresh = newPushKeys();
    const bytes = (text: string): number => Buffer.from(text, "base64url").length;
    expect([bytes(fresh.publicKey), bytes(fresh.privateKey)]).toEqual([65, 32]);
  });
});

describe("a browser's keys", () => {
  it("are a point on the curve and a secret of 16 bytes", async () => {
    const { keys } = await openPushBrowser();
    expect(await isBrowserKeys(keys)).toBe(true);
    const offCurve = `${keys.p256dh.slice(0, -4)}AAAA`;
    for (const wrong of [{ auth: "" }, { auth: `${keys.auth}AA` }, { p256dh: "" }, { p256dh: offCurve }])
      expect(await isBrowserKeys({ ...keys, ...wrong })).toBe(false);
  });
});
