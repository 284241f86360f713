import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { listen } from "@node-access-tools/local-servers";
import { type Called, CallReport, shown } from "../calls.ts";
import { at, type Loose, createSample } from "../samples.ts";
import { bytePlaces, callWithBytes, withBase64 } from "./bytes.ts";
import { checkCredentials, isKey, keyParameters, readSchemes } from "./credentials.ts";
import { type Operation, readOpenApi } from "./document.ts";
import { checkRequest, type Intended, intend, isJson, isText, type Received } from "./request.ts";

/** What a client has of an operation. */
interface Constant {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly query?: readonly string[];
  readonly headers?: object;
  readonly cookies?: object;
}

type Client = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

/** What the mock server waits for, and how it responds. */
interface Exchange {
  readonly operation: Operation;
  readonly intended: Intended;
  /** The value that the response carries. */
  sent?: { readonly type: string; readonly value: unknown };
  wasReceived: boolean;
}

/**
 * Calls every operation of a client of an OpenAPI document once. A server checks each request against the document, and
 * responds with an example; the client must return it.
 *
 * @param client - The folder of the compiled client.
 * @param source - The folder of its sources.
 */
export async function callOpenApi(path: string, client: string, source: string): Promise<Called> {
  const { document, operations } = readOpenApi(path);
  const report = new CallReport();
  const schemes = readSchemes(document);
  let exchange: Exchange | undefined;
  const server = createServer((request, response) => {
    const check = (received: Received): void =>
      checkCredentials(exchange?.operation.security ?? [], schemes, received, report.fail);
    respond(request, response, { exchange, document, check, fail: report.fail }).catch((error: unknown) => {
      report.fail(`the server: ${(error as Error).message}`);
      response.destroy();
    });
  });
  const { url: endpoint, close } = await listen(server);
  try {
    const text = readFileSync(join(source, "operations.ts"), "utf8");
    const module = (await import(pathToFileURL(join(client, "operations.js")).href)) as Record<
      string,
      Constant
    >;
    // The exports of a module are sorted by name, its source by the document.
    const constants = [...text.matchAll(/^export const ([\p{ID_Continue}$]+): ApiOperation</gmu)].flatMap(
      ([, name = ""]) => module[name] ?? [],
    );
    const { createCorpusClient } = (await import(pathToFileURL(join(client, "client.js")).href)) as {
      readonly createCorpusClient: (options: object) => Client;
    };
    const servers = Object.fromEntries(
      [...text.matchAll(/onServer\("([^"]+)"\)/g)].map(([, name = ""]) => [name, endpoint]),
    );
    const credentials = Object.fromEntries(
      [...schemes].flatMap(([name, { credential }]) =>
        text.includes(`["${name}"`) || text.includes(`"${name}"]`) || text.includes(`, "${name}"`)
          ? [[name, credential]]
          : [],
      ),
    );
    const methods = createCorpusClient({ endpoint, servers, credentials, retries: 0, timeout: 5_000 });
    const left = new Set(constants);
    for (const operation of operations) {
      // Paths of different fragments are the same path, with constants in their order.
      const constant = [...left].find(
        (one) => one.method === operation.method && one.path === operation.path.replace(/#.*$/, ""),
      );
      if (constant) left.delete(constant);
      const title = `${operation.method} ${operation.path}`;
      await report.operation(title, async () => {
        if (constant === undefined) return report.fail("the client does not have it");
        const { parameters, security } = operation;
        const passed = parameters.filter((one) => !isKey(one, security, document));
        const intended = without(
          intend({ ...operation, parameters: passed }, document),
          constant,
          report.fail,
        );
        exchange = { operation, intended, wasReceived: false };
        const result = await callWithBytes(
          (args) => methods[constant.name]?.(...args),
          listArguments(constant, intended),
          listNames(constant),
        );
        await checkResult(result, exchange, document, report.fail);
      });
    }
  } finally {
    await close();
  }
  return { operations: operations.length, good: report.good, failures: report.failures };
}

/** Headers that OpenAPI does not allow as parameters. */
const IGNORED = new Set(["accept", "authorization", "content-type"]);
/** The length of the body is not known before it is written. */
const LENGTH = "content-length";

/** Removes what the client cannot send, and reports each part that the document allows. */
function without(intended: Intended, constant: Constant, fail: (what: string) => void): Intended {
  const { query = [], headers = {}, cookies = {} } = constant;
  const places: Readonly<Record<string, readonly string[]>> = {
    query,
    header: Object.keys(headers),
    cookie: Object.keys(cookies),
  };
  const parameters = intended.parameters.filter(({ parameter, value }) => {
    const names = places[parameter.in];
    if (parameter.in === "header" && parameter.name.toLowerCase() === LENGTH) return false;
    if (names === undefined || names.includes(parameter.name) || isSpread(value, names)) return true;
    if (parameter.in !== "header" || !IGNORED.has(parameter.name.toLowerCase()))
      fail(`the client does not send the ${parameter.in} parameter ${parameter.name}`);
    return false;
  });
  if (constant.body || intended.type === undefined) return { ...intended, parameters };
  fail("the client does not send the body");
  return { parameters };
}

/** Whether the method takes the properties of an object one by one. */
function isSpread(value: unknown, names: readonly string[]): boolean {
  return (
    typeof value === "object" && value !== null && Object.keys(value).every((key) => names.includes(key))
  );
}

/** Path parameters in the order of the path, then the body, then the other parameters. */
function listArguments({ path, body, query = [] }: Constant, intended: Intended): unknown[] {
  const inUrl = (name: string): unknown =>
    intended.parameters.find(({ parameter }) => parameter.in === "path" && parameter.name === name)?.value;
  const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => inUrl(name));
  const others = intended.parameters.filter(
    ({ parameter, value }) => parameter.in !== "path" && value !== undefined,
  );
  const fields = Object.fromEntries(
    others.flatMap(({ parameter, value }) =>
      parameter.in === "query" && !query.includes(parameter.name)
        ? Object.entries(Object(value) as Loose)
        : [[parameter.name, value]],
    ),
  );
  return [...inPath, ...(body ? [intended.body] : []), ...(others.length > 0 ? [fields] : [])];
}

/** What errors call the arguments of {@link listArguments}, except for the last one. */
function listNames({ path, body }: Constant): string[] {
  return [...[...path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name), ...(body ? ["body"] : [])];
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  context: {
    readonly exchange: Exchange | undefined;
    readonly document: Loose;
    readonly check: (received: Received) => void;
    readonly fail: (what: string) => void;
  },
): Promise<void> {
  const { exchange, document, check, fail } = context;
  const bytes = await buffer(request);
  if (exchange === undefined || exchange.wasReceived) fail("the client sent a second request");
  if (exchange === undefined) return void response.writeHead(500).end();
  exchange.wasReceived = true;
  const { method = "", url = "", headers } = request;
  const { operation, intended } = exchange;
  const received = { method, url, headers: headers as Record<string, string>, bytes };
  check(received);
  // Operations without the credential may have its parameter.
  const passed = new Set(intended.parameters.map(({ parameter }) => encodeURIComponent(parameter.name)));
  const keys = new Set([...keyParameters(document)].filter((name) => !passed.has(name)));
  await checkRequest(operation, intended, received, keys, fail);
  // Some documents have content of a response that cannot have any.
  if ([204, 205, 304].includes(operation.status)) return void response.writeHead(operation.status).end();
  const accepted = (headers.accept ?? "*/*").split(",").map((type) => type.split(";")[0]?.trim() ?? "");
  const types = Object.keys(operation.response);
  const type =
    types.find((one) => accepted.some((wanted) => one === wanted || one.split(";")[0] === wanted)) ??
    (accepted.some((wanted) => wanted.includes("*")) ? types[0] : types.find((one) => one.includes("*")));
  if (types.length > 0 && type === undefined)
    fail(`the client accepts ${headers.accept}, expected ${types.join(" or ")}`);
  if (type === undefined) return void response.writeHead(operation.status).end();
  // A range is the type that the client accepts.
  const [wanted = ""] = accepted;
  const concrete = !type.includes("*") ? type : wanted.includes("*") || !wanted ? "text/plain" : wanted;
  const value = createValue(concrete, operation.response[type], document);
  exchange.sent = { type: concrete, value };
  response.writeHead(operation.status, { "content-type": concrete }).end(createBody(concrete, value));
}

const LINES = /^application\/(?:(?:x-)?(?:ndjson|jsonl)|stream\+json)\b/;
const STREAM = new RegExp(String.raw`^text/event-stream\b|${LINES.source}`);

function createValue(type: string, media: unknown, document: Loose): unknown {
  const value = withBase64(createSample(media, document, "received"), at(media, "schema"), document);
  if (STREAM.test(type)) return [value ?? { a: 1 }];
  if (isJson(type)) return JSON.parse(JSON.stringify(value ?? {}));
  return isText(type) ? (typeof value === "string" ? value : "text") : Buffer.from([0, 1, 254, 255]);
}

function createBody(type: string, value: unknown): string | Uint8Array {
  if (LINES.test(type))
    return (value as readonly unknown[]).map((one) => `${JSON.stringify(one)}\n`).join("");
  if (STREAM.test(type))
    return (value as readonly unknown[])
      .map((one) => `data: ${typeof one === "string" ? one : JSON.stringify(one)}\n\n`)
      .join("");
  return isJson(type) ? JSON.stringify(value) : (value as string | Uint8Array);
}

async function checkResult(
  result: unknown,
  { operation, sent, wasReceived }: Exchange,
  document: Loose,
  fail: (what: string) => void,
): Promise<void> {
  if (typeof at(result, Symbol.asyncIterator as never) === "function") {
    let count = 0;
    for await (const _ of result as AsyncIterable<unknown>) count += 1;
    if (count === 0) fail("the stream has no event");
    return;
  }
  if (!wasReceived) return fail("the client sent nothing");
  if (operation.method === "HEAD" || operation.redirects) return;
  if (sent === undefined) {
    if (result !== undefined && result !== operation.status)
      fail(`the result is ${shown(result)}, expected nothing`);
    return;
  }
  const { type, value } = sent;
  if (isJson(type) && !STREAM.test(type)) {
    const [, media] = Object.entries(operation.response).find(([one]) => one === type) ?? [];
    for (const place of bytePlaces(value, at(media, "schema"), document))
      if (!(at(result, ...place) instanceof Uint8Array))
        fail(`the result's ${place.join(".")} is text, expected bytes`);
  }
  // A whole body may be bytes too.
  if (result instanceof Uint8Array && Buffer.from(createBody(type, value)).equals(result)) return;
  if (!isDeepStrictEqual(exact(result), exact(value)))
    fail(`the result is ${shown(result)}, expected ${shown(value)}`);
}

/** The digits of integers that a JavaScript number cannot hold: clients return them as bigint. */
function exact(value: unknown): unknown {
  if (typeof value === "bigint") return String(value);
  if (typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value))
    return String(value);
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  if (Array.isArray(value)) return value.map(exact);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, exact(one)]));
}
