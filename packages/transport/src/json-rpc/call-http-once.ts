import { type Authorized, NodeAccessError } from "@node-access/auth";
import { fetchFor } from "#http-engine";
import { checkKindsOnNode, explained, linkedSignal, neverSent, parseJson, requestIdHeader } from "#platform";
import { aborted, MAX_TIMEOUT, type AttemptState, timedOut } from "../attempt.ts";
import { checkEachNumber, checkSignal } from "../check-options.ts";
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
import type { HttpResponse, HttpTransportOptions } from "../http/http-transport.ts";
import type { JsonRpcDialect } from "./dialect.ts";
import { nextId, readResult, writeRequest } from "./message.ts";

/** Options of {@link callHttpOnce}. A `fetch` of your own must respect the signal. */
export interface HttpCallOptions
  extends
    Pick<CallOptions, "timeout" | "signal" | "maxResponseBytes">,
    Pick<HttpTransportOptions, "fetch" | "proxy"> {}

/**
 * Calls a method without a client, retries or middleware. On Node, it shares connections with other
 * such calls and with streams.
 *
 * @param authorized - The endpoint and its credential, from `authorize`.
 * @param path - The path after the endpoint, such as `/evm`.
 * @param method - The method's wire name.
 * @param params - The params. The field is omitted if `undefined`.
 * @param options - Deadline, limits, and how to send the request.
 * @param dialect - Reads the response, if it is not as that of other nodes.
 * @returns the result.
 * @throws NodeAccessError with any code of a call. A status outside 200 to 299 is always
 * `CREDENTIAL_REFUSED` or `HTTP_STATUS`, whatever the body. This includes redirects,
 * which are not followed.
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
  authorized: Authorized,
  path: string,
  method: string,
  params: readonly unknown[] | undefined,
  options: HttpCallOptions,
  dialect?: JsonRpcDialect,
): Promise<unknown> {
  checkKindsOnNode("authorized", authorized, { reveal: "function" });
  checkEachNumber(options, ["timeout", "maxResponseBytes"]);
  checkSignal(options);
  const {
    timeout = 30_000,
    signal,
    maxResponseBytes: limit = MAX_RESPONSE_BYTES,
  }: HttpCallOptions = Object(options);
  const { endpoint, redact, reveal } = authorized;
  const id = nextId();
  const body = writeRequest(id, method, params);
  const { url, headers } = reveal();
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const requestId = Math.random().toString(36).slice(2);
  const target: AttemptState & DescribedRequest = {
    operation: { name: method },
    endpoint,
    redact,
    sent: !signal?.aborted,
    requestId,
  };
  const timer = setTimeout(abort, Math.min(timeout, MAX_TIMEOUT));
  try {
    const response = await fetchFor(Object(options) as HttpCallOptions, target)(url + path, {
      method: "POST",
      body,
      headers: { "content-type": "application/json", ...requestIdHeader({ requestId }), ...headers },
      redirect: "manual",
      signal: linkedSignal(controller, signal),
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
    let message: unknown;
    try {
      // An error page may have any encoding. Its status is what matters.
      text = new TextDecoder("utf-8", { fatal: ok }).decode(await new Blob(chunks).arrayBuffer());
      message = ok && parseJson(text);
    } catch {
      const reason = `not JSON but ${response.headers.get("content-type")}`;
      throw badResponse(target, "UNDECODABLE_BODY", reason, text);
    }
    if (dialect) message = dialect.readMessage({ ...(target.response as HttpResponse), text }, target, id);
    else if (!ok) {
      const code = status === 401 || status === 403 ? "CREDENTIAL_REFUSED" : "HTTP_STATUS";
      const page = excerpt(text, target, 2_000);
      throw callError(target, code, `HTTP ${status}: ${page.slice(0, 200)}`, { status, body: page });
    }
    return readResult(message, target, id);
  } catch (error) {
    const cause = (error as { cause?: unknown } | undefined)?.cause ?? error;
    const failure =
      error instanceof NodeAccessError
        ? error
        : signal?.aborted
          ? aborted(target, signal)
          : controller.signal.aborted
            ? timedOut(target, "timeout", timeout)
            : unanswered({ ...target, sent: !neverSent(cause) }, explained(cause));
    const { code, message } = failure;
    // In a callback of the platform, the error's own stack would lack the caller.
    Error.captureStackTrace?.(failure);
    throw Object.assign(failure, describeRequest(target), { attempts: [{ attempt: 1, code, message }] });
  } finally {
    clearTimeout(timer);
    // Frees the socket of a response that was not read completely.
    abort();
  }
}
