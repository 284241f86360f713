import { isNodeAccessError, type MessageStream } from "@node-access/grpc";
import { createSuiClient, type Resumed, type SubscriptionOptions } from "@node-access/grpc/sui";
import { describe, expect, it, onTestFinished } from "vitest";
import { shownItems, SuiLedger } from "./sui-ledger.ts";

/** A message of either kind. */
type Message = Resumed<{
  readonly transaction?: {
    readonly checkpoint?: bigint | undefined;
    readonly transactionIndex?: bigint | undefined;
  };
  readonly event?: {
    readonly checkpoint?: bigint | undefined;
    readonly transactionIndex?: bigint | undefined;
    readonly eventIndex?: number | undefined;
  };
}>;

const shown = (message: Message): string | undefined => {
  if (message.type === "gap") return `gap ${message.fromCheckpoint} to ${message.toCheckpoint}`;
  const { transaction, event } = message;
  if (event) return `${event.checkpoint}.${event.transactionIndex}.${event.eventIndex}`;
  return transaction && `${transaction.checkpoint}.${transaction.transactionIndex}`;
};

const subscribed = (node: SuiLedger): Promise<void> => expect.poll(() => node.subscribers).toBe(1);

describe.each(["transaction", "event"] as const)("a subscription to each %s that resumes", (kind) => {
  /** Starts a node and a subscriber. @returns what the subscriber sees. */
  async function follow(
    node: SuiLedger,
    request: { filter?: object; readMask?: string[] } = {},
    options: SubscriptionOptions = {},
  ): Promise<{ seen: string[]; failed: Promise<unknown>; stream: MessageStream<Message> }> {
    const client = createSuiClient({ endpoint: await node.start(), retries: 3 });
    onTestFinished(() => client.close());
    const { subscription } = client;
    const settings = { ...options, resume: true, lazy: false } as const;
    const stream = (
      kind === "event"
        ? subscription.subscribeEvents(request, settings)
        : subscription.subscribeTransactions(request, settings)
    ) as MessageStream<Message>;
    const seen: string[] = [];
    const failed = (async () => {
      for await (const message of stream) {
        const text = shown(message);
        if (text !== undefined) seen.push(text);
      }
      return undefined;
    })().catch((error: unknown) => error);
    await subscribed(node);
    return { seen, failed, stream };
  }
  const items = (from: number, to: number, filtered = false): string[] =>
    shownItems(kind, from, to, filtered);
  const filter = { terms: [{ literals: [] }] };

  it.each([false, true])(
    "delivers each one once, in order, however often the stream is lost (with a filter: %s)",
    async (filtered) => {
      const node = new SuiLedger();
      node.limit = 3;
      const { seen } = await follow(node, filtered ? { filter } : {});
      // Whole checkpoints, a part of one, nothing, and a node that is behind.
      for (const [lostAfter, growth] of [
        [0, 4],
        [1, 2],
        [0, 0],
        [3, 1],
        [1, 0],
        [0, 7],
      ] as const) {
        node.grow(node.height + 2);
        await expect.poll(() => seen).toEqual(items(10, node.height, filtered));
        node.drop(lostAfter);
        node.grow(node.height + growth);
        await subscribed(node);
      }
      node.grow(node.height + 2);
      await expect.poll(() => seen).toEqual(items(10, node.height, filtered));
    },
  );

  it("continues at a node that is behind without repeating anything", async () => {
    const node = new SuiLedger();
    const { seen } = await follow(node);
    node.grow(14);
    await expect.poll(() => seen).toEqual(items(10, 14));
    node.height = 12;
    node.drop();
    await subscribed(node);
    node.grow(16);
    await expect.poll(() => seen).toEqual(items(10, 16));
    expect(node.listed).toEqual([]);
  });

  it("asks for the places of items too, with the fields that a node returns by default", async () => {
    const place = ["checkpoint", "transaction_index", ...(kind === "event" ? ["event_index"] : [])];
    const byDefault = kind === "event" ? "event_type" : "digest";
    for (const [readMask, expected] of [
      [undefined, [byDefault, ...place]],
      [["*"], ["*"]],
      [
        ["checkpoint", "sender"],
        ["checkpoint", "sender", ...place.slice(1)],
      ],
    ] as const) {
      const node = new SuiLedger();
      const { stream } = await follow(node, readMask ? { readMask: [...readMask] } : {});
      expect(node.requests.map((request) => request.readMask)).toEqual([expected]);
      await stream.return?.();
    }
  });

  it("waits for an index that is behind, and lists the rest then", async () => {
    const node = new SuiLedger();
    const { seen } = await follow(node);
    await expect.poll(() => seen).toEqual(items(10, 10));
    node.drop();
    node.height = 14;
    node.indexed = 12;
    await expect.poll(() => node.listed.length).toBeGreaterThan(1);
    expect(seen).toEqual(items(10, 12));
    node.indexed = 20;
    await expect.poll(() => seen).toEqual(items(10, 14));
  });

  it("reports what it cannot list as a gap, with the checkpoint that was delivered in part", async () => {
    for (const [change, gap] of [
      [{ lists: false }, ["gap 11 to 14"]],
      [{ lowest: 13 }, ["gap 11 to 12", ...items(13, 14)]],
      [{ lowest: 99 }, ["gap 11 to 14"]],
    ] as const) {
      const node = new SuiLedger();
      const { seen, stream } = await follow(node);
      await expect.poll(() => seen).toEqual(items(10, 10));
      Object.assign(node, change);
      node.drop(1);
      node.height = 15;
      await expect
        .poll(() => seen)
        .toEqual([...items(10, 10), ...items(11, 11).slice(0, 1), ...gap, ...items(15, 15)]);
      await stream.return?.();
    }
  });

  it("delivers what comes after a gap in the same checkpoint", async () => {
    const node = new SuiLedger();
    const { seen } = await follow(node, { filter });
    await expect.poll(() => seen).toEqual(items(10, 10, true));
    node.lists = false;
    node.drop();
    // The first item of the new stream is not the first of its checkpoint.
    node.height = 14;
    await expect.poll(() => seen).toEqual([...items(10, 10, true), "gap 11 to 14", ...items(14, 14, true)]);
  });

  it("reports more than maxGap without a list", async () => {
    const node = new SuiLedger();
    const { seen } = await follow(node, {}, { maxGap: 3 });
    await expect.poll(() => seen).toEqual(items(10, 10));
    node.drop();
    node.height = 15;
    await expect.poll(() => seen).toEqual([...items(10, 10), "gap 11 to 14", ...items(15, 15)]);
    expect(node.listed).toEqual([]);
  });

  it("throws after several losses without anything new", async () => {
    const node = new SuiLedger();
    const { failed, seen } = await follow(node, { filter });
    await expect.poll(() => seen).toEqual(items(10, 10, true));
    const timer = setInterval(() => node.drop(), 20);
    onTestFinished(() => clearInterval(timer));
    const error = await failed;
    expect(isNodeAccessError(error, "GRPC_STATUS") && error.attempts).toHaveLength(4);
  });

  it("delivers views", async () => {
    const node = new SuiLedger();
    const { seen } = await follow(node, {}, { lazy: true } as never);
    await expect.poll(() => seen).toEqual(items(10, 10));
    node.drop();
    node.height = 13;
    await expect.poll(() => seen).toEqual(items(10, 13));
  });
});
