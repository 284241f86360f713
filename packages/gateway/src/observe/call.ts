import type { RequestSpan } from "./request-span.ts";
import type { RouteReport } from "../codec/http/respond.ts";

/** The gateway's surfaces, by which calls are counted. */
export type CallSurface = "json-rpc" | "graphql" | "rest" | "grpc" | "management";

/**
 * How a call ended: `caller` if the call was wrong, `denied` if its credential does not allow it,
 * `upstream` if no node could respond, `canceled` if the caller disconnected.
 */
export type Outcome =
  | "ok"
  | "caller"
  | "denied"
  | "throttled"
  | "upstream"
  | "timeout"
  | "gateway"
  | "canceled";

/** A call that is being served: the source of metrics, usage and the access log. */
export interface Call {
  readonly surface: CallSurface;
  /** The name in its spec, `batch`, or `other`: never a name that a caller chose, of which there may be any number. */
  readonly method: string;
  /** The network's name, such as `ethereum-mainnet`; empty if there is none. */
  readonly network: string;
  /** The part of the network: `rpc`, or an endpoint; `undefined` if there is none. */
  readonly part?: string | undefined;
  /** The id of the node that is called, if any. */
  readonly node?: string | undefined;
  /** The id of the caller's credential, or another id for a caller without one. */
  readonly credential: string;
  /** Whether the caller has no credential: its calls count as no credential's usage. */
  readonly isAnonymous?: boolean | undefined;
  readonly requestId?: string | undefined;
  /** The number of calls of each method in a batch. */
  readonly items?: ReadonlyMap<string, number> | undefined;
  /** When the call arrived, by the process's monotonic clock. */
  readonly startedAt: number;
  /** The call's span, if traces are recorded. */
  readonly span?: CallSpan | undefined;
}

export interface CallEnd {
  readonly outcome: Outcome;
  /** The HTTP or gRPC status; `undefined` if no response was sent, or over a WebSocket. */
  readonly status?: number | undefined;
  readonly upstream?: string | undefined;
  readonly attempts?: number | undefined;
  readonly cache?: string | undefined;
  /** Which of two upstreams responded first, if a second one was tried because the first was slow. */
  readonly hedged?: RouteReport["hedged"] | undefined;
  /** Which upstreams failed, and how: `own-1: HTTP 503, own-2: ECONNREFUSED`. */
  readonly failed?: string | undefined;
}

export interface CallSpan extends RequestSpan {
  end(call: Call, end: CallEnd): void;
}

/** @returns a call to a part of a node, which has begun now if `more` does not say when. */
export function nodeCall(
  surface: CallSurface,
  method: string,
  { id: node, network }: { readonly id: string; readonly network: string },
  part: string,
  { id: credential, isAnonymous }: { readonly id: string; readonly isAnonymous?: true },
  more: Pick<Call, "requestId" | "span"> & Partial<Pick<Call, "startedAt" | "items">>,
): Call {
  const startedAt = performance.now();
  return { surface, method, network, part, node, credential, isAnonymous, startedAt, ...more };
}

/** The outcome of a call whose response has this HTTP status. */
export function findOutcome(status: number): Outcome {
  if (status < 400) return "ok";
  if (status === 401 || status === 403) return "denied";
  if (status === 429) return "throttled";
  if (status < 500) return "caller";
  if (status === 504) return "timeout";
  return status === 502 || status === 503 ? "upstream" : "gateway";
}
