import type { RoutePreference } from "../cluster.ts";
import type { InFlightRequests } from "../in-flight-requests.ts";
import type { UpstreamFailure } from "../upstream-failure.ts";
import type { RpcError } from "./rpc-failure.ts";

/** A JSON-RPC call that another surface makes. */
export interface OwnCall {
  readonly method: string;
  readonly params: readonly unknown[];
}

/** How a call ended: with its result, or with an error for its caller. */
export type CallOutcome =
  | { readonly result: unknown; readonly error?: undefined }
  | {
      readonly error: RpcError;
      /** Set if no upstream responded to the whole message. */
      readonly failure?: UpstreamFailure | undefined;
    };

/** How the calls of a message ended. */
export interface CallOutcomes {
  /** In the order of the calls. */
  readonly outcomes: readonly CallOutcome[];
  /** The length of the response in characters. */
  readonly length: number;
}

/**
 * Sends calls in one message.
 *
 * @throws UpstreamFailure if the caller's connection must be closed without a response.
 */
export type SendCalls = (
  calls: readonly OwnCall[],
  inFlight: InFlightRequests,
  preference: RoutePreference | undefined,
) => Promise<CallOutcomes>;
