import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { LinkedBlocks, type OnStart } from "../../src/evm/linked-blocks.ts";
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
const createHashed = (onStart: OnStart = () => {}): LinkedBlocks =>
  new LinkedBlocks(
    (number, parentHash) => {
      const hash = createHash("sha256").update(`${parentHash} ${number}`).digest("hex");
      return { number, hash, parentHash } as unknown as SimulatedBlock;
    },
    (number) => `start ${number}`,
    onStart,
  );

it("links the first thousand blocks of a long chain, in whichever order they are read", () => {
  const head = 90_000_000;
  const [upwards, downwards] = [createHashed(), createHashed()];
  const read = Array.from({ length: 1_024 }, (_, number) => upwards.block(number, head));
  for (const [number, { hash }] of read.entries())
    expect(upwards.block(number + 1, head)).toHaveProperty("parentHash", hash);
  for (const { number, hash } of read.toReversed()) expect(downwards.block(number, head).hash).toBe(hash);
});

it("is the same for all processes that begin at the same time, in whichever order they learn of each other", () => {
  const head = 90_000_000;
  const process = fc.record({ ahead: fc.nat(100), reads: fc.array(fc.nat(150), { maxLength: 4 }) });
  fc.assert(
    fc.property(
      fc.array(process, { minLength: 2, maxLength: 4 }),
      fc.infiniteStream(fc.nat()),
      (all, keys) => {
        const starts: [number: number, parentHash: string][] = [];
        const chains = all.map(({ ahead, reads }) => {
          const chain = createHashed((...start) => starts.push(start));
          chain.begin(head + ahead);
          for (const back of reads) chain.block(head + ahead - back, head + ahead);
          return chain;
        });
        const shown = chains.map((chain) => {
          const order = starts.map((start) => ({ start, key: keys.next().value }));
          for (const { start } of order.toSorted((one, other) => one.key - other.key)) chain.learn(...start);
          return Array.from({ length: 200 }, (_, back) => chain.block(head + 100 - back, head + 100).hash);
        });
        for (const one of shown) expect(one).toEqual(shown[0]);
      },
    ),
  );
});
