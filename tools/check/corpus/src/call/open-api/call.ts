import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import { listen } from "@node-access-tools/local-servers";
import { type Called, CallReport, load, shown } from "../calls.ts";
import { at, type Loose, createSample } from "../samples.ts";
import { bytePlaces, callWithBytes, withBase64 } from "./bytes.ts";
import { checkCredentials, isKey, keyParameters, readSchemes, type Schemes } from "./credentials.ts";
import { type Operation, readOpenApi } from "./document.ts";
import { checkRequest, type Intended, intend, isJson, isText } from "./request.ts";

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

interface Entry {
  createCorpusClient(options: object): Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;
}

/** What the mock server waits for, and how it responds. */
interface Exchange {
  readonly operation: Operation;
  readonly intended: Intended;
  /** The value that the response carries. */
  sent?: { readonly type: string; readonly value: unknown };
  wasReceived: boolean;
}

/** What requests and results are compared with. */
interface Context {
  readonly document: Loose;
  readonly schemes: Schemes;
  readonly fail: (what: string) => void;
}

/**
 * Calls every operation of a compiled client of an OpenAPI document once. A server checks each request against the document, and
 * responds with an example; the client must return it.
 */
export async function callOpenApi(path: string, client: string, source: string): Promise<Called> {
  const { document, operations } = readOpenApi(path);
  const report = new CallReport();
  const { fail } = report;
  const schemes = readSchemes(document);
  const context = { document, schemes, fail };
  let exchange: Exchange | undefined;
  const server = createServer((request, response) => {
    respond(request, response, exchange, context).catch((error: unknown) => {
      fail(`the server: ${(error as Error).message}`);
      response.destroy();
    });
  });
  const { url: endpoint, close } = await listen(server);
  try {
    const text = readFileSync(join(source, "operations.ts"), "utf8");
    const module = await load<Record<string, Constant>>(client, "operations.js");
    const { createCorpusClient } = await load<Entry>(client, "client.js");
    const namesIn = (pattern: RegExp): string[] =>
      Array.from(text.matchAll(pattern), ([, name = ""]) => name);
    const servers = Object.fromEntries(namesIn(/onServer\("([^"]+)"\)/g).map((name) => [name, endpoint]));
    const credentials = Object.fromEntries(
      [...schemes].flatMap(([name, { credential }]) =>
        credential && [`["${name}"`, `"${name}"]`, `, "${name}"`].some((use) => text.includes(use))
          ? [[name, credential]]
          : [],
      ),
    );
    const methods = createCorpusClient({ endpoint, servers, credentials, retries: 0, timeout: 5_000 });
    // The exports of a module are sorted by name, its source by the document.
    const exported = namesIn(/^export const ([\p{ID_Continue}$]+): ApiOperation</gmu);
    const left = new Set(exported.flatMap((name) => module[name] ?? []));
    for (const operation of operations) {
      // Paths of different fragments are the same path, with constants in their order.
      const constant = [...left].find(
        (one) => one.method === operation.method && one.path === operation.path.replace(/#.*$/, ""),
      );
      if (constant) left.delete(constant);
      await report.operation(`${operation.method} ${operation.path}`, async () => {
        if (constant === undefined) return fail("the client does not have it");
        const { parameters, security } = operation;
        const passed = parameters.filter((one) => !isKey(one, security, schemes));
        const intended = without(intend({ ...operation, parameters: passed }, document), constant, fail);
        exchange = { operation, intended, wasReceived: false };
        const result = await callWithBytes(
          (args) => methods[constant.name]?.(...args),
          listArguments(constant, intended),
          listNames(constant),
        );
        await checkResult(result, exchange, context);
      });
    }
  } finally {
    await close();
  }
  return report.finish();
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
  const parameters = intended.parameters.filter(({ parameter: { in: place, name }, value }) => {
    const header = place === "header" ? name.toLowerCase() : "";
    if (header === LENGTH) return false;
    const names = places[place];
    if (names === undefined || names.includes(name) || isSpread(value, names)) return true;
    if (!IGNORED.has(header)) fail(`the client does not send the ${place} parameter ${name}`);
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
  const inPath = listNames({ path }).map(
    (name) => intended.parameters.find(({ parameter: one }) => one.in === "path" && one.name === name)?.value,
  );
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
function listNames({ path, body }: Pick<Constant, "path" | "body">): string[] {
  return Array.from(path.matchAll(/\{([^}]+)\}/g), ([, name = ""]) => name).concat(body ? "body" : []);
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  exchange: Exchange | undefined,
  { document, schemes, fail }: Context,
): Promise<void> {
  const bytes = await buffer(request);
  if (exchange === undefined || exchange.wasReceived) fail("the client sent a second request");
  if (exchange === undefined) return void response.writeHead(500).end();
  exchange.wasReceived = true;
  const { method = "", url = "", headers } = request;
  const { operation, intended } = exchange;
  const received = { method, url, headers: headers as Record<string, string>, bytes };
  checkCredentials(operation.security, schemes, received, fail);
  // Operations without the credential may have its parameter.
  const passed = new Set(intended.parameters.map(({ parameter }) => encodeURIComponent(parameter.name)));
  const keys = keyParameters(schemes).filter((name) => !passed.has(name));
  await checkRequest(operation, intended, received, keys, fail);
  const respondWith = (head: object = {}): ServerResponse =>
    response.writeHead(operation.status, { ...head });
  // Some documents have content of a response that cannot have any.
  if ([204, 205, 304].includes(operation.status)) return void respondWith().end();
  const accepted = (headers.accept ?? "*/*").split(",").map((type) => type.split(";")[0]?.trim() ?? "");
  const types = Object.keys(operation.response);
  const type =
    types.find((one) => accepted.some((wanted) => one === wanted || one.split(";")[0] === wanted)) ??
    (accepted.some((wanted) => wanted.includes("*")) ? types[0] : types.find((one) => one.includes("*")));
  if (types.length > 0 && type === undefined)
    fail(`the client accepts ${headers.accept}, expected ${types.join(" or ")}`);
  if (type === undefined) return void respondWith().end();
  // A range is the type that the client accepts.
  const [wanted = ""] = accepted;
  const concrete = !type.includes("*") ? type : wanted.includes("*") || !wanted ? "text/plain" : wanted;
  const value = createValue(concrete, operation.response[type], document);
  exchange.sent = { type: concrete, value };
  respondWith({ "content-type": concrete }).end(createBody(concrete, value));
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
  { document, fail }: Context,
): Promise<void> {
  if (typeof at(result, Symbol.asyncIterator as never) === "function") {
    for await (const _ of result as AsyncIterable<unknown>) return;
    return fail("the stream has no event");
  }
  if (!wasReceived) return fail("the client sent nothing");
  if (operation.method === "HEAD" || operation.redirects) return;
  if (sent === undefined) {
    if (result !== undefined && result !== operation.status)
      fail(`the result is ${shown(result)}, expected nothing`);
    return;
  }
  const { type, value } = sent;
  if (isJson(type) && !STREAM.test(type))
    for (const place of bytePlaces(value, at(operation.response[type], "schema"), document))
      if (!(at(result, ...place) instanceof Uint8Array))
        fail(`the result's ${place.join(".")} is text, expected bytes`);
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
