import { createObjectSchema, type RpcMethod, type RpcSpec } from "@node-access/generate/model";
import { parsedRows } from "./parsed-rows.ts";

/** The text of `rpc-variants.ts`: the results that params select. Only checks of results load it. */
export function emitRpcVariants({ operations, types }: RpcSpec): string {
  const rows = operations.filter(({ overloads }) => overloads.length > 0).map(createRow);
  return `// Generated from specs/rpc. Do not edit: change the spec and run \`npm run generate\`.

import type { RpcVariant } from "../rows/rpc-variant.ts";

export type * from "../rows/rpc-variant.ts";

/** The variants of each method with several, by its name in schemas. The first one that matches is meant. */
export const rpcVariants: Readonly<Record<string, readonly RpcVariant[]>> = ${parsedRows(Object.fromEntries(rows))};

/** By family, what its chains have in place of types of others: the name in \`chains/schemas\` by the name of what it replaces. */
export const typeReplacements: Readonly<Record<string, Readonly<Record<string, string>>>> = ${parsedRows(replacementsIn(types))};
`;
}

function replacementsIn(types: RpcSpec["types"]): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const rows: Record<string, Record<string, string>> = {};
  for (const { name, home = "", replaces } of Object.values(types))
    if (replaces !== undefined) (rows[home] ??= {})[replaces] = name;
  return rows;
}

function createRow({ name, key = name, inputs, overloads }: RpcMethod): [key: string, variants: object[]] {
  const findPosition = (input: string): number => inputs.findIndex((one) => one.name === input);
  const variants = overloads.map(({ inputs: narrower, required = [], output }) => {
    const params = Object.entries(narrower).map(([input, type]) => [
      findPosition(input),
      createObjectSchema(type),
    ]);
    return {
      params: Object.fromEntries(params) as object,
      ...(required.length > 0 && { given: required.map(findPosition) }),
      result: createObjectSchema(output),
    };
  });
  return [key, variants];
}
