// The names a new game goes by, all made from the one it was given: file and id, types, title, ids of clauses.
import { UsageFault } from "../faults.ts";

export interface Names {
  /** `sea-race`: the folder, the package and the id. */
  readonly id: string;
  /** `SeaRace`: types. */
  readonly type: string;
  /** `Sea race`: what players read. */
  readonly title: string;
  /** `SR`: what the ids of its clauses begin with. */
  readonly prefix: string;
}

/** The names of the template itself. */
const TEMPLATE: Names = { id: "pebbles", type: "Pebbles", title: "Pebbles", prefix: "PEB" };

const MOST = 30;

export function namesOf(id: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length < 2 || id.length > MOST)
    throw new UsageFault(
      `"${id}" is no name for a game: small letters, digits and single hyphens, a letter first, at most ${MOST} in all`,
    );
  const words = id.split("-");
  const type = words.map(capital).join("");
  const [first = "", ...others] = words;
  return { id, type, title: [capital(first), ...others].join(" "), prefix: prefixOf(words) };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The first letters of several words, or the beginning of a single one. */
function prefixOf(words: readonly string[]): string {
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)).join("") : (words[0] ?? "").slice(0, 3);
  return letters.toUpperCase();
}

/** A text of the template in the names of the game. */
export function renamed(text: string, names: Names): string {
  return text
    .replaceAll(`name: "${TEMPLATE.title}"`, `name: "${names.title}"`)
    .replaceAll(new RegExp(`(?<=^//.*)${TEMPLATE.title}|(?<=^# )${TEMPLATE.title}`, "gm"), names.title)
    .replaceAll(TEMPLATE.type, names.type)
    .replaceAll(`${TEMPLATE.prefix}-`, `${names.prefix}-`)
    .replaceAll(TEMPLATE.id, names.id);
}
