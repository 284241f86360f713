export { blockOf } from "./block-reference.ts";
export type { BlockNumber, BlockReference, ResultWithBlock } from "./block-reference.ts";
export type { ViewableClient } from "./create-view.ts";
export { notBefore } from "./not-before.ts";
export { withBlock } from "./with-block.ts";
export type { ValueWithBlock } from "./with-block.ts";
