export { callWeight } from "./call-weight.ts";
export { weightLimiter } from "./weight-limiter.ts";
export type { WeightLimiter, WeightLimiterOptions } from "./weight-limiter.ts";
