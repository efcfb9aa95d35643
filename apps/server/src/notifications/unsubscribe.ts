// The link in a letter that ends letters of its kind, for whoever holds it and without signing in. It opens nothing else.
import { createHmac, timingSafeEqual } from "node:crypto";
import { TOLD_KINDS, type ToldKind } from "@outrigger/protocol";
import type { Storage } from "@outrigger/storage";
import { newToken } from "../ids.ts";

interface Meant {
  readonly person: string;
  readonly kind: ToldKind;
}

// No dots: an address whose last part has one is taken for a file's.

/** What links are signed with, the same on every node. */
export function keepLinkSecret(storage: Storage): Promise<string> {
  return storage.keepSetting({ key: "unsubscribe-secret", value: newToken() });
}

const signed = (secret: string, what: string): string => createHmac("sha256", secret).update(what).digest("base64url");

export function makeLinkToken(secret: string, { person, kind }: Meant): string {
  const what = `${person}~${kind}`;
  return `${what}~${signed(secret, what)}`;
}

/** Undefined for a token that was not made here. */
export function parseLinkToken(secret: string, token: string): Meant | undefined {
  const [person = "", named = "", given = ""] = token.split("~");
  const kind = TOLD_KINDS.find((each) => each === named);
  const right = Buffer.from(signed(secret, `${person}~${named}`));
  const shown = Buffer.from(given);
  if (kind === undefined || right.length !== shown.length || !timingSafeEqual(right, shown)) return undefined;
  return { person, kind };
}
