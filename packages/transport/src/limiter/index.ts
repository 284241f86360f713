export { createLimiter } from "./limiter.ts";
export type { Limiter, LimiterOptions, RateLimit } from "./limiter.ts";
