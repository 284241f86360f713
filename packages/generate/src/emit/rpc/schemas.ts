import { callable, kindsOf, namesOf, outputOf, type RpcSpec } from "../../model/json-rpc.ts";
import { definitions, objectSchema, paramsSchema } from "../../model/rpc-json-schema.ts";
import { doc } from "../typescript/text.ts";

/**
 * `schemas.ts`: JSON Schema 2020-12 of methods' params and results, so that users can validate values.
 *
 * @param header - Its first lines.
 */
export function emitSchemas(spec: RpcSpec, header: string): string {
  const methods = callable(spec).flatMap((method) =>
    namesOf(method).map((name): [string, object] => [
      name,
      { params: paramsSchema(method.inputs), result: objectSchema(outputOf(method)) },
    ]),
  );
  const kinds = spec.operations
    .flatMap(kindsOf)
    .map(([name, kind]): [string, object] => [
      name,
      { params: paramsSchema(kind.inputs), notification: objectSchema(kind.output) },
    ]);
  return [
    header,
    `\n${doc(["A JSON Schema of version 2020-12."], "")}export type JsonSchema = Readonly<Record<string, unknown>>;\n`,
    `\n${doc(["All types by name, under `$defs`. The other schemas refer to this one, so add it to the validator first.", "JSON Schema cannot describe bigints: validate the result of `JSON.parse`."], "")}`,
    `export const definitions: JsonSchema = ${parsed(definitions(spec.types))};\n`,
    `\n${doc(["The params and result of each method."], "")}`,
    "export const methodSchemas: Readonly<Record<string, { params: JsonSchema; result: JsonSchema }>> = ",
    `${parsed(Object.fromEntries(methods))};\n`,
    `\n${doc(["The notifications of each kind of subscription, and its params after the kind."], "")}`,
    "export const subscriptionSchemas: Readonly<Record<string, { params: JsonSchema; notification: JsonSchema }>> = ",
    `${parsed(Object.fromEntries(kinds))};\n`,
  ].join("");
}

/** Code that parses the value when it is loaded, which takes half the time of a literal. */
function parsed(data: unknown): string {
  const text = value(data, "").replaceAll(/[\\`]|\$\{/g, "\\$&");
  return `/* @__PURE__ */ JSON.parse(\`${text}\`)`;
}

function value(data: unknown, indent: string): string {
  if (typeof data !== "object" || data === null) return JSON.stringify(data);
  const inner = `${indent}  `;
  const isArray = Array.isArray(data);
  const parts = Object.entries(data).map(
    ([name, part]) => (isArray ? "" : `${JSON.stringify(name)}: `) + value(part, inner),
  );
  const [open, close] = isArray ? ["[", "]"] : ["{ ", " }"];
  if (parts.length === 0) return isArray ? "[]" : "{}";
  const flat = `${open}${parts.join(", ")}${close}`;
  if (!flat.includes("\n") && flat.length + indent.length <= 90) return flat;
  const lines = parts.map((part) => inner + part).join(",\n");
  return `${open.trim()}\n${lines}\n${indent}${close.trim()}`;
}
