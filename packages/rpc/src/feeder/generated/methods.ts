// Generated from specs/feeder.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { FeederBlock, InvokeFunction, TransactionSimulation } from "./types.ts";

/** Simulation of a transaction in the format of the feeder gateway. */
export interface FeederMethods {
  /**
   * Simulates a transaction on the state of a block, without submitting it.
   *
   * Source: the public feeder gateway.
   *
   * @param body - Transaction to simulate.
   * @param query - `blockNumber`: Block at whose state to simulate. `skipValidate`: Whether to skip the
   * validation of the account.
   * @returns Trace and fee estimate of the transaction.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500 or an `ErrorCode` of every call.
   */
  simulateTransaction(
    body: InvokeFunction,
    query: { blockNumber: FeederBlock; skipValidate?: boolean },
  ): Promise<TransactionSimulation>;
}
