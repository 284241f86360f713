import type { RoutePreference } from "../upstreams/upstream.ts";
import type { InFlightRequests } from "../upstreams/in-flight-requests.ts";
import type { UpstreamFailure } from "../upstreams/upstream-failure.ts";
import type { RpcError } from "../codec/json-rpc/rpc-failure.ts";

export interface OwnCall {
  readonly method: string;
  readonly params: string;
}

/** The response to the calls of a message as JSON-RPC, whose ids are the places of the calls; or why there is none. */
export type CallsResponse =
  | { readonly text: string }
  | {
      readonly error: RpcError;
      /** Set if no upstream responded. */
      readonly failure: UpstreamFailure | undefined;
    };

/** @throws UpstreamFailure if the caller's connection must be closed without a response. */
export type SendCalls = (
  calls: readonly OwnCall[],
  inFlight: InFlightRequests,
  preference: RoutePreference | undefined,
) => Promise<CallsResponse>;
