import assert from "node:assert/strict";
import { type Check, short, check } from "../check.ts";
import type { EthereumClient } from "../clients.ts";

/** Checks of the block explorer's methods. */
export const explorerChecks: readonly Check<EthereumClient>[] = [
  check("erigon_getHeaderByNumber", "seeded block", async ({ client, call, chain }) => {
    const header = await call(() => client.erigon_getHeaderByNumber(Number(chain.block.number)));
    assert.equal(header?.hash, chain.block.hash);
    return `header ${short(header.hash)}`;
  }),
  check("explorer_getHeaderByNumber", "as an alias", async ({ client, call, chain }) => {
    const header = await call(() => client.explorer_getHeaderByNumber(Number(chain.block.number)));
    assert.equal(header?.hash, chain.block.hash);
    return `header ${short(header.hash)}`;
  }),
];
