import assert from "node:assert/strict";
import { type Check, short, check } from "../check.ts";
import type { EthereumClient } from "../clients.ts";

const unknownHash = `0x${"77".repeat(32)}` as const;

/** Checks of the `eth_` and `net_` methods. */
export const ethereumChecks: readonly Check<EthereumClient>[] = [
  check("eth_syncing", "is it?", async ({ client, call }) => {
    assert.equal(await call(() => client.eth_syncing()), false);
    return "false";
  }),
  check("net_listening", "is it?", async ({ client, call }) => {
    assert.equal(await call(() => client.net_listening()), true);
    return "true";
  }),
  check("eth_accounts", "addresses", async ({ client, call, chain }) => {
    const accounts = await call(() => client.eth_accounts());
    assert.deepEqual(accounts, chain.accounts);
    return `${accounts.length} addresses`;
  }),
  check("eth_getBlockTransactionCountByHash", "seeded block", async ({ client, call, chain }) => {
    const count = await call(() => client.eth_getBlockTransactionCountByHash(chain.block.hash));
    assert.equal(Number(count), Object.keys(chain.transactions).length);
    return `${count} transactions`;
  }),
  check("eth_getBlockTransactionCountByHash", "unknown hash", async ({ client, call }) => {
    assert.equal(await call(() => client.eth_getBlockTransactionCountByHash(unknownHash)), null);
    return "null";
  }),
  check("eth_getBlockByHash", "full block", async ({ client, call, chain }) => {
    const block = await call(() => client.eth_getBlockByHash(chain.block.hash, true));
    assert.equal(block?.number, chain.block.number);
    assert.deepEqual(
      new Set(block.transactions.map(({ hash }) => hash)),
      new Set(Object.values(chain.transactions)),
    );
    return `${block.number}, ${block.transactions.length} transactions`;
  }),
  check("eth_getBlockByHash", "hashes only", async ({ client, call, chain }) => {
    const block = await call(() => client.eth_getBlockByHash(chain.block.hash, false));
    assert.deepEqual(new Set(block?.transactions), new Set(Object.values(chain.transactions)));
    return `${block?.number}, ${block?.transactions.length} hashes`;
  }),
  check("eth_getBlockByHash", "unknown hash", async ({ client, call }) => {
    assert.equal(await call(() => client.eth_getBlockByHash(unknownHash, true)), null);
    return "null";
  }),
  check("eth_getUncleCountByBlockNumber", "seeded block", async ({ client, call, chain }) => {
    const count = await call(() => client.eth_getUncleCountByBlockNumber(chain.block.number));
    assert.equal(count, "0x0");
    return `${count} uncles`;
  }),
  check("eth_newPendingTransactionFilter", "a filter", async ({ client, call, node }) => {
    const filterId = await call(() => client.eth_newPendingTransactionFilter());
    assert.deepEqual(await node("eth_getFilterChanges", filterId), []);
    return `filter ${short(filterId)}`;
  }),
  check("eth_getFilterChanges", "after a send", async ({ client, call, chain, node }) => {
    const filterId = await client.eth_newPendingTransactionFilter();
    const hash = await node("eth_sendTransaction", { from: chain.accounts[0], to: chain.accounts[1] });
    assert.deepEqual(await call(() => client.eth_getFilterChanges(filterId)), [hash]);
    return `just ${short(String(hash))}`;
  }),
];
