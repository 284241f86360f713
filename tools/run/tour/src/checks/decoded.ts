import assert from "node:assert/strict";
import type { RpcClient } from "@node-access/rpc";
import { batch } from "@node-access/rpc/batch";
import { decoded, decodedEvents, decodedWebSocket, type DecodedRpcClient } from "@node-access/rpc/decoded";
import { watchHeads } from "@node-access/rpc/subscriptions";
import type { RpcWebSocketClient } from "@node-access/rpc/web-socket";
import { type Check, check } from "../check.ts";
import type { EthereumClient } from "../clients.ts";

const viewOf = (client: EthereumClient): DecodedRpcClient<"ethereum"> =>
  decoded(client as RpcClient<"ethereum">);

export const decodedChecks: readonly Check<EthereumClient>[] = [
  check("decoded", "block, receipts", async ({ client, call, chain }) => {
    const view = viewOf(client);
    const number = BigInt(chain.block.number);
    const block = await call(() => view.eth_getBlockByNumber(number, true));
    const wire = await client.eth_getBlockByNumber(chain.block.number, true);
    assert.ok(block && wire);
    const { transactions, withdrawals, ...header } = block;
    const { transactions: wireTransactions, withdrawals: wireWithdrawals, ...wireHeader } = wire;
    assert.deepEqual([header.number, header.hash], [number, chain.block.hash]);
    assert.equal(header.gasUsed, BigInt(wireHeader.gasUsed));
    assert.deepEqual(
      transactions.map(({ type, value, gas, r, hash }) => [type, value, gas, r, hash]),
      wireTransactions.map(({ type, value, gas, r, hash }) => [
        BigInt(type),
        BigInt(value),
        BigInt(gas),
        r && BigInt(r),
        hash,
      ]),
    );
    assert.equal(withdrawals?.length, wireWithdrawals?.length);
    const receipts = await view.eth_getBlockReceipts(number);
    const gasUsed = receipts?.reduce((sum, receipt) => sum + receipt.gasUsed, 0n);
    assert.equal(gasUsed, header.gasUsed);
    return `${header.gasUsed}n gas`;
  }),
  check("decoded", "a call's numbers", async ({ client, call, chain }) => {
    const view = viewOf(client);
    const [from, to] = chain.accounts;
    assert.ok(from && to);
    const blockNumber = BigInt(chain.block.number);
    const request = { from, to, value: 1, gas: 100_000n };
    const gas = await call(() => view.eth_estimateGas(request, { blockNumber }));
    assert.equal(gas, 21_000n);
    // More than the account has: only the overridden balance can pay it.
    const expensive = { ...request, value: 10n ** 30n };
    await assert.rejects(view.eth_call(expensive, blockNumber));
    assert.equal(await view.eth_call(expensive, blockNumber, { [from]: { balance: 10n ** 31n } }), "0x");
    return `${gas}n gas`;
  }),
  check("decoded", "batch, traces", async ({ client, call, chain }) => {
    const view = viewOf(client);
    const hash = chain.transactions.transfer;
    const [balance, receipt, frame] = await call(() =>
      batch(view, [
        { method: "eth_getBalance", params: [chain.contract, BigInt(chain.block.number)] },
        { method: "eth_getTransactionReceipt", params: [hash] },
        { method: "debug_traceTransaction", params: [hash, { tracer: "callTracer" }] },
      ]),
    );
    assert.deepEqual(balance, { status: "fulfilled", value: 0n });
    assert.ok(receipt.status === "fulfilled" && frame.status === "fulfilled");
    assert.equal(receipt.value?.status, 1n);
    assert.equal(frame.value.gasUsed, receipt.value?.gasUsed);
    return `${frame.value.gasUsed}n gas twice`;
  }),
];

/** The same for events over a WebSocket. */
export const decodedSubscriptionChecks: readonly Check<RpcWebSocketClient<"ethereum">>[] = [
  check("decodedWebSocket", "next block", async ({ client, call, node }) => {
    const heads = await decodedWebSocket(client).subscribe("newHeads");
    await node("evm_mine");
    const value = await call(async () => (await heads.next()).value);
    await heads.unsubscribe();
    assert.equal(value?.number, BigInt(String(await node("eth_blockNumber"))));
    return `block ${value?.number}n`;
  }),
  check("decodedEvents", "next block", async ({ client, call, node }) => {
    const events = decodedEvents(watchHeads(client));
    const first = call(() => events.next());
    let next: Awaited<typeof first> | undefined;
    // Only the client knows when the watch begins; it does not report blocks mined before that.
    while (next === undefined) {
      await node("evm_mine");
      next = await Promise.race([first, new Promise<undefined>((resolve) => setTimeout(resolve, 50))]);
    }
    await events.return?.();
    assert.ok(next.value?.type === "head");
    assert.equal(typeof next.value.head.timestamp, "bigint");
    return `block ${next.value.head.number}n`;
  }),
];
