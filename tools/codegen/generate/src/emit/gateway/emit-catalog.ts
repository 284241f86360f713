import { type Catalog, jsonRpcSurface } from "../../model/catalog.ts";
import { literal } from "@node-access/generate/emit/typescript";

/** Returns the text of `catalog.ts`. */
export function emitCatalog(catalog: Catalog): string {
  const { families, endpoints, surfaces, protocols, nodes } = catalog;
  const rows = Object.entries(protocols).map(([name, row]) => [
    name,
    {
      title: row.title,
      families: row.families,
      rpcPath: row.rpcPath ?? "",
      endpoints: row.endpoints ?? [],
      ...graphqlPathOf(row.families, families),
      ...(row.grpcPackage && { grpcPackage: row.grpcPackage }),
      ...(row.identity && { identity: row.identity }),
      ...(row.newest && { newest: row.newest }),
      ...(row.finalDepth !== undefined && { finalDepth: row.finalDepth }),
      ...(row.errorStatuses && { errorStatuses: row.errorStatuses }),
    },
  ]);
  const regions = Object.entries(nodes.providers).map(([name, provider]) => [name, provider.regions]);
  const accepted = Object.entries(endpoints).map(([name, { surface }]) => [
    name,
    surfaces[surface]?.credentials ?? [],
  ]);
  const kinds = Object.entries(catalog.credentials).map(([name, row]) => [
    name,
    { title: row.title, in: row.in, ...(row.header !== undefined && { header: row.header }) },
  ]);
  const jsonRpc = surfaces[jsonRpcSurface(catalog) ?? ""]?.credentials ?? [];
  const denied = Object.values(catalog.denied ?? {}).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([key]) => key !== "source")),
  );
  const networks = Object.entries(catalog.networks ?? {}).map(([name, { source: _source, ...facts }]) => [
    name,
    facts,
  ]);
  const chainIdMethods = Object.entries(families).flatMap(([name, { chainIdMethod }]) =>
    chainIdMethod === undefined ? [] : [[name, chainIdMethod]],
  );
  const identities = Object.entries(endpoints).flatMap(([name, { identity }]) =>
    identity === undefined ? [] : [[name, identity]],
  );
  const paths = Object.entries(endpoints).flatMap(([name, { title, families: own, rpcPath, batches }]) =>
    own === undefined
      ? []
      : [[name, { title, families: own, rpcPath, ...(batches === false && { batches }) }]],
  );
  const { shared } = nodes.types;
  return `// Generated from specs/catalog.yaml. Do not edit: change the spec and run \`npm run generate\`.

/** A group of JSON-RPC methods. */
export type Family = ${union(Object.keys(families))};

/** The endpoints of a node other than its main JSON-RPC. */
export type Endpoint = ${union(Object.keys(endpoints))};

/** A protocol of nodes. */
export type Protocol = ${union(Object.keys(protocols))};

/** The methods and endpoints of a protocol's nodes. */
export interface ProtocolFacts {
  readonly title: string;
  readonly families: readonly Family[];
  /** The path after the node's address for JSON-RPC. */
  readonly rpcPath: string;
  readonly endpoints: readonly Endpoint[];
  /** The path after the node's address for GraphQL over its JSON-RPC methods; \`undefined\` if its methods have no GraphQL. */
  readonly graphqlPath?: string;
  /** The proto package of the protocol's gRPC services. */
  readonly grpcPackage?: string;
  /** The gRPC call with an empty request that returns the genesis of the node's network, and the field of its response. */
  readonly identity?: { readonly call: string; readonly field: string };
  /** The gRPC call with an empty request that returns the node's newest block, and the path of its number in the response. */
  readonly newest?: { readonly call: string; readonly field: string };
  /** With how many confirmations a block counts as final, on chains whose nodes do not say which block is. */
  readonly finalDepth?: number;
  /**
   * The HTTP statuses of responses with a JSON-RPC error, by the error's code and for all others (\`default\`), if the
   * nodes do not send 200.
   */
  readonly errorStatuses?: Readonly<Record<string, number>>;
}

export const protocols: Readonly<Record<Protocol, ProtocolFacts>> = ${literal(Object.fromEntries(rows))};

/** The identification of a network. */
export interface NetworkFacts {
  readonly protocol: Protocol;
  /** The chain id that nodes return over JSON-RPC: a number on EVM networks. */
  readonly chainId?: number | string;
  /** Another identification, usually the hash of the first block. */
  readonly genesis?: string;
  /** With how many confirmations a block counts as final, if not with the protocol's. */
  readonly finalDepth?: number;
}

export const networks: Readonly<Record<string, NetworkFacts>> = ${literal(Object.fromEntries(networks))};

/** The methods that return the chain id of the node's network. */
export const chainIdMethods: { readonly [Name in Family]?: string } = ${literal(Object.fromEntries(chainIdMethods))};

/** Where endpoints return the genesis of a node's network: the path of a GET request, and a JSON Pointer. */
export const endpointIdentities: {
  readonly [Name in Endpoint]?: { readonly path: string; readonly pointer: string };
} = ${literal(Object.fromEntries(identities))};

/** JSON-RPC at a path of its own. */
export interface RpcEndpointFacts {
  readonly title: string;
  readonly families: readonly Family[];
  /** The path after the node's address. */
  readonly rpcPath: string;
  /** \`false\` if nodes take no batches there. */
  readonly batches?: false;
}

/** The endpoints for JSON-RPC. */
export const rpcEndpoints: { readonly [Name in Endpoint]?: RpcEndpointFacts } = ${literal(Object.fromEntries(paths))};

/** A kind of credential. */
export interface CredentialKind {
  /** Its name in errors. */
  readonly title: string;
  /** Where a request contains it: as the first segment of the path, or in a header. */
  readonly in: "path" | "header";
  /** The name of its own header. Without it, a credential in a header is in \`Authorization\`. */
  readonly header?: string;
}

export const credentialKinds: Readonly<Record<string, CredentialKind>> = ${literal(Object.fromEntries(kinds))};

/** The kinds of credential that JSON-RPC calls accept. */
export const jsonRpcCredentials: readonly string[] = ${literal(jsonRpc)};

/** The kinds of credential that each endpoint accepts; empty if requests are signed. */
export const endpointCredentials: Readonly<Record<Endpoint, readonly string[]>> = ${literal(Object.fromEntries(accepted))};

/** JSON-RPC methods that callers may not use. \`*\` matches any part of a name; upper and lower case are the same. */
export interface DeniedMethods {
  readonly methods: readonly string[];
  /** Exceptions that callers may use. */
  readonly except?: readonly string[];
  /** Whether methods in the specs are exceptions too. */
  readonly unlessNamed?: true;
}

export const deniedMethods: readonly DeniedMethods[] = ${literal(denied)};

/** The protocols of shared nodes. */
export const sharedProtocols: readonly Protocol[] = ${literal(shared.protocols === "all" ? Object.keys(protocols) : shared.protocols)};

/** The regions of each cloud provider. */
export const regions: Readonly<Record<string, readonly string[]>> = ${literal(Object.fromEntries(regions))};

/** The roles that a node can have in its network. */
export const roles: readonly string[] = ${literal(nodes.roles.values)};
`;
}

/** The path of GraphQL, if a protocol has a family with one. */
function graphqlPathOf(
  names: readonly string[],
  families: Catalog["families"],
): { readonly graphqlPath?: string } {
  const paths = names.flatMap((name) => families[name]?.graphqlPath ?? []);
  return paths[0] === undefined ? {} : { graphqlPath: paths[0] };
}

function union(names: readonly string[]): string {
  return names.map((name) => JSON.stringify(name)).join(" | ");
}
