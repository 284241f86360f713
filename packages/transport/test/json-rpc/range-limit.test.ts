import { expect, it } from "vitest";
import { readRangeLimit } from "../../src/json-rpc/range-limit.ts";

it.each([
  [
    "You can make eth_getLogs requests with up to a 500 block range. Based on your parameters, this block range should work: [0x1a30dfd, 0x1a30ff0]",
    { blocks: 500 },
  ],
  ["range 1000000 exceeds limit of 10000", { blocks: 10_000 }],
  ["ranges over 10,000 blocks are not supported on freetier", { blocks: 10_000 }],
  ["range is too large, max is 1k blocks", { blocks: 1_000 }],
  ["eth_getLogs is limited to 0 - 50 blocks range", { blocks: 50 }],
  ["Requested range exceeds maximum RPC range limit", {}],
  ["query returned more than 10000 results", { results: 10_000 }],
  ["query exceeds max results 20000, retry with the range 3600741-3620740", { results: 20_000 }],
  [
    "Log response size exceeded. You can request any range with a cap of 10K logs in the response.",
    { results: 10_000 },
  ],
  ["response too large", {}],
  ["header not found", undefined],
  ["your rate limit is 100 requests per second", undefined],
])("reads the limit in: %s", (message, limit) => {
  expect(readRangeLimit(message, 1_000_000)).toEqual(limit);
});

it("takes the smallest number as the limit if the size of the range is unknown", () => {
  expect(readRangeLimit("range 1000000 exceeds limit of 10000")).toEqual({ blocks: 10_000 });
});
