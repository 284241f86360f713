import type { SpecFile } from "@node-access-tools/spec-file";
import { isObject, objectAt, objectsOf, type JsonObject } from "./json.ts";
import { literal } from "./literal.ts";

/** The text of `methods.ts`: what the gateway's policy and retries need of each family. */
export function emitMethods(families: ReadonlyMap<string, SpecFile>): string {
  const rows = [...families].map(([family, file]) => [family, methodsOf(file).map(row)]);
  return `// Generated from specs/rpc/*.openrpc.yaml. Do not edit: change the spec and run \`npm run generate\`.
import type { Family, Protocol } from "./catalog.ts";

/** What the gateway needs to know of a JSON-RPC method. */
export interface MethodFacts {
  readonly name: string;
  readonly idempotency: "safe" | "idempotent" | "write";
  /** Other names that callers may use. */
  readonly aliases?: readonly string[];
  /** The only protocols that offer it, where not all of its family do. */
  readonly protocols?: readonly Protocol[];
}

export const methods: Readonly<Record<Family, readonly MethodFacts[]>> = ${literal(Object.fromEntries(rows))};
`;
}

/** The text of `rpc-examples.ts`: each method's first example result, by method. */
export function emitRpcExamples(families: ReadonlyMap<string, SpecFile>): string {
  const examples = [...families.values()].flatMap((file) =>
    methodsOf(file).flatMap((method) => {
      const [pairing] = objectsOf(method["examples"]);
      const result = resolve(file, objectAt(pairing, "result"));
      return "value" in result ? [[method["name"], result["value"]]] : [];
    }),
  );
  return `// Generated from specs/rpc/*.openrpc.yaml. Do not edit: change the spec and run \`npm run generate\`.

/** The first example result of each method, which a stand-in answers with. */
export const rpcExamples: Readonly<Record<string, unknown>> = ${literal(Object.fromEntries(examples))};
`;
}

function methodsOf(file: SpecFile): readonly JsonObject[] {
  return objectsOf(objectAt(file.value)["methods"]);
}

function row(method: JsonObject): JsonObject {
  const aliases = method["x-aliases"];
  const protocols = method["x-protocols"];
  return {
    name: method["name"],
    idempotency: method["x-idempotency"],
    ...(Array.isArray(aliases) && { aliases }),
    ...(Array.isArray(protocols) && { protocols }),
  };
}

function resolve(file: SpecFile, value: JsonObject): JsonObject {
  const reference = value["$ref"];
  if (typeof reference !== "string" || !reference.startsWith("#/")) return value;
  const target = objectAt(file.value, ...reference.slice(2).split("/"));
  return isObject(target) ? target : value;
}
