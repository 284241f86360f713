import { isNodeAccessError } from "@node-access/auth";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTransactions } from "../../../src/solana/history/index.ts";
import type {
  TransactionCursor,
  TransactionHistoryOptions,
  TransactionPart,
} from "../../../src/solana/history/index.ts";
import { watchLogs } from "../../../src/solana/watch-logs.ts";
import { ChainNode, RpcError, signatureFor } from "../chain-node.ts";
import { openHttp } from "../open-client.ts";
import { addressFor, type Entry, HistoryNode } from "./history-node.ts";

const [alice, bob, carol] = [addressFor(1), addressFor(2), addressFor(3)] as const;

/** @returns a chain of transactions: for each, how many slots after the one before, and the addresses that it names. */
function chainOf(steps: readonly (readonly [number, readonly string[]])[]): Entry[] {
  let [slot, transactionIndex] = [1, 0];
  return steps.map(([pause, addresses], number) => {
    slot += pause;
    transactionIndex = pause > 0 ? 0 : transactionIndex + 1;
    return { signature: signatureFor(number + 1), slot, transactionIndex, addresses };
  });
}

async function startWith(entries: Entry[], settings: Partial<HistoryNode> = {}): Promise<HistoryNode> {
  const node = await HistoryNode.start();
  return Object.assign(node, { entries, head: (entries.at(-1)?.slot ?? 0) + 3, ...settings });
}

async function readAll(
  node: HistoryNode,
  addresses: string | readonly string[],
  options: TransactionHistoryOptions = {},
): Promise<TransactionPart[]> {
  const parts: TransactionPart[] = [];
  for await (const part of readTransactions(node.client, addresses, options)) parts.push(part);
  return parts;
}

const signaturesOf = (parts: readonly TransactionPart[]): string[] =>
  parts.flatMap(({ items }) => items.map(({ signature }) => signature));

async function failure(promise: Promise<unknown>): Promise<{ code: string; message: string }> {
  const error: unknown = await promise.then(
    () => "no error",
    (thrown: unknown) => thrown,
  );
  if (!isNodeAccessError(error)) throw new Error(`not our error: ${String(error)}`);
  return error;
}

/** Checks that parts cover the slots without a gap, and that each item is of its part. */
function expectCovered(parts: readonly TransactionPart[], first: number, last: number, order: string): void {
  const ordered = order === "forward" ? parts : parts.toReversed();
  expect(ordered[0]?.fromSlot).toBe(first);
  expect(ordered.at(-1)?.toSlot).toBe(last);
  for (const [index, { fromSlot, toSlot, items }] of ordered.entries()) {
    if (index > 0) expect(fromSlot).toBe((ordered[index - 1]?.toSlot ?? 0) + 1);
    for (const { slot } of items) expect(slot >= fromSlot && slot <= toSlot).toBe(true);
  }
}

const steps = fc.array(
  fc.tuple(
    fc.nat(2),
    fc.uniqueArray(fc.constantFrom<string>(alice, bob, carol, `owner ${alice}`), { minLength: 1 }),
  ),
  { maxLength: 60 },
);

describe("a read of transactions", () => {
  it.each([false, true])(
    "delivers each once, in both orders, whatever pages hold; indexed: %s",
    async (isIndexed) => {
      await fc.assert(
        fc.asyncProperty(
          steps,
          fc.constantFrom<"forward" | "backward">("forward", "backward"),
          fc.integer({ min: 2, max: 20 }),
          fc.boolean(),
          fc.uniqueArray(fc.constantFrom<string>(alice, bob, carol), { minLength: 1 }),
          fc.nat(40),
          async (list, order, cap, isAgave4, addresses, from) => {
            const entries = chainOf(list);
            await using node = await startWith(entries, {
              cap,
              isIndexed,
              isAgave4: isAgave4 || addresses.length > 1,
            });
            const to = Math.max(from, node.head - 2);
            node.head = Math.max(node.head, to);
            const parts = await readAll(node, addresses, { order, from, to });
            const expected = entries
              .filter((one) => one.slot >= from && one.slot <= to)
              .filter((one) => one.addresses.some((address) => addresses.includes(address)))
              .map(({ signature }) => signature);
            expect(signaturesOf(parts)).toEqual(order === "forward" ? expected : expected.toReversed());
            expectCovered(parts, from, to, order);
          },
        ),
        { numRuns: 40 },
      );
    },
  );

  it.each([false, true])(
    "continues from each cursor, though backends lag and fail; indexed: %s",
    async (isIndexed) => {
      const entries = chainOf(
        Array.from(
          { length: 1_300 },
          (_, n) => [n % 3 === 0 ? 0 : 1, n % 2 === 0 ? [alice] : [alice, bob]] as const,
        ),
      );
      const expected = entries.map(({ signature }) => signature);
      for (const order of ["forward", "backward"] as const) {
        await using node = await startWith(entries, { cap: 400, isIndexed });
        let count = 0;
        node.before = () => {
          count += 1;
          if (count % 9 === 1) return 503;
          if (count % 9 === 5) throw new RpcError(-32005, "Node is behind by 42 slots");
          return undefined;
        };
        node.lag = () => (count % 9 === 7 ? 2_000 : 0);
        const read: string[] = [];
        let cursor: TransactionCursor | undefined;
        for (let parts = 1; parts > 0;) {
          parts = 0;
          for await (const part of readTransactions(node.client, [bob, alice], { order, cursor })) {
            parts += 1;
            cursor = JSON.parse(JSON.stringify(part.cursor)) as TransactionCursor;
            read.push(...part.items.map(({ signature }) => signature));
            expect(JSON.stringify(cursor).length).toBeLessThan(200);
            break;
          }
        }
        expect(read).toEqual(order === "forward" ? expected : expected.toReversed());
      }
    },
    60_000,
  );

  it("goes forward through more than a walk back remembers", async () => {
    const entries = chainOf(Array.from({ length: 700 }, () => [1, [alice]] as const));
    await using node = await startWith(entries, { cap: 2 });
    const parts = await readAll(node, alice);
    expect(signaturesOf(parts)).toEqual(entries.map(({ signature }) => signature));
  });

  it("ends with an error, not early, if a node lists nothing after a page", async () => {
    const entries = chainOf(Array.from({ length: 30 }, () => [1, [alice]] as const));
    await using node = await startWith(entries, { cap: 10, isAgave4: false });
    let count = 0;
    node.before = (method, [, options]) => {
      if (method !== "getSignaturesForAddress" || options.before === undefined) return;
      count += 1;
      node.entries = [];
    };
    const parts = readTransactions(node.client, alice, { order: "backward" });
    expect(await failure(parts.next())).toMatchObject({
      code: "INVALID_RESPONSE",
      message: expect.stringContaining("getSignaturesForAddress"),
    });
    expect(count).toBe(5);
  });

  it("does not read on past a transaction that has left the chain meanwhile", async () => {
    const entries = chainOf(Array.from({ length: 60 }, () => [1, [alice]] as const));
    await using node = await startWith(entries, { cap: 10 });
    const lists = (): number => node.count("getSignaturesForAddress");
    node.before = () => {
      // The walk back is over, and the first of its steps was read again.
      if (lists() === 10) node.entries = entries.filter((_, index) => index !== 5);
    };
    const error = await failure(readAll(node, alice, { commitment: "confirmed" }));
    expect(error).toMatchObject({ code: "INVALID_RESPONSE", message: expect.stringContaining("up to") });
    expect(lists()).toBeLessThan(20);
  });

  it("includes the token accounts of an owner, also one that was closed before it continues", async () => {
    const [first, second] = [addressFor(7), addressFor(8)];
    const entries = chainOf(
      Array.from({ length: 1_500 }, (_, n) => [1, [[alice, first, second][n % 3] ?? alice]] as const),
    );
    await using node = await startWith(entries, { tokenAccounts: { [alice]: [first, second] } });
    const [part] = await readAll(node, alice, { tokenAccounts: true });
    expect(part?.cursor.tokenAccounts).toEqual([first, second]);
    node.tokenAccounts = {};
    const { cursor } = part ?? {};
    // The cursor says that they are included.
    for (const tokenAccounts of [true, undefined]) {
      const rest = await readAll(node, alice, { tokenAccounts, cursor });
      expect(signaturesOf([...(part ? [part] : []), ...rest])).toEqual(
        entries.map(({ signature }) => signature),
      );
    }
    expect(signaturesOf(await readAll(node, alice))).toHaveLength(500);
  });

  it("asks an endpoint with an index for the token accounts, and lists only those of early slots", async () => {
    const entries = chainOf([
      [1, [alice]],
      [1, [`owner ${alice}`]],
      [120_000_000, [`owner ${alice}`]],
      [1, [bob]],
    ]);
    await using node = await startWith(entries, { isIndexed: true });
    const late = await readAll(node, alice, { tokenAccounts: true, from: 111_491_819 });
    expect(signaturesOf(late)).toEqual([entries[2]?.signature]);
    expect(node.count("getTokenAccountsByOwner")).toBe(0);
    expect(signaturesOf(await readAll(node, alice, { tokenAccounts: true }))).toHaveLength(3);
    expect(node.count("getTokenAccountsByOwner")).toBe(2);
    expect(node.count("getSignaturesForAddress")).toBe(0);
  });

  it.each([401, 403, 404])(
    "reads as from all nodes if an endpoint rejects the extension with %i",
    async (status) => {
      const entries = chainOf(Array.from({ length: 5 }, () => [1, [alice]] as const));
      await using node = await startWith(entries);
      node.before = (method) => (method === "getTransactionsForAddress" ? status : undefined);
      expect(signaturesOf(await readAll(node, alice))).toHaveLength(5);
    },
  );

  it.each([false, true])(
    "reads the transactions too, and says of each why it cannot; indexed: %s",
    async (isIndexed) => {
      const entries = chainOf(Array.from({ length: 250 }, () => [1, [alice]] as const));
      await using node = await startWith(entries, { isIndexed });
      const parts = await readAll(node, alice, { encoding: "jsonParsed", order: "backward" });
      expect(parts.length).toBe(3);
      for (const { signature, transaction, slot } of parts.flatMap(({ items }) => items))
        expect(transaction).toMatchObject({ slot, transaction: { signatures: [signature] } });
      expect(node.count("getTransaction")).toBe(isIndexed ? 0 : 250);
      if (isIndexed) return;
      node.before = (method, [signature]) => {
        if (method === "getTransaction" && signature === entries[0]?.signature)
          node.entries = entries.slice(1);
      };
      const [{ items: [item] = [] } = {}] = await readAll(node, alice, { encoding: "json", to: 2 });
      expect(item).toMatchObject({ signature: entries[0]?.signature, error: { code: "INVALID_RESPONSE" } });
      expect(item).not.toHaveProperty("transaction");
    },
  );

  it("says which slots a node no longer has", async () => {
    const entries = chainOf(Array.from({ length: 2_500 }, () => [1, [alice]] as const));
    await using node = await startWith(entries.slice(1_200), { firstAvailable: 1_202 });
    const forward = await readAll(node, alice);
    expect(forward.map(({ pruned }) => pruned)).toEqual([true, undefined]);
    expectCovered(forward, 0, node.head, "forward");
    const backward = await readAll(node, alice, { order: "backward" });
    expect(backward.map(({ pruned }) => pruned)).toEqual([undefined, true]);
    expect((await readAll(node, alice, { from: 1_202 })).map(({ pruned }) => pruned)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it.each(["forward", "backward"] as const)("rejects indexed pages that overlap: %s", async (order) => {
    const entries = chainOf(Array.from({ length: 50 }, () => [1, [alice]] as const));
    await using node = await startWith(entries, { isIndexed: true, cap: 20 });
    node.before = (_, [, options]) => {
      // The second page begins with the last transactions of the first.
      if (options?.paginationToken === "20") options.paginationToken = "17";
    };
    expect(await failure(readAll(node, alice, { order }))).toMatchObject({
      code: "INVALID_RESPONSE",
      message: expect.stringContaining(`in the order ${order}`),
    });
  });

  it("lists from the newest again if no node knows the cursor's transaction", async () => {
    const entries = chainOf(Array.from({ length: 1_500 }, () => [1, [alice]] as const));
    await using node = await startWith(entries);
    const [part] = await readAll(node, alice, { order: "backward" });
    const cursor = { ...part?.cursor, before: signatureFor(9_999) } as TransactionCursor;
    for (node.isAgave4 of [true, false])
      expect(signaturesOf(await readAll(node, alice, { cursor }))).toEqual(
        entries
          .slice(0, 500)
          .map(({ signature }) => signature)
          .toReversed(),
      );
  });

  it("ends where its range ends, and has nothing to continue then", async () => {
    await using node = await startWith(chainOf([[1, [alice]]]));
    for (const order of ["forward", "backward"] as const) {
      const parts = await readAll(node, bob, { order });
      expect(parts).toMatchObject([{ fromSlot: 0, toSlot: 5, items: [] }]);
      const cursor = parts[0]?.cursor;
      expect(await readAll(node, bob, { cursor })).toEqual([]);
      node.head += 10;
      if (order === "forward")
        expect(await readAll(node, bob, { cursor })).toMatchObject([{ fromSlot: 6, toSlot: 15 }]);
      node.head -= 10;
    }
  });

  it("ends where a watch goes on", async () => {
    await using chain = await ChainNode.start();
    for (let count = 0; count < 3; count += 1) chain.advance(2);
    const client = openHttp(chain);
    let fromSlot: number | undefined;
    const read: string[] = [];
    for await (const { items, cursor: at } of readTransactions(client, alice, { commitment: "confirmed" })) {
      read.push(...items.map(({ signature }) => signature));
      fromSlot = at.nextSlot;
      chain.advance(1);
    }
    chain.advance(1);
    for await (const event of watchLogs(client, { mentions: alice }, { fromSlot, interval: 5 })) {
      if (event.type === "logs") read.push(event.signature);
      if (read.length === chain.signatures.length) break;
    }
    expect(read).toEqual(chain.signatures);
  });

  it("aborts at any point, and leaves nothing behind", async () => {
    const entries = chainOf(Array.from({ length: 1_100 }, () => [1, [alice]] as const));
    await using node = await startWith(entries, { cap: 100 });
    for (let at = 1; at < 12; at += 1) {
      const controller = new AbortController();
      let count = 0;
      node.before = () => {
        count += 1;
        if (count === at) controller.abort();
        // Every second call fails at first, and waits.
        return count % 2 === 0 ? 503 : undefined;
      };
      const parts = readTransactions(node.client, alice, { signal: controller.signal });
      expect((await failure(parts.next())).code).toBe("ABORTED");
      expect(await parts.next()).toEqual({ done: true, value: undefined });
    }
    const early = readTransactions(node.client, alice, { signal: AbortSignal.abort() });
    expect((await failure(early.next())).code).toBe("ABORTED");
  });

  const cursor = { order: "forward", nextSlot: 1 };
  it.each([
    ["addresses", 5, {}],
    ["addresses", [], {}],
    ["addresses[1]", [alice, "0x00"], {}],
    ["order", alice, { order: "up" }],
    ["order", alice, { order: "backward", cursor }],
    ["from", alice, { from: -1 }],
    ["to", alice, { to: 1.5 }],
    ["commitment", alice, { commitment: "processed" }],
    ["encoding", alice, { encoding: "base58" }],
    ["tokenAccounts", alice, { tokenAccounts: "all" }],
    ["cursor.order", alice, { cursor: "x" }],
    ["cursor.nextSlot", alice, { cursor: { order: "forward", nextSlot: "1" } }],
    ["cursor.before", alice, { cursor: { order: "backward", nextSlot: 1, before: "0" } }],
    ["cursor.before", alice, { cursor: { ...cursor, before: signatureFor(1) } }],
    ["cursor.tokenAccounts", alice, { cursor: { ...cursor, tokenAccounts: {} } }],
    ["cursor.tokenAccounts[0]", alice, { cursor: { ...cursor, tokenAccounts: [1] } }],
    ["signal", alice, { signal: {} }],
  ])("rejects a wrong argument by its name: %s", async (name, addresses, options) => {
    const error = await failure(
      (async () =>
        readTransactions(
          { request: () => 1, with: () => 1 } as never,
          addresses as never,
          options as never,
        ))(),
    );
    expect(error).toMatchObject({ code: "INVALID_ARGUMENT", context: { path: name } });
  });

  it("rejects an end that the chain has not reached", async () => {
    await using node = await startWith(chainOf([[1, [alice]]]));
    expect(await failure(readAll(node, alice, { to: 99 }))).toMatchObject({
      code: "INVALID_ARGUMENT",
      message: expect.stringContaining("5"),
    });
  });

  it.each([
    [{ data: [{ signature: 1, slot: 2 }] }],
    [{ data: [{ signature: "2".repeat(87), slot: 99 }] }],
    [{ data: [], paginationToken: "same" }],
    [{ data: [], paginationToken: "another" }],
  ])("does not take a wrong page of an index for the end: %j", async (page) => {
    await using node = await startWith(chainOf([[1, [alice]]]), { isIndexed: true });
    const client = node.client;
    let reads = 0;
    const request: typeof client.request = ((call: { method: string }) => {
      if (call.method !== "getTransactionsForAddress") return client.request(call as never);
      reads += 1;
      const token = "paginationToken" in page &&
        page.paginationToken === "another" && { paginationToken: `${reads}` };
      return Promise.resolve(reads === 1 ? { data: [] } : { ...page, ...token });
    }) as never;
    const wrong = { request, with: () => ({ request }) };
    const read = async (): Promise<void> => {
      for await (const part of readTransactions(wrong, alice)) void part;
    };
    expect((await failure(read())).code).toBe("INVALID_RESPONSE");
  });
});
