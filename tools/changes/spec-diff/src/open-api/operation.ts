import { field, isObject, type JsonObject, list, object, text } from "../json.ts";
import { type SpecTree, target } from "../spec-tree.ts";

/** An operation of an OpenAPI file. */
export interface Operation {
  /** The name of its method; without one, verb and path. */
  readonly id: string;
  /** As `GET /v1/nodes/{id}/`, with the path of the server before it. */
  readonly place: string;
  readonly node: JsonObject;
  /** The path's parameters and its own. */
  readonly parameters: readonly JsonObject[];
  readonly surface: unknown;
}

export const VERBS: readonly string[] = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

export function operationsOf(tree: SpecTree): Operation[] {
  return Object.entries(object(field(tree.value, "paths"))).flatMap(([path, entry]) => {
    const item = object(target(entry));
    return VERBS.flatMap((verb): Operation[] => {
      const node = item[verb];
      return isObject(node) ? [operation(object(tree.value), { path, verb, item, node })] : [];
    });
  });
}

interface Place {
  readonly path: string;
  readonly verb: string;
  readonly item: JsonObject;
  readonly node: JsonObject;
}

function operation(root: JsonObject, { path, verb, item, node }: Place): Operation {
  const called = `${verb.toUpperCase()} ${serverPath(node["servers"] ?? item["servers"] ?? root["servers"])}${path}`;
  const own = list(node["parameters"]).map((one) => object(target(one)));
  const above = list(item["parameters"])
    .map((one) => object(target(one)))
    .filter((one) => !own.some((other) => keyOf(other) === keyOf(one)));
  return {
    id: text(node["operationId"]) ?? called,
    place: called,
    node,
    parameters: [...above, ...own],
    surface: node["x-surface"] ?? root["x-surface"],
  };
}

/** A parameter is one by its name and where it goes. */
export function keyOf(parameter: JsonObject): string {
  return `${String(parameter["in"])} ${String(parameter["name"])}`;
}

/** Callers choose the host; the path after it is the service's. */
function serverPath(servers: unknown): string {
  const url = text(field(list(servers)[0], "url")) ?? "";
  return url.replace(/^\w+:\/\/[^/]*/, "").replace(/\/$/, "");
}
