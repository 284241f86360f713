import type { FailedCall } from "./failures.ts";

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

/** Errors of one surface: GraphQL, gRPC, the trading venue, webhooks. */
export interface SurfaceErrors {
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
}
