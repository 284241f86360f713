// Generated from specs/catalog.yaml and specs/rpc. Do not edit: change the spec and run `npm run generate`.

import type { ProtocolTable } from "@node-access/transport/json-rpc";

/** The methods of ERC-4337 bundler, as the `protocol` of a client. */
export const bundler: ProtocolTable<"bundler"> = {
  methods: {
    eth_sendUserOperation: "write",
    eth_estimateUserOperationGas: "safe",
    eth_getUserOperationByHash: "safe",
    eth_getUserOperationReceipt: "safe",
    eth_supportedEntryPoints: "safe",
  },
  probeMethod: "eth_supportedEntryPoints",
};
