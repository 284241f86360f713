import { expect, it } from "vitest";
import { EvmChain } from "../../src/evm/chain.ts";
import { follow } from "../../src/evm/flashblocks.ts";
import { RpcFailure } from "../../src/json-rpc/index.ts";

const chain = new EvmChain({ seed: "follow", blockTime: 60_000, chainId: 1 });

it.each([5, "0x00", {}])("rejects a subscription to receipts whose hashes are %j", (transactionHashes) => {
  const start = () => follow(chain, ["transactionReceipts", { transactionHashes }], () => {});
  expect(start).toThrow(RpcFailure);
});

it.each([undefined, {}, { transactionHashes: null }, { transactionHashes: [] }])(
  "accepts a subscription to receipts with the option %j",
  (option) => {
    const end = follow(chain, ["transactionReceipts", option], () => {});
    expect(end).toBeDefined();
    end?.();
  },
);
