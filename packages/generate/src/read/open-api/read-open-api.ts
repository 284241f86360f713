import { withDirections } from "../../model/directions.ts";
import type { RestOperation } from "../../model/operation.ts";
import type { Spec } from "../../model/spec.ts";
import { entries, field, list, type SpecDocument, text } from "../spec-document.ts";
import type { Content } from "./content-reader.ts";
import { OperationReader } from "./operation-reader.ts";
import { type SchemaOptions, SchemaReader } from "../json-schema/schema-reader.ts";

/** The methods of an OpenAPI document. */
export interface ReadRest {
  readonly spec: Spec<RestOperation>;
  /** Bodies and responses that are not JSON, by method name. */
  readonly contents: ReadonlyMap<string, Content>;
}

const verbs = ["get", "put", "post", "patch", "delete"];

/** Fields of a path item that a client method cannot support, each with a remedy. */
const unsupportedInPath: Readonly<Record<string, string>> = {
  head: "remove it: methods return bodies",
  options: "remove it: methods return bodies",
  trace: "remove it: methods return bodies",
  servers: "remove it: a client has one endpoint, which its options name",
};

/** How an OpenAPI document is read. */
export interface OpenApiOptions extends SchemaOptions {
  /** The client's name, in Pascal case. */
  readonly name: string;
}

/** Reads an OpenAPI document. What is not supported is noted in the document. */
export function readOpenApi(spec: SpecDocument, { name, ...options }: OpenApiOptions): ReadRest {
  const { file } = spec;
  if (!/^3\.[01]\.\d+/.test(String(field(file.value, "openapi"))))
    spec.note(
      ["openapi"],
      "the document is not OpenAPI 3.0 or 3.1",
      "convert it, for example with swagger2openapi",
    );
  spec.check();
  const schemas = new SchemaReader(spec, options);
  const reader = new OperationReader(spec, schemas);
  const operations = entries(field(file.value, "paths")).flatMap(([path, given]) => {
    const item = spec.resolve({ value: given, path: ["paths", path] });
    if (!item) return [];
    for (const [key, remedy] of Object.entries(unsupportedInPath))
      if (field(item.value, key) !== undefined)
        spec.note([...item.path, key], `${key} is not supported`, remedy);
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
  if (operations.length === 0) spec.note(["paths"], "it has no operations", "describe one under paths");
  const types = schemas.types();
  const info = field(file.value, "info");
  const title = text(field(info, "title")) ?? name;
  const read: Spec<RestOperation> = {
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
  return { spec: read, contents: reader.contents };
}
