import type { PartRequest, RoutedCall, RouteWish, Upstream } from "../part-source.ts";
import { callText } from "./rpc-message.ts";

/** What else a request may say. */
interface RequestOptions {
  /** The only upstream that can respond. */
  readonly only?: Upstream | undefined;
  readonly route?: RouteWish | undefined;
}

/**
 * @returns the request that sends one call.
 * @throws RpcFailure if its params nest too deep.
 */
export function callRequest(call: RoutedCall, { only, route }: RequestOptions = {}): PartRequest {
  return {
    method: "POST",
    path: "",
    body: callText(call),
    idempotency: call.facts.idempotency,
    call,
    calls: [call],
    ...(only && { only }),
    ...(route && { route }),
  };
}

/**
 * @returns the request that sends several calls as one batch. It is a write if one of them is.
 * @throws RpcFailure if params nest too deep.
 */
export function batchRequest(
  calls: readonly RoutedCall[],
  { only, route }: RequestOptions = {},
): PartRequest {
  return {
    method: "POST",
    path: "",
    body: `[${calls.map(callText).join(",")}]`,
    idempotency: calls.some(({ facts }) => facts.idempotency === "write") ? "write" : "idempotent",
    calls,
    ...(only && { only }),
    ...(route && { route }),
  };
}
