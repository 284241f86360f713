import { join } from "node:path";
import { emitNullRound, emitUpstreamErrors } from "./emit/emit-upstream-errors.ts";
import type { Generate } from "./generator.ts";
import { readUpstreamErrors } from "./load/upstream-errors/read-upstream-errors.ts";
import type { Catalog } from "./model/catalog.ts";

/** Generates the catalog's facts for `packages/auth`, and what errors of nodes mean for `packages/transport` and `packages/rpc`. */
export const generate: Generate = (loader, output) => {
  const { root } = loader;
  const errors = readUpstreamErrors(root);
  output.put([
    [join(root, "packages/auth/src/generated/surfaces.ts"), emitSurfaces(loader.catalog())],
    [join(root, "packages/transport/src/generated/upstream-errors.ts"), emitUpstreamErrors(errors)],
    [join(root, "packages/rpc/src/generated/null-round.ts"), emitNullRound(errors)],
  ]);
};

export function emitSurfaces(catalog: Catalog): string {
  const rows = Object.entries(catalog.surfaces).map(([key, { credentials }]) => ({
    key,
    kinds: credentials.map((kind) => JSON.stringify(kind)),
  }));
  return `// Generated from specs/catalog.yaml. Do not edit: change the spec and run \`npm run generate\`.

/** A part of the service with its own set of accepted credential kinds. */
export type Surface = ${rows.map(({ key }) => `"${key}"`).join(" | ")};

/** The credential kinds that each surface accepts. */
export interface AcceptedCredentials {
${rows.map(({ key, kinds }) => `  ${key}: ${kinds.join(" | ") || "never"};`).join("\n")}
}

/** {@link AcceptedCredentials} as a value. */
export const acceptedCredentials: Readonly<Record<Surface, readonly string[]>> = {
${rows.map(({ key, kinds }) => `  ${key}: [${kinds.join(", ")}],`).join("\n")}
};
`;
}
