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

/** What the tour sends to an anvil by itself, past the clients: to send, to sign and to mine. */
export const beyondTheSpecs: readonly string[] = ["eth_sendTransaction", "eth_signTransaction", "evm_*"];

/** What has responded in place of nodes, as a gateway's log has it. */
export class AnsweredBy {
  readonly #labels = new Map<string, string>();

  /** Takes an entry of the log. */
  readonly log = ({ event, node, part, by }: Readonly<Record<string, unknown>>): void => {
    if (event === "served without a node")
      this.#labels.set(`${String(node ?? "")} ${String(part)}`, String(by));
  };

  /** Makes a gateway ready for the tour. @param given - Its addresses, and the credentials that its first start gave. */
  open(
    given: Pick<OpenGateway, "url" | "grpcUrl" | "close">,
    { apiKey, nodes }: { apiKey: string; nodes: Readonly<Record<string, NodeAccess>> },
  ): OpenGateway {
    const nodeOf = (protocol: string): NodeAccess => {
      const node = nodes[protocol];
      if (node === undefined) throw new Error(`The gateway made no ${protocol} node`);
      return node;
    };
    return {
      ...given,
      wsUrl: given.url.replace(/^http/, "ws"),
      apiKey,
      nodeOf,
      answeredBy: (protocol, part) =>
        this.#labels.get(`${protocol === undefined ? "" : nodeOf(protocol).id} ${part}`),
    };
  }
}

/** Starts the gateway with its defaults. */
export async function openGateway(): Promise<OpenGateway> {
  const answeredBy = new AnsweredBy();
  const gateway = await createGateway({ allowMethods: beyondTheSpecs, log: answeredBy.log });
  const { url, grpcUrl, credentials } = gateway;
  const close = (): Promise<void> => gateway.close();
  return answeredBy.open({ url, grpcUrl: `http://${grpcUrl}`, close }, credentials);
}
