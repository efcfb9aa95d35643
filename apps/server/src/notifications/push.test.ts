import { webcrypto } from "node:crypto";
import { encryptNotification } from "@block65/webcrypto-web-push";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openPushBrowser } from "../testing/browser.ts";
import { makeRequest, type PushMessage } from "./push.ts";
import { newPushKeys } from "./push-keys.ts";

afterEach(() => void vi.restoreAllMocks());

const { subtle } = webcrypto;
const EC = { name: "ECDH", namedCurve: "P-256" } as const;

/** From now on chance brings what the RFC's example has. */
async function fixChance(salt: string, d: string, point: string): Promise<void> {
  const bytes = Buffer.from(point, "base64url");
  const [x, y] = [bytes.subarray(1, 33).toString("base64url"), bytes.subarray(33).toString("base64url")];
  const jwk = { kty: "EC", crv: "P-256", x, y };
  const privateKey = await subtle.importKey("jwk", { ...jwk, d }, EC, false, ["deriveBits"]);
  const publicKey = await subtle.importKey("jwk", jwk, EC, true, []);
  vi.spyOn(crypto.subtle, "generateKey").mockImplementation(async () => ({ privateKey, publicKey }));
  vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
    if (array instanceof Uint8Array) array.set(Buffer.from(salt, "base64url"));
    return array;
  });
}

const EXAMPLE = {
  salt: "DGv6ra1nlYgDCS1FRnbzlw",
  d: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  point: "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
  keys: {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  },
  text: "When I grow up, I want to be a watermelon",
  body: "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};

const said: PushMessage = {
  title: "Māori",
  body: "ty jesteś na ruchu — with Ada",
  path: "/online/x",
  tag: "x",
  badge: true,
};
const site = newPushKeys();
const requestTo = (keys: object, message = said) =>
  makeRequest({ origin: undefined }, site, { endpoint: "https://push.example/x", keys: JSON.stringify(keys) }, message);

describe("a push message", () => {
  it("is encrypted as in RFC 8291, appendix A, given its keys and salt", async () => {
    await fixChance(EXAMPLE.salt, EXAMPLE.d, EXAMPLE.point);
    const browser = { endpoint: "https://push.example/x", expirationTime: null, keys: EXAMPLE.keys };
    const body = await encryptNotification(browser, Buffer.from(EXAMPLE.text), { pad: false });
    expect(Buffer.from(body).toString("base64url")).toBe(EXAMPLE.body);
  });

  it("is read by the browser it is for and by no other, and never looks the same twice", async () => {
    const [ours, theirs] = [await openPushBrowser(), await openPushBrowser()];
    const [one, other] = [await requestTo(ours.keys), await requestTo(ours.keys)];
    expect(JSON.parse(await ours.read(one.body))).toEqual(said);
    expect(one.body).not.toEqual(other.body);
    await expect(theirs.read(one.body)).rejects.toThrow();
  });

  it("is as long as the one record that push services take, whatever it says", async () => {
    const { keys, read } = await openPushBrowser();
    const long = { ...said, body: "x".repeat(3_900) };
    for (const message of [said, long]) {
      const { body, headers } = await requestTo(keys, message);
      expect([body.length, headers["content-length"]]).toEqual([4_096, "4096"]);
      expect(JSON.parse(await read(body))).toEqual(message);
    }
    await expect(requestTo(keys, { ...said, body: "x".repeat(4_000) })).rejects.toThrow("the maximum is 3993");
  });
});
