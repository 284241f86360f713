export { rateLimiter } from "./rate-limiter.ts";
export type { RateLimiter, RateLimiterOptions } from "./rate-limiter.ts";
export type { ProviderUnits } from "../generated/provider-units.ts";
