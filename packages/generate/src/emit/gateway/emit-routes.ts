import type { SpecBundle } from "../../spec-file/index.ts";
import { absolute } from "./absolute.ts";
import { routeCacheOf } from "./cache-of.ts";
import { costOf } from "./cost-of.ts";
import { isObject, objectAt, objectsOf, type JsonObject } from "./json.ts";
import { literal } from "./literal.ts";
import { VERBS } from "./verbs.ts";
import { WIRE_FACTS, wireFacts } from "./wire-facts.ts";

/** A spec with its parts. */
type Spec = Pick<SpecBundle, "value">;

/** The text of `routes.ts`: every REST operation, with the schemas that its request must match. */
export function emitRoutes(specs: ReadonlyMap<string, Spec>, endpoints: readonly string[]): string {
  const rows = [...specs].flatMap(([spec, file]) => routesOf(spec, file, endpoints)).toSorted(byParameters);
  const ids = [...specs.keys()].map((spec) => {
    const own = rows.filter((row) => row["spec"] === spec).map((row) => JSON.stringify(row["operationId"]));
    return `  readonly ${JSON.stringify(spec)}: ${own.join(" | ")};\n`;
  });
  return `// Generated from specs/*.openapi.yaml. Do not edit: change the spec and run \`npm run generate\`.

import type { Endpoint } from "./catalog.ts";
import type { FinalWhen } from "./methods.ts";

/** The operations of the REST surfaces, by the spec that they are in. */
export interface OperationIds {
${ids.join("")}}

/** What parameters must match, by their names. */
export type Parameters = Readonly<Record<string, { readonly schema: object; readonly required?: true }>>;

/** How long a response may be cached: for ever, if the path's \`param\` is no name that moves on, and \`final\` holds. */
export interface RouteCache {
  readonly param?: string;
  readonly final?: FinalWhen;
}

/** How an operation is called. */
export interface Route {
  readonly operationId: OperationIds[keyof OperationIds];
  /** The spec it is in. */
  readonly spec: keyof OperationIds;
  /** The endpoint of a node that it is for: called as the operation, or else as the spec. */
  readonly endpoint?: Endpoint;
  readonly method: ${VERBS.map((verb) => JSON.stringify(verb.toUpperCase())).join(" | ")};
  /** The path, \`{name}\` where it has a parameter. */
  readonly path: string;
  /** The path's parameters. */
  readonly inPath: Parameters;
  readonly idempotency: "safe" | "idempotent" | "write";
  /** How much work it is for a node. Default: \`light\`. */
  readonly cost?: "standard" | "heavy";
  /** How long its response may be cached. Default: not at all. */
  readonly cache?: RouteCache;
  /** The path's parameter that says which block or state is read. */
  readonly block?: string;
  /** The query's parameters. */
  readonly query: Parameters;
  /** What the body must match. */
  readonly body?: object;
  /** Whether a request may have no body. */
  readonly isBodyOptional?: true;
  /** The HTTP status of a good answer. */
  readonly status: number;
  /** The spec's example of it. */
  readonly example?: unknown;
  /** Whether a good answer has no body. */
  readonly isEmpty?: true;
${WIRE_FACTS}}

/** A path without parameters comes before those that would take it for a parameter. */
export const routes: readonly Route[] = ${literal(rows)};
`;
}

function byParameters(one: JsonObject, other: JsonObject): number {
  return parameterCount(one) - parameterCount(other);
}

function parameterCount({ path }: JsonObject): number {
  return String(path).split("{").length;
}

/** The first good answer that the operation has, with its status. */
function goodAnswer(file: Spec, operation: JsonObject): { status: number; answer: JsonObject } {
  const [status = "200", given] =
    Object.entries(objectAt(operation, "responses")).find(([code]) => code.startsWith("2")) ?? [];
  const reference = objectAt(given)["$ref"];
  const target =
    typeof reference === "string" ? objectAt(file.value, ...reference.slice(2).split("/")) : given;
  return { status: Number(status), answer: objectAt(target) };
}

/** An answer's example: the only one, or the first of those with names. An answer may have no body. */
function exampleOf(whole: JsonObject): JsonObject {
  if (!("content" in whole)) return { isEmpty: true };
  const answer = jsonOf(whole);
  if ("example" in answer) return { example: answer["example"] };
  const [first] = Object.values(objectAt(answer, "examples"));
  return isObject(first) && "value" in first ? { example: first["value"] } : {};
}

function routesOf(spec: string, file: Spec, endpoints: readonly string[]): JsonObject[] {
  return Object.entries(objectAt(file.value, "paths")).flatMap(([path, item]) =>
    VERBS.flatMap((verb) => {
      const operation = objectAt(item, verb);
      if (!("operationId" in operation) || "x-web-socket" in operation) return [];
      const body = jsonOf(operation["requestBody"])["schema"];
      const { status, answer } = goodAnswer(file, operation);
      const endpoint = [operation["operationId"], spec].find((name) => endpoints.includes(String(name)));
      return [
        {
          operationId: operation["operationId"],
          spec,
          ...(endpoint !== undefined && { endpoint }),
          method: verb.toUpperCase(),
          path,
          inPath: parameters("path", spec, operation),
          idempotency: operation["x-idempotency"],
          ...costOf(operation),
          ...routeCacheOf(operation),
          ...blockOf(operation),
          query: parameters("query", spec, operation),
          ...(body !== undefined && { body: absolute(spec, body) }),
          ...(body !== undefined &&
            objectAt(operation["requestBody"])["required"] !== true && { isBodyOptional: true }),
          status,
          ...exampleOf(answer),
          ...wireFacts(file.value, operation, answer, (schema) => absolute(spec, schema)),
        },
      ];
    }),
  );
}

function parameters(where: string, spec: string, operation: JsonObject): JsonObject {
  const found = objectsOf(operation["parameters"]).filter((parameter) => parameter["in"] === where);
  return Object.fromEntries(
    found.map((parameter) => [
      parameter["name"],
      {
        schema: absolute(spec, parameter["schema"]),
        ...(parameter["required"] === true && { required: true }),
      },
    ]),
  );
}

function blockOf(operation: JsonObject): JsonObject {
  const block = objectsOf(operation["parameters"]).find((parameter) => parameter["x-block"] === true);
  return block ? { block: block["name"] } : {};
}

function jsonOf(value: unknown): JsonObject {
  return objectAt(value, "content", "application/json");
}
