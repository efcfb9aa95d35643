// A certificate for localhost that signs itself, written byte by byte: tests need no program of the machine for it.
import { generateKeyPairSync, sign } from "node:crypto";

/** One field of DER: its tag, its length, what it holds. */
function field(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const [INTEGER, BITS, OCTETS, UTF8, TIME, SEQUENCE, SET] = [0x02, 0x03, 0x04, 0x0c, 0x18, 0x30, 0x31] as const;
const [VERSION, EXTENSIONS, DNS_NAME] = [0xa0, 0xa3, 0x82] as const;
const COMMON_NAME = Buffer.from("0603550403", "hex");
const ALTERNATIVE_NAME = Buffer.from("0603551d11", "hex");
const ECDSA_WITH_SHA256 = Buffer.from("06082a8648ce3d040302", "hex");
const NO_UNUSED_BITS = Buffer.from([0]);

const text = (value: string): Buffer => Buffer.from(value, "latin1");

export function newCertificate(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = field(SEQUENCE, ECDSA_WITH_SHA256);
  const name = field(SEQUENCE, field(SET, field(SEQUENCE, COMMON_NAME, field(UTF8, text("localhost")))));
  const names = field(OCTETS, field(SEQUENCE, field(DNS_NAME, text("localhost"))));
  const facts = field(
    SEQUENCE,
    field(VERSION, field(INTEGER, Buffer.from([2]))),
    field(INTEGER, Buffer.from([1])),
    algorithm,
    name,
    field(SEQUENCE, field(TIME, text("20200101000000Z")), field(TIME, text("21000101000000Z"))),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    field(EXTENSIONS, field(SEQUENCE, field(SEQUENCE, ALTERNATIVE_NAME, names))),
  );
  const whole = field(SEQUENCE, facts, algorithm, field(BITS, NO_UNUSED_BITS, sign("sha256", facts, privateKey)));
  const lines = whole.toString("base64").replace(/.{64}/g, "$&\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
