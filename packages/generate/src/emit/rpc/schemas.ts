import { callable, listKinds, listNames, readOutput, type RpcSpec } from "../../model/json-rpc.ts";
import { definitions, createObjectSchema, createParamsSchema } from "../../model/rpc-json-schema.ts";
import type { RpcMethod } from "../../model/rpc-method.ts";
import { doc, fillLines } from "../typescript/text.ts";

/** `schemas.ts`: JSON Schema 2020-12 of methods' params and results, so that users can validate values. */
export function emitSchemas(spec: RpcSpec, header: string): string {
  const takesNames = spec.protocols.some(({ namedParams }) => namedParams);
  const hasNames = ({ namedParams, inputs }: RpcMethod): boolean =>
    (takesNames || namedParams !== undefined) && inputs.length > 0;
  const methods = callable(spec).flatMap((method) =>
    listNames(method).map((name): [string, object] => [
      name,
      {
        params: createParamsSchema(method.inputs),
        ...(hasNames(method) && namesIn(method)),
        result: createObjectSchema(readOutput(method)),
      },
    ]),
  );
  const names = callable(spec).some(hasNames)
    ? "paramNames?: readonly string[]; requiredParams?: readonly string[]; "
    : "";
  const kinds = spec.operations
    .flatMap(listKinds)
    .map(([name, kind]): [string, object] => [
      name,
      { params: createParamsSchema(kind.inputs), notification: createObjectSchema(kind.output) },
    ]);
  return [
    header,
    `\n${doc(["A JSON Schema of version 2020-12."], "")}export type JsonSchema = Readonly<Record<string, unknown>>;\n`,
    `\n${doc(["All types by name, under `$defs`. The other schemas refer to this one, so add it to the validator first.", "JSON Schema cannot describe bigints: validate the result of `JSON.parse`."], "")}`,
    `export const definitions: JsonSchema = ${parsed(definitions(spec.types))};\n`,
    `\n${doc([names === "" ? "The params and result of each method." : "The params and result of each method; and, if params can be passed by name, their names in order and which of them are required."], "")}`,
    `export const methodSchemas: Readonly<Record<string, { params: JsonSchema; ${names}result: JsonSchema }>> = `,
    `${parsed(Object.fromEntries(methods))};\n`,
    `\n${doc(["The notifications of each kind of subscription, and its params after the kind."], "")}`,
    "export const subscriptionSchemas: Readonly<Record<string, { params: JsonSchema; notification: JsonSchema }>> = ",
    `${parsed(Object.fromEntries(kinds))};\n`,
  ].join("");
}

/** The names of params, which their schema as an array lacks; and those that are required, unless it says which. */
function namesIn({ inputs }: RpcMethod): object {
  const required = inputs.filter((input) => input.required);
  const isFirst = required.every((input, index) => input === inputs[index]);
  return {
    paramNames: inputs.map(({ name }) => name),
    ...(!isFirst && { requiredParams: required.map(({ name }) => name) }),
  };
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
  const isRow = isArray && !data.some((part) => typeof part === "object");
  const lines = isRow
    ? fillLines(
        parts.map((part) => `${part},`),
        inner,
      ).slice(0, -2)
    : parts.map((part) => inner + part).join(",\n");
  return `${open.trim()}\n${lines}\n${indent}${close.trim()}`;
}
