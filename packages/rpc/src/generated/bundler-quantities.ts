// Generated from specs/rpc. Do not edit: change the spec and run `npm run generate`.

import type { QuantityTables } from "../quantity-tables.ts";

/** The methods whose quantities these are. */
export const family = "bundler";

/** The objects that contain quantities. Equal ones share a name. */
export const shapes: QuantityTables["shapes"] = {
  UserOperationRequest: {
    quantities: [
      "nonce", "paymasterVerificationGasLimit", "paymasterPostOpGasLimit", "callGasLimit",
      "verificationGasLimit", "preVerificationGas", "maxFeePerGas", "maxPriorityFeePerGas",
    ],
    fields: { eip7702Auth: { quantities: ["chainId", "nonce", "yParity", "r", "s"] } },
  },
  Log: { quantities: ["blockNumber", "blockTimestamp", "transactionIndex", "logIndex"] },
};

/** The places of quantities in params, by method or kind of subscription. */
export const paramPlaces: QuantityTables["paramPlaces"] = {
  eth_sendUserOperation: ["UserOperationRequest"],
  eth_estimateUserOperationGas: [
    "UserOperationRequest",
    undefined,
    { values: { quantities: ["nonce", "balance"] } },
  ],
};

/** The places of quantities in results and notifications, by method or kind of subscription. */
export const resultPlaces: QuantityTables["resultPlaces"] = {
  eth_estimateUserOperationGas: {
    quantities: [
      "preVerificationGas", "verificationGasLimit", "callGasLimit", "paymasterVerificationGasLimit",
      "paymasterPostOpGasLimit",
    ],
  },
  eth_getUserOperationByHash: {
    quantities: ["blockNumber"],
    fields: { userOperation: "UserOperationRequest" },
  },
  eth_getUserOperationReceipt: {
    quantities: ["nonce", "actualGasCost", "actualGasUsed"],
    fields: {
      logs: { items: "Log" },
      receipt: {
        quantities: [
          "type", "transactionIndex", "blockNumber", "cumulativeGasUsed", "gasUsed", "blobGasUsed",
          "effectiveGasPrice", "blobGasPrice", "status",
        ],
        fields: { logs: { items: "Log" } },
      },
    },
  },
};
