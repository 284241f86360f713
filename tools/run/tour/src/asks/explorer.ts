import assert from "node:assert/strict";
import { type Ask, short } from "../ask.ts";
import type { EthereumClient } from "../clients.ts";

/** Asks of the block explorer's methods. */
export const explorerAsks: readonly Ask<EthereumClient>[] = [
  {
    method: "erigon_getHeaderByNumber",
    asked: "seeded block",
    async run({ client, call, chain }) {
      const header = await call(() => client.erigon_getHeaderByNumber(Number(chain.block.number)));
      assert.equal(header?.hash, chain.block.hash);
      return `header ${short(header.hash)}`;
    },
  },
  {
    method: "explorer_getHeaderByNumber",
    asked: "as an alias",
    async run({ client, call, chain }) {
      const header = await call(() => client.explorer_getHeaderByNumber(Number(chain.block.number)));
      assert.equal(header?.hash, chain.block.hash);
      return `header ${short(header.hash)}`;
    },
  },
];
