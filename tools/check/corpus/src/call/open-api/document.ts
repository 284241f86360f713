import { readFileSync } from "node:fs";
import { upgrade } from "@scalar/openapi-upgrader";
import { parse } from "yaml";
import { at, type Loose, resolved } from "../samples.ts";

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly style?: string;
  readonly explode?: boolean;
  readonly schema?: unknown;
  readonly content?: Loose;
}

/** A document in OpenAPI 3.1 or later, and its operations. */
export type OpenApi = ReturnType<typeof readOpenApi>;

/** An operation of a document, with its references resolved up to schemas. */
export type Operation = ReturnType<typeof readOperation>;

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"];

/** Reads a document of any version: @scalar/openapi-upgrader converts older ones. */
export function readOpenApi(path: string) {
  const text = readFileSync(path, "utf8");
  const written: unknown = path.endsWith(".json") ? JSON.parse(text) : parse(text, { maxAliasCount: -1 });
  const document = upgrade(JSON.parse(JSON.stringify(written)), "3.1") as unknown as Loose;
  const operations = Object.entries(Object(document["paths"]) as Loose).flatMap(([name, item]) => {
    const parts = resolved(item, document) as Loose;
    return METHODS.filter((method) => parts?.[method] !== undefined).map((method) =>
      readOperation(method, name, parts, document),
    );
  });
  return { document, operations };
}

function readOperation(method: string, path: string, item: Loose, document: Loose) {
  const operation = item[method];
  const all = [at(operation, "parameters"), item["parameters"]]
    .flatMap((some) => (some ?? []) as readonly unknown[])
    .map((one) => resolved(one, document) as Parameter);
  // The operation's own parameters, which come first, replace those of the path.
  const parameters = new Map<string, Parameter>();
  for (const one of all) {
    const key = `${one.in} ${one.name}`;
    if (!parameters.has(key)) parameters.set(key, one);
  }
  const responses = Object(at(operation, "responses")) as Loose;
  const status = chooseStatus(Object.keys(responses));
  const response = resolved(responses[status], document);
  return {
    method: method.toUpperCase(),
    path,
    parameters: [...parameters.values()],
    /** The media types of the body. */
    body: Object(at(resolved(at(operation, "requestBody"), document), "content")) as Loose,
    /** The security schemes that a call needs: all of one of these. */
    security: (at(operation, "security") ?? document["security"] ?? []) as readonly Loose[],
    /** The status of the response that means success, or the lowest one. */
    status: /^\d+$/.test(status) ? Number(status) : 200,
    /** Whether every response that is no error leads to another place. The client returns its headers. */
    redirects: !Object.keys(responses).some((one) => /^(?:2|default$)/.test(one)),
    /** The media types of that response. */
    response: Object(at(response, "content")) as Loose,
  };
}

/** Chooses the response of a call that succeeds. */
function chooseStatus(statuses: readonly string[]): string {
  const good = statuses.filter((status) => status.startsWith("2")).toSorted();
  return good[0] ?? (statuses.includes("default") ? "default" : "200");
}
