import type { NodeAccess } from "@node-access/gateway";
import { basic, urlToken } from "@node-access/rpc";
import { createFeederClient } from "@node-access/rpc/feeder";
import { createTezosClient, urlToken as tezosUrlToken, basic as tezosBasic } from "@node-access/tezos";
import { schemas as tezosSchemas } from "@node-access/tezos/schemas";
import { createTronClient, urlToken as tronUrlToken, basic as tronBasic } from "@node-access/tron";
import { schemas as tronSchemas } from "@node-access/tron/schemas";

/** A REST endpoint of nodes, which is called as the examples in its spec show. */
export interface RestSurface {
  /** The name of its spec and of the endpoint. */
  readonly spec: string;
  /** A protocol whose nodes have the endpoint. */
  readonly protocol: string;
  /** The JSON Schemas of its types by name, if its package has them. */
  readonly schemas?: object;
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
  {
    spec: "tezos",
    protocol: "tezos",
    schemas: tezosSchemas,
    clients: (endpoint, { key, username, password }) => ({
      "url-token": createTezosClient({ endpoint, credential: tezosUrlToken(key) }),
      basic: createTezosClient({ endpoint, credential: tezosBasic(username, password) }),
    }),
  },
  {
    spec: "tron",
    protocol: "tron",
    schemas: tronSchemas,
    clients: (endpoint, { key, username, password }) => ({
      "url-token": createTronClient({ endpoint, credential: tronUrlToken(key) }),
      basic: createTronClient({ endpoint, credential: tronBasic(username, password) }),
    }),
  },
];
