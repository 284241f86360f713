import { literal } from "@node-access/generate/emit/typescript";
import type { RpcSpec } from "@node-access/generate/model";
import type { Catalog } from "../../model/catalog.ts";

/** The text of `protocols.ts`: the protocols of the catalog, their endpoints and networks. */
export function emitProtocols(catalog: Catalog, { protocols: offered }: RpcSpec): string {
  const { protocols, endpoints, families, surfaces, networks = {} } = catalog;
  const entries = new Map(offered.map(({ name, rpcEntry }) => [name, rpcEntry]));
  const rows = Object.entries(protocols).map(([name, row]) => [
    name,
    {
      title: row.title,
      families: row.families,
      ...(row.rpcPath !== undefined && { rpcPath: row.rpcPath }),
      endpoints: row.endpoints ?? [],
      ...graphqlOf(row.families, families),
      ...(row.grpcClient !== undefined && { grpcClient: row.grpcClient }),
      ...(row.namedParams !== undefined && { namedParams: row.namedParams }),
      ...chainIdOf(row.families, families),
    },
  ]);
  const others = Object.entries(endpoints).map(([name, row]) => [
    name,
    {
      title: row.title,
      surface: row.surface,
      ...(row.families !== undefined && { families: row.families }),
      ...(row.rpcPath !== undefined && { rpcPath: row.rpcPath }),
      ...(row.namedParams !== undefined && { namedParams: row.namedParams }),
      ...(row.identity !== undefined && { identity: row.identity }),
    },
  ]);
  const tables = [...entries].flatMap(([name, entry]) =>
    entry === undefined
      ? []
      : [
          `  ${JSON.stringify(name)}: async () => (await import("@node-access/rpc/${entry}")).${camel(name)},`,
        ],
  );
  const credentials = Object.entries(surfaces).map(([name, row]) => [name, row.credentials]);
  const ids = Object.entries(networks).map(([name, { protocol, chainId, genesis }]) => [
    name,
    { protocol, ...(chainId !== undefined && { chainId }), ...(genesis !== undefined && { genesis }) },
  ]);
  return `// Generated from specs/catalog.yaml. Do not edit: change the spec and run \`npm run generate\`.

/** A protocol of nodes. */
export interface ProtocolFacts {
  readonly title: string;
  /** The groups of JSON-RPC methods that its nodes may offer. */
  readonly families: readonly string[];
  /** The path of JSON-RPC requests, after the node's address. */
  readonly rpcPath?: string;
  /** The node's other endpoints. */
  readonly endpoints: readonly string[];
  readonly graphqlPath?: string;
  /** The name of the gRPC client, \`@node-access/grpc/<name>\`. */
  readonly grpcClient?: string;
  /** Whether params may be sent by name too, or only by name. */
  readonly namedParams?: true | "only";
  /** The method that returns the chain id of the node's network. */
  readonly chainIdMethod?: string;
}

/** An endpoint of a node other than its main JSON-RPC. */
export interface EndpointFacts {
  readonly title: string;
  readonly surface: string;
  /** The groups of JSON-RPC methods, if it is an endpoint for JSON-RPC. */
  readonly families?: readonly string[];
  readonly rpcPath?: string;
  readonly namedParams?: true | "only";
  /** Where to read the genesis of the node's network: the path of a GET, and a JSON Pointer into the response. */
  readonly identity?: { readonly path: string; readonly pointer: string };
}

/** A network, and what its nodes call it. */
export interface NetworkFacts {
  readonly protocol: string;
  readonly chainId?: number | string;
  readonly genesis?: string;
}

/** All protocols by name. */
export const protocols: Readonly<Record<string, ProtocolFacts>> = ${literal(Object.fromEntries(rows))};

/** All endpoints by name. */
export const endpoints: Readonly<Record<string, EndpointFacts>> = ${literal(Object.fromEntries(others))};

/** The kinds of credential that each surface accepts. */
export const credentialKinds: Readonly<Record<string, readonly string[]>> = ${literal(Object.fromEntries(credentials))};

/** All networks by name. */
export const networks: Readonly<Record<string, NetworkFacts>> = ${literal(Object.fromEntries(ids))};

/** Loads the table of methods that a client needs, for protocols and endpoints whose name a client does not know. */
export const protocolTables: Readonly<Record<string, () => Promise<object>>> = {
${tables.join("\n")}
};
`;
}

function graphqlOf(names: readonly string[], families: Catalog["families"]): object {
  const path = names.map((name) => families[name]?.graphqlPath).find((one) => one !== undefined);
  return path === undefined ? {} : { graphqlPath: path };
}

function chainIdOf(names: readonly string[], families: Catalog["families"]): object {
  const method = names.map((name) => families[name]?.chainIdMethod).find((one) => one !== undefined);
  return method === undefined ? {} : { chainIdMethod: method };
}

function camel(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
