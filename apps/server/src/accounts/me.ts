// Who somebody is, as they come in and as they see themselves.
import type { BotRule, Me } from "@outrigger/protocol";
import type { PersonRow } from "@outrigger/storage";

export function meOf(person: PersonRow): Me {
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    confirmed: person.confirmed !== null,
    admin: person.admin === 1,
    language: person.language,
    bot: botRuleOf(person),
    rated: person.unrated === 0,
  };
}

/** Null for people. */
export function botRuleOf({ bot }: Pick<PersonRow, "bot">): BotRule | null {
  return bot === null ? null : (JSON.parse(bot) as BotRule);
}
