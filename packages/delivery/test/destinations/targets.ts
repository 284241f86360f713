import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type JetStreamManager, jetstreamManager } from "@nats-io/jetstream";
import { connect } from "@nats-io/transport-node";
import type { StreamDefinition } from "@node-access/delivery";
import { startPostgres } from "@node-access-tools/local-servers/postgres";
import { programForTests } from "@node-access-tools/workspace";
import { createClient } from "@redis/client";
import pg from "pg";
import type { ReceivedRequest } from "./receiver.ts";
import { type ServerProcess, startServerProcess } from "@node-access-tools/local-servers";

/** A server that streams deliver to. */
export interface Target extends Pick<
  ServerProcess,
  "port" | "kill" | "restart" | "freeze" | "thaw" | "stop"
> {
  /** A destination that streams reach through a port: the server's, or that of a proxy. */
  destination(port: number, name: string): StreamDefinition["destination"];
  /** The events that the destination has, in its order. */
  stored(name: string): Promise<readonly StoredEvent[]>;
}

/** What destinations store of an event. */
export interface StoredEvent {
  readonly sequence: string;
  readonly id: string;
  readonly subject: string;
  readonly removed: boolean;
  readonly data: unknown;
}

export const redisProgram = programForTests("redis");
export const natsProgram = programForTests("nats");
export const kafkaProgram = programForTests("kafka");

/** Starts a server that keeps what it has stored when it is killed. */
export function startRedis(...more: readonly string[]): Promise<ServerProcess> {
  return startServerProcess(redisProgram as string, /eady to accept/, (port, folder) =>
    `--port ${port} --bind 127.0.0.1 --dir ${folder} --appendonly yes --appendfsync always`
      .split(" ")
      .concat(more),
  );
}

/** Starts a server with JetStream. */
export function startNats(config = ""): Promise<ServerProcess> {
  return startServerProcess(natsProgram as string, /Server is ready/, (port, folder) => {
    const store = JSON.stringify(folder);
    const text = `listen: 127.0.0.1:${port}\njetstream: { store_dir: ${store} }\n${config}`;
    writeFileSync(join(folder, "config"), text);
    return ["-c", join(folder, "config")];
  });
}

/** Sends a query on a connection of its own. */
export async function query(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** The events in the messages of a subject, in their order. */
export async function readSubject(
  { streams }: JetStreamManager,
  name: string,
  subject: string,
): Promise<StoredEvent[]> {
  const { state } = await streams.info(name);
  const found: StoredEvent[] = [];
  for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
    const message = await streams.getMessage(name, { seq });
    if (message?.subject === subject && message.header.get("Nats-Msg-Id")) found.push(message.json());
  }
  return found;
}

/** The events in the entries of a stream, in their order. */
export async function readKey(url: string, key: string): Promise<StoredEvent[]> {
  const client = createClient({ url });
  await client.connect();
  const entries = (await client.xRange(key, "-", "+")) ?? [];
  client.destroy();
  return entries.map(({ id, message }) => {
    const event = JSON.parse(String(message["event"])) as StoredEvent;
    if (id !== `${Number(event.sequence)}-0`) throw new Error(`event ${event.sequence} has the id ${id}`);
    return event;
  });
}

/** Starts Postgres. A table has no order and no removed events. */
export async function startPostgresTarget(): Promise<Target> {
  const server = await startPostgres();
  const { url } = server;
  return {
    ...server,
    destination: (port, table) => ({ type: "postgres", url: url.replace(/:\d+\//, `:${port}/`), table }),
    async stored(table) {
      const text = `SELECT *, '/' || block_number AS subject, false AS removed FROM ${table} ORDER BY sequence`;
      return (await query(url, text)) as unknown as readonly StoredEvent[];
    },
  };
}

/** Starts Redis or Valkey. */
export async function startRedisTarget(): Promise<Target> {
  const server = await startRedis();
  return {
    ...server,
    destination: (port, key) => ({ type: "redis", url: `redis://127.0.0.1:${port}`, key }),
    stored: (key) => readKey(`redis://127.0.0.1:${server.port}`, key),
  };
}

/** Starts NATS, with a stream that knows only for a moment which messages are duplicates. */
export async function startNatsTarget(): Promise<Target> {
  const server = await startNats();
  const manage = async <T>(use: (manager: JetStreamManager) => Promise<T>): Promise<T> => {
    const connection = await connect({ port: server.port });
    return use(await jetstreamManager(connection)).finally(() => connection.close());
  };
  const config = { name: "EVENTS", subjects: ["events.*"], duplicate_window: 100_000_000 };
  await manage(({ streams }) => streams.add(config));
  return {
    ...server,
    destination: (port, name) => ({
      type: "nats",
      url: `nats://127.0.0.1:${port}`,
      subject: `events.${name}`,
    }),
    stored: (name) => manage((manager) => readSubject(manager, "EVENTS", `events.${name}`)),
  };
}

/** Starts a receiver of webhooks. It forgets what it has received when it is killed. */
export async function startWebhookTarget(): Promise<Target> {
  const receiver = new URL("receiver.ts", import.meta.url).pathname;
  const server = await startServerProcess(process.execPath, /^ready$/m, (port) => [receiver, String(port)]);
  return {
    ...server,
    destination: (port, name) => ({ type: "webhook", url: `http://127.0.0.1:${port}/${name}` }),
    async stored(name) {
      const response = await fetch(`http://127.0.0.1:${server.port}/requests`);
      const requests = (await response.json()) as readonly ReceivedRequest[];
      const own = requests.filter(({ url }) => url === `/${name}`);
      return own.flatMap(({ body }) => JSON.parse(body) as StoredEvent[]);
    },
  };
}

/** A folder for files, without a server. */
export function createFileTarget(): Target & { readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), "node-access-files-"));
  return {
    folder,
    port: 0,
    async kill() {},
    async restart() {},
    freeze() {},
    thaw() {},
    async stop() {},
    destination: (_port, name) => ({ type: "file", name }),
    async stored(name) {
      const lines = readFileSync(join(folder, name), "utf8").split("\n").slice(0, -1);
      return lines.map((line) => JSON.parse(line) as StoredEvent);
    },
  };
}
