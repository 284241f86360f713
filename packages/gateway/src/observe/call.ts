import type { RequestSpan } from "../contract/request-span.ts";
import type { RouteReport } from "../contract/part-source.ts";

/** Surfaces of the gateway that calls are counted by. */
export type CallSurface = "json-rpc" | "rest" | "grpc" | "management";

/** How a call ended: `caller` if it was wrong, `denied` if its credential may not make it, `upstream` if no node could respond. */
export type Outcome = "ok" | "caller" | "denied" | "throttled" | "upstream" | "timeout" | "gateway" | "gone";

/** A call that is being served. Metrics, usage and the access log are made of it. */
export interface Call {
  readonly surface: CallSurface;
  /** The name in its spec, `batch`, or `other`. Never a name that a caller made up, so the number of names is limited. */
  readonly method: string;
  /** As `ethereum-mainnet`; empty where there is none. */
  readonly network: string;
  /** Which part of the network: `rpc`, or an endpoint; nothing where there is none. */
  readonly part?: string | undefined;
  /** The id of the node that is called; nothing where there is none. */
  readonly node?: string | undefined;
  /** The id of the caller's credential, or of a caller without one. */
  readonly credential: string;
  /** Whether the caller has no credential: then it counts as nobody's usage. */
  readonly isStranger?: boolean | undefined;
  readonly requestId?: string | undefined;
  /** How many calls of each method a batch has. */
  readonly items?: ReadonlyMap<string, number> | undefined;
  /** When it came, by the process's monotonic clock. */
  readonly startedAt: number;
  /** Its span, where traces are made. */
  readonly span?: CallSpan | undefined;
}

/** How a call was served. */
export interface CallEnd {
  readonly outcome: Outcome;
  /** Of HTTP or gRPC; nothing if no response was sent, or over a WebSocket. */
  readonly status?: number | undefined;
  readonly upstream?: string | undefined;
  readonly attempts?: number | undefined;
  readonly cache?: string | undefined;
  /** Which upstream was the first to respond, if a second one was asked because the first was slow. */
  readonly hedged?: RouteReport["hedged"] | undefined;
}

/** The span of a call. */
export interface CallSpan extends RequestSpan {
  /** Ends the span with what is known of the call. */
  end(call: Call, end: CallEnd): void;
}

/** How a call ended that was responded to with this HTTP status. */
export function outcomeOf(status: number): Outcome {
  if (status < 400) return "ok";
  if (status === 401 || status === 403) return "denied";
  if (status === 429) return "throttled";
  if (status < 500) return "caller";
  if (status === 504) return "timeout";
  return status === 502 || status === 503 ? "upstream" : "gateway";
}
