import { isIP, type Socket } from "node:net";
import type { TLSSocket } from "node:tls";
import {
  type NatsConnection,
  NatsConnectionImpl,
  type NodeConnectionOptions,
  setTransportFactory,
} from "@nats-io/transport-node";
import { NodeTransport } from "@nats-io/transport-node/lib/node_transport.js";
import type { AddressPolicy } from "./address-policy.ts";
import { openSocket } from "./open-socket.ts";
import type { ReadLimit } from "./read-limit.ts";
import type { ServerAddress } from "./server-address.ts";

/** Bytes of how a server introduces itself: the client reads all of it again after each packet. */
const MAX_INTRODUCTION = 64_000;
/** Bytes of all others. The last message of a subject is read. */
const MAX_MESSAGES = 16_000_000;

/** The client's transport leaves the connections open of servers that are frozen before they have introduced themselves. */
class ClosingTransport extends NodeTransport {
  readonly #reads: ReadLimit;
  readonly #closing = new AbortController();

  constructor(reads: ReadLimit) {
    super();
    this.#reads = reads;
  }

  override async dial({ hostname, port }: { hostname: string; port: number }): Promise<Socket> {
    this.#reads.most = MAX_INTRODUCTION;
    this.socket = this.#reads.watch(await openSocket({ host: hostname, port, signal: this.#closing.signal }));
    return this.socket;
  }

  override async startTLS(): Promise<TLSSocket> {
    return this.#reads.watch(await super.startTLS());
  }

  override async close(error?: Error): Promise<void> {
    await super.close(error);
    this.#closing.abort();
    this.#reads.release();
  }
}

/** Connects to a server of NATS, once. */
export async function connectNats(
  { url, host, port, username, password }: ServerAddress,
  policy: AddressPolicy,
  reads: ReadLimit,
): Promise<NatsConnection> {
  const addresses = await policy.resolve();
  // The certificate is for the host, not for the address that it has now. The types lack both.
  const tls: NodeConnectionOptions["tls"] & object & { host: string; servername: string } = {
    host,
    servername: isIP(host) ? "" : host,
  };
  setTransportFactory({ factory: () => new ClosingTransport(reads) });
  const connection = await NatsConnectionImpl.connect({
    servers: addresses.map(({ address, family }) => (family === 6 ? `[${address}]` : address) + `:${port}`),
    resolve: false,
    noRandomize: true,
    reconnect: false,
    // The server could name other addresses to connect to.
    ignoreClusterUpdates: true,
    tls: url.protocol === "tls:" ? tls : null,
    name: "node-access",
    timeout: 5_000,
    ...(password ? { user: username, pass: password } : username && { token: username }),
  } as NodeConnectionOptions);
  reads.most = MAX_MESSAGES;
  return connection;
}
