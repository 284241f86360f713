// Generated from specs/rpc. Do not edit: change the spec and run `npm run generate`.

import type { OperationTable } from "@node-access/transport";
import type { ArbitrumMethods } from "./arbitrum.ts";
import type { OpStackMethods } from "./op-stack.ts";

/**
 * The methods that Arbitrum adds, as the option `methods` of a client: without it, a call of them is sent at
 * most once.
 */
export const arbitrumMethods: OperationTable<ArbitrumMethods> = {
  arb_checkPublisherHealth: "safe",
  arb_getRawBlockMetadata: "safe",
};

/**
 * The methods that Op stack adds, as the option `methods` of a client: without it, a call of them is sent at
 * most once.
 */
export const opStackMethods: OperationTable<OpStackMethods> = {
  optimism_syncStatus: "safe",
  optimism_outputAtBlock: "safe",
  optimism_safeHeadAtL1Block: "safe",
  optimism_version: "safe",
};
