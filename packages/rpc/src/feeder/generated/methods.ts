// Generated from specs/feeder.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { FeederBlock, InvokeFunction, TransactionSimulation } from "./types.ts";

/** Simulation of a transaction, in the feeder gateway's form. */
export interface FeederMethods {
  /**
   * Simulates a transaction on the state of a block, without executing it on the network.
   *
   * @param body - The transaction.
   * @param query - `blockNumber`: The block on whose state the transaction is simulated. `skipValidate`:
   * Whether to skip the account's own validation.
   * @returns The effects of the transaction, and its cost.
   * @throws NodeAccessError `HTTP_STATUS` for 400, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: interface, C, feeder-gateway form.
   */
  simulateTransaction(
    body: InvokeFunction,
    query: { blockNumber: FeederBlock; skipValidate?: boolean },
  ): Promise<TransactionSimulation>;
}
