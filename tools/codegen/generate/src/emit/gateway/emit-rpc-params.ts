import { reachableFrom, type RpcSpec } from "@node-access/generate/model";
import { literal } from "@node-access/generate/emit/typescript";
import { wireSchema } from "./wire-schema.ts";

/** Returns the text of `rpc-params.ts`: the schemas of each JSON-RPC method's params. */
export function emitRpcParams({ operations, types, sections }: RpcSpec): string {
  const findHome = (name: string): string => types[name]?.home ?? "";
  const methods = operations.map(({ name, key = name, inputs }) => [
    key,
    inputs.map((input) => ({
      name: input.name,
      required: input.required || undefined,
      schema: wireSchema(input.type, findHome),
    })),
  ]);
  const named = operations.filter(({ namedParams }) => namedParams === "only").map(({ name }) => name);
  const sent = operations.flatMap(({ inputs }) => inputs.map(({ type }) => type));
  const wanted = reachableFrom(sent, (name) => types[name]?.type);
  const homes = [...sections.map(({ name }) => name), "shared"];
  const schemas = homes.flatMap((home) => {
    const names = [...wanted].filter((name) => findHome(name) === home).toSorted();
    const entries = names.map((name) => [name, wireSchema(types[name]?.type ?? { kind: "any" }, findHome)]);
    return entries.length > 0 ? [[home, Object.fromEntries(entries)]] : [];
  });
  return `// Generated from specs/rpc/*.openrpc.yaml. Do not edit: change the spec and run \`npm run generate\`.

import type { RpcParam } from "../rows/rpc-param.ts";

export type * from "../rows/rpc-param.ts";

/** The params of each method, in order. Methods whose name another one has too have their family before it. */
export const rpcParams: Readonly<Record<string, readonly RpcParam[]>> = ${literal(Object.fromEntries(methods))};

/** The methods whose params nodes take by name only. */
export const namedMethods: ReadonlySet<string> = new Set(${literal(named)});

/** The schemas that params refer to, by spec and name. */
export const rpcSchemas: Readonly<Record<string, Readonly<Record<string, object>>>> = ${literal(Object.fromEntries(schemas))};
`;
}
