import { type Catalog, jsonRpcSurface } from "../../model/catalog.ts";
import { mapValues } from "@node-access/generate/model";
import { literal } from "@node-access/generate/emit/typescript";

export function emitCatalog(catalog: Catalog): string {
  const { families, endpoints, surfaces, protocols, nodes } = catalog;
  const rows = mapValues(protocols, (row) => {
    const { title, families: own, rpcPath = "", endpoints: others = [] } = row;
    const { grpcPackage, identity, newest, finalDepth, errorStatuses } = row;
    const graphqlPath = own.flatMap((name) => families[name]?.graphqlPath ?? [])[0];
    const facts = { grpcPackage, identity, newest, finalDepth, errorStatuses };
    return { title, families: own, rpcPath, endpoints: others, graphqlPath, ...facts };
  });
  const regions = mapValues(nodes.providers, (provider) => provider.regions);
  const accepted = mapValues(endpoints, ({ surface }) => surfaces[surface]?.credentials ?? []);
  const kinds = mapValues(catalog.credentials, ({ title, in: place, header }) => ({
    title,
    in: place,
    header,
  }));
  const jsonRpc = surfaces[jsonRpcSurface(catalog) ?? ""]?.credentials ?? [];
  const denied = Object.values(catalog.denied ?? {}).map(({ source: _source, ...row }) => row);
  const networks = mapValues(catalog.networks ?? {}, ({ source: _source, ...facts }) => facts);
  const chainIdMethods = mapValues(families, ({ chainIdMethod }) => chainIdMethod);
  const identities = mapValues(endpoints, ({ identity }) => identity);
  const paths = mapValues(endpoints, ({ title, families: own, rpcPath, batches }) =>
    own === undefined ? undefined : { title, families: own, rpcPath, batches },
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

export const protocols: Readonly<Record<Protocol, ProtocolFacts>> = ${literal(rows)};

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

export const networks: Readonly<Record<string, NetworkFacts>> = ${literal(networks)};

/** The methods that return the chain id of the node's network. */
export const chainIdMethods: { readonly [Name in Family]?: string } = ${literal(chainIdMethods)};

/** Where endpoints return the genesis of a node's network: the path of a GET request, and a JSON Pointer. */
export const endpointIdentities: {
  readonly [Name in Endpoint]?: { readonly path: string; readonly pointer: string };
} = ${literal(identities)};

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
export const rpcEndpoints: { readonly [Name in Endpoint]?: RpcEndpointFacts } = ${literal(paths)};

/** A kind of credential. */
export interface CredentialKind {
  /** Its name in errors. */
  readonly title: string;
  /** Where a request contains it: as the first segment of the path, or in a header. */
  readonly in: "path" | "header";
  /** The name of its own header. Without it, a credential in a header is in \`Authorization\`. */
  readonly header?: string;
}

export const credentialKinds: Readonly<Record<string, CredentialKind>> = ${literal(kinds)};

/** The kinds of credential that JSON-RPC calls accept. */
export const jsonRpcCredentials: readonly string[] = ${literal(jsonRpc)};

/** The kinds of credential that each endpoint accepts; empty if requests are signed. */
export const endpointCredentials: Readonly<Record<Endpoint, readonly string[]>> = ${literal(accepted)};

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
export const sharedProtocols: readonly Protocol[] = ${literal(shared.protocols)};

/** The regions of each cloud provider. */
export const regions: Readonly<Record<string, readonly string[]>> = ${literal(regions)};

/** The roles that a node can have in its network. */
export const roles: readonly string[] = ${literal(nodes.roles.values)};
`;
}

function union(names: readonly string[]): string {
  return names.map((name) => JSON.stringify(name)).join(" | ");
}
