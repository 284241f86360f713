import { isAscii } from "node:buffer";
import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import type { Dispatcher } from "undici";
import { checkSize, connectionError, isSuccess } from "../call-error.ts";
import type { Attempt } from "../attempt.ts";
import { joinHeaders } from "../headers.ts";
import { VERSION } from "../version.ts";
import { type Connection, Connections, type Exchange } from "./connections.ts";
import { readProxy } from "./proxy.ts";
import { checkEncoding, readHeaders, latin1, undecodable, readValue } from "./raw-headers.ts";
import { socketConnector } from "./socket-connector.ts";
import { StreamedExchange } from "./streamed-exchange.ts";
import type {
  EngineOptions,
  HttpEngine,
  HttpRequest,
  HttpResponse,
  StreamedResponse,
} from "./http-transport.ts";

const strict: TextDecoder = new TextDecoder("utf-8", { fatal: true });
const lenient: TextDecoder = new TextDecoder();

/** Connection pools of requests that belong to no client, by origin and proxy. */
const shared = new Map<string, Connections>();

function findSharedConnections({ url, proxy: option }: EngineOptions): Connections {
  const endpoint = new URL(url);
  const proxy = readProxy(option, endpoint);
  const key = JSON.stringify([endpoint.origin, proxy]);
  let connections = shared.get(key);
  if (!connections) {
    const forget = (): void => void shared.delete(key);
    connections = new Connections(endpoint.origin, socketConnector(proxy), forget);
    shared.set(key, connections);
  }
  return connections;
}

/**
 * Sends a request once, and returns the response as soon as its headers have arrived. All such requests of a process share
 * their connections, because they belong to no client that could be closed.
 */
export function openResponse(
  options: EngineOptions,
  request: HttpRequest,
  attempt: Attempt,
): Promise<StreamedResponse> {
  return new Promise((resolve, reject) => {
    const connections = findSharedConnections(options);
    const writeRequest = createRequestWriter(options);
    const exchange = new StreamedExchange(
      writeRequest(request, attempt),
      attempt,
      resolve,
      reject,
      (failed) => connections.release(exchange, failed),
    );
    attempt.onCancel((error) => exchange.cancel(error));
    if (!exchange.cancelled) connections.dispatch(exchange);
  });
}

/** Creates an engine that sends requests with undici. */
export function createEngine(options: EngineOptions): HttpEngine {
  const writeRequest = createRequestWriter(options);
  const endpoint = new URL(options.url);
  const connect = socketConnector(readProxy(options.proxy, endpoint));
  const connections = new Connections(endpoint.origin, connect);
  return {
    send(request, attempt) {
      return new Promise((resolve, reject) => {
        const exchange = new HttpExchange(
          writeRequest(request, attempt),
          request,
          attempt,
          resolve,
          reject,
          connections,
        );
        if (!exchange.cancelled) connections.dispatch(exchange);
      });
    },
    close: () => connections.close(),
  };
}

/** Creates a function that converts requests to an endpoint into undici's options. */
function createRequestWriter(
  options: EngineOptions,
): (request: HttpRequest, attempt: Attempt) => Dispatcher.DispatchOptions {
  const { pathname } = new URL(options.url);
  const base = pathname === "/" ? "" : pathname;
  const headers = { "user-agent": `node-access/${VERSION}`, ...options.headers };
  return (request, attempt) => {
    const { body = null } = request;
    // A parameter of the operation may have this name.
    attempt.requestId = request.headers?.["x-request-id"] ?? attempt.requestId;
    const all = { ...joinHeaders(headers, attempt), ...request.headers };
    const lines: string[] = [];
    // Not `Object.entries(all).flat()`, which takes six times as long, for each call.
    for (const name in all) lines.push(name, all[name] as string);
    const isBlob = body instanceof Blob;
    return {
      method: request.method,
      path: (request.origin === undefined ? base : "") + request.path || "/",
      headers: isBlob ? lines.concat("content-length", String(body.size)) : lines,
      // undici accepts iterables, though its types do not name them.
      body: (isBlob ? body.stream() : body) as string | null,
    };
  };
}

/**
 * A request in flight: turns undici's events into a response or an error. It implements undici's raw handler: the newer one
 * parses all headers, which takes 5 % of a small call. undici 8 has no raw handler, so package.json pins the exact version.
 */
class HttpExchange implements Exchange {
  readonly options: Dispatcher.DispatchOptions;
  connection: Connection | undefined;
  next: Exchange | undefined;
  readonly #limit: number | undefined;
  readonly #decoder: HttpRequest["decoder"];
  readonly #attempt: Attempt;
  readonly #resolve: (response: HttpResponse) => void;
  readonly #reject: (error: unknown) => void;
  readonly #connections: Connections;
  #abort: ((error: Error) => void) | undefined;
  cancelled: NodeAccessError | undefined;
  #status = 0;
  #headers: readonly Buffer[] = [];
  #chunks: Buffer[] = [];
  #size = 0;

  constructor(
    options: Dispatcher.DispatchOptions,
    { maxResponseBytes, decoder }: HttpRequest,
    attempt: Attempt,
    resolve: (response: HttpResponse) => void,
    reject: (error: unknown) => void,
    connections: Connections,
  ) {
    this.options = options;
    this.#connections = connections;
    this.#limit = maxResponseBytes;
    this.#decoder = decoder;
    this.#attempt = attempt;
    this.#resolve = resolve;
    this.#reject = reject;
    attempt.onCancel((error) => {
      connections.release(this, true);
      this.cancelled = error;
      reject(error);
      this.#abort?.(error);
    });
  }

  // undici calls this before it writes to the socket: the first moment at which the request may be sent.
  onConnect(abort: (error?: Error) => void): void {
    if (this.cancelled) throw this.cancelled;
    this.#abort = abort;
    this.#attempt.sent = true;
  }

  // If a method throws from here on, undici aborts the request and passes the error to onError.
  onHeaders(status: number, headers: readonly Buffer[]): boolean {
    this.#status = status;
    this.#headers = headers;
    for (let index = 0; index < headers.length; index += 2) {
      // Compares lengths first, because only two headers matter to every call.
      const { length } = headers[index] ?? [];
      if (length === 14 || length === 16)
        this.#check(latin1(headers[index]).toLowerCase(), readValue(headers[index + 1]));
    }
    return true;
  }

  #check(name: string, value: string): void {
    if (name === "content-length") checkSize(Number(value), this.#attempt, this.#limit);
    if (name === "content-encoding") checkEncoding(this.#status, value, this.#attempt);
  }

  onData(chunk: Buffer): boolean {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    checkSize(this.#size, this.#attempt, this.#limit);
    return true;
  }

  onComplete(): void {
    const [first] = this.#chunks;
    const body = this.#chunks.length === 1 && first ? first : Buffer.concat(this.#chunks, this.#size);
    // Frees the chunks before parsing, so a large response is not held twice.
    this.#chunks = [];
    this.#connections.release(this, false);
    let text: string;
    try {
      // Most JSON is ASCII, which is decoded by copying.
      text = this.#decoder ? this.#decoder.decode(body) : isAscii(body) ? latin1(body) : strict.decode(body);
    } catch {
      text = lenient.decode(body);
      // An error page may have any encoding. Its status is what matters.
      if (isSuccess(this.#status)) throw undecodable(this.#attempt, "not UTF-8", text);
    }
    this.#resolve((this.#attempt.response = new UndiciResponse(this.#status, text, this.#headers)));
  }

  onError(error: Error): void {
    this.#chunks = [];
    // The call has its error already, and the connection is closed.
    if (this.cancelled) return;
    this.#connections.release(this, true);
    this.#reject(isNodeAccessError(error) ? error : connectionError(this.#attempt, error));
  }
}

class UndiciResponse implements HttpResponse {
  readonly status: number;
  readonly text: string;
  readonly #headers: readonly Buffer[];

  constructor(status: number, text: string, headers: readonly Buffer[]) {
    this.status = status;
    this.text = text;
    this.#headers = headers;
  }

  get headers(): Record<string, string> {
    return readHeaders(this.#headers);
  }
}
