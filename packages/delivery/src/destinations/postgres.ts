import { once } from "node:events";
import type { Socket } from "node:net";
import type { StreamDestination } from "@node-access/management";
import pg from "pg";
import { type Batch, DeliveryError, type DeliveryOutcome, type Destination } from "../model/destination.ts";
import type { StreamEvent } from "../model/event.ts";
import { AddressPolicy } from "./address-policy.ts";
import { attempt } from "./attempt.ts";
import type { CreateDestination } from "./destination-options.ts";
import { encryptSocket, openSocket } from "./open-socket.ts";
import { readTls } from "./postgres-tls.ts";
import { ReadLimit } from "./read-limit.ts";
import { decode, readServerAddress, type ServerAddress } from "./server-address.ts";

/**
 * Begins a transaction that ends by itself: a gateway that is frozen, or no longer connected, must not lock the stream's
 * position for the gateway that continues.
 */
const BEGIN =
  "BEGIN; SET LOCAL statement_timeout = '12s'; SET LOCAL idle_in_transaction_session_timeout = '4s'";

/** Asks the server for TLS. It responds with `S` if it begins. */
const REQUEST_TLS = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/**
 * Delivers to a table. Events are written in the transaction that moves the stream's position in `node_access_streams`, so
 * exactly once, whoever delivers them, and however often.
 */
class PostgresDestination implements Destination {
  readonly #server: ServerAddress;
  readonly #policy: AddressPolicy;
  readonly #table: string;
  readonly #positions: string;
  readonly #stream: string;
  readonly #reads = new ReadLimit();
  #socket: Socket | undefined;
  #client!: pg.Client;

  constructor(server: ServerAddress, policy: AddressPolicy, table: string, stream: string) {
    const [name = "", schema = "public"] = table.split(".").toReversed().map(pg.escapeIdentifier);
    this.#server = server;
    this.#policy = policy;
    this.#table = `${schema}.${name}`;
    this.#positions = `${schema}.node_access_streams`;
    this.#stream = stream;
  }

  open(epoch: number, signal: AbortSignal): Promise<number> {
    return this.#attempt(signal, async (ending) => {
      await this.#connect(ending);
      return this.#transact(async () => {
        await this.#createTables();
        return this.#lock(epoch);
      });
    });
  }

  deliver({ epoch, events }: Batch, signal: AbortSignal): Promise<void> {
    return this.#attempt(signal, () =>
      this.#transact(async () => {
        const position = await this.#lock(epoch);
        await this.#write(events.filter(({ sequence }) => sequence > position));
      }),
    );
  }

  test({ events }: Batch, signal: AbortSignal): Promise<void> {
    return this.#attempt(signal, async (ending) => {
      await this.#connect(ending);
      await this.#client.query(BEGIN);
      await this.#createTables();
      await this.#write(events);
      await this.#client.query("ROLLBACK");
    });
  }

  async close(): Promise<void> {
    this.#socket?.destroy();
    this.#reads.release();
  }

  #attempt<T>(signal: AbortSignal, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const { name, password } = this.#server;
    return attempt({ name, secrets: [password], reads: this.#reads, explain }, signal, run);
  }

  async #connect(signal: AbortSignal): Promise<void> {
    const { username, password, url, host, port } = this.#server;
    let socket = await openSocket({ host, port, signal, ...this.#policy.connection });
    this.#socket = socket;
    const tls = readTls(url);
    if (tls) {
      socket.write(REQUEST_TLS);
      const [reply] = (await once(socket, "data")) as [Buffer];
      if (String(reply) !== "S") throw new Error("it does not support TLS");
      socket = await encryptSocket(socket, host, tls);
    }
    this.#reads.watch(socket);
    // How `pg` connects.
    socket.connect = () => {
      process.nextTick(() => socket.emit("connect"));
      return socket;
    };
    this.#client = new pg.Client({
      // Nothing comes from the gateway's environment or its `~/.pgpass`: their secrets are not for this server.
      user: username,
      password: () => password,
      database: decode(url.pathname.slice(1)) || username,
      host,
      port,
      ssl: false,
      application_name: "node-access",
      stream: () => socket,
    });
    // Queries reject with the connection's error.
    this.#client.on("error", () => {});
    await this.#client.connect();
  }

  async #transact<T>(run: () => Promise<T>): Promise<T> {
    await this.#client.query(BEGIN);
    try {
      const result = await run();
      await this.#client.query("COMMIT");
      return result;
    } catch (error) {
      // After lost connections, this fails too, and the server rolls back by itself.
      await this.#client.query("ROLLBACK").catch(() => {});
      throw error;
    }
  }

  /** Creates the tables that do not exist: who may only write to them can use them. */
  async #createTables(): Promise<void> {
    const tables = [this.#table, this.#positions];
    const find = "SELECT to_regclass($1) IS NOT NULL AND to_regclass($2) IS NOT NULL AS found";
    const { rows } = await this.#client.query<{ readonly found: boolean }>(find, tables);
    if (rows[0]?.found) return;
    // Two sessions cannot create the same table at once.
    await this.#client.query("SELECT pg_advisory_xact_lock(hashtext('node_access_streams'))");
    await this.#client.query(
      `CREATE TABLE IF NOT EXISTS ${this.#table} (key text PRIMARY KEY, id text NOT NULL, sequence bigint NOT NULL,
        block_number bigint NOT NULL, block_hash text NOT NULL, time timestamptz, data jsonb NOT NULL);
      CREATE TABLE IF NOT EXISTS ${this.#positions} (stream text PRIMARY KEY, epoch bigint NOT NULL, sequence bigint NOT NULL)`,
    );
  }

  /** Locks the stream's position until the transaction ends. @returns its sequence number. */
  async #lock(epoch: number): Promise<number> {
    const { rows } = await this.#client.query<{ readonly sequence: string }>(
      `INSERT INTO ${this.#positions} AS held VALUES ($1, $2, 0)
      ON CONFLICT (stream) DO UPDATE SET epoch = EXCLUDED.epoch WHERE held.epoch <= EXCLUDED.epoch
      RETURNING sequence`,
      [this.#stream, epoch],
    );
    if (rows[0]) return Number(rows[0].sequence);
    const text = `node_access_streams has an epoch of the stream that is greater than ${epoch}: another gateway runs it`;
    throw new DeliveryError("retry", `${this.#server.name}: ${text}`);
  }

  async #write(events: readonly StreamEvent[]): Promise<void> {
    if (events.length === 0) return;
    // A statement can change a row only once. What happened last counts.
    const newest = [...new Map(events.map((event) => [event.key, event])).values()];
    const rows = newest.map(({ key, id, sequence, number, hash, time, removed, data }) => {
      const row = { key, id, sequence, block_number: number, block_hash: hash, time, removed };
      return `${JSON.stringify(row).slice(0, -1)},"data":${data}}`;
    });
    const values = [`[${rows.join(",")}]`, this.#stream, events.at(-1)?.sequence];
    await this.#client.query(
      `WITH events AS (SELECT * FROM json_to_recordset($1::json) AS event (key text, id text, sequence bigint,
        block_number bigint, block_hash text, time timestamptz, removed boolean, data jsonb)),
      gone AS (DELETE FROM ${this.#table} WHERE key IN (SELECT key FROM events WHERE removed)),
      happened AS (INSERT INTO ${this.#table} (key, id, sequence, block_number, block_hash, time, data)
        SELECT key, id, sequence, block_number, block_hash, time, data FROM events WHERE NOT removed
        ON CONFLICT (key) DO UPDATE SET id = EXCLUDED.id, sequence = EXCLUDED.sequence, block_number = EXCLUDED.block_number,
          block_hash = EXCLUDED.block_hash, time = EXCLUDED.time, data = EXCLUDED.data)
      UPDATE ${this.#positions} SET sequence = $3 WHERE stream = $2`,
      values,
    );
  }
}

/** What an error of Postgres means, by the class of its code. */
function explain(error: Error): DeliveryOutcome | undefined {
  // No password, or a server that does not prove that it knows it.
  if (error.message.startsWith("SASL")) return "pause";
  if (!(error instanceof pg.DatabaseError)) return undefined;
  const { code = "" } = error;
  // A column that nobody fills, wrong credentials, no such database, a table of another form or without permission.
  if (code === "23502" || /^(28|3D|3F|42)/.test(code)) return "pause";
  // Values that the table or a trigger does not accept.
  return /^(22|23|54|P0)/.test(code) ? "reject" : "retry";
}

/** Creates a table of Postgres. */
export const create: CreateDestination = ({ id, destination }, { allowPrivate }) => {
  const { url, table } = destination as Extract<StreamDestination, { type: "postgres" }>;
  const server = readServerAddress(url, { "postgres:": 5432, "postgresql:": 5432 });
  if (!server.username) throw new DeliveryError("pause", `${server.name}: add the user's name to the URL`);
  const isEncrypted = readTls(server.url) !== false;
  const policy = new AddressPolicy(
    server.host,
    allowPrivate,
    isEncrypted,
    "add ?sslmode=verify-full to the URL",
  );
  return new PostgresDestination(server, policy, table, id);
};
