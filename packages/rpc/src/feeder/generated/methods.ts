// Generated from specs/feeder.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { FeederBlock, InvokeFunction, TransactionSimulation } from "./types.ts";

/** Simulation of a transaction, in the feeder gateway's form. */
export interface FeederMethods {
  /**
   * What a transaction would do on the state of a block, without being executed on the network.
   *
   * @param body - The transaction.
   * @param query - `blockNumber`: The block on whose state the transaction is simulated. `skipValidate`:
   * Whether to skip the account's own validation.
   * @returns What happened in the simulation and what it would cost.
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
