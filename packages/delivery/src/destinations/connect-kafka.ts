import { isIP, type Socket } from "node:net";
import {
  type Broker,
  type Callback,
  Connection,
  kGetBootstrapConnection,
  kGetConnection,
  kOptions,
  NetworkError,
  Producer,
  type SASLOptions,
  stringSerializers,
} from "@platformatic/kafka";
import { DeliveryError } from "../model/destination.ts";
import type { AddressPolicy } from "./address-policy.ts";
import type { ReadLimit } from "./read-limit.ts";
import type { ServerAddress } from "./server-address.ts";

/** Sends to Kafka. */
export type KafkaProducer = Pick<Producer<string, string, string, string>, "send"> & {
  /** Connects, and looks for a topic, once. @throws Error if there is none. */
  connect(topic: string): Promise<void>;
  /** Disconnects, and ends what is still repeated. */
  disconnect(): void;
};

/** Says which addresses a host may have. @throws DeliveryError if it is an address that is not allowed. */
type AllowHost = (host: string) => AddressPolicy;

/** Milliseconds for a request. Several fit into a delivery. */
const TIMEOUT = 5_000;
/** With a pause of 250 ms: a delivery does not last longer. A batch that is sent again by the same producer is stored once. */
const RETRIES = 50;

/** Connects to the addresses that are allowed alone: a broker names others to connect to, whichever it wants. */
class CheckedProducer extends Producer<string, string, string, string> implements KafkaProducer {
  readonly #server: ServerAddress;
  readonly #allow: AllowHost;
  readonly #reads: ReadLimit;
  readonly #sasl: SASLOptions | undefined;
  readonly #connections = new Map<string, Promise<Connection>>();
  readonly #sockets = new Set<Socket>();
  #isClosed = false;

  constructor(...[server, allow, reads, sasl]: Parameters<typeof createProducer>) {
    super({
      clientId: "node-access",
      bootstrapBrokers: [{ host: server.host, port: server.port }],
      serializers: stringSerializers,
      idempotent: true,
      timeout: TIMEOUT,
      retries: RETRIES,
      retryDelay: 250,
    });
    this.#server = server;
    this.#allow = allow;
    this.#reads = reads;
    this.#sasl = sasl;
  }

  override [kGetConnection](broker: Broker, callback: Callback<Connection>): void {
    this.#connect(broker)
      .then((connection) => callback(null, connection), callback as (error: Error) => void)
      // It has thrown, since the broker said something that it must not say.
      .catch(() => this.disconnect());
  }

  override [kGetBootstrapConnection](callback: Callback<Connection>): void {
    this[kGetConnection](this.#server, callback);
  }

  async connect(topic: string): Promise<void> {
    this[kOptions].retries = 0;
    await this.metadata({ topics: [topic] });
    this[kOptions].retries = RETRIES;
  }

  disconnect(): void {
    this.#isClosed = true;
    for (const socket of this.#sockets) socket.destroy();
    this.#reads.release();
    void this.close();
  }

  #connect(broker: Broker): Promise<Connection> {
    const name = `${broker?.host}:${broker?.port}`;
    const existing = this.#connections.get(name);
    if (existing) return existing;
    const forget = (): void => void this.#connections.delete(name);
    const connecting = this.#open(broker);
    this.#connections.set(name, connecting);
    connecting.then((connection) => connection.once("close", forget), forget);
    return connecting;
  }

  async #open({ host, port }: Broker): Promise<Connection> {
    const resolve = async () => this.#allow(host).resolve();
    const addresses = await resolve().catch((error: Error) => {
      throw error instanceof DeliveryError ? permanent(error) : error;
    });
    let failure: unknown;
    for (const { address } of addresses) {
      if (this.#isClosed) throw permanent(new Error("closed"));
      const isEncrypted = this.#server.url.protocol === "kafka+ssl:";
      const connection = new Connection("node-access", {
        connectTimeout: TIMEOUT,
        requestTimeout: TIMEOUT,
        maxInflights: 1,
        ...(isEncrypted && { tls: { servername: isIP(host) ? "" : host } }),
        ...(this.#sasl && { sasl: this.#sasl }),
      });
      // What waits for it fails with the error too.
      connection.on("error", () => {});
      const connected = connection.connect(address, port);
      const { socket } = connection;
      this.#sockets.add(this.#reads.watch(socket));
      socket.once("close", () => this.#sockets.delete(socket));
      socket.once(isEncrypted ? "secureConnect" : "connect", () => guard(socket));
      try {
        await connected;
        return connection;
      } catch (error) {
        failure = error;
        socket.destroy();
      }
    }
    throw failure;
  }
}

/** Creates a producer, which connects when it is used. */
export function createProducer(
  server: ServerAddress,
  allow: AllowHost,
  reads: ReadLimit,
  sasl: SASLOptions | undefined,
): KafkaProducer {
  return new CheckedProducer(server, allow, reads, sasl);
}

/** An error after which the client does not try again. */
function permanent(cause: Error): NetworkError {
  return new NetworkError(cause.message, { canRetry: false, cause });
}

/** What the client throws, when it reads what a broker must not send, ends the connection alone. */
function guard(socket: Socket): void {
  const [read] = socket.listeners("data") as ((chunk: Buffer) => void)[];
  socket.removeAllListeners("data").on("data", (chunk: Buffer) => {
    try {
      read?.(chunk);
    } catch (error) {
      socket.destroy(error as Error);
    }
  });
}
