// How the site names itself to push services (VAPID, RFC 8292): a key pair of its own, and a token signed with it.
import { createPrivateKey, generateKeyPairSync, sign } from "node:crypto";

/** In base64url: the point of the public key uncompressed, the private number. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const UNCOMPRESSED = 4;
const NUMBER_BYTES = 32;
/** Services take at most a day. */
const VALID_SECONDS = 12 * 3_600;

export function newPushKeys(): PushKeys {
  const {
    x = "",
    y = "",
    d = "",
  } = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" });
  const point = [Buffer.of(UNCOMPRESSED), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
  return { publicKey: Buffer.concat(point).toString("base64url"), privateKey: d };
}

/** The `Authorization` header for one push service; `subject` says whom it may complain to. */
export function vapidHeader(keys: PushKeys, endpoint: string, subject: string, now: number): string {
  const exp = Math.floor(now / 1_000) + VALID_SECONDS;
  const said = [
    { typ: "JWT", alg: "ES256" },
    { aud: new URL(endpoint).origin, exp, sub: subject },
  ];
  const unsigned = said.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
  const signature = sign("sha256", Buffer.from(unsigned), { key: signingKey(keys), dsaEncoding: "ieee-p1363" });
  return `vapid t=${unsigned}.${signature.toString("base64url")}, k=${keys.publicKey}`;
}

function signingKey({ publicKey, privateKey }: PushKeys) {
  const point = Buffer.from(publicKey, "base64url");
  const x = point.subarray(1, 1 + NUMBER_BYTES).toString("base64url");
  const y = point.subarray(1 + NUMBER_BYTES).toString("base64url");
  return createPrivateKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y, d: privateKey } });
}
