import { findOwnPrefix, type RestOperation, type RestSpec } from "@node-access/generate/model";
import { readRouteCache } from "./cache-of.ts";
import { literal } from "@node-access/generate/emit/typescript";
import { parameters, wireSchema } from "./emit-schemas.ts";

/** Returns the text of `routes.ts`: every REST operation, with the schemas for its requests. */
export function emitRoutes(specs: readonly RestSpec[], endpoints: readonly string[]): string {
  const rows = specs
    .flatMap((spec) => listRoutes(spec, endpoints))
    .toSorted((one, other) => one.path.split("{").length - other.path.split("{").length);
  const ids = specs.map(({ name }) => {
    const own = rows.filter(({ spec }) => spec === name).map((row) => JSON.stringify(row.operationId));
    return `  readonly ${JSON.stringify(name)}: ${own.join(" | ")};\n`;
  });
  const prefixes = specs.flatMap((spec): [string, string][] => {
    const prefix = findOwnPrefix(spec, endpoints);
    return prefix === undefined ? [] : [[spec.name, prefix]];
  });
  const errorTexts = specs.flatMap((spec) =>
    spec.errorTexts ? [[spec.name, spec.errorTexts] as const] : [],
  );
  const names = prefixes.map(([name]) => JSON.stringify(name)).join(" | ") || "never";
  return `// Generated from specs/*.openapi.yaml. Do not edit: change the spec and run \`npm run generate\`.

import type { Endpoint } from "./catalog.ts";
import type { FinalWhen } from "./methods.ts";

/** The operation ids of the REST surfaces, by spec. */
export interface OperationIds {
${ids.join("")}}

/** The schemas of parameters, by name. */
export type Parameters = Readonly<Record<string, { readonly schema: object; readonly required?: true }>>;

/**
 * When a response may be cached for ever: if the path's \`param\` is a hash, or with \`final\` also a number, and if \`final\` holds.
 * Any other \`param\` may name something else later.
 */
export interface RouteCache {
  readonly param?: string;
  /** The pattern of a hash. Default: \`0x\` and 64 digits. */
  readonly hash?: string;
  readonly final?: FinalWhen;
}

/** The route of an operation. */
export interface Route {
  readonly operationId: OperationIds[keyof OperationIds];
  /** The spec that describes the operation. */
  readonly spec: keyof OperationIds;
  /** The node's endpoint, which is named after the operation, or else after the spec. */
  readonly endpoint?: Endpoint;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path, with \`{name}\` for each parameter. */
  readonly path: string;
  /** The path parameters. */
  readonly pathParameters: Parameters;
  readonly idempotency: "safe" | "idempotent" | "write";
  /** How much work a call is for a node. Default: \`light\`. */
  readonly cost?: "standard" | "heavy";
  /** How long the response may be cached. Default: never. */
  readonly cache?: RouteCache;
  /** The path parameter that names the block or state to read. */
  readonly block?: string;
  /**
   * Present if the response is about the newest block, which the path does not name. The name of a query parameter applies only if no
   * parameter of the query is sent; it accepts the block's number.
   */
  readonly newestBlock?: string | true;
  /** The query parameters. */
  readonly query: Parameters;
  /** The schema of the body. */
  readonly body?: object;
  /** Whether nodes also accept a GET, whose query has the fields of the body. */
  readonly alsoGet?: true;
  /** Whether a request may omit the body. */
  readonly isBodyOptional?: true;
  /** The HTTP status of a successful response. */
  readonly status: number;
  /** Whether a successful response has no body. */
  readonly isEmpty?: true;
  /** The headers that are parameters, under lower-case names. */
  readonly headers?: Parameters;
  /** The headers of a successful response, with lower-case names. */
  readonly responseHeaders?: readonly string[];
  /** Whether the body may be bytes. */
  readonly acceptsBytes?: true;
  /** Whether the response may be bytes. */
  readonly returnsBytes?: true;
  /** Statuses outside 200 to 299 that count as success. */
  readonly statuses?: readonly number[];
  /** Error statuses that are the node's answer if the body is JSON. */
  readonly answers?: readonly number[];
  /** Whether the response is a stream of events. */
  readonly events?: true;
  /** Whether the events are JSON values without separators, and not server-sent events. */
  readonly isJsonStream?: true;
}

/** The path prefixes of the gateway's own APIs, by spec. */
export const ownPaths: Readonly<Record<${names}, string>> = ${literal(Object.fromEntries(prefixes))};

/** JSON pointers to texts that responses have only if the node did not do what was asked, by spec. */
export const errorTexts: Readonly<Partial<Record<keyof OperationIds, readonly string[]>>> = ${literal(Object.fromEntries(errorTexts))};

/** The routes. Paths without parameters come before those whose parameters would match them. */
export const routes: readonly Route[] = ${literal(rows)};
`;
}

/** The order of a path's operations in the routes. */
const verbs = ["GET", "POST", "PUT", "PATCH", "DELETE"];

function listRoutes(spec: RestSpec, endpoints: readonly string[]) {
  const routed = spec.operations.filter(({ socket }) => socket === undefined);
  const paths = [...new Set(routed.map(({ path }) => path))];
  const ordered = routed.toSorted(
    (one, other) =>
      paths.indexOf(one.path) - paths.indexOf(other.path) ||
      verbs.indexOf(one.method) - verbs.indexOf(other.method),
  );
  return ordered.map((operation) => createRoute(spec, operation, endpoints));
}

export function findEndpoint(
  spec: RestSpec,
  operation: RestOperation,
  endpoints: readonly string[],
): string | undefined {
  return [operation.name, spec.name].find((one) => endpoints.includes(one));
}

function createRoute(spec: RestSpec, operation: RestOperation, endpoints: readonly string[]) {
  const { name, method, path, idempotency, inputs, outputs, failures, cost, newestBlock, alsoGet, events } =
    operation;
  const endpoint = findEndpoint(spec, operation, endpoints);
  const body = inputs.find(({ location }) => location === "body");
  const [success] = outputs;
  const headers = parameters("header", spec.name, inputs);
  const statuses = outputs.map(({ status = 0 }) => status).filter((status) => status < 200 || status >= 300);
  const answers = failures.filter(({ isAnswer }) => isAnswer).map(({ status }) => Number(status));
  return {
    operationId: name,
    spec: spec.name,
    endpoint,
    method,
    path,
    pathParameters: parameters("path", spec.name, inputs),
    idempotency,
    cost: cost === "light" ? undefined : cost,
    cache: readRouteCache(operation),
    block: inputs.find(({ block }) => block)?.name,
    newestBlock,
    query: parameters("query", spec.name, inputs),
    alsoGet,
    body: body && wireSchema(body.type, () => spec.name),
    isBodyOptional: body && !body.required ? true : undefined,
    status: success?.status ?? 200,
    isEmpty: success?.isEmpty,
    headers: Object.keys(headers).length > 0 ? headers : undefined,
    responseHeaders: success?.headers,
    acceptsBytes: inputs.some(({ bytes }) => bytes) || undefined,
    returnsBytes: success?.bytes,
    statuses: statuses.length > 0 ? statuses : undefined,
    answers: answers.length > 0 ? answers : undefined,
    events: events && true,
    isJsonStream: operation.eventFormat && true,
  };
}
