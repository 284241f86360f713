import { rowsHead } from "../rows.ts";
import { literal } from "@node-access/generate/emit/typescript";
import { identifier, type RpcSpec } from "@node-access/generate/model";
import { type Catalog, findServed } from "../../model/catalog.ts";
import { mapValues } from "@node-access/generate/model";

/** The text of `protocols.ts`: the protocols of the catalog, their endpoints and networks. */
export function emitProtocols(catalog: Catalog, { protocols: offered }: RpcSpec): string {
  const { protocols, endpoints, families, surfaces, networks = {} } = catalog;
  const entries = new Map(offered.map(({ name, rpcEntry }) => [name, rpcEntry]));
  const rows = mapValues(protocols, (row) => {
    const { title, families: own, rpcPath, endpoints: others = [], grpcClient, namedParams } = row;
    const [graphqlPath] = own.flatMap((name) => families[name]?.graphqlPath ?? []);
    const [chainIdMethod] = own.flatMap((name) => families[name]?.chainIdMethod ?? []);
    const facts = { graphqlPath, grpcClient, namedParams, chainIdMethod };
    const paths = [...others, ...findServed(catalog, own)];
    return { title, families: own, rpcPath, endpoints: paths, ...facts };
  });
  const others = mapValues(endpoints, ({ title, surface, families: own, rpcPath, namedParams, identity }) => {
    return { title, surface, families: own, rpcPath, namedParams, identity };
  });
  const tables = [...entries].flatMap(([name, entry]) =>
    entry === undefined
      ? []
      : [
          `  ${JSON.stringify(name)}: async () => (await import("@node-access/rpc/${entry}")).${identifier(name)},`,
        ],
  );
  const credentials = mapValues(surfaces, (row) => row.credentials);
  const ids = mapValues(networks, ({ protocol, chainId, genesis }) => ({ protocol, chainId, genesis }));
  return `${rowsHead("specs/catalog.yaml", "EndpointFacts, NetworkFacts, ProtocolFacts", "protocol-facts")}
/** All protocols by name. */
export const protocols: Readonly<Record<string, ProtocolFacts>> = ${literal(rows)};

/** All endpoints by name. */
export const endpoints: Readonly<Record<string, EndpointFacts>> = ${literal(others)};

/** The kinds of credential that each surface accepts. */
export const credentialKinds: Readonly<Record<string, readonly string[]>> = ${literal(credentials)};

/** All networks by name. */
export const networks: Readonly<Record<string, NetworkFacts>> = ${literal(ids)};

/** Loads the table of methods that a client needs, for protocols and endpoints whose name a client does not know. */
export const protocolTables: Readonly<Record<string, () => Promise<object>>> = {
${tables.join("\n")}
};
`;
}
