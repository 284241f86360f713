import { expect, it, onTestFinished, vi } from "vitest";
import { createSource, TestNode } from "./fixture.ts";

const { signal } = new AbortController();
/** Of a block that no chain has. */
const hash = `0x${"1".repeat(64)}`;

it("pauses once a node has said again and again that it no longer has the blocks, and says from where on it has them", async () => {
  for (const result of [{ result: null }, { error: { code: 4444, message: "pruned history unavailable" } }]) {
    const node = await TestNode.start(300);
    node.fault = ({ method, params: [number] }) =>
      method === "eth_getBlockByNumber" && Number(number) > 0 && Number(number) < 200 ? result : undefined;
    const source = createSource(node.url, { type: "blocks" });
    const failures: unknown[] = [];
    while (failures.length < 3) await source.read({ next: 7 }, signal).catch((error) => failures.push(error));
    expect(failures.map((error) => (error as Error).name)).toEqual([
      ...Array.from({ length: 2 }, () => "NodeAccessError"),
      "SourceError",
    ]);
    expect((failures[2] as Error).message).toContain(
      "the node no longer has the history of block 7: the oldest that it has is 200. Replay the stream from 200",
    );
  }
});

it("does not pause for calls that fail in another way, however often", async () => {
  const node = await TestNode.start(300);
  node.failWith("eth_getLogs", () => ({ error: { code: -32_000, message: "query timeout" } }));
  const source = createSource(node.url);
  for (let count = 0; count < 4; count += 1)
    await expect(source.read({ next: 7 }, signal)).rejects.toMatchObject({ name: "NodeAccessError" });
});

it("fails while the node returns null for its newest block", async () => {
  const node = await TestNode.start(3);
  node.failWith("eth_getBlockByNumber", () => ({ result: null }));
  const source = createSource(node.url);
  await expect(source.read({ next: 0 }, signal)).rejects.toThrow(
    "the node returned null for its newest block",
  );
});

it("pauses a stream once another chain is in the place of its own, and reads that one for others", async () => {
  const node = await TestNode.start(40);
  const source = createSource(node.url);
  const { cursor } = (await source.read({ next: 30 }, signal)) as { cursor: { next: number; hash: string } };
  const other = await TestNode.start(12);
  // Timers are early by the clock at times.
  const now = performance.now();
  const clock = vi.spyOn(performance, "now").mockReturnValue(now);
  onTestFinished(() => clock.mockRestore());
  node.node.moveTo(other.node.tip);
  node.mine(1);
  await expect(source.read(cursor, signal)).rejects.toThrow(
    /^the chain was replaced by another one, .* whose newest block is \d+: replay the stream from one of its blocks$/,
  );
  const later = createSource(node.url);
  expect(await later.read({ next: 5 }, signal)).toMatchObject({ first: { number: 5 } });
});

it("fails once a node has lacked the blocks before the cursor for long", async () => {
  const node = await TestNode.start(40);
  const source = createSource(node.url);
  await source.read({ next: 0 }, signal);
  const now = performance.now.bind(performance);
  let passed = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now() + passed);
  onTestFinished(() => clock.mockRestore());
  const failed = expect(source.read({ next: 101, hash }, signal)).rejects.toThrow(
    /^the newest block of the node is 4\d, and the stream continues at 101: the node lags, or its chain was replaced/,
  );
  node.mine(1);
  await vi.waitFor(() => expect(source.head).toBe(41), 5_000);
  passed = 31_000;
  node.mine(1);
  await failed;
});
