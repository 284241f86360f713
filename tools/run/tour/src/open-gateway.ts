import type { Credential } from "@node-access/auth";
import { createCredential } from "@node-access/cli/walk";
import { createGateway, type NodeAccess } from "@node-access/gateway";

/** A running gateway with the credentials of its first start, for the tour. */
export type OpenGateway = ReturnType<ServedBy["open"]>;

/** Methods that the tour calls on anvil past the clients: to send, sign and mine. */
export const beyondTheSpecs: readonly string[] = ["eth_sendTransaction", "eth_signTransaction", "evm_*"];

/** Collects from a gateway's log which calls were served without a node, and by what. */
export class ServedBy {
  readonly #labels = new Map<string, string>();

  /** Receives an entry of the log. */
  readonly log = ({ event, node, part, by }: Readonly<Record<string, unknown>>): void => {
    if (event === "served without a node")
      this.#labels.set(`${String(node ?? "")} ${String(part)}`, String(by));
  };

  /** Prepares a gateway for the tour, with the credentials of its first start. Its addresses begin with `http:`. */
  open(
    { url, grpcUrl, close }: { url: string; grpcUrl: string; close: () => Promise<void> },
    { apiKey, nodes }: { apiKey: string; nodes: Readonly<Record<string, NodeAccess>> },
  ) {
    const nodeOf = (protocol: string): NodeAccess => {
      const node = nodes[protocol];
      if (node === undefined) throw new Error(`The gateway has created no ${protocol} node`);
      return node;
    };
    return {
      url,
      wsUrl: url.replace(/^http/, "ws"),
      grpcUrl,
      apiKey,
      nodeOf,
      /** Names what last served this part of a node, or of no node, in place of an upstream: `simulator`. */
      servedBy: (protocol: string | undefined, part: string): string | undefined =>
        this.#labels.get(`${protocol === undefined ? "" : nodeOf(protocol).id} ${part}`),
      close,
    };
  }
}

/** Starts a gateway with its defaults. */
export async function openGateway(): Promise<OpenGateway> {
  const servedBy = new ServedBy();
  const gateway = await createGateway({
    allowMethods: beyondTheSpecs,
    // The tour receives events itself.
    streams: { allowPrivate: true },
    log: servedBy.log,
  });
  const { url, grpcUrl, credentials } = gateway;
  return servedBy.open({ url, grpcUrl: `http://${grpcUrl}`, close: () => gateway.close() }, credentials);
}

/** Creates a node's credential of a kind. */
export function credentialFor(kind: string, { key, username, password }: NodeAccess): Credential {
  return createCredential(kind, kind === "basic" ? `${username}:${password}` : key);
}

/** How the rows name a kind of credential. */
export function formatKind(kind: string): string {
  return kind.replace("-", " ").replace("url", "URL");
}
