import { reachableFrom } from "../../model/references.ts";
import { withDirections } from "../../model/directions.ts";
import { receivedTypes, sentTypes, withRequestTypes } from "../../model/request-types.ts";
import type { RestOperation } from "../../model/operation.ts";
import type { Server } from "../../model/server.ts";
import type { Spec, Types } from "../../model/spec.ts";
import { Mistakes } from "../../spec-file/mistakes.ts";
import {
  entries,
  field,
  list,
  type Placed,
  type SpecDocument,
  type SpecSource,
  text,
} from "../spec-document.ts";
import type { Selectable, Selection } from "../selection.ts";
import { type OperationOptions, OperationReader, nameOperation } from "./operation-reader.ts";
import type { Place } from "./parameter-reader.ts";
import { SecurityReader } from "./security-reader.ts";
import { type SchemaOptions, SchemaReader } from "../json-schema/schema-reader.ts";

const verbs = ["get", "head", "query", "put", "post", "patch", "delete", "options"];

/** Fields of a path item that a client has no method for, each with the reason and a remedy. */
const unsupportedInPath: Readonly<Record<string, readonly [what: string, remedy: string]>> = {
  trace: ["TRACE is omitted: fetch and undici cannot send it", "remove it"],
};

/** How an OpenAPI document is read. */
export interface OpenApiOptions extends OperationOptions, SchemaOptions {
  /** The client's name, in Pascal case. */
  readonly name: string;
  /** Selects the operations. Default: all. */
  readonly selection?: Selection;
}

/** Reads an OpenAPI document. What is not supported is noted in the document. */
export function readOpenApi(
  spec: SpecDocument,
  { name, selection, ...options }: OpenApiOptions,
): Spec<RestOperation> {
  const { file } = spec;
  const schemas = new SchemaReader(spec, options);
  const security = new SecurityReader(spec);
  const reader = new OperationReader(spec, schemas, security, options);
  const read = entries(field(file.value, "paths")).flatMap(([path, given]) => {
    const item = spec.resolve({ value: given, path: ["paths", path] });
    if (!item) return [];
    for (const [key, why] of Object.entries(unsupportedInPath))
      if (field(item.value, key) !== undefined) spec.note([...item.path, key], ...why);
    const shared = list(field(item.value, "parameters")).map((value, index) => ({
      value,
      path: [...item.path, "parameters", index],
    }));
    return listOperations(item, spec).flatMap(({ verb, method, ...described }) =>
      selection?.selects(listSelectable(described.value, path, verb, method)) === false
        ? []
        : reader.read(described, { path, verb, method, shared, item }),
    );
  });
  if (entries(field(file.value, "paths")).length === 0)
    spec.note(["paths"], "it has no operations", "describe one under paths");
  const all = schemas.types();
  const used = selection?.isPartial ? findUsedTypes(all, read) : all;
  const { operations, types } = withRequestTypes(
    { operations: read, types: used },
    options.taken ?? new Set(),
  );
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
    security: security.used(),
    servers: listServers(operations),
    types: withDirections(types, operations.flatMap(sentTypes), operations.flatMap(receivedTypes)),
  };
}

/** The operations of a path item, and their HTTP methods. Those of `additionalOperations` are any others. */
function listOperations(
  { value, path }: Placed,
  spec: SpecDocument,
): (Placed & Pick<Place, "method" | "verb">)[] {
  const usual = verbs.flatMap((verb) => {
    const operation = field(value, verb);
    return operation === undefined
      ? []
      : [{ value: operation, path: [...path, verb], verb, method: verb.toUpperCase() }];
  });
  const others = entries(field(value, "additionalOperations")).flatMap(([verb, operation]) => {
    const at = [...path, "additionalOperations", verb];
    if (verbs.includes(verb.toLowerCase())) {
      const what = `${verb} is omitted: additionalOperations is for other methods only`;
      spec.note(at, what, `write ${verb.toLowerCase()} in the path item`);
      return [];
    }
    if (/^[\w!#$%&'*+.^`|~-]+$/.test(verb) && !/^(connect|trace|track)$/i.test(verb))
      return [{ value: operation, path: at, verb, method: verb }];
    spec.note(at, `${verb} is omitted: fetch cannot send this method`, "remove it");
    return [];
  });
  return [...usual, ...others];
}

/** The servers of operations, each once. */
function listServers(operations: readonly RestOperation[]): Server[] {
  const all = operations.flatMap(({ content }) => content?.server ?? []);
  return [...new Map(all.map((server) => [server.url, server])).values()];
}

function listSelectable(value: unknown, path: string, verb: string, method: string): Selectable {
  const id = text(field(value, "operationId"));
  return {
    tags: list(field(value, "tags")).map(String),
    path,
    methods: [...(id === undefined ? [] : [id]), nameOperation(id, verb, path), method],
  };
}

/** Returns the types that operations use. */
function findUsedTypes(types: Types, operations: readonly RestOperation[]): Types {
  const from = [...operations.flatMap(sentTypes), ...operations.flatMap(receivedTypes)];
  const used = reachableFrom(from, (name) => types[name]?.type);
  return Object.fromEntries(Object.entries(types).filter(([name]) => used.has(name)));
}

/** Checks that a file is an OpenAPI document of a supported version. */
export function checkOpenApiVersion(file: SpecSource): void {
  if (/^3\.[012](\.|$)/.test(String(field(file.value, "openapi")))) return;
  const what = `OpenAPI ${String(field(file.value, "openapi"))} is not supported`;
  throw new Mistakes([file.mistake(["openapi"], what, "write Swagger 2.0, or OpenAPI 3.0, 3.1 or 3.2")]);
}
