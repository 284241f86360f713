import type { FailedCall, ExplainedFailure, BadResponse, LimitExceeded } from "./failures.ts";

/** Failures of calls on every surface. */
export interface CallErrors {
  /**
   * The server rejected the credential: HTTP 401 or 403, gRPC `UNAUTHENTICATED` or `PERMISSION_DENIED`.
   *
   * Causes:
   * - The token, key or password is wrong, has expired or was revoked.
   * - The credential is valid, but may not call this method.
   * - A proxy or firewall in front of the server rejected the request.
   *
   * Remedies:
   * - Compare the credential with the node's record in the management API.
   * - For credentials that expire, use `refreshing(...)`, which fetches a new one and repeats the call.
   * - Read `body`, where most servers say what is missing.
   */
  CREDENTIAL_REFUSED: FailedCall & {
    /** The HTTP status. For gRPC, the HTTP status that means the same. */
    status: number;
    /** The beginning of the server's response. */
    body: string;
    /** The whole response without secrets, if it is JSON, from clients of OpenAPI documents. */
    data?: unknown;
  };
  /**
   * The request provably never left: connection refused, host not found, TLS handshake failed. All calls are retried after it, writes too.
   *
   * Causes:
   * - The endpoint's host name is wrong, the server is down, or its certificate is not trusted.
   * - A proxy is needed, or the configured one rejected the connection.
   * - A function of yours failed: `headers`, that of `refreshing(...)`, or a signer.
   *
   * Remedies:
   * - Read `reason`, which is the platform's own text.
   * - Behind a corporate proxy, set the option `proxy`.
   * - To survive the outage of a node, use a pool of several endpoints.
   */
  NOT_SENT: ExplainedFailure;
  /**
   * The request may have reached the server, but no complete response arrived. A write may have been executed.
   *
   * Causes:
   * - The connection was lost before the response was complete: the server crashed, or a load balancer closed it.
   * - An earlier attempt may have been executed, and a later one failed, with the error in `cause`. What the server says about a repetition, such as a
   *   nonce that is too low, does not mean that the first attempt failed.
   *
   * Remedies:
   * - Reads are retried automatically. Raise `retries` if this is not enough.
   * - After a write, find out what happened before you send it again: look up the transaction by its hash, or the order by its id.
   */
  UNANSWERED: ExplainedFailure;
  /**
   * The server responded with an HTTP error status.
   *
   * Causes:
   * - 400 or 422: the request is well-formed JSON that the server rejects.
   * - 404: the path or the object does not exist. 429: you exceed the rate limit of your plan.
   * - 5xx: the server or what is behind it has failed. These have been retried already.
   *
   * Remedies:
   * - Read `body`, where most servers say what is wrong.
   * - After 429, wait for `retryAfter`, lower the concurrency, or batch calls.
   */
  HTTP_STATUS: FailedCall & {
    status: number;
    /** The beginning of the server's response. */
    body: string;
    /** The whole response without secrets, if it is JSON, from clients of OpenAPI documents. */
    data?: unknown;
    /** How long the server asks you to wait, in milliseconds. */
    retryAfter?: number | undefined;
    /**
     * The errors of the response, without secrets, from clients of APIs that respond with a list of errors.
     * Such a call is not retried.
     */
    errors?: readonly unknown[];
  };
  /**
   * The response can be parsed but does not belong to this call: wrong, missing or duplicate id, or wrong shape.
   *
   * Causes:
   * - The node or a proxy mixes up responses.
   * - The endpoint is not what the client expects: a REST API in place of JSON-RPC, or a web page.
   *
   * Remedies:
   * - Check the endpoint's path. If it is right, report the error's `requestId` to the provider.
   */
  INVALID_RESPONSE: BadResponse;
  /**
   * The response cannot be decoded: not JSON, not UTF-8, in a content encoding that was not requested, or a malformed message.
   *
   * Causes:
   * - The endpoint serves a web page, such as the login page of a proxy.
   * - The response was truncated or garbled on its way.
   *
   * Remedies:
   * - Look at `received`, and check the endpoint's address.
   */
  UNDECODABLE_BODY: BadResponse;
  /**
   * The response is larger than the limit, also after decompression. The rest of it was not read.
   *
   * Causes:
   * - Traces and logs of many blocks, or a state of the beacon chain.
   *
   * Remedies:
   * - Raise the option that `option` names, if your process has the memory.
   * - Read the response item by item with `@node-access/rpc/stream`.
   */
  RESPONSE_TOO_LARGE: LimitExceeded;
  /**
   * A deadline passed: `timeout` of one attempt, or `totalTimeout` of the call with its retries.
   *
   * Causes:
   * - The node is overloaded, the network is slow, or the call takes long, as traces do.
   *
   * Remedies:
   * - Raise the option that `option` names, for this call alone with `client.with({ timeout: 120_000 })`.
   * - If `sent` is true, a write may have been executed. Find out before you send it again.
   */
  TIMEOUT: FailedCall & {
    /** The deadline that passed. */
    option: "timeout" | "totalTimeout";
    /** Its length. */
    milliseconds: number;
    /** Whether the server may have received the request. */
    sent: boolean;
  };
  /**
   * Your `signal` aborted the call.
   *
   * Causes:
   * - You called `abort()`, or `AbortSignal.timeout(...)` fired.
   *
   * Remedies:
   * - Mostly none: it is what you requested. If `sent` is true, a write may have been executed.
   */
  ABORTED: {
    operation: string;
    /** Whether the server may have received the request. */
    sent: boolean;
  };
  /**
   * A subscription ended because its consumer is too slow. Buffered notifications were delivered first; none was dropped silently.
   *
   * Causes:
   * - The body of the loop awaits something slow, or more arrives than one process can handle.
   *
   * Remedies:
   * - Hand the work to a queue, or narrow the subscription, such as to the logs of one contract.
   * - Raise the option that `option` names, if bursts are the cause.
   */
  SUBSCRIPTION_OVERFLOW: LimitExceeded;
  /**
   * The client, subscription or connection was closed before or during the call.
   *
   * Causes:
   * - You called `client.close()`, or used the client afterwards.
   * - The node rejected a message on a WebSocket for its size.
   *
   * Remedies:
   * - Create a new client after `close()`.
   * - Read `reason`, the server's message.
   */
  CLOSED: ExplainedFailure;
}
