import { createECDH } from "node:crypto";
import { describe, expect, it } from "vitest";
import { openPushBrowser } from "../testing/browser.ts";
import { CURVE, encryptMessage, isBrowserKeys } from "./encryption.ts";

describe("a push message", () => {
  it("is the body of RFC 8291, appendix A, given its keys and salt", () => {
    const pair = createECDH(CURVE);
    pair.setPrivateKey("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url");
    const browser = {
      p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    };
    const salt = Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url");
    const body = encryptMessage("When I grow up, I want to be a watermelon", browser, { pair, salt });
    expect(body.toString("base64url")).toBe(
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
    );
  });

  it("is read by the browser it is for and by no other, and never looks the same twice", async () => {
    const [ours, theirs] = [await openPushBrowser(), await openPushBrowser()];
    const said = "Māori: ty jesteś na ruchu — with Ada";
    const [one, other] = [encryptMessage(said, ours.keys), encryptMessage(said, ours.keys)];
    expect(await ours.read(new Uint8Array(one))).toBe(said);
    expect(one.equals(other)).toBe(false);
    await expect(theirs.read(new Uint8Array(one))).rejects.toThrow();
  });

  it("fits into the one record that push services take", async () => {
    const { keys, read } = await openPushBrowser();
    const longest = "x".repeat(3_993);
    const body = encryptMessage(longest, keys);
    expect(body.length).toBe(4_096);
    expect(await read(new Uint8Array(body))).toBe(longest);
    expect(() => encryptMessage(`${longest}x`, keys)).toThrow("3994 bytes");
  });
});

describe("a browser's keys", () => {
  it("are a point on the curve and a secret of 16 bytes", async () => {
    const { keys } = await openPushBrowser();
    expect(isBrowserKeys(keys)).toBe(true);
    const offCurve = `${keys.p256dh.slice(0, -4)}AAAA`;
    for (const wrong of [{ auth: "" }, { auth: `${keys.auth}AA` }, { p256dh: "" }, { p256dh: offCurve }])
      expect(isBrowserKeys({ ...keys, ...wrong })).toBe(false);
  });
});
