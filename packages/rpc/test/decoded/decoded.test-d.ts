import { describe, expectTypeOf, it } from "vitest";
import { batch } from "../../src/batch.ts";
import {
  type BlockWithHashes,
  type BlockWithTransactions,
  createRpcClient,
  type Log,
  type OtherTransaction,
  pendingTransactions,
  type QuantityForm,
  type TransactionRequest,
  withResponse,
} from "../../src/index.ts";
import { opStackQuantities } from "../../src/generated/chain-quantities.ts";
import {
  decoded,
  decodedPool,
  decodedWebSocket,
  decodedEvents,
  type DecodedRpcClient,
  type HeadEvent,
  type LogEvent,
} from "../../src/decoded/index.ts";
import { newLogs } from "../../src/filters.ts";
import { createRpcPool } from "../../src/pool/index.ts";
import { watchHeads, watchLogs } from "../../src/subscriptions/index.ts";
import { createRpcWebSocketClient } from "../../src/web-socket-client.ts";

const wire = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8545" });
const socket = createRpcWebSocketClient({ protocol: "base", endpoint: "ws://127.0.0.1:8545" });
const pool = createRpcPool({ protocol: "ethereum", endpoints: [{ endpoint: "http://127.0.0.1:8545" }] });
const hash = `0x${"00".repeat(32)}` as const;

describe("decoded", () => {
  it("keeps the protocol of the client", () => {
    expectTypeOf(decoded(wire)).toEqualTypeOf<DecodedRpcClient<"ethereum">>();
    const starknet = decoded(createRpcClient({ protocol: "starknet", endpoint: "http://127.0.0.1:8545" }));
    // @ts-expect-error: no method of that protocol
    void starknet.eth_blockNumber;
    const older = createRpcClient({
      protocol: "starknet",
      specVersion: "0.9",
      endpoint: "http://127.0.0.1:8545",
    });
    expectTypeOf(decoded(older)).toEqualTypeOf<DecodedRpcClient<"starknet-0.9">>();
    // @ts-expect-error: over HTTP there are no subscriptions
    void decoded(wire).subscribe;
  });

  it("returns bigints, and leaves bytes and tags unchanged", async () => {
    const client = decoded(wire);
    expectTypeOf(client.eth_blockNumber).returns.resolves.toEqualTypeOf<bigint>();
    const block = await client.eth_getBlockByNumber("latest", true);
    if (block === null) return;
    expectTypeOf(block.hash).toEqualTypeOf<`0x${string}`>();
    expectTypeOf(block.timestamp).toEqualTypeOf<bigint>();
    for (const transaction of block.transactions) {
      expectTypeOf(transaction.value).toEqualTypeOf<bigint>();
      if (transaction.type === 3n) expectTypeOf(transaction.maxFeePerBlobGas).toEqualTypeOf<bigint>();
      // 0x6a, of Arbitrum
      if (transaction.type === 106n) expectTypeOf(transaction).toExtend<OtherTransaction<"bigint">>();
      // @ts-expect-error: not all types have it
      void transaction.maxFeePerBlobGas;
    }
    const hashes = await client.eth_getBlockByNumber(1n, false);
    expectTypeOf(hashes).toEqualTypeOf<BlockWithHashes<"bigint"> | null>();
    const frame = await client.debug_traceTransaction(hash, { tracer: "callTracer" });
    expectTypeOf(frame.gasUsed).toEqualTypeOf<bigint>();
  });

  it("accepts a bigint, a number or hex for a quantity, also nested", () => {
    const client = decoded(wire);
    void client.eth_getBlockByNumber(1, false);
    void client.eth_getBlockByNumber("0x1", false);
    void client.eth_getBlockByNumber("safe", false);
    void client.eth_call(
      { value: 1n, gas: 21_000, nonce: "0x1", authorizationList: [] },
      { blockNumber: 1n },
    );
    void client.eth_call({}, "latest", { [`0x${"00".repeat(20)}`]: { balance: 10n ** 18n } }, { time: 1 });
    void client.eth_getLogs({ fromBlock: 1, toBlock: 2n });
    // A request that another part of the program wrote for the wire is valid too.
    const onWire: TransactionRequest = { value: "0x1", authorizationList: [] };
    void client.eth_call(onWire);
    const request: TransactionRequest<QuantityForm> = { value: 1n, gas: 21_000, nonce: "0x1" };
    void client.eth_call(request);
    // @ts-expect-error: the wire view takes hex alone
    void wire.eth_call(request);
    // @ts-expect-error: a number in decimal digits is no quantity
    void client.eth_getBlockByNumber("1", false);
    // @ts-expect-error: bytes are no number
    void client.eth_call({ data: 1n });
    // @ts-expect-error: the wire view takes hex alone
    void wire.eth_getBlockByNumber(1n, false);
  });

  it("types batches, other options and responses", async () => {
    const client = decoded(wire);
    const [number, block] = await batch(client, [
      { method: "eth_blockNumber" },
      { method: "eth_getBlockByNumber", params: [1n, true] },
    ]);
    if (number.status === "fulfilled") expectTypeOf(number.value).toEqualTypeOf<bigint>();
    if (block.status === "fulfilled")
      expectTypeOf(block.value).toEqualTypeOf<BlockWithTransactions<"bigint"> | null>();
    expectTypeOf(client.with({ timeout: 1 })).toEqualTypeOf(client);
    const { value } = await withResponse(client, (own) => own.eth_gasPrice());
    expectTypeOf(value).toEqualTypeOf<bigint>();
    // EIP-1193 uses the wire view.
    expectTypeOf(await client.request({ method: "eth_chainId" })).toEqualTypeOf<`0x${string}`>();
    expectTypeOf(pendingTransactions(client)).toEqualTypeOf<AsyncGenerator<`0x${string}`, void, undefined>>();
  });

  it("keeps the members of pools and WebSocket clients", async () => {
    expectTypeOf(decodedPool(pool).health).toEqualTypeOf(pool.health);
    const client = decodedWebSocket(socket, opStackQuantities);
    for await (const head of await client.subscribe("newHeads"))
      expectTypeOf(head.number).toEqualTypeOf<bigint>();
    const pending = await client.subscribe("newPendingTransactions", true);
    for await (const transaction of pending) expectTypeOf(transaction.gas).toEqualTypeOf<bigint>();
    void client.subscribe("debug_subscribe", "traceChain", 1n, 2);
    expectTypeOf(client.close).toEqualTypeOf(socket.close);
  });

  it("decodes the events of filters and watches", async () => {
    expectTypeOf(newLogs(decoded(wire))).toEqualTypeOf<AsyncGenerator<Log<"bigint">, void, undefined>>();
    expectTypeOf(decodedEvents(watchHeads(socket))).toEqualTypeOf<
      AsyncIterableIterator<HeadEvent, undefined>
    >();
    expectTypeOf(decodedEvents(watchLogs(socket))).toEqualTypeOf<
      AsyncIterableIterator<LogEvent, undefined>
    >();
    // @ts-expect-error: a watch reads the wire
    watchHeads(decodedWebSocket(socket, opStackQuantities));
  });
});
expectTypeOf(newLogs(wire)).toEqualTypeOf<AsyncGenerator<Log, void, undefined>>();
