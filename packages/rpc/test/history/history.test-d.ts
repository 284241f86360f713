import { expectTypeOf, it } from "vitest";
import { bitcoin, createRpcClient as createBitcoinClient } from "../../src/bitcoin/index.ts";
import { decoded } from "../../src/decoded/index.ts";
import {
  type HistoryParts,
  readBlocks,
  readEachBlock,
  readLogs,
  readReceipts,
} from "../../src/history/index.ts";
import {
  type BlockWithHashes,
  type BlockWithTransactions,
  createRpcClient,
  type Log,
  type Receipt,
} from "../../src/index.ts";
import { createRpcPool } from "../../src/pool/index.ts";
import { createRpcWebSocketClient } from "../../src/web-socket-client.ts";

const wire = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8545" });
const pool = createRpcPool({ protocol: "base", endpoints: [{ endpoint: "http://127.0.0.1:8545" }] });
const socket = createRpcWebSocketClient({ protocol: "arbitrum", endpoint: "ws://127.0.0.1:8545" });

it("items have the client's view of numbers", () => {
  expectTypeOf(readLogs(wire, {})).toEqualTypeOf<HistoryParts<Log>>();
  expectTypeOf(readLogs(decoded(wire), {})).toEqualTypeOf<HistoryParts<Log<"bigint">>>();
  expectTypeOf(readBlocks(wire)).toEqualTypeOf<HistoryParts<BlockWithHashes>>();
  expectTypeOf(readBlocks(wire, { fullTransactions: true })).toEqualTypeOf<
    HistoryParts<BlockWithTransactions>
  >();
  expectTypeOf(readBlocks(decoded(wire))).toEqualTypeOf<HistoryParts<BlockWithHashes<"bigint">>>();
  expectTypeOf(readReceipts(wire)).toEqualTypeOf<HistoryParts<Receipt>>();
  expectTypeOf(readReceipts(decoded(wire))).toEqualTypeOf<HistoryParts<Receipt<"bigint">>>();
});

it("clients of all EVM chains have a history, and others do not", () => {
  for (const client of [pool, socket]) {
    readLogs(client, { address: `0x${"00".repeat(20)}` }, { from: "0x10", to: "safe" });
    readBlocks(client, { from: 16, to: 32, cursor: undefined });
    readReceipts(client);
    readEachBlock(client, ({ hash }) => ({ method: "debug_traceBlockByHash", params: [hash] }));
  }
  const other = createBitcoinClient({ protocol: bitcoin, endpoint: "http://127.0.0.1:8332" });
  // @ts-expect-error: no EVM chain
  expectTypeOf(readBlocks).toBeCallableWith(other);
  // @ts-expect-error: no EVM chain
  expectTypeOf(readReceipts).toBeCallableWith(other);
});

it("options that have no meaning do not compile", () => {
  // @ts-expect-error: not a block of the chain yet
  expectTypeOf(readBlocks).toBeCallableWith(wire, { to: "pending" });
  // @ts-expect-error: the range is an option
  expectTypeOf(readLogs).toBeCallableWith(wire, { fromBlock: "0x1" });
  // @ts-expect-error: a cursor has a hash too
  expectTypeOf(readBlocks).toBeCallableWith(wire, { cursor: { nextBlock: 7 } });
});
