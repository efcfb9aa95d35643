// Passwords, as argon2id hashes.
import { hash, verify } from "@node-rs/argon2";

export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let decoy: Promise<string> | undefined;

/** Takes as long for an address nobody has as for a wrong password. */
export async function isPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hash("nobody's password");
  const isRight = await verify(kept ?? (await decoy), password);
  return isRight && kept !== null && kept !== undefined;
}
