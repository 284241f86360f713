import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import type { Dispatcher, Pool } from "undici";
import { connectionError } from "../call-error.ts";
import type { Attempt } from "../run-call.ts";
import { VERSION } from "../version.ts";
import type { EngineOptions, HttpEngine, HttpRequest, HttpResponse } from "./http-transport.ts";
import { checkSize, isSuccess, undecodable } from "./response-errors.ts";

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

/** Makes requests on undici's connection pool, which is loaded at the first one. */
export function createEngine(options: EngineOptions): HttpEngine {
  const { origin, pathname } = new URL(options.url);
  const base = pathname === "/" ? "" : pathname;
  const headers = { "user-agent": `node-access/${VERSION}`, ...options.headers };
  const prepared = new WeakMap<object, string[]>();
  let pool: Pool | undefined;
  let loading: Promise<Pool> | undefined;

  const load = async (): Promise<Pool> => {
    const undici = await import("undici");
    pool = new undici.Pool(origin, POOL);
    return pool;
  };
  const wireHeaders = (own: object = headers): string[] => {
    let list = prepared.get(own);
    if (!list) {
      list = Object.entries({ ...headers, ...own }).flat();
      prepared.set(own, list);
    }
    return list;
  };
  const dispatch = (to: Pool, request: HttpRequest, attempt: Attempt): Promise<HttpResponse> =>
    new Promise((resolve, reject) => {
      const sent: Dispatcher.DispatchOptions = {
        method: request.method,
        path: base + request.path || "/",
        headers: wireHeaders(request.headers),
        body: request.body ?? null,
      };
      to.dispatch(sent, new Exchange(request.maxResponseBytes, attempt, resolve, reject));
    });

  return {
    send(request, attempt) {
      if (pool) return dispatch(pool, request, attempt);
      loading ??= load();
      return loading.then((loaded) => dispatch(loaded, request, attempt));
    },
    async close() {
      await (await loading)?.close();
    },
  };
}

type Headers = Parameters<NonNullable<Dispatcher.DispatchHandler["onResponseStart"]>>[2];

/** One request on its way: what undici tells about it becomes an answer or an error. */
class Exchange implements Dispatcher.DispatchHandler {
  readonly #limit: number | undefined;
  readonly #attempt: Attempt;
  readonly #resolve: (response: HttpResponse) => void;
  readonly #reject: (error: unknown) => void;
  #controller: Dispatcher.DispatchController | undefined;
  #cancelled: NodeAccessError | undefined;
  #status = 0;
  #headers: Headers = {};
  #chunks: Uint8Array[] = [];
  #size = 0;

  constructor(
    limit: number | undefined,
    attempt: Attempt,
    resolve: (response: HttpResponse) => void,
    reject: (error: unknown) => void,
  ) {
    this.#limit = limit;
    this.#attempt = attempt;
    this.#resolve = resolve;
    this.#reject = reject;
    attempt.onCancel((error) => {
      this.#cancelled = error;
      reject(error);
      this.#controller?.abort(error);
    });
  }

  // Called before each writing to a socket, so the first moment at which the request may have left.
  onRequestStart(controller: Dispatcher.DispatchController): void {
    // Given up while it was queued. To throw takes it out of the queue; to abort would cost the socket.
    if (this.#cancelled) throw this.#cancelled;
    this.#controller = controller;
    this.#attempt.sent = true;
  }

  // What is thrown from here on, undici takes as the reason to give up the request, and gives it to onResponseError.
  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: Headers): void {
    this.#status = status;
    this.#headers = headers;
    const encoding = headers["content-encoding"] ?? "identity";
    if (encoding !== "identity" && isSuccess({ status })) {
      throw undecodable(this.#attempt, `encoded as ${String(encoding)}, which was not asked for`, "");
    }
    checkSize(Number(headers["content-length"]), this.#attempt, this.#limit);
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Uint8Array): void {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    checkSize(this.#size, this.#attempt, this.#limit);
  }

  onResponseEnd(): void {
    const [first] = this.#chunks;
    const body = this.#chunks.length === 1 && first ? first : Buffer.concat(this.#chunks, this.#size);
    let text: string;
    try {
      text = strict.decode(body);
    } catch {
      text = lenient.decode(body);
      // An error page may be in any encoding: its status is what counts.
      if (isSuccess({ status: this.#status })) throw undecodable(this.#attempt, "not UTF-8", text);
    }
    this.#resolve(new UndiciResponse(this.#status, text, this.#headers));
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#chunks = [];
    this.#reject(isNodeAccessError(error) ? error : connectionError(this.#attempt, error));
  }
}

class UndiciResponse implements HttpResponse {
  readonly status: number;
  readonly text: string;
  readonly #headers: Headers;

  constructor(status: number, text: string, headers: Headers) {
    this.status = status;
    this.text = text;
    this.#headers = headers;
  }

  /** Built when asked for: few callers do. */
  get headers(): Record<string, string> {
    return Object.fromEntries(Object.entries(this.#headers).map(([name, value]) => [name, String(value)]));
  }
}
