import { createBeaconClient, pathKey } from "@node-access/beacon";
import type { Cursor, Source, SourceBlock, StreamDefinition } from "@node-access/delivery";
import { createExchangeClient, createInfoClient, urlToken } from "@node-access/exchange";
import { privateKeySigner } from "@node-access/exchange/signing";
import { createGateway, type Fault } from "@node-access/gateway";
import { CommitmentLevel, createGeyserClient } from "@node-access/grpc/geyser";
import { createSuiClient } from "@node-access/grpc/sui";
import { xToken } from "@node-access/grpc";
import { createRpcClient, solana } from "@node-access/rpc/solana";
import { describe, expect, it, onTestFinished } from "vitest";
import { createSource } from "../../../../packages/delivery/src/sources/create-source.ts";
import { SharedReads } from "../../../../packages/delivery/src/sources/shared-reads.ts";

const { signal } = new AbortController();
type Options = Pick<StreamDefinition, "source" | "confirmations">;

/** Starts a gateway whose nodes fail at times. */
async function start(protocol: string, faults: readonly Fault[] = [], blockTime = 40) {
  const gateway = await createGateway({
    faults,
    blockTime,
    limits: { requestsPerSecond: 1e6, requestBurst: 1e6 },
  });
  onTestFinished(() => gateway.close());
  const key = gateway.credentials?.nodes[protocol as "ethereum"]?.key ?? "";
  return { url: gateway.url, grpcUrl: `http://${gateway.grpcUrl}`, key };
}

/** Reads a stream as several processes would, one after the other: each continues at the cursor of the one before. */
async function readAll(
  node: StreamDefinition["node"],
  options: Options,
  cursor: Cursor | undefined,
  isEnough: (blocks: readonly SourceBlock[]) => boolean,
): Promise<SourceBlock[]> {
  const blocks: SourceBlock[] = [];
  const definition = { ...options, node, protocol: "", publicNetwork: "" } as unknown as StreamDefinition;
  let source: Source | undefined;
  for (let reads = 0; !isEnough(blocks); reads += 1) {
    if (reads > 2_000) throw new Error(`not enough after ${reads} reads: ${blocks.length} blocks with items`);
    source ??= await createSource(definition, new SharedReads(), { log: () => {} });
    try {
      cursor ??= await source.begin("latest", signal);
      const reading = await source.read(cursor, signal);
      if (reading === "replaced") throw new Error("nothing was replaced");
      blocks.push(...reading.blocks);
      cursor = JSON.parse(JSON.stringify(reading.cursor)) as Cursor;
    } catch (error) {
      // The engine repeats a read that has failed.
      if (String(error).startsWith("SourceError")) throw error;
    }
    if (reads % 3 !== 2) continue;
    source.close();
    source = undefined;
  }
  source?.close();
  return blocks;
}

const numbersOf = (blocks: readonly SourceBlock[]): number[] => blocks.map(({ number }) => number);
const keysOf = (blocks: readonly SourceBlock[]): string[] =>
  blocks.flatMap(({ items }) => items.map(({ key }) => key));
const range = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index);

describe("sources of streams", () => {
  it("read each block and each finalized checkpoint of a beacon chain", async () => {
    const node = await start("ethereum", [{ methods: ["getBlockHeader"], rate: 0.1, disconnect: true }]);
    const beacon = createBeaconClient({ endpoint: node.url, credential: pathKey(node.key) });
    const head = Number((await beacon.getBlockHeader("head")).data.header.message.slot);
    const first = head - 100;
    const options = { source: { type: "beacon_blocks" }, confirmations: 0 } as const;
    const blocks = await readAll(node, options, { next: first }, ({ length }) => length >= 120);
    expect(numbersOf(blocks)).toEqual(range(first, blocks.length));
    for (const { hash, number } of blocks.slice(0, 3))
      expect((await beacon.getBlockHeader(hash as `0x${string}`)).data.header.message.slot).toBe(
        String(number),
      );
    const finality = { source: { type: "beacon_finality" }, confirmations: 0 } as const;
    const epoch = Math.floor(head / 32) - 6;
    const checkpoints = await readAll(node, finality, { next: epoch }, ({ length }) => length >= 6);
    expect(numbersOf(checkpoints)).toEqual(range(epoch, checkpoints.length));
    const { data } = await beacon.getStateFinalityCheckpoints("head");
    const known = checkpoints.find(({ number }) => String(number) === data.finalized.epoch);
    if (known) expect(known.hash).toBe(data.finalized.root);
  });

  it("read each fill and the orders of a user of the venue", { timeout: 60_000 }, async () => {
    const node = await start("hyperliquid", [
      { methods: ["userFillsByTime", "historicalOrders"], rate: 0.2, status: 503 },
    ]);
    const signer = privateKeySigner(`0x${"12".repeat(32)}`);
    const user = signer.address;
    const exchange = createExchangeClient({ endpoint: node.url, signer });
    const place = (isBuy: boolean, tif: "Gtc" | "Ioc"): Promise<unknown> =>
      exchange.order({ orders: [{ a: 0, b: isBuy, p: "1", s: "1", r: false, t: { limit: { tif } } }] });
    const trade = async (): Promise<void> => {
      await place(true, "Gtc");
      await place(false, "Ioc");
    };
    await trade();
    const fills = { source: { type: "fills", user }, confirmations: 0 } as const;
    const orders = { source: { type: "orders", user }, confirmations: 0 } as const;
    const reading = readAll(node, fills, { next: 0 }, (blocks) => keysOf(blocks).length >= 12);
    for (let round = 0; round < 5; round += 1) await trade();
    const info = createInfoClient({ endpoint: node.url, credential: urlToken(node.key) });
    const expected = (await info.userFills({ user })).map(({ tid, oid, time, coin }) =>
      [tid, oid, time, coin].join(":"),
    );
    expect(keysOf(await reading).toSorted()).toEqual(expected.toSorted());
    const read = await readAll(node, orders, { next: 0 }, (blocks) => keysOf(blocks).length >= 12);
    expect(keysOf(read).map((key) => key.split(":")[1])).toEqual(Array(12).fill("filled"));
  });

  it("read each complete slot of Solana with its transactions and accounts", async () => {
    const faults = [{ subscriptions: ["geyser.Geyser/Subscribe"], rate: 0.02, disconnect: true }] as const;
    const node = await start("solana", faults);
    const rpc = createRpcClient({ protocol: solana, endpoint: node.url, credential: urlToken(node.key) });
    const geyser = createGeyserClient({ endpoint: node.grpcUrl, credential: xToken(node.key) });
    onTestFinished(() => geyser.close());
    const { slot } = await geyser.getSlot({ commitment: CommitmentLevel.CONFIRMED });
    const receiver = "9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM";
    const sent: string[] = [];
    for (let count = 0; count < 5; count += 1)
      sent.push(await rpc.requestAirdrop(receiver, 1_000_000n as never));
    const cursor = { next: Number(slot) };
    const isEnough = (blocks: readonly SourceBlock[]): boolean => keysOf(blocks).length >= sent.length;
    const transactions = {
      source: { type: "transactions", accounts: [receiver] },
      confirmations: 0,
    } as const;
    const blocks = await readAll(node, transactions, cursor, isEnough);
    expect(keysOf(blocks).toSorted()).toEqual(sent.toSorted());
    expect(numbersOf(blocks)).toEqual([...new Set(numbersOf(blocks))].toSorted((one, other) => one - other));
    const accounts = {
      source: { type: "accounts", accounts: [receiver] },
      confirmations: "finalized",
    } as const;
    // Of several writes in one slot, the simulated node sends the last.
    const written: Record<string, unknown>[] = [];
    await readAll(node, accounts, cursor, (all) => {
      written.splice(
        0,
        Infinity,
        ...all.flatMap(({ items }) => items.map(({ data }) => data as object as never)),
      );
      return written.at(-1)?.["lamports"] === "5000000";
    });
    for (const { pubkey, txnSignature } of written) {
      expect(pubkey).toBe(receiver);
      expect(sent).toContain(txnSignature);
    }
    expect(written.length).toBe(blocks.length);
  });

  it("pause a stream of Solana whose slots can no longer be replayed, and say from where on they can", async () => {
    const node = await start("solana");
    const options = { source: { type: "transactions" }, confirmations: 0 } as const;
    const failure = await readAll(node, options, { next: 1 }, () => false).catch(String);
    expect(failure).toMatch(
      /^SourceError: the node can replay from slot \d+ on, and the stream continues at 1\./,
    );
  });

  it("read each checkpoint of Sui", async () => {
    const faults = [{ methods: ["sui.rpc.v2.LedgerService/GetCheckpoint"], rate: 0.1, grpcStatus: 14 }];
    const node = await start("sui", faults);
    const sui = createSuiClient({ endpoint: node.grpcUrl, credential: xToken(node.key) });
    const { checkpoint } = await sui.ledger.getCheckpoint({});
    const first = Number(checkpoint?.sequenceNumber) - 50;
    const options = { source: { type: "checkpoints" }, confirmations: 0 } as const;
    const blocks = await readAll(node, options, { next: first }, ({ length }) => length >= 55);
    expect(numbersOf(blocks)).toEqual(range(first, blocks.length));
    expect(blocks[50]?.hash).toBe(checkpoint?.digest);
    expect(blocks[50]?.items[0]?.data).toMatchObject({
      sequenceNumber: String(first + 50),
      summary: { previousDigest: blocks[49]?.hash, timestamp: blocks[50]?.time },
    });
    const source = await createSource(
      { ...options, node } as unknown as StreamDefinition,
      new SharedReads(),
      { log: () => {} },
    );
    expect(await source.begin({ time: blocks[20]?.time ?? "" }, signal)).toEqual({ next: first + 20 });
    source.close();
    sui.close();
  });
});
