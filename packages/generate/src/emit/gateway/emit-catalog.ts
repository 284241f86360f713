import type { Catalog } from "../../load/catalog/index.ts";
import { literal } from "./literal.ts";

/** The text of `catalog.ts`. */
export function emitCatalog(catalog: Catalog): string {
  const { families, endpoints, surfaces, protocols, nodes } = catalog;
  const rows = Object.entries(protocols).map(([name, row]) => [
    name,
    {
      title: row.title,
      families: row.families,
      rpcPath: row.rpcPath ?? "",
      endpoints: row.endpoints ?? [],
      ...(row.grpcPackage && { grpcPackage: row.grpcPackage }),
    },
  ]);
  const regions = Object.entries(nodes.providers).map(([name, provider]) => [name, provider.regions]);
  const accepted = Object.entries(endpoints).map(([name, { surface }]) => [
    name,
    surfaces[surface]?.credentials ?? [],
  ]);
  const denied = Object.values(catalog.denied ?? {}).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([key]) => key !== "source")),
  );
  const { shared } = nodes.types;
  return `// Generated from specs/catalog.yaml. Do not edit: change the spec and run \`npm run generate\`.

/** A group of JSON-RPC methods. */
export type Family = ${union(Object.keys(families))};

/** What a node can be asked besides JSON-RPC. */
export type Endpoint = ${union(Object.keys(endpoints))};

/** A protocol that nodes speak. */
export type Protocol = ${union(Object.keys(protocols))};

/** What a protocol's nodes offer. */
export interface ProtocolFacts {
  readonly title: string;
  readonly families: readonly Family[];
  /** What follows the node's address for JSON-RPC. */
  readonly rpcPath: string;
  readonly endpoints: readonly Endpoint[];
  /** The proto package of its gRPC services. */
  readonly grpcPackage?: string;
}

export const protocols: Readonly<Record<Protocol, ProtocolFacts>> = ${literal(Object.fromEntries(rows))};

/** The kinds of credential that each endpoint takes; none where requests are signed. */
export const endpointCredentials: Readonly<Record<Endpoint, readonly string[]>> = ${literal(Object.fromEntries(accepted))};

/** JSON-RPC methods that callers may not use. \`*\` is any part of a name; capital letters and small ones are the same. */
export interface DeniedMethods {
  readonly methods: readonly string[];
  /** What is let through of them. */
  readonly except?: readonly string[];
  /** Whether what the specs name is let through too. */
  readonly unlessNamed?: true;
}

export const deniedMethods: readonly DeniedMethods[] = ${literal(denied)};

/** The protocols that shared nodes are offered for. */
export const sharedProtocols: readonly Protocol[] = ${literal(shared.protocols === "all" ? Object.keys(protocols) : shared.protocols)};

/** The regions of each cloud provider. */
export const regions: Readonly<Record<string, readonly string[]>> = ${literal(Object.fromEntries(regions))};

/** The role of a node in its network. */
export const roles: readonly string[] = ${literal(nodes.roles.values)};
`;
}

function union(names: readonly string[]): string {
  return names.map((name) => JSON.stringify(name)).join(" | ");
}
