import { once } from "node:events";
import { createConnection, isIP, type Socket } from "node:net";
import {
  type NatsConnection,
  NatsConnectionImpl,
  type NodeConnectionOptions,
  setTransportFactory,
} from "@nats-io/transport-node";
import { NodeTransport } from "@nats-io/transport-node/lib/node_transport.js";
import type { AddressPolicy } from "./address-policy.ts";
import type { ServerAddress } from "./server-address.ts";

/** The client's transport leaves the connections open of servers that are frozen before they have introduced themselves. */
class ClosingTransport extends NodeTransport {
  override async dial({ hostname, port }: { hostname: string; port: number }): Promise<Socket> {
    this.socket = createConnection(port, hostname).setNoDelay(true);
    await once(this.socket, "connect");
    return this.socket;
  }

  override async close(error?: Error): Promise<void> {
    await super.close(error);
    this.socket?.destroy();
  }
}

/** Connects to a server of NATS, once. */
export async function connectNats(
  { url, host, port, username, password }: ServerAddress,
  policy: AddressPolicy,
): Promise<NatsConnection> {
  const addresses = await policy.resolve(host);
  // The certificate is for the host, not for the address that it has now. The types lack both.
  const tls: NodeConnectionOptions["tls"] & object & { host: string; servername: string } = {
    host,
    servername: isIP(host) ? "" : host,
  };
  setTransportFactory({ factory: () => new ClosingTransport() });
  return NatsConnectionImpl.connect({
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
}
