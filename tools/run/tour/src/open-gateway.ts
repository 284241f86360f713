import { createGateway, type NodeAccess } from "@node-access/gateway";

/** A gateway with its first credentials, for the tour. */
export interface OpenGateway {
  /** `http://host:port`. */
  readonly url: string;
  /** `ws://host:port`. */
  readonly wsUrl: string;
  /** `http://host:port` of gRPC. */
  readonly grpcUrl: string;
  readonly apiKey: string;
  /** The node of a protocol. */
  readonly nodeOf: (protocol: string) => NodeAccess;
  /** Says what has responded in place of this part of a node, or of no node, once it has: `simulator`. */
  readonly answeredBy: (protocol: string | undefined, part: string) => string | undefined;
  readonly close: () => Promise<void>;
}

/** What an anvil is asked by the tour itself, past the clients: to send, to sign and to mine. */
const beyondTheSpecs = ["eth_sendTransaction", "eth_signTransaction", "evm_*"];

/** Starts the gateway with its defaults. */
export async function openGateway(): Promise<OpenGateway> {
  const labels = new Map<string, string>();
  const gateway = await createGateway({
    allowMethods: beyondTheSpecs,
    log: ({ event, node, part, by }) => {
      if (event === "answered without a node")
        labels.set(`${String(node ?? "")} ${String(part)}`, String(by));
    },
  });
  const { apiKey, nodes } = gateway.credentials;
  const nodeOf = (protocol: string): NodeAccess => {
    const node = nodes[protocol];
    if (node === undefined) throw new Error(`The gateway made no ${protocol} node`);
    return node;
  };
  return {
    url: gateway.url,
    wsUrl: gateway.url.replace(/^http/, "ws"),
    grpcUrl: `http://${gateway.grpcUrl}`,
    apiKey,
    nodeOf,
    answeredBy: (protocol, part) =>
      labels.get(`${protocol === undefined ? "" : nodeOf(protocol).id} ${part}`),
    close: () => gateway.close(),
  };
}
