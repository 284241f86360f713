import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { LinkedBlocks } from "../../src/evm/linked-blocks.ts";
import type { SimulatedBlock } from "../../src/evm/seeded-blocks.ts";

it("makes each block of a simulation once, also far ahead of the newest one", () => {
  let made = 0;
  const blocks = new LinkedBlocks(
    (number, parentHash) => {
      made += 1;
      return { number, hash: `${parentHash}>${number}` } as unknown as SimulatedBlock;
    },
    (number) => `start ${number}`,
    () => {},
  );
  const head = 5_000;
  const before = blocks.block(head, head).hash;
  made = 0;
  const hashes = Array.from({ length: 256 }, (_, at) => blocks.block(head + 1 + at, head).hash);
  expect(made).toBe(256);
  expect(hashes[1]).toBe(`${before}>${head + 1}>${head + 2}`);
  // The next block may have changed meanwhile, so it is made again.
  blocks.block(head + 1, head);
  expect(made).toBe(257);
});

/** A long chain whose hashes depend on those before them. */
const createHashed = (): LinkedBlocks =>
  new LinkedBlocks(
    (number, parentHash) => {
      const hash = createHash("sha256").update(`${parentHash} ${number}`).digest("hex");
      return { number, hash, parentHash } as unknown as SimulatedBlock;
    },
    (number) => `start ${number}`,
    () => {},
  );

it("links the first thousand blocks of a long chain, in whichever order they are read", () => {
  const head = 90_000_000;
  const [upwards, downwards] = [createHashed(), createHashed()];
  const read = Array.from({ length: 1_024 }, (_, number) => upwards.block(number, head));
  for (const [number, { hash }] of read.entries())
    expect(upwards.block(number + 1, head)).toHaveProperty("parentHash", hash);
  for (const { number, hash } of read.toReversed()) expect(downwards.block(number, head).hash).toBe(hash);
});
