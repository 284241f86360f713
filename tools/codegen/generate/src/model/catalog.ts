import { mapValues } from "@node-access/generate/model";

/** The service: its protocols, method families, endpoints and credentials, and the allowed values of a node record. */
export interface Catalog {
  readonly credentials: Record<string, CredentialRow>;
  readonly surfaces: Record<string, SurfaceRow>;
  readonly endpoints: Record<string, EndpointRow>;
  readonly families: Record<string, FamilyRow>;
  readonly familySets?: Record<string, FamilySetRow>;
  readonly protocols: Record<string, ProtocolRow>;
  readonly networks?: Record<string, NetworkRow>;
  /** JSON-RPC methods that the gateway rejects on every node. */
  readonly denied?: Record<string, DeniedRow>;
  readonly nodes: {
    readonly types: Record<"shared" | "dedicated", { protocols: readonly string[] | "all"; source: string }>;
    readonly roles: { values: readonly string[]; source: string };
    readonly statuses: { values: readonly string[]; source: string };
    readonly providers: Record<string, { regions: readonly string[]; source: string }>;
  };
}

interface Sourced {
  /** The document that states this fact. */
  readonly source: string;
}

interface Row extends Sourced {
  readonly title: string;
}

interface CredentialRow extends Row {
  /** Where a request carries the credential: in the first segment of the path, or in a header. */
  readonly in: "path" | "header";
  /** The name of its own header; without it, a credential in a header is in `Authorization`. */
  readonly header?: string;
}

interface SurfaceRow extends Row {
  /** The credential kinds that the surface accepts; empty if it needs no credential. */
  readonly credentials: readonly string[];
  /** Whether JSON-RPC calls use the credentials of this surface. */
  readonly jsonRpc?: true;
}

/** A pattern of method names. `*` matches any part of a name; case is ignored. */
interface DeniedRow extends Sourced {
  readonly methods: readonly string[];
  /** Methods that `methods` matches and that are allowed nevertheless. */
  readonly except?: readonly string[];
  /** Whether methods that the specs describe are allowed too. */
  readonly unlessNamed?: true;
}

/** JSON-RPC at one path of a protocol's nodes. */
export interface RpcRow extends Row {
  /** Keys of `families`. The spec may name sets of them: see {@link withFamilies}. */
  readonly families: readonly string[];
  /** The path of its requests, after the node's address. */
  readonly rpcPath?: string;
  /** The entry of `@node-access/rpc` with the table of its methods. Default: clients know them by the name of the protocol. */
  readonly rpcEntry?: string;
  /** The versions of the JSON-RPC specification that the nodes support, oldest first. */
  readonly versions?: readonly string[];
  /** The HTTP statuses of responses with a JSON-RPC error, by the error's code and for all others, if the nodes do not send 200. */
  readonly errorStatuses?: Readonly<Record<string, number>>;
  /** Whether nodes take the params of JSON-RPC methods by name too, or only by name. */
  readonly namedParams?: true | "only";
}

/** A further path of nodes, which may be one for JSON-RPC. */
interface EndpointRow extends Row, Omit<Partial<RpcRow>, keyof Row> {
  readonly surface: string;
  /** Where to read the genesis of a node's network: the path of a GET request, and a JSON Pointer into the response. */
  readonly identity?: { readonly path: string; readonly pointer: string };
  /** `false` if it takes no batches. */
  readonly batches?: false;
  /** In place of a path: the family whose protocols have the methods at their own path, if an operator adds a server for them. */
  readonly servedWith?: string;
}

interface FamilyRow extends Row {
  /** The method that returns the chain id of the node's network. */
  readonly chainIdMethod?: string;
  /** The path of GraphQL requests, after the node's address. */
  readonly graphqlPath?: string;
  /** Whether a client does not list the methods unless its program passes their table: they belong to one kind of chain. */
  readonly separate?: true;
  /** The methods that the service's interface names: the gateway offers these even where its nodes do not. */
  readonly named?: readonly string[];
}

interface FamilySetRow extends Sourced {
  /** Keys of `families`, and of `familySets` further up. */
  readonly families: readonly string[];
}

/** A network that nodes can belong to. Its name begins with the name of its protocol. */
interface NetworkRow extends Sourced {
  readonly protocol: string;
  /** The chain id that nodes return over JSON-RPC: a number on EVM networks. */
  readonly chainId?: number | string;
  /** A second identifier, usually the hash of the first block. */
  readonly genesis?: string;
  /** With how many confirmations a block counts as final, if not with the protocol's. */
  readonly finalDepth?: number;
}

export interface ProtocolRow extends RpcRow {
  readonly endpoints?: readonly string[];
  /** The proto package of the gRPC services, if `endpoints` has `grpc`. */
  readonly grpcPackage?: string;
  /** Where to read the genesis from a node with gRPC: a call with an empty request, and a field of its response. */
  readonly identity?: GrpcField;
  /** Where to read the number of its newest block. */
  readonly newest?: GrpcField;
  /** With how many confirmations a block counts as final, on chains whose nodes do not say which block is. */
  readonly finalDepth?: number;
  /** The name of the gRPC client, `@node-access/grpc/<name>`, if `grpcPackage` is set. */
  readonly grpcClient?: string;
}

/** A gRPC call with an empty request, and a field of its response; dots lead to fields of fields. */
export interface GrpcField {
  readonly call: string;
  readonly field: string;
}

/** Returns what has JSON-RPC methods: each protocol at its main path, and endpoints with an entry of their own. */
export function rpcRows({
  protocols,
  endpoints = {},
}: Pick<Catalog, "protocols"> & Partial<Pick<Catalog, "endpoints">>): [name: string, row: RpcRow][] {
  const paths = Object.entries(endpoints).flatMap(([name, { families, ...row }]): [string, RpcRow][] =>
    families === undefined || row.rpcEntry === undefined ? [] : [[name, { ...row, families }]],
  );
  return [...Object.entries(protocols), ...paths];
}

/** Returns the endpoints whose methods the nodes of a protocol may have at its own path, since the protocol has the family. */
export function findServed({ endpoints }: Pick<Catalog, "endpoints">, families: readonly string[]): string[] {
  return Object.entries(endpoints).flatMap(([name, { servedWith }]) =>
    servedWith !== undefined && families.includes(servedWith) ? [name] : [],
  );
}

/** Returns the catalog of a gateway, which has no path for these endpoints: their methods are among those of the protocols. */
export function withServed(catalog: Catalog): Catalog {
  const protocols = mapValues(catalog.protocols, (row) => {
    const own = findServed(catalog, row.families).flatMap((name) => catalog.endpoints[name]?.families ?? []);
    return { ...row, families: [...row.families, ...own] };
  });
  const paths = Object.entries(catalog.endpoints).filter(([, row]) => row.servedWith === undefined);
  return { ...catalog, protocols, endpoints: Object.fromEntries(paths) };
}

/** Returns the catalog with the families of each set in place of its name. */
export function withFamilies<C extends Pick<Catalog, "familySets" | "protocols" | "endpoints">>(
  catalog: C,
): C {
  const sets = new Map<string, readonly string[]>();
  const listFamilies = (names: readonly string[]): string[] => [
    ...new Set(names.flatMap((name) => sets.get(name) ?? [name])),
  ];
  for (const [name, { families }] of Object.entries(catalog.familySets ?? {}))
    sets.set(name, listFamilies(families));
  const expand = <R extends Partial<RpcRow>>(rows: Readonly<Record<string, R>>): Record<string, R> =>
    mapValues(rows, (row) => (row.families ? { ...row, families: listFamilies(row.families) } : row));
  return { ...catalog, protocols: expand(catalog.protocols), endpoints: expand(catalog.endpoints) };
}

/** Returns the surface whose credentials JSON-RPC calls use. */
export function jsonRpcSurface({ surfaces = {} }: Partial<Pick<Catalog, "surfaces">>): string | undefined {
  return Object.entries(surfaces).find(([, { jsonRpc }]) => jsonRpc)?.[0];
}

/** Returns the proto packages that gRPC clients are generated from, by client name: `{ tron: "protocol" }`. */
export function grpcPackages({ protocols }: Pick<Catalog, "protocols">): Record<string, string> {
  const clients = Object.values(protocols).flatMap(({ grpcClient, grpcPackage }) =>
    grpcClient !== undefined && grpcPackage !== undefined ? [[grpcClient, grpcPackage] as const] : [],
  );
  return Object.fromEntries(clients);
}
