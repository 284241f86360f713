import type { StreamDestination } from "@node-access/management";
import { type Batch, DeliveryError, type DeliveryOutcome, type Destination } from "../model/destination.ts";
import { writeCloudEvent } from "../model/event.ts";
import { AddressPolicy } from "./address-policy.ts";
import { attempt } from "./attempt.ts";
import type { CreateDestination } from "./destination-options.ts";
import { encryptSocket, openSocket } from "./open-socket.ts";
import { ReadLimit } from "./read-limit.ts";
import { RedisConnection, RedisError } from "./redis-connection.ts";
import { readServerAddress, type ServerAddress } from "./server-address.ts";

/**
 * Adds the events that the stream of Redis does not have: all of them or, when memory ends, none. Pipelined commands could
 * add an event after one that was rejected, which could then never be added. Returns the last sequence number, or -1
 * if the last entry is not of this stream.
 */
const ADD = `
local top = 0
if redis.call('EXISTS', KEYS[1]) == 1 then
  local info = redis.call('XINFO', 'STREAM', KEYS[1])
  for i = 1, #info, 2 do
    if info[i] == 'last-generated-id' then top = tonumber(string.match(info[i + 1], '%d+')) end
    if info[i] == 'last-entry' and info[i + 1] and info[i + 1][2][2] ~= ARGV[1] then return -1 end
  end
end
for i = 2, #ARGV, 2 do
  if tonumber(ARGV[i]) > top then
    redis.call('XADD', KEYS[1], ARGV[i] .. '-0', 'stream', ARGV[1], 'event', ARGV[i + 1])
  end
end
return top`;

/** Delivers to a stream of Redis or Valkey, whose ids are the sequence numbers: what it has is not added again. */
class RedisDestination implements Destination {
  readonly #server: ServerAddress;
  readonly #policy: AddressPolicy;
  readonly #key: string;
  readonly #stream: string;
  readonly #reads = new ReadLimit();
  #connection: RedisConnection | undefined;

  constructor(server: ServerAddress, policy: AddressPolicy, key: string, stream: string) {
    this.#server = server;
    this.#policy = policy;
    this.#key = key;
    this.#stream = stream;
  }

  open(_epoch: number, signal: AbortSignal): Promise<number> {
    return this.#attempt(signal, async (ending) => this.#add(await this.#connect(ending), []));
  }

  async deliver(batch: Batch, signal: AbortSignal): Promise<void> {
    const entries = batch.events.flatMap((event) => [String(event.sequence), writeCloudEvent(batch, event)]);
    await this.#attempt(signal, () => this.#add(this.#connection as RedisConnection, entries));
  }

  /** An entry would take an id. This one cannot be added, but what else prevents it is reported first. */
  test(_batch: Batch, signal: AbortSignal): Promise<void> {
    return this.#attempt(signal, async (ending) => {
      const connection = await this.#connect(ending);
      await this.#add(connection, []);
      await connection.send("XADD", this.#key, "0-0", "event", "test").catch((error: Error) => {
        if (!error.message.includes("greater than 0-0")) throw error;
      });
    });
  }

  async close(): Promise<void> {
    this.#connection?.close();
    this.#reads.release();
  }

  async #connect(signal: AbortSignal): Promise<RedisConnection> {
    const { url, host, port, username, password } = this.#server;
    let socket = await openSocket({ host, port, signal, ...this.#policy.connection });
    if (url.protocol === "rediss:") socket = await encryptSocket(socket, host);
    const connection = new RedisConnection(this.#reads.watch(socket));
    this.#connection = connection;
    if (password) await connection.send("AUTH", ...(username ? [username] : []), password);
    const database = url.pathname.slice(1);
    if (database) await connection.send("SELECT", database);
    return connection;
  }

  /** @returns the sequence number of the last event that the stream of Redis had. */
  async #add(connection: RedisConnection, entries: readonly string[]): Promise<number> {
    const top = Number(await connection.send("EVAL", ADD, "1", this.#key, this.#stream, ...entries));
    if (top !== -1) return top;
    const text = `the key ${this.#key} has entries that are not of this stream: use another key, or delete it`;
    throw new DeliveryError("pause", `${this.#server.name}: ${text}`);
  }

  #attempt<T>(signal: AbortSignal, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const { name, password } = this.#server;
    return attempt({ name, secrets: [password], reads: this.#reads, explain }, signal, run);
  }
}

/** What an error of Redis means, by its first word, which older servers put after those of the script. */
function explain(error: Error): DeliveryOutcome | undefined {
  if (!(error instanceof RedisError)) return undefined;
  const isPermanent = /\b(WRONGTYPE|WRONGPASS|NOAUTH|NOPERM|MOVED)\b|user executing the script/;
  return isPermanent.test(error.message) ? "pause" : "retry";
}

/** Creates a stream of Redis or Valkey. */
export const create: CreateDestination = ({ id, destination }, { allowPrivate }) => {
  const { url, key } = destination as Extract<StreamDestination, { type: "redis" }>;
  const server = readServerAddress(url, { "redis:": 6379, "rediss:": 6379 });
  if (!/^\/?\d*$/.test(server.url.pathname)) {
    throw new DeliveryError("pause", `${server.name}: expected the number of a database after the host`);
  }
  const policy = new AddressPolicy(
    server.host,
    allowPrivate,
    server.url.protocol === "rediss:",
    "use rediss",
  );
  return new RedisDestination(server, policy, key, id);
};
