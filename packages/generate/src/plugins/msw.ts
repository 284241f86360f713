import { literal } from "../emit/typescript/literal.ts";
import type { Json } from "../model/json.ts";
import { distinct, functionName, inComment, pluginHeader } from "./plugin-text.ts";
import type { ClientDescription, GeneratePlugin, MethodDescription } from "./plugin.ts";

/** Makes `handlers.ts`: handlers for Mock Service Worker, which respond with examples. */
export const plugin: GeneratePlugin = {
  name: "msw",
  files: (client) => {
    if (client.kind === "proto") throw new Error("Mock Service Worker cannot mock gRPC");
    const methods = client.methods.filter(({ isStream }) => !isStream);
    return {
      "handlers.ts": client.kind === "openapi" ? restText(client, methods) : rpcText(client, methods),
    };
  },
};

function restText(client: ClientDescription, methods: readonly MethodDescription[]): string {
  const names = distinct(methods.map(({ name }) => `${functionName(name)}Handler`));
  // A path without parameters must be tried before one whose parameter matches it.
  const order = names
    .map((name, index) => ({ name, path: methods[index]?.path ?? "" }))
    .toSorted((a, b) => parametersIn(a.path) - parametersIn(b.path));
  return `${pluginHeader(client, "msw")}import { http, HttpResponse, type HttpHandler, type HttpResponseResolver } from "msw";
${methods.map((one, index) => restHandler(one, names[index] ?? "")).join("")}
/** Handlers of all methods, which respond with examples. Put your own before them. */
export function create${client.name}Handlers(endpoint: string): HttpHandler[] {
  return [
${order.map(({ name }) => `    ${name}(endpoint),\n`).join("")}  ];
}
`;
}

function parametersIn(path: string): number {
  return path.split("{").length - 1;
}

/** The functions of Mock Service Worker for one HTTP method. */
const functions = new Set(["head", "get", "post", "put", "delete", "patch", "options"]);

function restHandler(
  { verb = "GET", path = "/", summary, status = 200, example }: MethodDescription,
  name: string,
): string {
  // Mock Service Worker's names of parameters have letters, digits and underscores only.
  const pattern = path.replaceAll(
    /\{([^}]*)\}/g,
    (_, parameter: string) => `:${parameter.replaceAll(/\W/g, "_")}`,
  );
  const response =
    example === undefined
      ? `new HttpResponse(null, { status: ${status} })`
      : `HttpResponse.json(${literal(example as Json).trimEnd()}, { status: ${status} })`;
  const method = verb.toLowerCase();
  const isKnown = functions.has(method);
  const handled = isKnown
    ? "resolver"
    : `(info) => (info.request.method === ${JSON.stringify(verb)} ? resolver(info) : undefined)`;
  return `
/**
 * ${inComment(summary)}
 *
 * @param endpoint - The address of the service, as the client has it.
 * @param resolver - What responds. Default: an example.
 */
export function ${name}(endpoint: string, resolver: HttpResponseResolver = () => ${response}): HttpHandler {
  return http.${isKnown ? method : "all"}(\`\${endpoint.replace(/\\/$/, "")}${pattern.replaceAll("`", "%60").replaceAll("${", "$\\{")}\`, ${handled});
}
`;
}

function rpcText(client: ClientDescription, methods: readonly MethodDescription[]): string {
  const results = Object.fromEntries(
    methods.map(({ wireName = "", example }) => [wireName, (example ?? null) as Json]),
  );
  return `${pluginHeader(client, "msw")}import { http, HttpResponse, type HttpHandler } from "msw";

/** The result of each method, or a function that returns it for the request's params. */
export type ${client.name}Results = Readonly<Record<string, unknown>>;

/** Examples of results. */
const examples: ${client.name}Results = ${literal(results)};

/**
 * A handler for JSON-RPC requests and batches, which responds with examples.
 *
 * @param endpoint - The address of the service, as the client has it.
 * @param results - Your own results, by method.
 */
export function create${client.name}Handlers(endpoint: string, results: ${client.name}Results = {}): HttpHandler[] {
  const respond = ({ id = null, method, params }: Call): object => {
    const result = Object.hasOwn(results, method) ? results[method] : examples[method];
    if (result === undefined)
      return { jsonrpc: "2.0", id, error: { code: -32601, message: \`There is no method \${method}.\` } };
    return { jsonrpc: "2.0", id, result: typeof result === "function" ? result(params) : result };
  };
  return [
    http.post(endpoint, async ({ request }) => {
      const body = (await request.json()) as Call | readonly Call[];
      return HttpResponse.json("method" in body ? respond(body) : body.map(respond));
    }),
  ];
}

interface Call {
  readonly id?: string | number | null;
  readonly method: string;
  readonly params?: unknown;
}
`;
}
