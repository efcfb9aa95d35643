// Who somebody is, as they come in and as they see themselves.
import type { Me } from "@outrigger/protocol";
import type { PersonRow } from "@outrigger/storage";

export function meOf(person: PersonRow): Me {
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    admin: person.admin === 1,
    language: person.language,
  };
}
