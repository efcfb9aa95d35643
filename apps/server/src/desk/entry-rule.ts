// Who may come in, as whoever runs the site or a host puts it.
import { ENTRY_RULES, type EntryRule } from "@outrigger/protocol";

export function parseEntryRule(text: string): EntryRule {
  const rule = ENTRY_RULES.find((each) => each === text);
  if (rule === undefined) throw new Error(`the site is open by "${text}"? ${ENTRY_RULES.join(" or ")} is expected`);
  return rule;
}
