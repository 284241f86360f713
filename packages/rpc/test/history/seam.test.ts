import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type HistoryCursor, readLogs } from "../../src/history/index.ts";
import { newBlocks, newLogs } from "../../src/filters.ts";
import { createRpcClient, type Log, type RpcClient } from "../../src/index.ts";
import { type LogEvent, watchLogs } from "../../src/subscriptions/index.ts";
import { createRpcWebSocketClient, type RpcWebSocketClient } from "../../src/web-socket-client.ts";
import { AnvilChain } from "./anvil-chain.ts";

let chain: AnvilChain;
let client: RpcClient<"ethereum">;
let socket: RpcWebSocketClient<"ethereum">;
beforeAll(async () => {
  chain = await AnvilChain.start();
  client = createRpcClient({ protocol: "ethereum", endpoint: chain.node.url });
  socket = createRpcWebSocketClient({ protocol: "ethereum", endpoint: chain.node.wsUrl });
  await chain.mine(30);
});
afterAll(async () => {
  await socket.close();
  await chain.node.stop();
});

/** The logs that a consumer has. It rejects those that it already has, and removals of others. */
class Consumer {
  readonly logs = new Set<string>();

  add({ blockHash, logIndex }: Log): void {
    const key = `${blockHash} ${logIndex}`;
    if (this.logs.has(key)) throw new Error(`a log arrived twice: ${key}`);
    this.logs.add(key);
  }

  handle(event: LogEvent): void {
    if (event.type === "gap") throw new Error(`a gap from ${event.fromBlock} to ${event.toBlock}`);
    if (event.type === "log") return this.add(event.log);
    const key = `${event.log.blockHash} ${event.log.logIndex}`;
    if (!this.logs.delete(key)) throw new Error(`an unknown log was removed: ${key}`);
  }

  /** Reads the history. @returns the cursors of its parts. */
  async read(to: "latest" | "finalized", cursor?: HistoryCursor): Promise<HistoryCursor[]> {
    const cursors: HistoryCursor[] = [];
    for await (const part of readLogs(client, {}, { to, cursor })) {
      for (const log of part.items) this.add(log);
      cursors.push(part.cursor);
    }
    return cursors;
  }

  /** Continues with new logs. */
  watch(cursor: HistoryCursor | undefined): { readonly failed: Promise<unknown>; stop(): void } {
    const controller = new AbortController();
    const run = async (): Promise<void> => {
      for await (const event of watchLogs(socket, {}, { cursor, signal: controller.signal }))
        this.handle(event);
    };
    return { failed: run().catch((error: unknown) => error), stop: () => controller.abort() };
  }

  /** The same by polling. */
  poll(cursor: HistoryCursor | undefined): ReturnType<Consumer["watch"]> {
    const controller = new AbortController();
    const run = async (): Promise<void> => {
      const { signal } = controller;
      for await (const log of newLogs(
        client,
        {},
        { cursor, signal, interval: 5, onGap: () => expect.fail("a gap") },
      ))
        this.handle({ type: log.removed ? "removed" : "log", log });
    };
    return { failed: run().catch((error: unknown) => error), stop: () => controller.abort() };
  }

  /** Waits until it has the logs of the chain, and no others. */
  async settle(): Promise<void> {
    await expect
      .poll(async () => [...this.logs].toSorted(), { timeout: 20_000 })
      .toEqual([...(await chain.logs())].toSorted());
  }
}

describe("a history up to finalized, and the watch that continues it", () => {
  it.each([
    ["no reorganization", 0],
    ["one above the seam", 3],
    ["one of all blocks above the seam", 8],
  ])("have each log once, with %s before the watch starts", async (_, depth) => {
    const consumer = new Consumer();
    const cursor = (await consumer.read("finalized")).at(-1);
    if (depth > 0) await chain.reorganize(depth);
    const watch = consumer.watch(cursor);
    await chain.mine(1, 2);
    await consumer.settle();
    watch.stop();
    expect(await watch.failed).toBeUndefined();
  });

  it("have each log once if the chain is reorganized down to the seam, and again", async () => {
    const consumer = new Consumer();
    const height = await chain.height();
    const cursor = (await consumer.read("finalized")).at(-1);
    const watch = consumer.watch(cursor);
    await consumer.settle();
    for (const depth of [1, height - Number(cursor?.nextBlock) + 1, 5]) {
      await chain.reorganize(depth);
      await chain.mine(1);
      await consumer.settle();
    }
    watch.stop();
    expect(await watch.failed).toBeUndefined();
  });
});

describe("a history up to latest", () => {
  it.each(["watch", "poll"] as const)(
    "continues with new logs, and with those that replace them: %s",
    async (how) => {
      const consumer = new Consumer();
      const watch = consumer[how]((await consumer.read("latest")).at(-1));
      await chain.mine(3);
      await consumer.settle();
      await chain.reorganize(2);
      await chain.mine(1);
      await consumer.settle();
      watch.stop();
      expect(await watch.failed).toBeUndefined();
    },
  );

  it.each([
    ["watch", "before the watch starts"],
    ["watch", "after that"],
    ["poll", "before the watch starts"],
    ["poll", "after that"],
  ] as const)("is not continued by a %s if its last block is replaced %s", async (how, when) => {
    const consumer = new Consumer();
    const cursor = (await consumer.read("latest")).at(-1);
    const block = await chain.height();
    if (when === "before the watch starts") await chain.reorganize(2);
    const watch = consumer[how](cursor);
    await chain.mine(1);
    if (when === "after that") {
      await consumer.settle();
      await chain.reorganize(3);
      await chain.mine(1);
    }
    const context = { block, expected: cursor?.blockHash };
    expect(await watch.failed).toMatchObject({ code: "BLOCK_REPLACED", context });
  });

  it("continues with the hashes of new blocks", async () => {
    const cursor = (await new Consumer().read("latest")).at(-1);
    await chain.mine(2);
    const blocks = newBlocks(client, { cursor, interval: 5 });
    for (let number = Number(cursor?.nextBlock); number <= (await chain.height()); number += 1) {
      const block = await client.eth_getBlockByNumber(`0x${number.toString(16)}`, false);
      expect((await blocks.next()).value).toBe(block?.hash);
    }
    await blocks.return();
    const wrong = newBlocks(client, { cursor: { ...cursor, nextBlock: 0 } as HistoryCursor });
    await expect(wrong.next()).rejects.toMatchObject({ context: { path: "cursor.nextBlock" } });
  });

  it("says when it continues that its last block was replaced, and reads from an earlier cursor", async () => {
    const cursors = await new Consumer().read("latest");
    await chain.reorganize(2);
    const failed = new Consumer().read("latest", cursors.at(-1));
    await expect(failed).rejects.toMatchObject({ code: "BLOCK_REPLACED" });
    const again = new Consumer();
    await again.read("latest", cursors[0]);
    const older = [...(await chain.logs())].length - again.logs.size;
    expect(older).toBeGreaterThan(0);
    for (const log of again.logs) expect(await chain.logs()).toContain(log);
  });
});
