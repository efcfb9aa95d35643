// A table's set-up in the game's own words: what was chosen otherwise than usual.

type Value = string | number | boolean;

/** The game's words, as far as they are needed here. */
interface Words {
  (key: string): string;
  has(key: string): boolean;
}

interface Choice {
  readonly id: string;
  readonly default: Value;
}

/** In the order of the game's own list; empty where everything is as usual. */
export function setUpWords(
  say: Words,
  choices: readonly Choice[],
  options: Readonly<Record<string, Value>>,
): readonly string[] {
  return choices.flatMap(({ id, default: usual }) => {
    const value = options[id] ?? usual;
    if (value === usual) return [];
    const key = `option.${id}`;
    if (value === true) return [say(key)];
    return [`${say(key)}: ${say.has(`${key}.${value}`) ? say(`${key}.${value}`) : (WORDLESS.get(value) ?? value)}`];
  });
}

/** A switch that is off has no words of its own in any game. */
const WORDLESS: ReadonlyMap<Value, string> = new Map([[false, "–"]]);
