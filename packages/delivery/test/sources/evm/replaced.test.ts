import { expect, it } from "vitest";
import { ChainWindow } from "../../../src/sources/evm/chain-window.ts";
import { EvmSource } from "../../../src/sources/evm/evm-source.ts";
import { blocks } from "../../../src/sources/evm/kinds.ts";
import type { NodeReads } from "../../../src/sources/evm/node-reads.ts";

/** What another stream, which is one block ahead, has read into the window that both share. */
it("finds that the block before the window was replaced", async () => {
  const window = new ChainWindow();
  window.push({ number: 8, hash: "new 8", parentHash: "new 7", time: "", hasLogs: true });
  const reads = {
    window,
    watches: { streams: 0 },
    final: -1,
    ready: () => Promise.resolve(),
    cover: () => Promise.resolve(),
    newest: () => 8,
    block: () => Promise.resolve({}),
  } as unknown as NodeReads;
  const source = new EvmSource(blocks, 0, reads, () => {});
  const { signal } = new AbortController();
  expect(await source.read({ next: 8, hash: "old 7" }, signal)).toBe("replaced");
  expect(await source.read({ next: 8, hash: "new 7" }, signal)).toMatchObject({ last: { hash: "new 8" } });
});
