import { type Authorized, NodeAccessError } from "@node-access/auth";
import { fetchFor } from "#http-engine";
import { endedBy, neverSent, parseJson, requestIdHeader } from "#platform";
import { aborted, LONGEST, type AttemptState, timedOut } from "../attempt.ts";
import { checkNumbers, checkSignal } from "../check-options.ts";
import {
  badResponse,
  callError,
  excerpt,
  MAX_RESPONSE_BYTES,
  responseTooLarge,
  unanswered,
} from "../call-error.ts";
import type { CallOptions } from "../operation.ts";
import { describeRequest, type DescribedRequest } from "../run-call.ts";
import { nextId, readResult, writeRequest } from "./message.ts";

/** How one call is made: what {@link callHttpOnce} takes of the options of a client. */
export interface HttpCallOptions extends Pick<CallOptions, "timeout" | "signal" | "maxResponseBytes"> {
  /** Makes the request instead of the platform's own way. It must end by the signal that it is given, and its connections are its own. */
  readonly fetch?: typeof fetch | undefined;
  /** On Node: a proxy's address, or `"environment"` for that of `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`. Default: none. */
  readonly proxy?: string | undefined;
}

/**
 * Calls a method once: no retry, no middleware, no connections of its own. On Node it shares connections with other such calls and
 * streams.
 *
 * @param authorized - The endpoint and its credential, from `authorize`.
 * @param path - What follows the endpoint, such as `/evm`.
 * @param method - The method's wire name.
 * @param params - Its params; the field is left out for `undefined`.
 * @param options - The bounds.
 * @returns the result.
 * @throws NodeAccessError of any code that a call can end with. A status outside 200 to 299 is always `CREDENTIAL_REFUSED` or
 * `HTTP_STATUS`, whatever its body is; so is a redirect, which is not followed.
 *
 * @example
 * ```ts
 * import { authorize, urlToken } from "@node-access/auth";
 * import { callHttpOnce } from "@node-access/transport/json-rpc";
 *
 * const authorized = authorize("node", "https://node.example", urlToken("t0ken"));
 * console.log(await callHttpOnce(authorized, "", "eth_syncing", [], { timeout: 5_000 }));
 * ```
 *
 * Source: JSON-RPC 2.0 sections 4 and 5.
 */
export async function callHttpOnce(
  { endpoint, redact, reveal }: Authorized,
  path: string,
  method: string,
  params: readonly unknown[] | undefined,
  options: HttpCallOptions,
): Promise<unknown> {
  checkNumbers(options, ["timeout", "maxResponseBytes"]);
  checkSignal(options);
  const { timeout = 30_000, signal, maxResponseBytes: limit = MAX_RESPONSE_BYTES } = options;
  const id = nextId();
  const body = writeRequest(id, method, params);
  const { url, headers } = reveal();
  const ender = new AbortController();
  const end = (): void => ender.abort();
  const requestId = Math.random().toString(36).slice(2);
  const target: AttemptState & DescribedRequest = {
    operation: { name: method },
    endpoint,
    redact,
    sent: !signal?.aborted,
    requestId,
  };
  const timer = setTimeout(end, Math.min(timeout, LONGEST));
  try {
    const response = await fetchFor(options, target)(url + path, {
      method: "POST",
      body,
      headers: { "content-type": "application/json", ...requestIdHeader(requestId), ...headers },
      redirect: "manual",
      signal: endedBy(ender, signal),
    });
    const { status, ok } = response;
    target.response = { status, headers: Object.fromEntries(response.headers) };
    const reader = response.body?.getReader();
    const chunks: BlobPart[] = [];
    let size = 0;
    let chunk: Uint8Array<ArrayBuffer> | undefined;
    while ((chunk = (await reader?.read())?.value)) {
      size += chunk.length;
      if (size > limit) throw responseTooLarge(target, limit);
      chunks.push(chunk);
    }
    let text = "";
    let answer: unknown;
    try {
      // An error page may be in any encoding: its status is what counts.
      text = new TextDecoder("utf-8", { fatal: ok }).decode(await new Blob(chunks).arrayBuffer());
      answer = ok && parseJson(text);
    } catch {
      const reason = `not JSON but ${response.headers.get("content-type")}`;
      throw badResponse(target, "UNDECODABLE_BODY", reason, text);
    }
    if (!ok) {
      const code = status === 401 || status === 403 ? "CREDENTIAL_REFUSED" : "HTTP_STATUS";
      const shown = excerpt(text, target, 2_000);
      throw callError(target, code, `HTTP ${status}: ${shown.slice(0, 200)}`, { status, body: shown });
    }
    return readResult(answer, target, id);
  } catch (error) {
    const cause = (error as { cause?: unknown } | undefined)?.cause ?? error;
    const failure =
      error instanceof NodeAccessError
        ? error
        : signal?.aborted
          ? aborted(target, signal)
          : ender.signal.aborted
            ? timedOut(target, "timeout", timeout)
            : unanswered({ ...target, sent: !neverSent(cause) }, cause);
    const { code, message } = failure;
    // What the platform called back has a stack of its own.
    Error.captureStackTrace?.(failure);
    throw Object.assign(failure, describeRequest(target), { attempts: [{ attempt: 1, code, message }] });
  } finally {
    clearTimeout(timer);
    // Frees the socket of an answer that was not read to its end.
    end();
  }
}
