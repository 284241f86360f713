import assert from "node:assert/strict";
import { type Ask, short, ask } from "../ask.ts";
import type { EthereumClient } from "../clients.ts";

/** Asks of the block explorer's methods. */
export const explorerAsks: readonly Ask<EthereumClient>[] = [
  ask("erigon_getHeaderByNumber", "seeded block", async ({ client, call, chain }) => {
    const header = await call(() => client.erigon_getHeaderByNumber(Number(chain.block.number)));
    assert.equal(header?.hash, chain.block.hash);
    return `header ${short(header.hash)}`;
  }),
  ask("explorer_getHeaderByNumber", "as an alias", async ({ client, call, chain }) => {
    const header = await call(() => client.explorer_getHeaderByNumber(Number(chain.block.number)));
    assert.equal(header?.hash, chain.block.hash);
    return `header ${short(header.hash)}`;
  }),
];
