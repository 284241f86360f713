import type { Authorized, NodeAccessError, Wire } from "@node-access/auth";
import { openResponse } from "#http-engine";
import { onAbort } from "#platform";
import { aborted, type Attempt, LONGEST, type AttemptState, timedOut } from "../attempt.ts";
import { isSuccess } from "../call-error.ts";
import { checkFunction, checkUserAgent } from "../check-options.ts";
import type { HttpResponse, StreamedResponse } from "../http/http-transport.ts";
import { statusError } from "../http/read-response.ts";
import type { CallResponse, CallOptions } from "../operation.ts";

/** A request whose answer is read piece by piece. */
export interface StreamedRequest {
  /** Such as `GET`. */
  readonly method: string;
  /** What follows the endpoint: from its slash on, with the query. */
  readonly path: string;
  /** What is sent beside the credential's. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Text, sent as UTF-8; none if omitted. */
  readonly body?: string;
  /** Makes the request instead of the platform's own way; its connections are its own. */
  readonly fetch?: typeof fetch | undefined;
  /** On Node: a proxy's address, or `"environment"` for that of `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`. Default: none. */
  readonly proxy?: string | undefined;
  /** The User-Agent header, where the platform lets it be set. Default: the platform's. */
  readonly userAgent?: string | undefined;
}

/** The body of an answer that has begun. */
export interface StreamedBody {
  /**
   * Waits for more.
   *
   * @param since - When the wait began, on the clock of `performance.now()`. Default: now.
   * @returns further bytes, or `undefined` after the last. They are valid until the next read, which may use their memory again.
   * @throws NodeAccessError `TIMEOUT`, `ABORTED` or `UNANSWERED`.
   */
  read(since?: number): Promise<Uint8Array | undefined>;
  /** Frees the socket, where the body was not read to its end. */
  close(): void;
}

/** As much of an error's body as can be shown. */
const ERROR_BYTES = 65_536;

/**
 * Makes a request, and gives the answer's body when it has begun.
 *
 * @param authorized - The endpoint and its credential, from `authorize`.
 * @param request - What is asked.
 * @param options - `timeout`: the longest wait for each further piece, in milliseconds; `signal` ends the reading too.
 * @param attempt - The attempt that begins it.
 * @param refuse - Makes the error of a status outside 200 to 299.
 * @returns the body, with status and headers.
 * @throws NodeAccessError `INVALID_ARGUMENT`, what `refuse` throws, `NOT_SENT`, `UNANSWERED`, and what the attempt is given up with.
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
  refuse: (refusal: HttpResponse) => never = (refusal) => {
    throw statusError(refusal, attempt);
  },
): Promise<CallResponse<StreamedBody>> {
  checkFunction("fetch", request.fetch);
  checkUserAgent(request.userAgent);
  const wire = authorized.reveal();
  const begin = (present: Wire): Promise<CallResponse<StreamedBody>> =>
    openOn(present, request, options, attempt, refuse);
  return wire.renewing ? wire.renewing(begin, attempt) : begin(wire);
}

async function openOn(
  { url, headers: credential }: Wire,
  { fetch, proxy, userAgent, ...request }: StreamedRequest,
  options: CallOptions,
  attempt: Attempt,
  refuse: (refusal: HttpResponse) => never,
): Promise<CallResponse<StreamedBody>> {
  const own = { ...credential, ...(userAgent && { "user-agent": userAgent }) };
  const response = await openResponse({ url, headers: own, fetch, proxy }, request, attempt);
  const body = bodyOf(response, attempt, options);
  // Nobody gets it, and would close it, if the attempt was given up as the answer came.
  attempt.onCancel(body.close);
  const { status, headers } = response;
  if (isSuccess(status)) return { value: body, status, headers };
  try {
    return refuse({ status, headers, text: await textOf(body) });
  } finally {
    body.close();
  }
}

function bodyOf(
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
  const forget = signal && onAbort(signal, abort);
  return {
    async read(since = performance.now()) {
      const left = since + timeout - performance.now();
      const timer = setTimeout(() => fail(timedOut(target, "timeout", timeout)), Math.min(left, LONGEST));
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
      forget?.();
      response.close();
    },
  };
}

/** The beginning of an error's body, in whatever encoding it is. */
async function textOf(body: StreamedBody): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let chunk: Uint8Array | undefined;
  while (text.length < ERROR_BYTES && (chunk = await body.read()))
    text += decoder.decode(chunk, { stream: true });
  return text;
}
