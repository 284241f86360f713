import { reachableFrom } from "../../model/references.ts";
import { withDirections } from "../../model/directions.ts";
import { receivedTypes, sentTypes, withRequestTypes } from "../../model/request-types.ts";
import type { RestOperation, Server, Spec, Types } from "../../model/index.ts";
import { Mistakes } from "../../spec-file/mistakes.ts";
import { field, formatValue, list, type Part, type SpecDocument, type SpecSource } from "../spec-document.ts";
import type { Selectable, Selection } from "../selection.ts";
import { type OperationOptions, OperationReader, nameOperation } from "./operation-reader.ts";
import type { Place } from "./parameter-reader.ts";
import { SecurityReader } from "./security-reader.ts";
import { ServerReader } from "./server-reader.ts";
import { type SchemaOptions, SchemaReader } from "../json-schema/schema-reader.ts";

const verbs = ["get", "head", "query", "put", "post", "patch", "delete", "options"];

export interface OpenApiOptions extends OperationOptions, SchemaOptions {
  /** The client's name, in Pascal case. */
  readonly name: string;
  readonly selection?: Selection;
}

/** Reads an OpenAPI document. What is not supported is noted in the document. */
export function readOpenApi(
  spec: SpecDocument,
  { name, selection, ...options }: OpenApiOptions,
): Spec<RestOperation> {
  const { file, root } = spec;
  const schemas = new SchemaReader(spec, options);
  const security = new SecurityReader(spec);
  const reader = new OperationReader(schemas, security, new ServerReader(spec), options);
  const paths = root.at("paths");
  const read = paths.entries().flatMap(([path, given]) => {
    const item = given.follow();
    if (!item) return [];
    if (item.get("trace") !== undefined)
      item.noteAt("trace", "TRACE is omitted: fetch and undici cannot send it", "remove it");
    const shared = item.items("parameters");
    return listOperations(item).flatMap(({ operation, verb, method }) =>
      selection?.selects(listSelectable(operation, path, verb, method)) === false
        ? []
        : reader.read(operation, { path, verb, method, shared, item }),
    );
  });
  if (paths.entries().length === 0) paths.note("it has no operations", "describe one under paths");
  const all = schemas.types();
  const used = selection?.isPartial ? findUsedTypes(all, read) : all;
  const { operations, types } = withRequestTypes(
    { operations: read, types: used },
    options.taken ?? new Set(),
  );
  const info = root.at("info");
  const title = info.text("title") ?? name;
  return {
    kind: "rest",
    name,
    file: file.name,
    title,
    summary: info.text("summary") ?? title,
    sections: [],
    operations,
    security: security.used(),
    servers: listServers(operations),
    types: withDirections(types, operations.flatMap(sentTypes), operations.flatMap(receivedTypes)),
  };
}

/** The operations of a path item, and their HTTP methods. Those of `additionalOperations` are any others. */
function listOperations(item: Part): (Pick<Place, "method" | "verb"> & { readonly operation: Part })[] {
  const usual = verbs.flatMap((verb) =>
    item.get(verb) === undefined ? [] : [{ operation: item.at(verb), verb, method: verb.toUpperCase() }],
  );
  const others = item.entries("additionalOperations").flatMap(([verb, operation]) => {
    if (verbs.includes(verb.toLowerCase())) {
      const what = `${verb} is omitted: additionalOperations is for other methods only`;
      operation.note(what, `write ${verb.toLowerCase()} in the path item`);
      return [];
    }
    if (/^[\w!#$%&'*+.^`|~-]+$/.test(verb) && !/^(connect|trace|track)$/i.test(verb))
      return [{ operation, verb, method: verb }];
    operation.note(`${verb} is omitted: fetch cannot send this method`, "remove it");
    return [];
  });
  return [...usual, ...others];
}

function listServers(operations: readonly RestOperation[]): Server[] {
  const all = operations.flatMap(({ content }) => content?.server ?? []);
  return [...new Map(all.map((server) => [server.url, server])).values()];
}

function listSelectable(operation: Part, path: string, verb: string, method: string): Selectable {
  const id = operation.text("operationId");
  return {
    tags: list(operation.get("tags")).map(formatValue),
    path,
    methods: [...(id === undefined ? [] : [id]), nameOperation(id, verb, path), method],
  };
}

function findUsedTypes(types: Types, operations: readonly RestOperation[]): Types {
  const from = [...operations.flatMap(sentTypes), ...operations.flatMap(receivedTypes)];
  const used = reachableFrom(from, (name) => types[name]?.type);
  return Object.fromEntries(Object.entries(types).filter(([name]) => used.has(name)));
}

export function checkOpenApiVersion(file: SpecSource): void {
  const version = formatValue(field(file.value, "openapi"));
  // Without quotation marks, YAML reads 3.0 as the number 3.
  if (/^3(\.[012](\.|$)|$)/.test(version)) return;
  const what = `OpenAPI ${version} is not supported`;
  throw new Mistakes([file.mistake(["openapi"], what, "write Swagger 2.0, or OpenAPI 3.0, 3.1 or 3.2")]);
}
