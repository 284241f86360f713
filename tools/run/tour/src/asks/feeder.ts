import assert from "node:assert/strict";
import type { FeederClient } from "@node-access/rpc/feeder";
import type { Ask } from "../ask.ts";

/** Asks of the feeder gateway. */
export const feederAsks: readonly Ask<FeederClient>[] = [
  {
    method: "simulateTransaction",
    asked: "one invoke",
    async run({ client, call }) {
      const { fee_estimation, trace } = await call(() =>
        client.simulateTransaction(
          {
            type: "INVOKE_FUNCTION",
            version: "0x1",
            max_fee: "0x2386f26fc10000",
            nonce: "0x1",
            sender_address: "0x4718",
            calldata: ["0x1", "0x2"],
            signature: [],
          },
          { blockNumber: 1 },
        ),
      );
      assert.ok(trace.function_invocation);
      return `fee ${fee_estimation.overall_fee}`;
    },
  },
];
