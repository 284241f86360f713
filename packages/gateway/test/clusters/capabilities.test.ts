import { expect, it } from "vitest";
import type { RoutedCall } from "../../src/upstreams/upstream.ts";
import { Capabilities } from "../../src/clusters/responses/capabilities.ts";

function call(name: string, block?: number, more: Partial<RoutedCall["facts"]> = {}): RoutedCall {
  const facts = { name, idempotency: "safe", ...more } as const;
  return { id: "1", method: name, facts, ...(block !== undefined && { block }) };
}

it("remembers a missing method, twice as long each time that it is still missing, up to ten minutes", () => {
  const capabilities = new Capabilities();
  expect(capabilities.lacks(call("trace_block"), 0)).toBe(false);
  let now = 0;
  for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]) {
    capabilities.learn(call("trace_block"), "method", now);
    // Other calls that were in flight find the same.
    capabilities.learn(call("trace_block"), "method", now + 1);
    expect(capabilities.lacks(call("trace_block", 5), now + seconds * 1_000 - 1)).toBe(true);
    expect(capabilities.lacks(call("eth_call"), now)).toBe(false);
    now += seconds * 1_000;
    expect(capabilities.lacks(call("trace_block"), now)).toBe(false);
  }
});

it("forgets what was missing as soon as the upstream serves it", () => {
  const capabilities = new Capabilities();
  capabilities.learn(call("eth_call", 90), "state", 0);
  capabilities.served(call("eth_call", 91));
  expect(capabilities.lacks(call("eth_call", 90), 1)).toBe(true);
  capabilities.served(call("eth_call", 90));
  expect(capabilities.lacks(call("eth_call", 90), 1)).toBe(false);
  capabilities.learn(call("eth_call", 90), "state", 2);
  expect(capabilities.lacks(call("eth_call", 90), 1_001)).toBe(true);
  expect(capabilities.lacks(call("eth_call", 90), 1_002)).toBe(false);
});

it("remembers the block below which a method's state or history is missing", () => {
  const capabilities = new Capabilities();
  capabilities.learn(call("eth_call", 90), "state", 0);
  capabilities.learn(call("eth_call", 50), "state", 1);
  capabilities.learn(call("eth_getBlockByNumber", 10), "pruned", 1);
  expect([50, 90, 91].map((block) => capabilities.lacks(call("eth_call", block), 2))).toEqual([
    true,
    true,
    false,
  ]);
  expect([10, 11].map((block) => capabilities.lacks(call("eth_getBlockByNumber", block), 2))).toEqual([
    true,
    false,
  ]);
  // A call for the newest block names no block.
  expect(capabilities.lacks(call("eth_call"), 2)).toBe(false);
});

it("learns nothing from errors that do not apply to other calls", () => {
  const capabilities = new Capabilities();
  for (const reason of [
    "lagging",
    "throttled",
    "malformed",
    "failed",
    "rejected",
    "range",
    "internal",
  ] as const)
    capabilities.learn(call("eth_call", 5), reason, 0);
  capabilities.learn(call("eth_call"), "state", 0);
  capabilities.learn(call("eth_getLogs", 90, { blockRange: { index: 0, name: "filter" } }), "pruned", 0);
  expect(capabilities.lacks(call("eth_call", 5), 0)).toBe(false);
  expect(capabilities.lacks(call("eth_getLogs", 5), 0)).toBe(false);
});

it("remembers a bounded number of methods", () => {
  const capabilities = new Capabilities();
  for (let number = 0; number <= 1_000; number += 1) capabilities.learn(call(`eth_${number}`), "method", 0);
  expect(capabilities.lacks(call("eth_0"), 0)).toBe(false);
  expect(capabilities.lacks(call("eth_1"), 0)).toBe(true);
  expect(capabilities.lacks(call("eth_1000"), 0)).toBe(true);
});

it("takes what a report says for ten minutes, and what it finds by itself from then on", () => {
  const reported = new Map([
    ["trace_block", Infinity],
    ["eth_call", 90],
  ]);
  const capabilities = new Capabilities(reported, 5);
  expect(capabilities.lacks(call("trace_block", 5), 600_004)).toBe(true);
  expect(capabilities.lacks(call("trace_block", 5), 600_005)).toBe(false);
  expect([89, 90].map((block) => capabilities.lacks(call("eth_call", block), 6))).toEqual([true, false]);
  capabilities.learn(call("trace_block"), "method", 600_005);
  expect(capabilities.lacks(call("trace_block", 5), 1_200_004)).toBe(true);
  capabilities.served(call("eth_call", 80));
  expect(capabilities.lacks(call("eth_call", 80), 7)).toBe(false);
});
