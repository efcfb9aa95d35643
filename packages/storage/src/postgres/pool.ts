// Connections to PostgreSQL. Of several hosts in the address it is the one that takes writes, found anew when that changes;
// statements are prepared once for every connection.
import { PostgresDialect, type PostgresPool } from "kysely";
import pg from "pg";
import { addressesOf } from "./addresses.ts";

/** int8 and counts arrive as text, because they may be larger than a number; ours never are. */
const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

/** Milliseconds. Of several hosts one that does not answer is as good as none. */
const CONNECT_WITHIN = 5_000;
const MOST_PREPARED = 300;

/** What the query builder and everybody else here uses of a connection. */
interface Client {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Answered<Row>>;
  release(): void;
}

interface Answered<Row> {
  readonly command: "INSERT" | "UPDATE" | "DELETE" | "SELECT" | "MERGE";
  readonly rowCount: number;
  readonly rows: Row[];
}

export interface Pool {
  connect(): Promise<Client>;
  /** One connection as the driver has it, for whoever listens, or asks much at once. */
  connectBare(): Promise<pg.PoolClient>;
  query<Row>(text: string, values?: readonly unknown[]): Promise<Answered<Row>>;
  /** `committing`: all is done but the commit. */
  inTransaction<Value>(work: (client: Client) => Promise<Value>, committing: () => void): Promise<Value>;
  end(): Promise<void>;
  readonly options: object;
}

/** `settings`: carried out first on every connection. */
export function openPool(url: string, { max, settings = [] }: { max: number; settings?: readonly string[] }): Pool {
  const { addresses, mustWrite } = addressesOf(url);
  const onConnect = async (client: pg.ClientBase): Promise<void> => {
    if (mustWrite) await needPrimary(client);
    for (const setting of settings) await client.query(setting);
  };
  const patience = addresses.length === 1 ? {} : { connectionTimeoutMillis: CONNECT_WITHIN };
  const pools = addresses.map((connectionString) => newPool({ connectionString, max, onConnect, ...patience }));
  let current = 0;
  const connectBare = async (): Promise<pg.PoolClient> => {
    const problems: unknown[] = [];
    for (const _ of pools) {
      const at = current;
      try {
        return await (pools[at] as pg.Pool).connect();
      } catch (error) {
        problems.push(error);
        if (current === at) current = (at + 1) % pools.length;
      }
    }
    throw problems.length === 1 ? problems[0] : noPrimary(problems);
  };
  const connect = async (): Promise<Client> => preparing(await connectBare());
  const withClient = async <Value>(work: (client: Client) => Promise<Value>): Promise<Value> => {
    const client = await connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  };
  return {
    connect,
    connectBare,
    query: (text, values) => withClient((client) => client.query(text, values)),
    inTransaction: (work, committing) => withClient((client) => transact(client, work, committing)),
    end: async () => void (await Promise.all(pools.map((pool) => pool.end()))),
    options: { max },
  };
}

async function transact<Value>(
  client: Client,
  work: (client: Client) => Promise<Value>,
  committing: () => void,
): Promise<Value> {
  await client.query("begin");
  try {
    const value = await work(client);
    committing();
    await client.query("commit");
    return value;
  } catch (error) {
    // Where the line is broken, it is rolled back already; complaining would hide why.
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

/** The query builder's own type also reads by cursor, which nobody does here. */
export function dialectOn(pool: Pool): PostgresDialect {
  return new PostgresDialect({ pool: pool as unknown as PostgresPool });
}

function newPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, keepAlive: true });
  // An idle connection may die with its server; the next query opens another.
  pool.on("error", () => {});
  // One in use may die as well: its query fails and says so, the process goes on.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** A standby lets everybody in, but takes nothing. The code is the one it would refuse the first write with. */
async function needPrimary(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query("show transaction_read_only");
  const [{ transaction_read_only: isReadOnly } = { transaction_read_only: "" }] = rows as Record<string, string>[];
  if (isReadOnly !== "off") throw Object.assign(new Error("the database takes no writes"), { code: READ_ONLY });
}

/** Whatever each of them says: while they change places, that may pass. */
function noPrimary(problems: readonly unknown[]): Error {
  const said = problems.map((problem) => (problem instanceof Error ? problem.message : String(problem)));
  return Object.assign(new Error(`no host takes writes: ${said.join("; ")}`), { code: UNREACHABLE });
}

const UNREACHABLE = "08001";
const READ_ONLY = "25006";
/** Another node has changed a table since the statement was prepared: this connection cannot use it any more. */
const OUTDATED = "0A000";

const named = new Map<string, string>();

/** Statements whose text varies with their values are many; they go unprepared. */
export function nameOf(text: string): string | undefined {
  const known = named.get(text);
  if (known !== undefined || named.size >= MOST_PREPARED) return known;
  const name = `s${named.size}`;
  named.set(text, name);
  return name;
}

/** A connection that has become useless is not given back. */
function preparing(client: pg.PoolClient): Client {
  let isSpoilt = false;
  return {
    query: async <Row>(text: string, values: readonly unknown[] = []): Promise<Answered<Row>> => {
      const name = nameOf(text);
      try {
        return (await client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) })) as never;
      } catch (error) {
        isSpoilt ||= [READ_ONLY, OUTDATED].includes((error as pg.DatabaseError).code ?? "");
        throw error;
      }
    },
    release: () => client.release(isSpoilt),
  };
}
