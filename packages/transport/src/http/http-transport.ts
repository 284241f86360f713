import type { Authorized, Wire } from "@node-access/auth";
import { createEngine } from "#http-engine";
import { checkKindsOnNode, checkProxyOnNode } from "#platform";
import { checkFunction, checkUserAgent } from "../check-options.ts";
import { closedError, type CallTarget } from "../call-error.ts";
import type { Attempt } from "../attempt.ts";
import type { RequestBody } from "../request-body.ts";

/** One HTTP request, relative to the endpoint. */
export interface HttpRequest {
  /** Such as `POST`. */
  readonly method: string;
  /** The path and query after the endpoint, starting with a slash; or `""`. */
  readonly path: string;
  /** The endpoint's origin, if the path begins there and not after the endpoint's own path. */
  readonly origin?: string;
  /** For `fetch`: set if it follows redirects, to which it sends all headers. */
  readonly redirect?: "follow";
  /** Headers with lower-case names, besides those of the credential and of the attempt. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The body. Default: none. */
  readonly body?: RequestBody | undefined;
  /**
   * Decodes the bytes of the response body, whatever its status, instead of a TextDecoder.
   * Returns the response's `text`.
   */
  readonly decoder?: Pick<TextDecoder, "decode"> | undefined;
  /** Maximum bytes of the response body. Default 64 MiB. */
  readonly maxResponseBytes?: number | undefined;
}

/** A complete HTTP response. */
export interface HttpResponse {
  /** The HTTP status; 0 if a browser hides a redirect. */
  readonly status: number;
  /** Headers with lower-case names. Headers with the same name are joined with a comma. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body, decoded as UTF-8. */
  readonly text: string;
}

/** Sends HTTP requests to one endpoint. */
export interface HttpTransport extends Omit<CallTarget, "operation"> {
  /**
   * Sends a request once. Redirects are not followed, and every status resolves.
   *
   * @throws NodeAccessError `NOT_SENT`, `UNANSWERED`, `RESPONSE_TOO_LARGE`, `UNDECODABLE_BODY` if
   * the body is not UTF-8 or has a content encoding that was not requested, `CLOSED`,
   * or the error that the attempt was cancelled with.
   */
  send(request: HttpRequest, attempt: Attempt): Promise<HttpResponse>;
  /**
   * Rejects new requests. With undici, it waits for those in flight and closes the connections.
   * With `fetch`, they finish later. Calling it is optional.
   */
  close(): Promise<void>;
}

/** The endpoint of an engine, and how to reach it. */
export interface EngineOptions
  extends Pick<Wire, "url" | "headers">, Pick<HttpTransportOptions, "fetch" | "proxy"> {}

/** A response whose body is read in chunks. */
export interface StreamedResponse {
  readonly status: number;
  /** Headers with lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Waits for the next chunk.
   *
   * @returns the chunk, or `undefined` at the end.
   * @throws NodeAccessError `UNANSWERED` if the connection is lost.
   */
  read(): Promise<Uint8Array | undefined>;
  /** Closes the connection, unless the body was read completely. */
  close(): void;
}

/** A platform's HTTP client. */
export type HttpEngine = Pick<HttpTransport, "send" | "close">;

/** How a client sends its requests. */
export interface HttpSettings {
  /**
   * Sends the requests instead of the platform's HTTP client: for a custom agent, or for tests.
   * It manages its own connections. On Node, `fetch` may leave an unused connection open for some
   * seconds after an abort.
   */
  readonly fetch?: typeof fetch | undefined;
  /**
   * On Node: the proxy's address (`http://[user:password@]host:port`), or `"environment"` to use
   * the environment variables `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`. Default: no proxy,
   * and the environment is ignored.
   */
  readonly proxy?: string | undefined;
  /** The User-Agent header. Default on Node: `node-access/<version>`. Browsers set their own. */
  readonly userAgent?: string | undefined;
}

/** Options of an HTTP transport. */
export interface HttpTransportOptions extends HttpSettings {
  /** The endpoint and its credential, from `authorize`. */
  readonly authorized: Authorized;
}

/**
 * Creates the HTTP transport of a client. It uses undici on Node, and `fetch` on other platforms or
 * if you pass one.
 *
 * On Node, it opens at most 128 connections and keeps them alive for 30 s. Idle connections don't
 * keep the process running.
 *
 * @param options - The endpoint, and how to send requests.
 * @returns the transport.
 * @throws NodeAccessError `INVALID_ARGUMENT` for an invalid `fetch` or `userAgent`.
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
  const { authorized, fetch, proxy, userAgent }: HttpTransportOptions = Object(options);
  checkKindsOnNode("authorized", authorized, { endpoint: "string", redact: "function", reveal: "function" });
  checkFunction("fetch", fetch);
  checkUserAgent(userAgent);
  checkProxyOnNode(proxy, fetch);
  const wire = authorized.reveal();
  const open = ({ url, headers }: Wire): HttpEngine =>
    createEngine({
      url,
      headers: userAgent ? { ...headers, "user-agent": userAgent } : headers,
      fetch,
      proxy,
    });
  const engine: HttpEngine = wire.sender?.(open as never) ?? open(wire);
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
