import type { Authorized, NodeAccessError, Wire } from "@node-access/auth";
import { openResponse } from "#http-engine";
import { onAbort } from "#platform";
import { aborted, type Attempt, MAX_TIMEOUT, type AttemptState, timedOut } from "../attempt.ts";
import { isSuccess } from "../call-error.ts";
import { checkAttempt, checkAuthorized, checkKinds } from "../check-arguments.ts";
import { checkFunction, checkUserAgent } from "../check-options.ts";
import type { HttpRequest, HttpResponse, HttpSettings, StreamedResponse } from "../http/http-transport.ts";
import { statusError } from "../http/read-response.ts";
import type { CallResponse, CallOptions } from "../operation.ts";

/** A request whose response is read in chunks. */
export interface StreamedRequest
  extends Pick<HttpRequest, "method" | "path" | "headers" | "body">, HttpSettings {}

/** The body of a streamed response. */
export interface StreamedBody {
  /**
   * Waits for the next chunk.
   *
   * @param since - When the wait started, on the clock of `performance.now()`. Default: now.
   * @returns the chunk, or `undefined` at the end. It is valid until the next read,
   * which may reuse its memory.
   * @throws NodeAccessError `TIMEOUT`, `ABORTED` or `UNANSWERED`.
   */
  read(since?: number): Promise<Uint8Array | undefined>;
  /** Frees the socket, if the body was not read completely. */
  close(): void;
}

/** Maximum bytes of an error response that are read. */
const ERROR_BYTES = 65_536;

/**
 * Sends a request, and returns the response body as soon as the headers have arrived.
 *
 * @param authorized - The endpoint and its credential, from `authorize`.
 * @param request - The request.
 * @param options - `timeout`: maximum milliseconds to wait for each chunk; `signal` also aborts reading.
 * @param attempt - The attempt that opens the stream.
 * @param reject - Throws the error of a status outside 200 to 299.
 * @returns the body, with status and headers.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, the error of `reject`,
 * or the error that the attempt was cancelled with.
 *
 * @example
 * ```ts
 * import { authorize, pathKey } from "@node-access/auth";
 * import { runCall } from "@node-access/transport";
 * import { openStream } from "@node-access/transport/stream";
 *
 * const authorized = authorize("beacon", "https://beacon.example", pathKey("k3y"));
 * const { endpoint, redact } = authorized;
 * const operation = { name: "eventstream", idempotency: "safe" } as const;
 * const call = { operation, transport: "http", endpoint, redact, input: undefined } as const;
 * const request = { method: "GET", path: "/eth/v1/events?topics=head" };
 * const { value } = await runCall(call, {}, (attempt) => openStream(authorized, request, {}, attempt));
 * console.log(await value.read());
 * value.close();
 * ```
 */
export function openStream(
  authorized: Authorized,
  request: StreamedRequest,
  options: CallOptions,
  attempt: Attempt,
  reject: (response: HttpResponse) => never = (response) => {
    throw statusError(response, attempt);
  },
): Promise<CallResponse<StreamedBody>> {
  checkAuthorized(authorized);
  checkAttempt(attempt);
  checkKinds("request", request, { method: "string", path: "string" });
  checkFunction("fetch", request.fetch);
  checkUserAgent(request.userAgent);
  const wire = authorized.reveal();
  const begin = (present: Wire): Promise<CallResponse<StreamedBody>> =>
    openWith(present, request, Object(options) as CallOptions, attempt, reject);
  return wire.renew ? wire.renew(begin, attempt) : begin(wire);
}

async function openWith(
  { url, headers: credential }: Wire,
  { fetch, proxy, userAgent, ...request }: StreamedRequest,
  options: CallOptions,
  attempt: Attempt,
  reject: (response: HttpResponse) => never,
): Promise<CallResponse<StreamedBody>> {
  const own = userAgent ? { ...credential, "user-agent": userAgent } : credential;
  const response = await openResponse({ url, headers: own, fetch, proxy }, request, attempt);
  const body = createBody(response, attempt, options);
  // If the attempt was cancelled while the response arrived, the caller never receives the body and
  // cannot close it.
  attempt.onCancel(body.close);
  const { status, headers } = response;
  if (isSuccess(status)) return { value: body, status, headers };
  try {
    return reject({ status, headers, text: await readText(body) });
  } finally {
    body.close();
  }
}

function createBody(
  response: StreamedResponse,
  target: AttemptState,
  { timeout = 30_000, signal }: CallOptions,
): StreamedBody {
  let failure: NodeAccessError | undefined;
  const fail = (error: NodeAccessError): void => {
    failure ??= error;
    response.close();
  };
  const abort = (): void => fail(aborted(target, signal));
  const removeListener = signal ? onAbort(signal, abort) : undefined;
  return {
    async read(since = performance.now()) {
      const remaining = since + timeout - performance.now();
      const timer = setTimeout(
        () => fail(timedOut(target, "timeout", timeout)),
        Math.min(remaining, MAX_TIMEOUT),
      );
      try {
        const chunk = await response.read();
        if (failure) throw failure;
        return chunk;
      } catch (error) {
        throw failure ?? error;
      } finally {
        clearTimeout(timer);
      }
    },
    close() {
      removeListener?.();
      response.close();
    },
  };
}

/** Reads the beginning of an error's body, in any encoding. */
async function readText(body: StreamedBody): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let chunk: Uint8Array | undefined;
  while (text.length < ERROR_BYTES && (chunk = await body.read()))
    text += decoder.decode(chunk, { stream: true });
  return text;
}
