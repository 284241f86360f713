import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blockOfCall, blockOfResult, inResult, permanent } from "../../src/filters/cache/cached-block.ts";
import { callKey } from "../../src/filters/call-key.ts";
import type { RoutedCall } from "../../src/upstreams/upstream.ts";
import { methods } from "../../src/generated/methods.ts";
import { findFacts } from "../surfaces/json-rpc/method-facts.ts";

const hash = `0x${"ab".repeat(32)}`;

function createCall(name: string, params: unknown): RoutedCall {
  const facts = findFacts(name);
  if (!facts) throw new Error(`${name} is not a method`);
  return { id: "1", method: name, params: JSON.stringify(params), facts };
}

describe("the block that a call's result depends on", () => {
  it.each([
    ["eth_chainId", [], permanent],
    ["eth_getBlockByHash", [hash, false], permanent],
    ["eth_getBlockByNumber", ["0x10", false], 16],
    ["eth_getBlockByNumber", [16, false], 16],
    ["eth_getBlockByNumber", ["16", false], 16],
    ["eth_getBlockByNumber", { block: "0x10", fullTransactions: false }, 16],
    ["eth_getBalance", [hash, { blockNumber: "0x10" }], 16],
    ["eth_getBalance", [hash, { blockHash: hash }], permanent],
    ["eth_getBalance", [hash, { blockHash: hash, requireCanonical: false }], permanent],
    ["eth_getLogs", [{ fromBlock: "0x1", toBlock: "0x2" }], 2],
    ["eth_getLogs", [{ blockHash: hash }], permanent],
    ["eth_callMany", [[], { blockNumber: "0x5", transactionIndex: 0 }], 5],
    ["ots_getBlockDetails", [7], 7],
    ["debug_getModifiedAccountsByHash", [hash, hash], permanent],
    ["starknet_getNonce", [{ block_number: 5 }, "0x1"], 5],
    ["starknet_getNonce", [{ block_hash: "0x1" }, "0x1"], permanent],
    ["starknet_getEvents", [{ from_block: { block_number: 1 }, to_block: { block_number: 2 } }], 2],
    ["eth_getTransactionReceipt", [hash], inResult],
  ])("%s of %j", (name, params, block) => {
    expect(blockOfCall(createCall(name, params))).toBe(block);
  });

  it.each([
    ["eth_blockNumber", []],
    ["eth_getBlockByNumber", ["latest", false]],
    ["eth_getBlockByNumber", ["safe", false]],
    ["eth_getBlockByNumber", [{ blockNumber: "pending" }, false]],
    ["eth_getBlockByNumber", [null, false]],
    ["eth_getBlockByNumber", []],
    ["eth_getBalance", [hash]],
    ["eth_getBalance", [hash, { blockHash: hash, requireCanonical: true }]],
    ["eth_getBalance", [hash, { blockHash: hash, blockNumber: "0x1" }]],
    ["eth_getLogs", [{ fromBlock: "0x1" }]],
    ["eth_getLogs", [{ fromBlock: "0x1", toBlock: "latest" }]],
    ["eth_getLogs", [{ toBlock: "0x1" }]],
    ["eth_getLogs", [{ blockHash: hash, fromBlock: "0x1" }]],
    ["eth_getLogs", ["0x1"]],
    ["debug_getModifiedAccountsByHash", [hash]],
    ["starknet_getNonce", ["latest", "0x1"]],
    ["eth_sendRawTransaction", ["0x1"]],
  ])("is unknown for %s of %j", (name, params) => {
    expect(blockOfCall(createCall(name, params))).toBeUndefined();
  });

  it("comes from the result, if only that names it", () => {
    const receipt = createCall("eth_getTransactionReceipt", [hash]);
    expect(blockOfResult(receipt, inResult, '{"blockHash":"0x1","blockNumber":"0x10"}')).toBe(16);
    expect(blockOfResult(receipt, inResult, '{"blockHash":null,"blockNumber":null}')).toBeUndefined();
    expect(blockOfResult(receipt, inResult, "null")).toBeUndefined();
    const traces = createCall("trace_transaction", [hash]);
    expect(blockOfResult(traces, inResult, '[{"action":{},"blockNumber":5},{"blockNumber":6}]')).toBe(5);
    expect(blockOfResult(traces, inResult, "[]")).toBeUndefined();
  });

  it("is not needed once the result says that it is final", () => {
    const block = createCall("starknet_getBlockWithTxs", [{ block_number: 5 }]);
    expect(blockOfResult(block, 5, '{"status":"ACCEPTED_ON_L1"}')).toBe(permanent);
    expect(blockOfResult(block, 5, '{"status":"ACCEPTED_ON_L2"}')).toBeUndefined();
  });

  it("is read from any params without an error", () => {
    const names = Object.values(methods).flatMap((family) => family.map(({ name }) => name));
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.array(fc.jsonValue()), (name, params) => {
        const block = blockOfCall(createCall(name, params));
        expect(block === undefined || Number.isSafeInteger(block)).toBe(true);
      }),
    );
  });

  it("is found in params whatever their spaces", () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 4 }), (number, indent) => {
        const call = createCall("eth_getLogs", [
          { address: '","toBlock":"0x1', fromBlock: "0x0", toBlock: `0x${number.toString(16)}` },
        ]);
        const params = JSON.stringify(JSON.parse(call.params ?? ""), null, indent);
        expect(blockOfCall({ ...call, params })).toBe(number);
      }),
    );
  });
});

describe("a call's key", () => {
  const json = fc.jsonValue({ maxDepth: 3 });
  const method = fc.constantFrom("eth_call", "eth_getLogs", "eth_call ");

  it("is the same if and only if method and params are the same", () => {
    fc.assert(
      fc.property(method, fc.array(json), method, fc.array(json), (one, params, other, otherParams) => {
        const [first, second] = [JSON.stringify(params), JSON.stringify(otherParams)];
        const isSame = one === other && first === second;
        const facts = { name: one, idempotency: "safe" } as const;
        const key = callKey({ id: "1", method: one, params: first, facts });
        expect(key === callKey({ id: "2", method: other, params: second, facts })).toBe(isSame);
      }),
    );
  });

  it("ignores spaces between values, but not those in texts", () => {
    fc.assert(
      fc.property(fc.array(json), fc.integer({ min: 1, max: 4 }), (params, indent) => {
        const facts = { name: "eth_call", idempotency: "safe" } as const;
        const call = { id: "1", method: "eth_call", facts };
        expect(callKey({ ...call, params: JSON.stringify(params, null, indent) })).toBe(
          callKey({ ...call, params: JSON.stringify(params) }),
        );
      }),
    );
    const facts = { name: "eth_call", idempotency: "safe" } as const;
    const [one, other] = ['["a b"]', '["ab"]'].map((params) =>
      callKey({ id: "1", method: "m", params, facts }),
    );
    expect(one).not.toBe(other);
  });
});
