import type { z } from "zod";
import { mapValues } from "@node-access/generate/model";
import type { catalogForm, rpcRow } from "./catalog-form.ts";

/** The service: its protocols, method families, endpoints and credentials, and the allowed values of a node record. */
export type Catalog = z.infer<typeof catalogForm>;
export type ProtocolRow = Catalog["protocols"][string];
/** JSON-RPC at one path of a protocol's nodes. */
export type RpcRow = z.infer<typeof rpcRow>;

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
