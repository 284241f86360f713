import type { NodeAccess } from "@node-access/gateway";
import { basic, urlToken } from "@node-access/rpc";
import { createFeederClient } from "@node-access/rpc/feeder";

/** A REST endpoint of nodes, which is called as the examples in its spec show. */
export interface RestSurface {
  /** The name of its spec and of the endpoint. */
  readonly spec: string;
  /** A protocol whose nodes have the endpoint. */
  readonly protocol: string;
  /** Creates its clients for a node, by the kind of credential. */
  readonly clients: (endpoint: string, node: NodeAccess) => Readonly<Record<string, RestClient>>;
}

interface RestClient {
  close(): Promise<void>;
}

export const restSurfaces: readonly RestSurface[] = [
  {
    spec: "feeder",
    protocol: "starknet",
    clients: (endpoint, { key, username, password }) => ({
      "URL token": createFeederClient({ endpoint, credential: urlToken(key) }),
      basic: createFeederClient({ endpoint, credential: basic(username, password) }),
    }),
  },
];
