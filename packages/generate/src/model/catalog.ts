/** What the service offers, and where: protocols, method families, endpoints, credentials, and what a node record may say. */
export interface Catalog {
  /** The kinds of credential. */
  readonly credentials: Record<string, CredentialRow>;
  readonly surfaces: Record<string, SurfaceRow>;
  readonly endpoints: Record<string, EndpointRow>;
  readonly families: Record<string, FamilyRow>;
  readonly protocols: Record<string, ProtocolRow>;
  readonly networks?: Record<string, NetworkRow>;
  /** JSON-RPC methods that callers may not use, whatever a node has. */
  readonly denied?: Record<string, DeniedRow>;
  readonly nodes: {
    readonly types: Record<"shared" | "dedicated", { protocols: readonly string[] | "all"; source: string }>;
    readonly roles: { values: readonly string[]; source: string };
    readonly statuses: { values: readonly string[]; source: string };
    readonly providers: Record<string, { regions: readonly string[]; source: string }>;
  };
}

interface Row {
  readonly title: string;
  /** Where the fact comes from. */
  readonly source: string;
}

interface CredentialRow extends Row {
  /** Where a request has it: as the first segment of the path, or in a header. */
  readonly in: "path" | "header";
}

interface SurfaceRow extends Row {
  /** The credential kinds it takes; none if it takes none. */
  readonly credentials: readonly string[];
  /** Whether JSON-RPC calls take them. */
  readonly jsonRpc?: true;
}

/** Names, with `*` for any part of one; capital letters and small ones are the same. */
interface DeniedRow {
  readonly methods: readonly string[];
  /** What is let through of `methods`. */
  readonly except?: readonly string[];
  /** Whether what the specs name is let through too. */
  readonly unlessNamed?: true;
  /** Where the fact comes from. */
  readonly source: string;
}

interface EndpointRow extends Row {
  readonly surface: string;
  /** Where a node tells the genesis of its network: the path of a GET, and a JSON pointer into the response. */
  readonly identity?: { readonly path: string; readonly pointer: string };
}

interface FamilyRow extends Row {
  /** The method that tells the chain id of the node's network. */
  readonly chainIdMethod?: string;
}

/** A network that nodes may belong to. Its name begins with that of its protocol. */
interface NetworkRow {
  readonly protocol: string;
  /** What nodes tell over JSON-RPC: a number on EVM networks. */
  readonly chainId?: number | string;
  /** What else identifies it: mostly the hash of its first block. */
  readonly genesis?: string;
  /** Where the fact comes from. */
  readonly source: string;
}

export interface ProtocolRow extends Row {
  /** Keys of `families`. */
  readonly families: readonly string[];
  /** What follows the node's address for JSON-RPC. */
  readonly rpcPath?: string;
  /** The versions of the specification of its JSON-RPC methods that its nodes speak, oldest first. */
  readonly versions?: readonly string[];
  /** Keys of `endpoints`. */
  readonly endpoints?: readonly string[];
  /** The proto package of its gRPC services, if `endpoints` has `grpc`. */
  readonly grpcPackage?: string;
  /** Where a node with gRPC tells the genesis of its network: a call with an empty request, and a field of its response. */
  readonly identity?: { readonly call: string; readonly field: string };
  /** The name of their client, `@node-access/grpc/<name>`, where `grpcPackage` is stated. */
  readonly grpcClient?: string;
}

/** The surface whose credentials JSON-RPC calls take. */
export function jsonRpcSurface({ surfaces = {} }: Partial<Pick<Catalog, "surfaces">>): string | undefined {
  return Object.entries(surfaces).find(([, { jsonRpc }]) => jsonRpc)?.[0];
}

/** The proto packages that gRPC clients are generated from, by the name of the client: `{ tron: "protocol" }`. */
export function grpcPackages({ protocols }: Pick<Catalog, "protocols">): Record<string, string> {
  const clients = Object.values(protocols).flatMap(({ grpcClient, grpcPackage }) =>
    grpcClient !== undefined && grpcPackage !== undefined ? [[grpcClient, grpcPackage] as const] : [],
  );
  return Object.fromEntries(clients);
}
