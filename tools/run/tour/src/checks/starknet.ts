import assert from "node:assert/strict";
import { type Check, methodNotFound } from "../check.ts";
import type { StarknetClient } from "../clients.ts";

export const starknetChecks: readonly Check<StarknetClient>[] = [
  {
    method: "starknet_simulateTransactions",
    request: "one invoke",
    anvilErrors: methodNotFound,
    async run({ client, call }) {
      const simulated = await call(() =>
        client.starknet_simulateTransactions(
          { block_number: 1 },
          [
            {
              type: "INVOKE",
              version: "0x1",
              max_fee: "0x2386f26fc10000",
              nonce: "0x1",
              sender_address: "0x4718",
              calldata: ["0x1", "0x2"],
              signature: [],
            },
          ],
          ["SKIP_VALIDATE"],
        ),
      );
      assert.equal(simulated.length, 1);
      return `${simulated.length} simulation`;
    },
  },
];
