// Small questions that many ask at the same time, such as who somebody is and what stands at a table. Those of one turn of the
// loop, and those that come while others are being answered, go to the database together.
import { askTogether, isPlain, type Row } from "./lot.ts";
import { nameOf, type Pool } from "./pool.ts";
import { isPassing } from "./retry.ts";

export type Look = (text: string, values: readonly unknown[]) => Promise<Row[]>;

const MOST_IN_ONE = 64;

interface Waiting {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  resolve(rows: Row[] | Promise<Row[]>): void;
  reject(error: unknown): void;
}

/** `alone`: for one that is not asked this way, or would take others along when it fails. */
export function newLooks(pool: Pool, alone: Look): Look {
  let waiting: Waiting[] = [];
  let isAsking = false;

  const ask = async (): Promise<void> => {
    const lot = waiting.slice(0, MOST_IN_ONE);
    waiting = waiting.slice(MOST_IN_ONE);
    try {
      const answers = await askOver(pool, lot);
      for (const [at, { resolve }] of lot.entries()) resolve(answers[at] ?? []);
    } catch (error) {
      const isEveryones = lot.length === 1 || isPassing(error);
      for (const { text, values, resolve, reject } of lot)
        if (isEveryones) reject(error);
        else resolve(alone(text, values));
    }
    isAsking = waiting.length > 0;
    if (isAsking) void ask();
  };

  return (text, values) => {
    const name = nameOf(text);
    if (name === undefined || !values.every(isPlain)) return alone(text, values);
    return new Promise((resolve, reject) => {
      waiting.push({ name, text, values, resolve, reject });
      if (isAsking) return;
      isAsking = true;
      setImmediate(() => void ask());
    });
  };
}

async function askOver(pool: Pool, lot: readonly Waiting[]): Promise<Row[][]> {
  const client = await pool.connectBare();
  try {
    const answers = await askTogether(client, lot);
    client.release();
    return answers;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
