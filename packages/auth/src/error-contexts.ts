/** A call that was at least begun. */
interface FailedCall {
  /** The endpoint in its redacted form: `https://host/***`. */
  endpoint: string;
  /** The method's wire name, or the operation's id. */
  operation: string;
}

/** A call that failed for a reason that no field expresses. */
interface ExplainedFailure extends FailedCall {
  /** Why, in the words of the platform, the server or the client. */
  reason: string;
}

/** A response that the client could not accept. */
interface BadResponse extends ExplainedFailure {
  /** The beginning of the response. */
  received: string;
}

/** More than a limit that an option sets. */
interface LimitExceeded extends FailedCall {
  /** Bytes of a response, or notifications that wait. */
  limit: number;
  /** The option that raises it: `maxResponseBytes`, `maxBuffered`. */
  option: string;
}

/** One error of a GraphQL response. Source: GraphQL specification, Errors. */
interface GraphqlResponseError {
  /** What went wrong. */
  readonly message: string;
  /** The field, from the root: names of fields (or aliases), and positions in lists from 0. */
  readonly path?: readonly (string | number)[];
  /** Places in the document, from line 1 and column 1. */
  readonly locations?: readonly { readonly line: number; readonly column: number }[];
  /** What else the server says, such as a code. */
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/**
 * Every way in which a call or its preparation can fail, by code: what happened, what causes it, what to do, and what the error's
 * `context` holds.
 */
export interface ErrorContexts {
  /**
   * An argument, an option or a credential is malformed. Nothing was sent.
   *
   * Causes:
   * - A value has the wrong type, form or range, such as a hash with too few digits.
   * - With schema validation, a param does not match the method's schema.
   *
   * Remedies:
   * - Read `path`, which names the argument as you wrote it, and `expected`.
   * - Let the compiler check the call. Most of these errors don't compile in TypeScript.
   */
  INVALID_ARGUMENT: {
    /** The argument, as you wrote it: `endpoint`, `eth_call.params[0].to`. */
    path: string;
    /** The accepted form. */
    expected: string;
    /** What came instead. Never the value of something secret. */
    received: string;
  };
  /**
   * The surface does not accept this kind of credential. Nothing was sent.
   *
   * Causes:
   * - The credential belongs to another surface, such as a management API key for a node.
   * - The platform cannot send this kind, such as `basic` on a WebSocket in a browser.
   *
   * Remedies:
   * - Create the credential with one of the functions in `accepted`.
   */
  CREDENTIAL_NOT_ACCEPTED: {
    /** The surface: `node`, `management`, `beacon`, `exchange` or `grpc`. */
    surface: string;
    /** The kind of credential that you passed. */
    kind: string;
    /** The kinds that the surface accepts. */
    accepted: readonly string[];
  };
  /**
   * The credential would be sent unencrypted to another machine. Nothing was sent.
   *
   * Causes:
   * - The endpoint begins with `http://` or `ws://` and is not on this machine.
   *
   * Remedies:
   * - Use `https://` or `wss://`.
   * - In a private network whose every machine you trust, wrap the credential in `dangerouslySendOverPlainHttp(...)`.
   */
  INSECURE_ENDPOINT: {
    endpoint: string;
    /** The scheme that would be accepted. */
    expected: string;
  };
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
   * The node returned a JSON-RPC error: its code, message and data, unchanged except for redacted secrets.
   *
   * Causes:
   * - `3`: the contract reverted. `data` is what it returned.
   * - `-32601`: the node does not have the method. `-32602`: a param is missing or malformed.
   * - `-32000`: the node rejected the call, for the reason in the message: a nonce that is too low, a lack of funds, a block that it does not know.
   * - `-32005`: you exceed a rate limit, or a limit on the size of a result.
   *
   * Remedies:
   * - Read `rpcMessage`. What a code means differs between nodes.
   * - For missing state of old blocks, call an archive node.
   * - For `eth_getLogs` over too many blocks, ask for fewer blocks, or use the gateway, which splits the range.
   */
  JSON_RPC_ERROR: FailedCall & {
    /** The node's error code. */
    rpcCode: number;
    /** The node's message, up to 65,536 characters. */
    rpcMessage: string;
    /** The node's data. More than 1 MiB as JSON becomes `[redacted]`. */
    data: unknown;
    /** The HTTP status, if it was not 200. */
    status?: number;
    /** How long the node asks you to wait, in milliseconds. */
    retryAfter?: number | undefined;
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
   * A GraphQL response has errors. It may have data too: a field that fails leaves others as they are.
   *
   * Causes:
   * - The document does not fit the schema: a misspelt field, a missing variable, a node that lacks a field.
   * - A field could not be returned, such as the balance in a state that the node no longer has.
   * - The document is deeper or costlier than the server accepts.
   *
   * Remedies:
   * - Read `errors`: most have a `path`, which names the field.
   * - To get the data of the other fields, call `client.execute(...)`, which returns data and errors.
   */
  GRAPHQL_ERROR: FailedCall & {
    /** What went wrong, in the server's words, without secrets. At least one. */
    errors: readonly GraphqlResponseError[];
    /** The data of the other fields; `null` if there is none. More than 1 MiB as JSON becomes `[redacted]`. */
    data: unknown;
    /** The HTTP status, if it was not 200. */
    status?: number;
  };
  /**
   * A result is wrong: it contradicts itself, the hash of its block, or the request. From `@node-access/verify`.
   *
   * Causes:
   * - The node, or a proxy or cache in front of it, responds with data of another block, or leaves some out.
   * - Someone between you and the node changes responses.
   * - The node is of another chain than the verifier, or of another branch than the block that you trust.
   *
   * Remedies:
   * - Call another node. Do not use the result.
   * - Send `evidence` to the provider of the node: `verifyEvidence(...)` shows anyone that the result is wrong.
   */
  DATA_INVALID: {
    /** The method's wire name. */
    operation: string;
    /** What was compared, such as `block-hash` or `missing-log`. */
    check: string;
    /** What is wrong: a field of `result`, or of the result of an additional call, `reads[0].result`. */
    path: string;
    /** What the hashes say that it should be. */
    expected: string;
    /** What came instead. */
    actual: string;
    /** All that shows it, as one JSON document: method, params, result, and the results of additional calls. */
    evidence: unknown;
  };
  /**
   * A result could not be checked, and the client requires that all are. From `verified` of `@node-access/verify`.
   *
   * Causes:
   * - The method has no check, such as `debug_traceCall`, or `eth_call` without `execute`; or the chain has no rules.
   * - It takes more additional calls than `maxReads` allows, or one of them failed.
   * - The request names a tag such as `latest`, and the chain has moved on.
   * - A light client cannot follow the chain: the beacon node lacks an update, or its newest header is old.
   * - With `require: "verified"`: the block is newer than the trusted block, or too far below it.
   *
   * Remedies:
   * - Name blocks by number or hash, and raise `maxReads` or `maxParents`.
   * - Accept the results of a method as they are with the option `unchecked`.
   */
  DATA_UNVERIFIABLE: {
    /** The method's wire name. */
    operation: string;
    /** Why, such as `no-check` or `max-reads`. */
    reason: string;
    /** The same in words. */
    explanation: string;
  };
  /**
   * A block that was delivered earlier is no longer part of the chain: a reorganization has replaced it, and perhaps blocks before it.
   * From the functions of `@node-access/rpc/history`, from `watchLogs` with a cursor, and from views of
   * `@node-access/rpc/read-your-writes`.
   *
   * Causes:
   * - The block was newer than `finalized` when it was read.
   * - The cursor belongs to another chain than the client's.
   *
   * Remedies:
   * - Delete what you have of the block, and read again from the cursor of an earlier part. If that one's block was replaced too, go
   *   further back: blocks up to `finalized` are never replaced.
   * - Read up to `finalized` only.
   * - After a write, look the transaction up again: it may be in another block, or wait for one.
   */
  BLOCK_REPLACED: {
    /** The function that noticed it. */
    operation: string;
    /** The number of the block. */
    block: number;
    /** The hash of the block that was delivered, or that the call requires. */
    expected: string;
    /** The hash of the block that the chain has in its place. Absent if it is unknown. */
    received?: string;
  };
  /**
   * A read that must not be older than a block found no node with this block. From views of `@node-access/rpc/read-your-writes`.
   *
   * Causes:
   * - The node lags behind the one that had the block, for longer than the call waits.
   * - The number is of another chain, or of a block that does not exist yet.
   *
   * Remedies:
   * - Raise `totalTimeout`, or use a pool of several endpoints.
   */
  BLOCK_NOT_REACHED: FailedCall & {
    /** The number of the block, or of the slot. */
    block: number;
    /** Its hash, if the call requires that one. */
    hash?: string;
    /** The newest block of the node, if known. */
    newest?: number;
  };
  /**
   * The trading venue rejected an action. It responds with HTTP 200 and `status: "err"`.
   *
   * Causes:
   * - The order does not fit the market's rules: price, size, margin.
   * - The signature is of another account, or the nonce was used before.
   *
   * Remedies:
   * - Read `response`, the venue's own text.
   * - `@node-access/exchange/orders` rounds prices and sizes to what a market accepts.
   */
  VENUE_ERROR: FailedCall & {
    /** The venue's text. */
    response: unknown;
  };
  /**
   * A node rejected a call in a response with HTTP 200, as TRON's HTTP API does: `{"Error": "..."}`, or a result with a code.
   *
   * Causes:
   * - The account, contract or block does not exist, or a balance is too low.
   * - A signed transaction is invalid, has expired, or was broadcast before.
   *
   * Remedies:
   * - Read `nodeCode` and `reason`. `DUP_TRANSACTION_ERROR` means that the node has the transaction already.
   * - If the node was too busy, the call has been retried already: `status` is 429.
   */
  NODE_ERROR: ExplainedFailure & {
    /** The node's code, such as `CONTRACT_VALIDATE_ERROR`, or the name of its exception; empty if it names none. */
    nodeCode: string;
    /** The HTTP status that means the same: 429 if the node was too busy and has not executed the call, else 400. */
    status: number;
  };
  /**
   * A transaction that was sent can no longer be in a block: its blockhash has expired.
   *
   * Causes:
   * - The fee is too low for the current load, so no block included it in time.
   * - The blockhash was already old when you signed, or the nodes that got the transaction did not pass it on.
   *
   * Remedies:
   * - Sign again with a new blockhash and, if the network is busy, a higher fee. The old transaction cannot be executed any more.
   */
  TRANSACTION_EXPIRED: FailedCall & {
    /** The transaction's id. */
    signature: string;
    /** The last height of a block that could have included it. */
    lastValidBlockHeight: number;
    /** The height of the chain, which has passed it. */
    blockHeight: number;
  };
  /**
   * A transaction is in a block, and failed. Its fee was paid, and it changed nothing else.
   *
   * Causes:
   * - A program returned an error: a balance is too low, or a condition no longer holds.
   * - The preflight check was skipped, or the state has changed since.
   *
   * Remedies:
   * - Read `err`, and the transaction's logs with `getTransaction`.
   */
  TRANSACTION_FAILED: FailedCall & {
    /** The transaction's id. */
    signature: string;
    /** The slot of its block. */
    slot: number;
    /** The node's description: a name, or an object such as `{ InstructionError: [0, { Custom: 1 }] }`. */
    err: unknown;
  };
  /**
   * The server returned a gRPC status other than `OK`.
   *
   * Causes:
   * - `INVALID_ARGUMENT`, `NOT_FOUND`, `OUT_OF_RANGE`: the server does not have what was requested.
   * - `RESOURCE_EXHAUSTED`: you exceed a limit. `UNIMPLEMENTED`: the server does not offer the call.
   * - `UNAVAILABLE`, `INTERNAL`: the server has failed. After `UNAVAILABLE`, reads have been retried already.
   *
   * Remedies:
   * - Read `details`, and `await statusDetails(error)` for structured details.
   */
  GRPC_STATUS: FailedCall & {
    /** The name of the status: `NOT_FOUND`. */
    status: string;
    /** The server's text. */
    details: string;
    /** What the server sent as `grpc-status-details-bin`, in base64. */
    statusDetails?: string;
  };
  /**
   * A request to a webhook was signed too long ago, or ahead of this machine's clock. From `@node-access/management/webhooks`.
   *
   * Causes:
   * - This machine's clock, or the sender's, is wrong by over 5 minutes.
   * - The request waited in a queue before it was verified.
   * - Someone repeats a request that they have recorded.
   *
   * Remedies:
   * - Verify a request when it arrives. Respond with status 401 to one that has expired.
   */
  WEBHOOK_EXPIRED: {
    /** Seconds since it was signed; negative if it was signed ahead. */
    age: number;
  };
  /**
   * No signature of a request to a webhook fits a secret of yours. From `@node-access/management/webhooks`.
   *
   * Causes:
   * - The secret is of another stream, or was replaced more than 24 hours ago.
   * - The body was parsed and written again, or changed on its way.
   * - The request is not from the gateway.
   *
   * Remedies:
   * - Pass the body as it arrived: in Express, with `express.raw({ type: () => true })`.
   * - While you replace a secret, pass both. Respond with status 401 to other requests.
   */
  WEBHOOK_SIGNATURE_WRONG: {
    /** The id of the request: its header `webhook-id`. */
    id: string;
  };
  /**
   * A request to a webhook is not what a stream sends. From `@node-access/management/webhooks`.
   *
   * Causes:
   * - The request is not from the gateway, or a proxy has removed its headers.
   *
   * Remedies:
   * - Read `part` and `reason`. Respond with status 401.
   */
  WEBHOOK_MALFORMED: {
    /** The name of a header, or `body`. */
    part: string;
    /** What is wrong with it. */
    reason: string;
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

/** A stable code of `NodeAccessError`. */
export type ErrorCode = keyof ErrorContexts;
