import { connect } from "../calls/grpc.ts";
import { type AnyRestClient, createRestClient } from "../calls/rest.ts";
import { type AnyRpcClient, createClient } from "../calls/rpc.ts";
import type { Apis } from "../check/find-apis.ts";
import type { RpcSurface } from "../facts/rpc-method.ts";
import type { RestMethodFacts } from "../generated/rest-methods.ts";

/** The clients of a node, each created once. */
export interface Clients {
  readonly apis: Apis;
  rpc(surface: RpcSurface): Promise<AnyRpcClient>;
  rest(facts: RestMethodFacts): Promise<AnyRestClient>;
  grpc(client: string): Promise<object>;
  close(): void;
}

export function createClients(apis: Apis, options: object): Clients {
  const created = new Map<string, Promise<object>>();
  const once = <Client extends object>(name: string, create: () => Promise<Client>): Promise<Client> => {
    const known = (created.get(name) as Promise<Client> | undefined) ?? create();
    created.set(name, known);
    return known;
  };
  return {
    apis,
    rpc: (surface) => once("rpc", () => createClient({ surface }, options)),
    rest: (facts) => once(`rest ${facts.operation ?? facts.spec}`, () => createRestClient(facts, options)),
    grpc: (client) => once("grpc", () => connect(client, options)),
    close() {
      for (const client of created.values())
        client.then(
          (one) => void (one as { close?(): unknown }).close?.(),
          () => {},
        );
    },
  };
}
