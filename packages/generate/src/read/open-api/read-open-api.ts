import { withDirections } from "../../model/directions.ts";
import type { RestOperation } from "../../model/operation.ts";
import type { Spec } from "../../model/spec.ts";
import { Mistakes } from "../../spec-file/mistakes.ts";
import { entries, field, list, type SpecDocument, type SpecSource, text } from "../spec-document.ts";
import { type OperationOptions, OperationReader } from "./operation-reader.ts";
import { type SchemaOptions, SchemaReader } from "../json-schema/schema-reader.ts";

const verbs = ["get", "put", "post", "patch", "delete", "options"];

/** Fields of a path item that a client has no method for, each with the reason and a remedy. */
const unsupportedInPath: Readonly<Record<string, readonly [what: string, remedy: string]>> = {
  head: ["HEAD is omitted: methods return bodies", "remove it"],
  trace: ["TRACE is omitted: no platform sends it", "remove it"],
  servers: [
    "servers of a path are ignored: its operations are sent to the client's endpoint",
    "generate a client for each endpoint",
  ],
};

/** How an OpenAPI document is read. */
export interface OpenApiOptions extends OperationOptions, SchemaOptions {
  /** The client's name, in Pascal case. */
  readonly name: string;
}

/** Reads an OpenAPI document. What is not supported is noted in the document. */
export function readOpenApi(spec: SpecDocument, { name, ...options }: OpenApiOptions): Spec<RestOperation> {
  const { file } = spec;
  const schemas = new SchemaReader(spec, options);
  const reader = new OperationReader(spec, schemas, options);
  const operations = entries(field(file.value, "paths")).flatMap(([path, given]) => {
    const item = spec.resolve({ value: given, path: ["paths", path] });
    if (!item) return [];
    for (const [key, why] of Object.entries(unsupportedInPath))
      if (field(item.value, key) !== undefined) spec.note([...item.path, key], ...why);
    const shared = list(field(item.value, "parameters")).map((value, index) => ({
      value,
      path: [...item.path, "parameters", index],
    }));
    return verbs.flatMap((verb) => {
      const value = field(item.value, verb);
      return value === undefined
        ? []
        : [reader.read({ value, path: [...item.path, verb] }, { path, verb, shared })];
    });
  });
  if (entries(field(file.value, "paths")).length === 0)
    spec.note(["paths"], "it has no operations", "describe one under paths");
  const types = schemas.types();
  const info = field(file.value, "info");
  const title = text(field(info, "title")) ?? name;
  return {
    kind: "rest",
    name,
    file: file.name,
    title,
    summary: text(field(info, "summary")) ?? title,
    sections: [],
    operations,
    types: withDirections(
      types,
      operations.flatMap(({ inputs }) => inputs.map(({ type }) => type)),
      operations.flatMap(({ outputs }) => outputs.flatMap(({ type = [] }) => type)),
    ),
  };
}

/** Checks that a file is an OpenAPI document of a supported version. */
export function checkOpenApiVersion(file: SpecSource): void {
  if (/^3\.[012](\.|$)/.test(String(field(file.value, "openapi")))) return;
  const what = "the document is not OpenAPI 3.0, 3.1 or 3.2";
  throw new Mistakes([file.mistake(["openapi"], what, "convert it, for example with swagger2openapi")]);
}
