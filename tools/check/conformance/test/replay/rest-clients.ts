import { createFeederClient } from "@node-access/rpc/feeder";
import { createTezosClient } from "@node-access/tezos";
import { createTronClient } from "@node-access/tron";

/** A client of an API, whatever its methods. */
export type AnyRestClient = Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>;

/** The clients of an API, and how a program names them. */
export interface RestApi {
  readonly create: (endpoint: string) => object;
  readonly module: string;
  readonly type: string;
}

/** The APIs whose exchanges can be replayed, by the names of their specs. A rejected call must not be repeated. */
export const restApis: Readonly<Record<string, RestApi>> = {
  feeder: {
    create: (endpoint) => createFeederClient({ endpoint, retries: 0 }),
    module: "@node-access/rpc/feeder",
    type: "FeederClient",
  },
  tezos: {
    create: (endpoint) => createTezosClient({ endpoint, retries: 0 }),
    module: "@node-access/tezos",
    type: "TezosClient",
  },
  tron: {
    create: (endpoint) => createTronClient({ endpoint, retries: 0 }),
    module: "@node-access/tron",
    type: "TronClient",
  },
};
