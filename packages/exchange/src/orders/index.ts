export { roundPrice } from "./round-price.ts";
export type { Market } from "./round-price.ts";
export type { Rounding } from "./round-decimal.ts";
export { roundSize } from "./round-size.ts";
