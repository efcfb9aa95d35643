// Who somebody is, as they come in and as they see themselves.
import type { Me } from "@outrigger/protocol";
import type { PersonRow } from "@outrigger/storage";
import { z } from "zod";

/** Printable, trimmed, no control or direction characters: a name cannot pose as something else. */
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(30)
  .regex(/^[^\p{Cc}\p{Cf}\p{Co}]+$/u);

export function meOf(person: PersonRow): Me {
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    admin: person.admin === 1,
    language: person.language,
  };
}
