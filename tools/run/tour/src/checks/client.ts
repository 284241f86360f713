import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { pendingTransactions } from "@node-access/rpc";
import { batch } from "@node-access/rpc/batch";
import { toProvider } from "@node-access/rpc/provider";
import { type Check, short, check } from "../check.ts";
import type { EthereumClient } from "../clients.ts";
import { decodedChecks } from "./decoded.ts";

/** Checks of what the client offers in addition to single methods. */
export const clientChecks: readonly Check<EthereumClient>[] = [
  check("batch", "three calls", async ({ client, call, chain }) => {
    const [count, unknown, syncing] = await call(() =>
      batch(client, [
        { method: "eth_getBlockTransactionCountByHash", params: [chain.block.hash] },
        { method: "eth_getFilterChanges", params: ["0x1"] },
        { method: "eth_syncing" },
      ]),
    );
    assert.deepEqual(count, { status: "fulfilled", value: "0x4" });
    assert.deepEqual(syncing, { status: "fulfilled", value: false });
    assert.equal(unknown.status, "rejected");
    return "0x4, an error, false";
  }),
  check("request", "eth_chainId", async ({ client, call }) => {
    const chainId = await call(() => client.request({ method: "eth_chainId" }));
    assert.equal(chainId, "0x7a69");
    return `chain ${String(chainId)}`;
  }),
  check("toProvider", "eth_chainId", async ({ client, call }) => {
    const provider = toProvider(client);
    assert.equal(await call(() => provider.request({ method: "eth_chainId" })), "0x7a69");
    const unknown = provider.request({ method: "eth_getFilterChanges", params: ["0x1"] });
    await assert.rejects(unknown, { name: "ProviderRpcError" });
    return "its chain, and an error";
  }),
  check("pendingTransactions", "next one", async ({ client, call, chain, node }) => {
    const pending = pendingTransactions(client, { interval: 20 });
    const first = call(() => pending.next());
    const sent: unknown[] = [];
    let next: Awaited<typeof first> | undefined;
    // Only the client knows when the filter exists; it does not report transactions sent before that.
    while (next === undefined) {
      sent.push(await node("eth_sendTransaction", { from: chain.accounts[0], to: chain.accounts[1] }));
      next = await Promise.race([first, setTimeout(20, undefined)]);
    }
    const { value } = next;
    await pending.return();
    assert.ok(sent.includes(value), `${String(value)} is none of those sent: ${sent.join(", ")}`);
    return `hash ${short(String(value))}`;
  }),
  ...decodedChecks,
];
