import type { Authorized, Wire } from "@node-access/auth";
import { createEngine } from "#http-engine";
import { checkFunction, checkUserAgent } from "../check-options.ts";
import { closedError, type CallTarget } from "../call-error.ts";
import type { Attempt } from "../attempt.ts";

/** One HTTP request, relative to the endpoint. */
export interface HttpRequest {
  /** Such as `POST`. */
  readonly method: string;
  /** What follows the endpoint: `""`, or from its slash on, with the query. */
  readonly path: string;
  /** Give the same object for requests with the same headers: its wire form is prepared once. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Text, sent as UTF-8; none if omitted. */
  readonly body?: string | Uint8Array | undefined;
  /** Given the bytes of the answer's body, whatever its status, as a TextDecoder is; what it gives is the answer's `text`. */
  readonly decoder?: Pick<TextDecoder, "decode">;
  /** Default 64 MiB. */
  readonly maxResponseBytes?: number | undefined;
}

/** A whole HTTP answer. */
export interface HttpResponse {
  /** The HTTP status; 0 where a browser hides a redirect. */
  readonly status: number;
  /** Under lower-case names; several of one name are joined with a comma. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body, decoded as UTF-8. */
  readonly text: string;
}

/** What carries HTTP requests to one endpoint. */
export interface HttpTransport extends Omit<CallTarget, "operation"> {
  /**
   * Sends one request once. Redirects are not followed, and any status is an answer.
   *
   * @throws NodeAccessError `NOT_SENT`, `UNANSWERED`, `RESPONSE_TOO_LARGE`, `UNDECODABLE_BODY` for a body that is not
   * UTF-8 or in a content encoding that was not asked for, `CLOSED`, and what the attempt is given up with.
   */
  send(request: HttpRequest, attempt: Attempt): Promise<HttpResponse>;
  /** Refuses further requests, lets those in flight end, and closes the connections. Need not be called. */
  close(): Promise<void>;
}

/** What an engine needs to know of its endpoint. */
export interface EngineOptions {
  /** The endpoint with its secrets, without a trailing slash. */
  readonly url: string;
  /** Sent with every request. */
  readonly headers: Readonly<Record<string, string>>;
  /** Makes the requests instead of the platform's own way. */
  readonly fetch?: typeof fetch | undefined;
  /** The proxy, as users give it. */
  readonly proxy?: string | undefined;
}

/** A response whose body is read piece by piece. */
export interface StreamedResponse {
  readonly status: number;
  /** Under lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Waits for more.
   *
   * @returns further bytes, or `undefined` after the last.
   * @throws NodeAccessError `UNANSWERED` if the connection is lost.
   */
  read(): Promise<Uint8Array | undefined>;
  /** Closes the connection, unless the body was read to its end. */
  close(): void;
}

/** A platform's way to make HTTP requests. */
export type HttpEngine = Pick<HttpTransport, "send" | "close">;

/** How HTTP requests are made. */
export interface HttpTransportOptions {
  /** The endpoint and its credential, from `authorize`. */
  readonly authorized: Authorized;
  /**
   * Makes the requests instead of the platform's own way: for an agent of your own, a test. Its connections are its own: on Node,
   * `fetch` may leave an unused one open for seconds after an abort.
   */
  readonly fetch?: typeof fetch | undefined;
  /**
   * On Node: the proxy's address (`http://[user:password@]host:port`), or `"environment"` for that of the environment variables
   * `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`. Default: no proxy, whatever the environment says.
   */
  readonly proxy?: string | undefined;
  /** The User-Agent header. Default on Node: `node-access` and the version; in a browser: the browser's own. */
  readonly userAgent?: string | undefined;
}

/**
 * Creates the HTTP side of a client: connections of undici on Node, `fetch` elsewhere or if one is given.
 *
 * On Node, connections are kept alive for 30 s, at most 128 of them; an idle one does not keep a process running.
 *
 * @param options - The endpoint, and what replaces the platform's own.
 * @returns what sends requests to it.
 * @throws NodeAccessError `INVALID_ARGUMENT` for a `fetch` or `userAgent` that cannot be one.
 *
 * @example
 * ```ts
 * import { authorize, urlToken } from "@node-access/auth";
 * import { createHttpTransport } from "@node-access/transport";
 * import { createHttpJsonRpc } from "@node-access/transport/json-rpc";
 *
 * const authorized = authorize("node", "https://node.example", urlToken("t0ken"));
 * const rpc = createHttpJsonRpc(createHttpTransport({ authorized, userAgent: "indexer/1.0" }));
 * ```
 */
export function createHttpTransport(options: HttpTransportOptions): HttpTransport {
  const { authorized, fetch, proxy, userAgent } = options;
  checkFunction("fetch", fetch);
  checkUserAgent(userAgent);
  const wire = authorized.reveal();
  const open = ({ url, headers }: Wire): HttpEngine =>
    createEngine({
      url,
      headers: userAgent ? { ...headers, "user-agent": userAgent } : headers,
      fetch,
      proxy,
    });
  const engine: HttpEngine = wire.carry?.(open as never) ?? open(wire);
  let closed = false;
  return {
    endpoint: authorized.endpoint,
    redact: authorized.redact,
    send(request, attempt) {
      if (!closed) return engine.send(request, attempt);
      return Promise.reject(closedError(attempt));
    },
    close() {
      closed = true;
      return engine.close();
    },
  };
}
