import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { jetstreamManager } from "@nats-io/jetstream";
import { connect, type NatsConnection } from "@nats-io/transport-node";
import { type ServerProcess, startServerProcess } from "@node-access-tools/local-servers";
import { createTopic, readTopic, startKafka as startBroker } from "@node-access-tools/local-servers/kafka";
import { startPostgres } from "@node-access-tools/local-servers/postgres";
import type { StreamDestination } from "@node-access/management";
import pg from "pg";
import { checkDeliveries, type Delivered, type Verdict } from "./check-deliveries.ts";

/** Something that a fault ends or freezes. */
export type Target = Pick<ServerProcess, "kill" | "restart" | "freeze" | "thaw">;

/** A kind of destination, with a server of its own. */
export interface Destination extends Target, AsyncDisposable {
  /** Prepares the destination of a stream. */
  create(name: string): Promise<StreamDestination>;
  /** What it has received for the stream. @throws whatever its client throws. */
  check(name: string): Promise<Verdict>;
}

interface CloudEvent {
  readonly id: string;
  readonly sequence: string;
  readonly removed: boolean;
  readonly subject: string;
}

function toDelivered({ id, sequence, removed, subject }: CloudEvent): Delivered {
  return { id, sequence: Number(sequence), removed, number: Number(subject.split("/")[1]) };
}

export async function startWebhook(seed: number): Promise<Destination> {
  const folder = mkdtempSync(join(tmpdir(), "node-access-receiver-"));
  const file = join(folder, "received");
  writeFileSync(file, "");
  const program = fileURLToPath(new URL("receiver.ts", import.meta.url));
  const server = await startServerProcess(process.execPath, /^listening$/m, (port) => [
    program,
    String(port),
    file,
    String(seed),
  ]);
  return {
    ...server,
    create: async (name) => ({ type: "webhook", url: `http://127.0.0.1:${server.port}/${name}` }),
    async check(name) {
      const requests = readFileSync(file, "utf8").split("\n").filter(Boolean);
      const received = requests.map(
        (line) => JSON.parse(line) as { path: string; events: readonly CloudEvent[] },
      );
      return checkDeliveries(
        received.filter(({ path }) => path === `/${name}`).flatMap(({ events }) => events.map(toDelivered)),
      );
    },
    async [Symbol.asyncDispose]() {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

export async function startNats(program: string): Promise<Destination> {
  const server = await startServerProcess(program, /Server is ready/, (port, folder) => {
    const config = `listen: 127.0.0.1:${port}\njetstream: { store_dir: ${JSON.stringify(folder)} }\n`;
    writeFileSync(join(folder, "config"), config);
    return ["-c", join(folder, "config")];
  });
  const using = async <T>(use: (connection: NatsConnection) => Promise<T>): Promise<T> => {
    const connection = await connect({ port: server.port });
    return use(connection).finally(() => connection.close());
  };
  return {
    ...server,
    async create(name) {
      await using(async (connection) => {
        const { streams } = await jetstreamManager(connection);
        await streams.add({ name, subjects: [`events.${name}`] });
      });
      return { type: "nats", url: `nats://127.0.0.1:${server.port}`, subject: `events.${name}` };
    },
    check: (name) =>
      using(async (connection) => {
        const { streams } = await jetstreamManager(connection);
        const { state } = await streams.info(name);
        const events: Delivered[] = [];
        // An empty stream begins at 0, which is no message's number.
        for (let seq = Math.max(1, state.first_seq); seq <= state.last_seq; seq += 1) {
          const message = await streams.getMessage(name, { seq });
          if (message) events.push(toDelivered(message.json<CloudEvent>()));
        }
        const { wrong, keys } = checkDeliveries(events);
        const repeated = events.length - new Set(events.map(({ sequence }) => sequence)).size;
        return { wrong: repeated > 0 ? [...wrong, `${repeated} messages were stored twice`] : wrong, keys };
      }),
    [Symbol.asyncDispose]: () => server.stop(),
  };
}

export async function startKafka(program: string): Promise<Destination> {
  const server = await startBroker(program);
  return {
    ...server,
    async create(name) {
      await createTopic(server.port, name);
      return { type: "kafka", url: `kafka://127.0.0.1:${server.port}`, topic: name };
    },
    check: async (name) =>
      checkDeliveries(
        (await readTopic(server.port, name)).map(({ value }) => toDelivered(JSON.parse(value) as CloudEvent)),
      ),
    [Symbol.asyncDispose]: () => server.stop(),
  };
}

/** A Postgres whose triggers record each change, so that one that happens twice is seen. */
export async function startTable(): Promise<Destination> {
  const server = await startPostgres();
  const query = async <Row extends object>(text: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: server.url });
    client.on("error", () => {});
    try {
      await client.connect();
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  };
  return {
    ...server,
    async create(name) {
      await query(
        `CREATE TABLE ${name} (key text PRIMARY KEY, id text NOT NULL, sequence bigint NOT NULL, block_number bigint NOT NULL,
          block_hash text NOT NULL, time timestamptz, data jsonb NOT NULL);
        CREATE TABLE ${name}_changes (place bigserial PRIMARY KEY, kind text, sequence bigint);
        CREATE FUNCTION ${name}_record() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          INSERT INTO ${name}_changes (kind, sequence) VALUES (TG_OP, NEW.sequence); RETURN NULL; END $$;
        CREATE TRIGGER record AFTER INSERT OR UPDATE ON ${name} FOR EACH ROW EXECUTE FUNCTION ${name}_record()`,
      );
      return { type: "postgres", url: server.url, table: name };
    },
    async check(name) {
      const rows = await query<{ key: string }>(`SELECT key FROM ${name} ORDER BY sequence`);
      const changes = await query<{ sequence: string }>(
        `SELECT sequence FROM ${name}_changes ORDER BY place`,
      );
      const sequences = changes.map(({ sequence }) => Number(sequence));
      const wrong = sequences
        .filter((sequence, index) => sequence <= (sequences[index - 1] ?? 0))
        .map((sequence) => `${sequence} was written again, or after a later one`);
      return { wrong, keys: rows.map(({ key }) => key) };
    },
    [Symbol.asyncDispose]: () => server.stop(),
  };
}
