import * as grpc from "@grpc/grpc-js";
import { SubscribeRequest, SubscribeUpdate } from "@node-access/grpc/geyser/messages";
import { isNight } from "@node-access-tools/workspace";
import { describe, expect, it } from "vitest";
import { GeyserSubscription } from "../../../../simulators/src/grpc/geyser/geyser-subscription.ts";
import { Ledger } from "../../../../simulators/src/grpc/geyser/ledger.ts";
import type { LedgerTransaction } from "../../../../simulators/src/grpc/geyser/ledger-transaction.ts";
import { SolanaBlocks } from "../../../../simulators/src/solana/solana-blocks.ts";
import { Slots } from "../../../../simulators/src/solana/slots.ts";
import { toBase58 } from "@node-access/grpc/geyser";
import { createGateway, type Credentials, type Gateway } from "../../../src/index.ts";
import { closeAfterTest } from "../../cleanup.ts";
import { decodeMessage, encodeMessage } from "../../../src/codec/grpc/wire-message.ts";
import { findNode } from "../../client.ts";

type Stream = grpc.ClientDuplexStream<Buffer, Buffer>;
type Kind = NonNullable<SubscribeUpdate["updateOneof"]>["$case"];
type Of<K extends Kind> = Extract<NonNullable<SubscribeUpdate["updateOneof"]>, { $case: K }>["value"];

/** Slots of Solana's simulator, which takes 400 ms for each. */
const slots = new Slots(400);

/** The slots of this many blocks, from the first one on. */
function blocksFrom(first: bigint, count: number): bigint[] {
  const height = slots.heightOf(Number(first));
  return Array.from({ length: count }, (_, index) => BigInt(slots.slotOfHeight(height + index)));
}

async function gatewayAt(geyserRate: number): Promise<Gateway<Credentials>> {
  const gateway = await createGateway({ geyserRate });
  closeAfterTest(gateway);
  return gateway;
}

function subscribe(
  gateway: Gateway<Credentials>,
  request: Parameters<typeof SubscribeRequest.fromPartial>[0],
): Stream {
  const client = new grpc.Client(gateway.grpcUrl, grpc.credentials.createInsecure(), {
    "grpc.max_receive_message_length": -1,
  });
  closeAfterTest(client);
  const metadata = new grpc.Metadata();
  metadata.set("x-token", findNode(gateway, "solana").key);
  const stream = client.makeBidiStreamRequest("/geyser.Geyser/Subscribe", raw, raw, metadata);
  stream.on("error", () => {});
  stream.write(Buffer.from(SubscribeRequest.encode(SubscribeRequest.fromPartial(request)).finish()));
  return stream;
}

function raw(bytes: Buffer): Buffer {
  return bytes;
}

function listKeys({ transaction }: Of<"transaction">): string[] {
  return (transaction?.transaction?.message?.accountKeys ?? []).map(toBase58);
}

function isFailed({ transaction }: Of<"transaction">): boolean {
  return transaction?.meta?.err !== undefined;
}

/** Reads updates until there are this many of a kind. */
async function read(stream: Stream, kind: Kind, count: number): Promise<SubscribeUpdate[]> {
  const updates: SubscribeUpdate[] = [];
  for await (const bytes of stream) {
    const update = SubscribeUpdate.decode(bytes as Buffer);
    updates.push(update);
    if (updates.filter(({ updateOneof }) => updateOneof?.$case === kind).length >= count) break;
  }
  // Leaving the loop stops reading, but does not end the call.
  stream.cancel();
  return updates;
}

function of<K extends Kind>(updates: readonly SubscribeUpdate[], kind: K): Of<K>[] {
  return updates.flatMap(({ updateOneof }) =>
    updateOneof?.$case === kind ? [updateOneof.value as Of<K>] : [],
  );
}

/** A slot that has passed every level, as have more than twenty before the next one without a block. */
function earlier(): bigint {
  return BigInt(slots.head - 60 - ((slots.head - 14) % 20));
}

describe("Geyser without an upstream", () => {
  it("streams the transactions of each slot at the chosen rate, then its block and its status", async () => {
    const gateway = await gatewayAt(50);
    const fromSlot = earlier();
    const request = {
      transactions: { t: {} },
      blocks: { b: {} },
      blocksMeta: { m: {} },
      entry: { e: {} },
      blockFooter: { f: {} },
      slots: { s: { filterByCommitment: true } },
      fromSlot,
    };
    const updates = await read(subscribe(gateway, request), "slot", 3);
    const kinds = updates.map(({ updateOneof }) => updateOneof?.$case);
    const one = [...Array.from({ length: 20 }, () => "transaction"), "entry", "block", "blockMeta"];
    one.push("blockFooter", "slot");
    expect(kinds).toEqual([...one, ...one, ...one]);
    expect(of(updates, "slot").map(({ slot }) => slot)).toEqual([fromSlot, fromSlot + 1n, fromSlot + 2n]);
    const [footer] = of(updates, "blockFooter");
    expect(footer).toMatchObject({ slot: fromSlot, bankId: of(updates, "blockMeta")[0]?.bankId });
    expect(footer?.bankHash).toHaveLength(32);
    const [block, next] = of(updates, "block");
    expect(next?.parentBlockhash).toBe(block?.blockhash);
    expect(block?.transactions).toHaveLength(20);
    expect(block?.executedTransactionCount).toBe(20n);
    const signatures = of(updates, "transaction").map(({ transaction }) =>
      toBase58(transaction?.signature ?? new Uint8Array()),
    );
    expect(new Set(signatures).size).toBe(60);
    expect(block?.transactions.map(({ signature }) => toBase58(signature))).toEqual(signatures.slice(0, 20));
    for (const { transaction, slot } of of(updates, "transaction")) {
      expect(slot).toBeGreaterThanOrEqual(fromSlot);
      expect(transaction?.transaction?.signatures[0]).toEqual(transaction?.signature);
      expect(transaction?.transaction?.message?.accountKeys).toHaveLength(3);
    }
    expect(updates[0]?.filters).toEqual(["t"]);
    expect(updates[0]?.createdAt?.seconds).toBeGreaterThan(1_600_000_000n);
  });

  it("filters transactions", async () => {
    const gateway = await gatewayAt(1000);
    const fromSlot = earlier();
    const all = of(
      await read(subscribe(gateway, { transactions: { all: {} }, fromSlot }), "transaction", 400),
      "transaction",
    );
    const [first] = all;
    if (!first) throw new Error("there are no transactions");
    const [payer = "", other = ""] = listKeys(first);
    const cases: [object, (one: Of<"transaction">) => boolean][] = [
      [{ vote: true }, (one) => one.transaction?.isVote === true],
      [{ vote: false, failed: true }, (one) => one.transaction?.isVote === false && isFailed(one)],
      [{ failed: false }, (one) => !isFailed(one)],
      [
        { accountInclude: [payer, other] },
        (one) => listKeys(one).includes(payer) || listKeys(one).includes(other),
      ],
      [{ accountExclude: [payer] }, (one) => !listKeys(one).includes(payer)],
      [
        { accountRequired: [payer, other] },
        (one) => listKeys(one).includes(payer) && listKeys(one).includes(other),
      ],
      [{ signature: toBase58(first.transaction?.signature ?? new Uint8Array()) }, (one) => one === first],
    ];
    for (const [filter, expected] of cases) {
      const wanted = all.filter(expected);
      expect(wanted.length).toBeGreaterThan(0);
      const stream = subscribe(gateway, { transactions: { some: filter }, fromSlot });
      const found = of(await read(stream, "transaction", wanted.length), "transaction");
      expect(found).toEqual(wanted);
    }
  });

  it("reports statuses and account writes, and lists all matching filters of an update", async () => {
    const gateway = await gatewayAt(100);
    const request = {
      transactionsStatus: { failed: { failed: true }, all: {} },
      accounts: { all: {}, system: { owner: ["1".repeat(32)] }, nobody: { account: ["1".repeat(32)] } },
      fromSlot: earlier(),
    };
    const updates = await read(subscribe(gateway, request), "account", 100);
    for (const { filters, updateOneof } of updates) {
      if (updateOneof?.$case === "account") expect(filters).toEqual(["all", "system"]);
      else if (updateOneof?.$case === "transactionStatus")
        expect(filters).toEqual(updateOneof.value.err ? ["failed", "all"] : ["all"]);
    }
    expect(of(updates, "transactionStatus").some(({ err }) => err !== undefined)).toBe(true);
    expect(of(updates, "account")[0]?.account?.txnSignature).toHaveLength(64);
  });

  it("sends the parts of a block that the filter requests", async () => {
    const gateway = await gatewayAt(100);
    const [whole] = of(
      await read(subscribe(gateway, { blocks: { b: {} }, fromSlot: earlier() }), "block", 1),
      "block",
    );
    const key = toBase58(whole?.transactions[0]?.transaction?.message?.accountKeys[0] ?? new Uint8Array());
    const blocks = { b: { accountInclude: [key], includeAccounts: true, includeEntries: true } };
    const [some] = of(
      await read(subscribe(gateway, { blocks, fromSlot: whole?.slot ?? 0n }), "block", 1),
      "block",
    );
    expect(some?.transactions.length).toBeLessThan(whole?.transactions.length ?? 0);
    expect(some?.accounts).toHaveLength(some?.transactions.length ?? 0);
    expect(some?.entries).toHaveLength(1);
    const none = { b: { includeTransactions: false } };
    const [bare] = of(
      await read(subscribe(gateway, { blocks: none, fromSlot: earlier() }), "block", 1),
      "block",
    );
    expect(bare?.transactions).toEqual([]);
  });

  it("reports a slot's status on each level, or only on the requested one", async () => {
    const gateway = await gatewayAt(0);
    const fromSlot = earlier();
    const each = of(await read(subscribe(gateway, { slots: { s: {} }, fromSlot }), "slot", 90), "slot");
    for (const status of [0, 1, 2]) {
      const reached = each.filter((one) => one.status === status).map(({ slot }) => slot);
      expect(reached.length).toBeGreaterThan(0);
      expect(reached).toEqual(blocksFrom(fromSlot, reached.length));
    }
    const own = { s: { filterByCommitment: true } };
    const finalized = of(
      await read(subscribe(gateway, { slots: own, fromSlot, commitment: 2 }), "slot", 25),
      "slot",
    );
    expect(finalized.map(({ slot, status }) => [slot, status])).toEqual(
      blocksFrom(fromSlot, finalized.length).map((slot) => [slot, 2]),
    );
  });

  it("skips no update for a slow subscriber", async () => {
    const gateway = await gatewayAt(20_000);
    const stream = subscribe(gateway, { transactions: { all: {} }, fromSlot: earlier() });
    const indexes: bigint[] = [];
    let count = 0;
    for await (const bytes of stream) {
      const [one] = of([SubscribeUpdate.decode(bytes as Buffer)], "transaction");
      indexes.push(one?.transaction?.index ?? -1n);
      if (++count % 5_000 === 0) await new Promise((resolve) => setTimeout(resolve, 200));
      if (count === (isNight ? 30_000 : 12_000)) break;
    }
    stream.cancel();
    expect(indexes).toEqual(indexes.map((_, index) => BigInt(index % 8000)));
  });

  it.each([
    ["a cuckoo filter", { transactions: { t: { cuckooAccountInclude: { bucketCount: 1 } } } }],
    [
      "a condition on an account's data",
      { accounts: { a: { filters: [{ filter: { $case: "datasize" as const, value: 1n } }] } } },
    ],
    ["a slot that is no longer available", { slots: { s: {} }, fromSlot: 1n }],
  ])("rejects %s", async (_, request) => {
    const stream = subscribe(await gatewayAt(10), request);
    const status = await new Promise<grpc.StatusObject>(
      (resolve) => void stream.on("status", resolve).resume(),
    );
    expect(status.code).toBe(grpc.status.INVALID_ARGUMENT);
  });

  it.each([-1, Number.NaN, 1e9])("has no rate of %d", async (geyserRate) => {
    await expect(createGateway({ geyserRate })).rejects.toMatchObject({ context: { path: "geyserRate" } });
  });

  it("processes a long replay without matches in pieces, so that other callers are served in between", () => {
    let transactions = 0;
    class CountingLedger extends Ledger {
      override transaction(slot: number, index: number): LedgerTransaction {
        transactions += 1;
        return super.transaction(slot, index);
      }
    }
    const request = { transactions: { t: { accountInclude: ["nobody"] } }, fromSlot: earlier() - 900n };
    const bytes = SubscribeRequest.encode(SubscribeRequest.fromPartial(request)).finish();
    const chain = new SolanaBlocks({ seed: "test", slotTime: 400 });
    const subscription = new GeyserSubscription(new CountingLedger(chain, 25_000, encodeMessage), {
      unsent: () => 0,
      send: () => {},
      fail: () => {},
    });
    subscription.request(decodeMessage("geyser.SubscribeRequest", bytes));
    subscription.close();
    expect(transactions).toBeGreaterThan(0);
    expect(transactions).toBeLessThan(10_000);
  });

  it("rejects a request with too many filters", async () => {
    const gateway = await gatewayAt(10);
    const filters = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`s${index}`, {}]));
    const stream = subscribe(gateway, { slots: filters });
    const error = await new Promise<grpc.ServiceError>((resolve) => void stream.on("error", resolve));
    expect([error.code, error.details]).toEqual([
      3,
      "a request may have 100 filters of a kind; this one has 101",
    ]);
  });

  it.each([
    ["further requests on a stream", { limits: { requestsPerSecond: 0.001, requestBurst: 5 } }, {}, 20],
    [
      "a large request as several",
      { limits: { requestsPerSecond: 0.001, requestBurst: 5, bytesPerRequest: 1_000 } },
      {
        transactions: {
          t: { accountInclude: Array.from({ length: 300 }, (_, index) => `account ${index}`) },
        },
      },
      3,
    ],
  ])("counts %s", async (_, options, request, times) => {
    const gateway = await createGateway(options);
    closeAfterTest(gateway);
    const stream = subscribe(gateway, request);
    const ended = new Promise<grpc.ServiceError>((resolve) => void stream.on("error", resolve));
    stream.resume();
    const bytes = Buffer.from(SubscribeRequest.encode(SubscribeRequest.fromPartial(request)).finish());
    for (let count = 1; count < times; count += 1) stream.write(bytes);
    expect((await ended).code).toBe(grpc.status.RESOURCE_EXHAUSTED);
  });
});
