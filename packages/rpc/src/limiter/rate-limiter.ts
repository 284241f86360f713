import { describeValue, invalidArgument } from "@node-access/auth";
import { type CallContext, checkNumbers } from "@node-access/transport";
import type { BatchItem, HttpJsonRpc } from "@node-access/transport/json-rpc";
import {
  createLimiter,
  type Limiter,
  type LimiterOptions,
  type RateLimit,
} from "@node-access/transport/limiter";
import type { ProviderUnits } from "../generated/provider-units.ts";
import { limitEndpoint } from "./limit-endpoint.ts";

/** Options of {@link rateLimiter}. At least one limit is required. */
export interface RateLimiterOptions extends LimiterOptions {
  /** Maximum calls per second. Each call of a batch counts. */
  readonly requestsPerSecond?: number | undefined;
  /** Maximum units per second. */
  readonly unitsPerSecond?: number | undefined;
  /** The units of each method, such as `alchemyUnits` from `@node-access/rpc/limiter/units`. Required with `unitsPerSecond`. */
  readonly units?: ProviderUnits | undefined;
}

/** Delays calls above a provider's limits. */
export interface RateLimiter extends Limiter {
  /** Limits the requests to one endpoint of a pool, which calls it: pass the limiter as the option `limiter` of the endpoint. */
  limit(rpc: HttpJsonRpc): HttpJsonRpc;
}

const SECOND = 1_000;

/**
 * Creates a limiter for the calls of a process to a provider. Calls above a limit wait, and start in order. After a response
 * with status 429 or Retry-After, none starts for that time.
 *
 * A client takes it as `middleware`, and a pool as the option `limiter` of an endpoint. Clients that share a limit, over
 * HTTP or WebSockets, share the limiter. Notifications of subscriptions do not count.
 *
 * @param options - The provider's limits, and how many calls may wait.
 * @returns the limiter.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names a missing or invalid option.
 *
 * @example
 * ```ts
 * import { createRpcClient, urlToken } from "@node-access/rpc";
 * import { rateLimiter } from "@node-access/rpc/limiter";
 * import { alchemyUnits } from "@node-access/rpc/limiter/units";
 *
 * const limiter = rateLimiter({ unitsPerSecond: 500, units: alchemyUnits });
 * const client = createRpcClient({
 *   protocol: "ethereum",
 *   endpoint: "http://127.0.0.1:9640",
 *   credential: urlToken("demo"),
 *   middleware: [limiter.middleware],
 * });
 * await client.eth_gasPrice();
 * console.log(limiter.used); // [ 20 ]
 * ```
 */
export function rateLimiter(options: RateLimiterOptions): RateLimiter {
  const { requestsPerSecond, unitsPerSecond, units, maxQueued }: RateLimiterOptions = Object(options);
  checkNumbers(Object(options) as RateLimiterOptions, ["requestsPerSecond", "unitsPerSecond"]);
  const limits: RateLimit[] = [];
  if (requestsPerSecond !== undefined)
    limits.push({ max: requestsPerSecond, window: SECOND, units: (call) => methodsOf(call).length });
  if (unitsPerSecond !== undefined) {
    if (typeof Object(units).usual !== "number" || typeof units?.methods !== "object")
      throw invalidArgument("units", "a table such as alchemyUnits", describeValue(units));
    const { usual, methods } = units;
    const unitsOf = (method: string): number =>
      (Object.hasOwn(methods, method) ? methods[method] : usual) ?? usual;
    const sum = (call: Call): number => methodsOf(call).reduce((total, method) => total + unitsOf(method), 0);
    limits.push({ max: unitsPerSecond, window: SECOND, units: sum });
  }
  if (limits.length === 0)
    throw invalidArgument("options", "requestsPerSecond or unitsPerSecond", describeValue(options));
  const limiter = createLimiter(limits, { maxQueued });
  return Object.assign(limiter, { limit: (rpc: HttpJsonRpc) => limitEndpoint(rpc, limiter.middleware) });
}

type Call = Pick<CallContext, "operation" | "input">;

/** The methods of a call, or of the calls of a batch. */
function methodsOf({ operation, input }: Call): readonly string[] {
  if (operation.name !== "batch" || !Array.isArray(input)) return [operation.name];
  return (input as readonly BatchItem[]).map((item) => item.operation.name);
}
