import assert from "node:assert/strict";
import { type Ask, short } from "../ask.ts";
import type { EthereumClient } from "../clients.ts";

const unknownHash = `0x${"77".repeat(32)}` as const;

/** Asks of the `eth_` and `net_` methods. */
export const ethereumAsks: readonly Ask<EthereumClient>[] = [
  {
    method: "eth_syncing",
    asked: "is it?",
    async run({ client, call }) {
      assert.equal(await call(() => client.eth_syncing()), false);
      return "false";
    },
  },
  {
    method: "net_listening",
    asked: "is it?",
    async run({ client, call }) {
      assert.equal(await call(() => client.net_listening()), true);
      return "true";
    },
  },
  {
    method: "eth_accounts",
    asked: "addresses",
    async run({ client, call, chain }) {
      const accounts = await call(() => client.eth_accounts());
      assert.deepEqual(accounts, chain.accounts);
      return `${accounts.length} addresses`;
    },
  },
  {
    method: "eth_getBlockTransactionCountByHash",
    asked: "seeded block",
    async run({ client, call, chain }) {
      const count = await call(() => client.eth_getBlockTransactionCountByHash(chain.block.hash));
      assert.equal(Number(count), Object.keys(chain.transactions).length);
      return `${count} transactions`;
    },
  },
  {
    method: "eth_getBlockTransactionCountByHash",
    asked: "unknown hash",
    async run({ client, call }) {
      assert.equal(await call(() => client.eth_getBlockTransactionCountByHash(unknownHash)), null);
      return "null";
    },
  },
  {
    method: "eth_getBlockByHash",
    asked: "full block",
    async run({ client, call, chain }) {
      const block = await call(() => client.eth_getBlockByHash(chain.block.hash, true));
      assert.equal(block?.number, chain.block.number);
      assert.deepEqual(
        new Set(block.transactions.map(({ hash }) => hash)),
        new Set(Object.values(chain.transactions)),
      );
      return `${block.number}, ${block.transactions.length} transactions`;
    },
  },
  {
    method: "eth_getBlockByHash",
    asked: "hashes only",
    async run({ client, call, chain }) {
      const block = await call(() => client.eth_getBlockByHash(chain.block.hash, false));
      assert.deepEqual(new Set(block?.transactions), new Set(Object.values(chain.transactions)));
      return `${block?.number}, ${block?.transactions.length} hashes`;
    },
  },
  {
    method: "eth_getBlockByHash",
    asked: "unknown hash",
    async run({ client, call }) {
      assert.equal(await call(() => client.eth_getBlockByHash(unknownHash, true)), null);
      return "null";
    },
  },
  {
    method: "eth_getUncleCountByBlockNumber",
    asked: "seeded block",
    async run({ client, call, chain }) {
      const count = await call(() => client.eth_getUncleCountByBlockNumber(chain.block.number));
      assert.equal(count, "0x0");
      return `${count} uncles`;
    },
  },
  {
    method: "eth_newPendingTransactionFilter",
    asked: "a filter",
    async run({ client, call, node }) {
      const filterId = await call(() => client.eth_newPendingTransactionFilter());
      assert.deepEqual(await node("eth_getFilterChanges", filterId), []);
      return `filter ${short(filterId)}`;
    },
  },
  {
    method: "eth_getFilterChanges",
    asked: "after a send",
    async run({ client, call, chain, node }) {
      const filterId = await client.eth_newPendingTransactionFilter();
      const hash = await node("eth_sendTransaction", { from: chain.accounts[0], to: chain.accounts[1] });
      assert.deepEqual(await call(() => client.eth_getFilterChanges(filterId)), [hash]);
      return `just ${short(String(hash))}`;
    },
  },
];
