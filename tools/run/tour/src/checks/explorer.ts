import assert from "node:assert/strict";
import { type Check, short, check } from "../check.ts";
import type { EthereumClient } from "../clients.ts";

/** A client of any protocol with these methods. */
type ExplorerClient = Pick<EthereumClient, "erigon_getHeaderByNumber" | "explorer_getHeaderByNumber">;

export const explorerChecks: readonly Check<ExplorerClient>[] = [
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
