// Many questions in one way to PostgreSQL and back: bound and carried out one after the other, each statement prepared and its
// answer described once a connection. They are one transaction: where one cannot be answered, none is. The driver's own pipelining
// is simpler, but ends a transaction and describes the answer with every question: at the peak a node carried a sixth less by it.
import pg from "pg";

export interface Question {
  /** Of the prepared statement. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

export type Row = Readonly<Record<string, unknown>>;

type Fields = readonly (string | null)[];
type ReadRow = (fields: Fields) => Row;

interface Described {
  readonly name: string;
  readonly dataTypeID: number;
}

/** What each connection has prepared, and how the rows of it are read. */
const prepared = new WeakMap<pg.PoolClient, Map<string, ReadRow>>();

/** The rows of each. A connection that fails at it is of no use any more: nobody knows what it has prepared. */
export function askTogether(client: pg.PoolClient, questions: readonly Question[]): Promise<Row[][]> {
  const known = prepared.get(client) ?? new Map<string, ReadRow>();
  prepared.set(client, known);
  return new Promise((resolve, reject) => {
    client.query(new Lot(questions, known, resolve, reject));
  });
}

/** As the driver wants it: it hands on what comes back. */
class Lot implements pg.Submittable {
  readonly handleError: (error: Error) => void;
  readonly #questions: readonly Question[];
  readonly #known: Map<string, ReadRow>;
  readonly #done: (answers: Row[][]) => void;
  readonly #answers: Row[][] = [];
  #rows: Row[] = [];

  constructor(
    questions: readonly Question[],
    known: Map<string, ReadRow>,
    done: (answers: Row[][]) => void,
    fail: (error: Error) => void,
  ) {
    this.#questions = questions;
    this.#known = known;
    this.#done = done;
    this.handleError = fail;
  }

  submit(connection: pg.Connection): void {
    const parsed = new Set(this.#known.keys());
    connection.stream.cork();
    for (const { name, text, values } of this.#questions) {
      if (!parsed.has(name)) connection.parse({ name, text, types: [] }, true);
      parsed.add(name);
      connection.bind({ statement: name, values: values.map(asText) }, true);
      if (!this.#known.has(name)) connection.describe({ type: "P" }, true);
      connection.execute(null, true);
    }
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { readonly fields: readonly Described[] }): void {
    this.#known.set(this.#asked.name, newReader(fields));
  }

  handleDataRow({ fields }: { readonly fields: Fields }): void {
    const read = this.#known.get(this.#asked.name);
    if (read !== undefined) this.#rows.push(read(fields));
  }

  handleCommandComplete(): void {
    this.#answers.push(this.#rows);
    this.#rows = [];
  }

  handleReadyForQuery(): void {
    this.#done(this.#answers);
  }

  /** The one that is being answered. */
  get #asked(): Question {
    return this.#questions[this.#answers.length] as Question;
  }
}

/** Lists, bytes and dates have spellings of their own, which the driver knows. */
export const isPlain = (value: unknown): boolean =>
  value === null || value === undefined || ["string", "number", "boolean", "bigint"].includes(typeof value);

const asText = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));

const readerOf = (type: number): ((text: string) => unknown) => pg.types.getTypeParser(type);

function newReader(fields: readonly Described[]): ReadRow {
  const readers = fields.map(({ name, dataTypeID }) => ({ name, read: readerOf(dataTypeID) }));
  return (given) => {
    const row: Record<string, unknown> = {};
    for (const [at, { name, read }] of readers.entries()) {
      const text = given[at] ?? null;
      row[name] = text === null ? null : read(text);
    }
    return row;
  };
}
