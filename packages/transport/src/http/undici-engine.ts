import { isAscii } from "node:buffer";
import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import { type Dispatcher, Pool } from "undici";
import { badAnswer, checkSize, connectionError, isSuccess } from "../call-error.ts";
import type { Attempt } from "../attempt.ts";
import { joinHeaders } from "../headers.ts";
import { VERSION } from "../version.ts";
import type { EngineOptions, HttpEngine, HttpRequest, HttpResponse } from "./http-transport.ts";

const POOL: Pool.Options = {
  connections: 128,
  pipelining: 1,
  // Providers close an idle connection after 60 s: ours must be the first to let go.
  keepAliveTimeout: 30_000,
  keepAliveMaxTimeout: 30_000,
  // The attempt has its own deadline, over all of it.
  headersTimeout: 0,
  bodyTimeout: 0,
};

const strict: TextDecoder = new TextDecoder("utf-8", { fatal: true });
const lenient: TextDecoder = new TextDecoder();

/** Makes requests on undici's connection pool. */
export function createEngine(options: EngineOptions): HttpEngine {
  const { origin, pathname } = new URL(options.url);
  const base = pathname === "/" ? "" : pathname;
  const headers = { "user-agent": `node-access/${VERSION}`, ...options.headers };
  const prepared = new WeakMap<object, string[]>();
  const pool = new Pool(origin, POOL);

  const wireHeaders = (own: object = headers): string[] => {
    let list = prepared.get(own);
    if (!list) {
      list = Object.entries({ ...headers, ...own }).flat();
      prepared.set(own, list);
    }
    return list;
  };
  return {
    send(request, attempt) {
      return new Promise((resolve, reject) => {
        const sent: Dispatcher.DispatchOptions = {
          method: request.method,
          path: base + request.path || "/",
          headers: attempt.headers
            ? Object.entries({ ...joinHeaders(headers, attempt), ...request.headers }).flat()
            : wireHeaders(request.headers).concat("x-request-id", attempt.requestId),
          body: request.body ?? null,
        };
        pool.dispatch(sent, new Exchange(request, attempt, resolve, reject));
      });
    },
    close: () => pool.close(),
  };
}

/**
 * One request on its way: what undici tells about it becomes an answer or an error.
 *
 * This is undici's raw handler. Its newer one parses all headers of each answer, which costs 5 % of a small call; nearly
 * nobody reads them. undici 8 has no raw handler any more: the exact version in package.json holds this together.
 */
class Exchange implements Dispatcher.DispatchHandler {
  readonly #limit: number | undefined;
  readonly #decoder: HttpRequest["decoder"];
  readonly #attempt: Attempt;
  readonly #resolve: (response: HttpResponse) => void;
  readonly #reject: (error: unknown) => void;
  #giveUp: ((error: Error) => void) | undefined;
  #cancelled: NodeAccessError | undefined;
  #status = 0;
  #headers: readonly Buffer[] = [];
  #chunks: Buffer[] = [];
  #size = 0;

  constructor(
    { maxResponseBytes, decoder }: HttpRequest,
    attempt: Attempt,
    resolve: (response: HttpResponse) => void,
    reject: (error: unknown) => void,
  ) {
    this.#limit = maxResponseBytes;
    this.#decoder = decoder;
    this.#attempt = attempt;
    this.#resolve = resolve;
    this.#reject = reject;
    attempt.onCancel((error) => {
      this.#cancelled = error;
      reject(error);
      this.#giveUp?.(error);
    });
  }

  // Called before each writing to a socket, so the first moment at which the request may have left.
  onConnect(giveUp: (error?: Error) => void): void {
    // Given up while it was queued. To throw takes it out of the queue; to give up would cost the socket.
    if (this.#cancelled) throw this.#cancelled;
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
    if (name === "content-encoding" && value !== "identity" && isSuccess(this.#status)) {
      throw this.#undecodable(`encoded as ${value}, which was not asked for`, "");
    }
  }

  #undecodable(reason: string, text: string): NodeAccessError {
    return badAnswer(this.#attempt, "UNDECODABLE_BODY", reason, text);
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
    let text: string;
    try {
      // Most JSON is ASCII, of which decoding is a copy.
      text = this.#decoder ? this.#decoder.decode(body) : isAscii(body) ? latin1(body) : strict.decode(body);
    } catch {
      text = lenient.decode(body);
      // An error page may be in any encoding: its status is what counts.
      if (isSuccess(this.#status)) throw this.#undecodable("not UTF-8", text);
    }
    this.#resolve((this.#attempt.response = new UndiciResponse(this.#status, text, this.#headers)));
  }

  onError(error: Error): void {
    this.#chunks = [];
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
    const headers = new Map<string, string>();
    for (let index = 0; index < this.#headers.length; index += 2) {
      const name = latin1(this.#headers[index]).toLowerCase();
      const value = valueOf(this.#headers[index + 1]);
      const before = headers.get(name);
      headers.set(name, before === undefined ? value : `${before}, ${value}`);
    }
    return Object.fromEntries(headers);
  }
}

/** A header's value. undici leaves the white space behind it. */
function valueOf(bytes: Buffer | undefined): string {
  return latin1(bytes).trim();
}

function latin1(bytes: Buffer | undefined): string {
  return bytes?.toString("latin1") ?? "";
}
