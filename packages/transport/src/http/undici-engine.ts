import { isAscii } from "node:buffer";
import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import type { Dispatcher } from "undici";
import { checkSize, connectionError, isSuccess } from "../call-error.ts";
import type { Attempt } from "../attempt.ts";
import { joinHeaders } from "../headers.ts";
import { VERSION } from "../version.ts";
import { type Connection, Connections, type Exchange } from "./connections.ts";
import { readProxy } from "./proxy.ts";
import { checkEncoding, headersOf, latin1, undecodable, valueOf } from "./raw-headers.ts";
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

/** The connections of requests that belong to no engine, by origin and proxy. */
const shared = new Map<string, Connections>();

function sharedConnections({ url, proxy: option }: EngineOptions): Connections {
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
 * Sends a request once, and gives the response when it has begun. All such requests share their connections, since nobody says
 * when they are no longer needed.
 */
export function openResponse(
  options: EngineOptions,
  request: HttpRequest,
  attempt: Attempt,
): Promise<StreamedResponse> {
  return new Promise((resolve, reject) => {
    const connections = sharedConnections(options);
    const sent = requestWriter(options);
    const exchange = new StreamedExchange(sent(request, attempt), attempt, resolve, reject, (failed) =>
      connections.release(exchange, failed),
    );
    attempt.onCancel((error) => exchange.cancel(error));
    if (!exchange.cancelled) connections.dispatch(exchange);
  });
}

/** Sends requests over undici's connections. */
export function createEngine(options: EngineOptions): HttpEngine {
  const sent = requestWriter(options);
  const endpoint = new URL(options.url);
  const connect = socketConnector(readProxy(options.proxy, endpoint));
  const connections = new Connections(endpoint.origin, connect);
  return {
    send(request, attempt) {
      return new Promise((resolve, reject) => {
        const exchange = new HttpExchange(
          sent(request, attempt),
          request,
          attempt,
          resolve,
          reject,
          (failed) => connections.release(exchange, failed),
        );
        if (!exchange.cancelled) connections.dispatch(exchange);
      });
    },
    close: () => connections.close(),
  };
}

/** Makes what writes the requests to an endpoint. */
function requestWriter(
  options: EngineOptions,
): (request: HttpRequest, attempt: Attempt) => Dispatcher.DispatchOptions {
  const { pathname } = new URL(options.url);
  const base = pathname === "/" ? "" : pathname;
  const headers = { "user-agent": `node-access/${VERSION}`, ...options.headers };
  const prepared = new WeakMap<object, string[]>();
  const wireHeaders = (own: object = headers): string[] => {
    let list = prepared.get(own);
    if (!list) {
      list = Object.entries({ ...headers, ...own }).flat();
      prepared.set(own, list);
    }
    return list;
  };
  return (request, attempt) => ({
    method: request.method,
    path: base + request.path || "/",
    headers: attempt.headers
      ? Object.entries({ ...joinHeaders(headers, attempt), ...request.headers }).flat()
      : wireHeaders(request.headers).concat("x-request-id", attempt.requestId),
    body: request.body ?? null,
  });
}

/**
 * One request on its way: what undici tells about it becomes an answer or an error.
 *
 * This is undici's raw handler. Its newer one parses all headers of each answer, which costs 5 % of a small call; nearly
 * nobody reads them. undici 8 has no raw handler any more: the exact version in package.json holds this together.
 */
class HttpExchange implements Exchange {
  readonly options: Dispatcher.DispatchOptions;
  connection: Connection | undefined;
  readonly #limit: number | undefined;
  readonly #decoder: HttpRequest["decoder"];
  readonly #attempt: Attempt;
  readonly #resolve: (response: HttpResponse) => void;
  readonly #reject: (error: unknown) => void;
  readonly #onEnd: (failed: boolean) => void;
  #giveUp: ((error: Error) => void) | undefined;
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
    onEnd: (failed: boolean) => void,
  ) {
    this.options = options;
    this.#onEnd = onEnd;
    this.#limit = maxResponseBytes;
    this.#decoder = decoder;
    this.#attempt = attempt;
    this.#resolve = resolve;
    this.#reject = reject;
    let begun = false;
    attempt.onCancel((error) => {
      // Cancelled before it was begun, it has no connection.
      if (begun) onEnd(true);
      this.cancelled = error;
      reject(error);
      this.#giveUp?.(error);
    });
    begun = true;
  }

  // Called before each writing to a socket, so the first moment at which the request may have left.
  onConnect(giveUp: (error?: Error) => void): void {
    if (this.cancelled) throw this.cancelled;
    this.#giveUp = giveUp;
    this.#attempt.sent = true;
  }

  // What is thrown from here on, undici takes as the reason to give up the request, and gives it to onError.
  onHeaders(status: number, headers: readonly Buffer[]): boolean {
    this.#status = status;
    this.#headers = headers;
    for (let index = 0; index < headers.length; index += 2) {
      // By length first: two of all headers matter to every call.
      const { length } = headers[index] ?? [];
      if (length === 14 || length === 16)
        this.#check(latin1(headers[index]).toLowerCase(), valueOf(headers[index + 1]));
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
    // A large answer is not to be held twice while it is parsed.
    this.#chunks = [];
    this.#onEnd(false);
    let text: string;
    try {
      // Most JSON is ASCII, of which decoding is a copy.
      text = this.#decoder ? this.#decoder.decode(body) : isAscii(body) ? latin1(body) : strict.decode(body);
    } catch {
      text = lenient.decode(body);
      // An error page may be in any encoding: its status is what counts.
      if (isSuccess(this.#status)) throw undecodable(this.#attempt, "not UTF-8", text);
    }
    this.#resolve((this.#attempt.response = new UndiciResponse(this.#status, text, this.#headers)));
  }

  onError(error: Error): void {
    this.#chunks = [];
    this.#onEnd(true);
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
    return headersOf(this.#headers);
  }
}
