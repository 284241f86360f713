import type { Catalog } from "@node-access-tools/gen-catalog";
import { literal } from "./literal.ts";

/** The text of `catalog.ts`. */
export function emitCatalog({ families, endpoints, protocols, nodes }: Catalog): string {
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
  const { shared } = nodes.types;
  return `// Generated from specs/catalog.yaml. Do not edit: change the spec and run \`npm run generate\`.

/** A group of JSON-RPC methods. */
export type Family = ${union(Object.keys(families))};

/** What a node can be asked besides JSON-RPC. */
export type Endpoint = ${union(Object.keys(endpoints))};

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
