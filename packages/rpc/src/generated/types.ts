// Generated from specs/rpc. Do not edit: change the spec and run `npm run generate`.

export type * from "./debug.ts";
export type * from "./debug-trace.ts";
export type * from "./ethereum.ts";
export type * from "./ethereum-filter.ts";
export type * from "./ethereum-state.ts";
export type * from "./ethereum-transaction.ts";
export type * from "./explorer.ts";
export type * from "./net.ts";
export type * from "./otterscan.ts";
export type * from "./quantity-form.ts";
export type * from "./shared.ts";
export type * from "./starknet.ts";
export type * from "./starknet-block.ts";
export type * from "./starknet-class.ts";
export type * from "./starknet-executable.ts";
export type * from "./starknet-send.ts";
export type * from "./starknet-subscription.ts";
export type * from "./starknet-trace.ts";
export type * from "./starknet-transaction.ts";
export type * from "./trace.ts";
export type * from "./txpool.ts";
