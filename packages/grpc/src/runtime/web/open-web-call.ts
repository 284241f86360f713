import type { Wire } from "@node-access/auth";
import type { Attempt } from "@node-access/transport";
import { openStream } from "@node-access/transport/stream";
import { badResponse } from "../call-errors.ts";
import type { CallEndpoint } from "../channel.ts";
import { checkMetadata, timeoutHeader } from "../request-headers.ts";
import { hasStatus, httpError, readStatusError } from "../received-status.ts";
import { WebResponse } from "./web-response.ts";

/** How to reach a server. */
export interface WebSettings {
  readonly endpoint: CallEndpoint;
  /** Sends the requests instead of the platform's HTTP client. */
  readonly fetch: typeof fetch | undefined;
  /** On Node: the option `proxy`. */
  readonly proxy: string | undefined;
}

export interface WebRequest {
  /** The message, with its prefix. */
  readonly body: Uint8Array;
  /** Maximum bytes of a message of the response. */
  readonly limit: number;
  /** Milliseconds after which the server may give up. */
  readonly timeout: number;
  /** Ends reading the response. */
  readonly signal?: AbortSignal;
}

const TYPE = "application/grpc-web+proto";

/**
 * Sends a call, and returns the response as soon as its headers have arrived, unless it is a failure.
 *
 * @param wire - The address, and the headers with the credential.
 */
export async function openWebCall(
  { endpoint: { endpoint, redact }, fetch, proxy }: WebSettings,
  attempt: Attempt,
  { url, headers: credential }: Wire,
  { body, limit, timeout, signal }: WebRequest,
): Promise<WebResponse> {
  if (attempt.headers) checkMetadata(attempt.headers);
  const deadline = timeoutHeader(timeout);
  const headers = {
    "content-type": TYPE,
    accept: TYPE,
    "x-grpc-web": "1",
    ...(deadline !== undefined && { "grpc-timeout": deadline }),
  };
  const authorized = { endpoint, redact, reveal: () => ({ url, headers: credential }) };
  const request = { method: "POST", path: `/${attempt.operation.name}`, headers, body, fetch, proxy };
  // The attempt has the deadlines; an open stream may be silent for any time.
  const { value, headers: received = {} } = await openStream(
    authorized,
    request,
    { timeout: Infinity, ...(signal && { signal }) },
    attempt,
    ({ status, headers: fields, text }) => {
      throw httpError(attempt, status, fields, text);
    },
  );
  attempt.response = { headers: received };
  try {
    const type = received["content-type"] ?? "none";
    if (hasStatus(received)) {
      const error = readStatusError(attempt, received);
      if (error) throw error;
    } else if (!/^application\/grpc-web(\+proto)?\s*(;|$)/.test(type)) {
      throw badResponse(attempt, "the response is not gRPC-Web", type);
    }
  } catch (error) {
    value.close();
    throw error;
  }
  return new WebResponse(attempt, received, value, limit);
}
