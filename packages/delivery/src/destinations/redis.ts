import type { StreamDestination } from "@node-access/management";
import { createClient, ErrorReply } from "@redis/client";
import { type Batch, DeliveryError, type DeliveryOutcome, type Destination } from "../model/destination.ts";
import { writeCloudEvent } from "../model/event.ts";
import { AddressPolicy } from "./address-policy.ts";
import { attempt } from "./attempt.ts";
import type { CreateDestination } from "./destination-options.ts";
import { decode, readServerAddress, type ServerAddress } from "./server-address.ts";

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
  readonly #client: ReturnType<typeof connectTo>;
  readonly #key: string;
  readonly #stream: string;

  constructor(server: ServerAddress, policy: AddressPolicy, key: string, stream: string) {
    this.#server = server;
    this.#client = connectTo(server, policy);
    this.#key = key;
    this.#stream = stream;
  }

  open(_epoch: number, signal: AbortSignal): Promise<number> {
    return this.#attempt(signal, async () => {
      await this.#client.connect();
      return this.#add([]);
    });
  }

  async deliver(batch: Batch, signal: AbortSignal): Promise<void> {
    const entries = batch.events.flatMap((event) => [String(event.sequence), writeCloudEvent(batch, event)]);
    await this.#attempt(signal, () => this.#add(entries));
  }

  /** An entry would take an id. This one cannot be added, but what else prevents it is reported first. */
  test(_batch: Batch, signal: AbortSignal): Promise<void> {
    return this.#attempt(signal, async () => {
      await this.#client.connect();
      await this.#add([]);
      await this.#client.xAdd(this.#key, "0-0", { event: "test" }).catch((error: Error) => {
        if (!error.message.includes("greater than 0-0")) throw error;
      });
    });
  }

  async close(): Promise<void> {
    if (this.#client.isOpen) this.#client.destroy();
  }

  async #add(entries: readonly string[]): Promise<number> {
    const top = await this.#client.eval(ADD, { keys: [this.#key], arguments: [this.#stream, ...entries] });
    if (top !== -1) return Number(top);
    const text = `the key ${this.#key} has entries that are not of this stream: use another key, or delete it`;
    throw new DeliveryError("pause", `${this.#server.name}: ${text}`);
  }

  #attempt<T>(signal: AbortSignal, run: () => Promise<T>): Promise<T> {
    const { name, password } = this.#server;
    return attempt({ name, secrets: [password], explain }, signal, run);
  }
}

function connectTo({ url, host, port, username, password }: ServerAddress, policy: AddressPolicy) {
  const common = { host, port, ...policy.connection(host), reconnectStrategy: false } as const;
  const client = createClient({
    ...(username && { username }),
    ...(password && { password }),
    database: Number(decode(url.pathname.slice(1))),
    socket: url.protocol === "rediss:" ? { ...common, tls: true } : common,
    // The server could name another address to connect to.
    maintNotifications: "disabled",
    disableOfflineQueue: true,
  });
  // Commands reject with the connection's error.
  client.on("error", () => {});
  return client;
}

/** What an error of Redis means, by its first word, which older servers put after those of the script. */
function explain(error: Error): DeliveryOutcome | undefined {
  if (!(error instanceof ErrorReply)) return undefined;
  const isPermanent = /\b(WRONGTYPE|WRONGPASS|NOAUTH|NOPERM|MOVED)\b|user executing the script/;
  return isPermanent.test(error.message) ? "pause" : "retry";
}

/** Creates a stream of Redis or Valkey. */
export const createRedis: CreateDestination = ({ id, destination }, { allowPrivate }) => {
  const { url, key } = destination as Extract<StreamDestination, { type: "redis" }>;
  const server = readServerAddress(url, { "redis:": 6379, "rediss:": 6379 });
  if (!/^\/?\d*$/.test(server.url.pathname)) {
    throw new DeliveryError("pause", `${server.name}: expected the number of a database after the host`);
  }
  const policy = new AddressPolicy(allowPrivate, server.url.protocol === "rediss:", "use rediss");
  return new RedisDestination(server, policy, key, id);
};
