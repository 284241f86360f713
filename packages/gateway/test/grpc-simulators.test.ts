import { xToken } from "@node-access/grpc";
import { CommitmentLevel, createGeyserClient, type GeyserClient } from "@node-access/grpc/geyser";
import { createSuiClient, type SuiClient } from "@node-access/grpc/sui";
import { createTronClient, type TronClient } from "@node-access/grpc/tron";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Credentials, createGateway, type Gateway } from "../src/index.ts";
import { closeAfterTest } from "./cleanup.ts";
import { nodeOf } from "./client.ts";
import { GrpcCaller } from "./grpc-caller.ts";

let gateway: Gateway<Credentials>;
let solana: GeyserClient;
let sui: SuiClient;
let tron: TronClient;

beforeAll(async () => {
  gateway = await createGateway();
  const of = (
    node: "solana" | "sui" | "tron",
  ): { endpoint: string; credential: ReturnType<typeof xToken> } => ({
    endpoint: `http://${gateway.grpcUrl}`,
    credential: xToken(nodeOf(gateway, node).key),
  });
  solana = createGeyserClient(of("solana"));
  sui = createSuiClient(of("sui"));
  tron = createTronClient(of("tron"));
});

afterAll(async () => {
  solana.close();
  sui.close();
  tron.close();
  await gateway.close();
});

const raw = (bytes: Buffer): Buffer => bytes;

it.each([0, 2])("a unary call with %i messages ends with an error that says so", async (count) => {
  const { client, metadata } = new GrpcCaller(gateway.grpcUrl, nodeOf(gateway, "solana").key);
  closeAfterTest(client);
  const error = await new Promise((resolve) => {
    const path = "/geyser.Geyser/GetVersion";
    const stream = client.makeClientStreamRequest(path, raw, raw, metadata, resolve);
    for (let sent = 0; sent < count; sent++) stream.write(Buffer.alloc(0));
    stream.end();
  });
  expect(error).toMatchObject({ code: 3, details: "a call of this method has one message" });
});

const objectId = `0x${"5a".repeat(32)}`;
const owner = `0x${"a5".repeat(32)}`;

describe("Solana's simulator", () => {
  it.each([
    [CommitmentLevel.PROCESSED, 0n],
    [CommitmentLevel.CONFIRMED, 2n],
    [CommitmentLevel.FINALIZED, 32n],
  ])("returns the newest slot of level %i, as its stream does", async (commitment, lag) => {
    const before = (await solana.getSlot({})).slot - lag;
    const { slot } = await solana.getSlot({ commitment });
    const { blockHeight } = await solana.getBlockHeight({ commitment });
    const latest = await solana.getLatestBlockhash({ commitment });
    const valid = await solana.isBlockhashValid({ blockhash: latest.blockhash, commitment });
    const slots = { all: { filterByCommitment: true } };
    let streamed: bigint | undefined;
    for await (const { updateOneof } of solana.subscribe({ slots, commitment })) {
      if (updateOneof?.$case !== "slot") continue;
      streamed = updateOneof.value.slot;
      break;
    }
    const after = (await solana.getSlot({})).slot - lag;
    const inOrder = [before, slot, blockHeight, latest.slot, valid.slot, streamed, after];
    expect(inOrder).toEqual(inOrder.toSorted((one, two) => Number((one ?? 0n) - (two ?? 0n))));
    expect(latest.lastValidBlockHeight - latest.slot).toBe(150n);
  });
});

describe("Sui's simulator", () => {
  it("returns the requested object, transaction and checkpoint", async () => {
    const { object } = await sui.ledger.getObject({ objectId, version: 7n });
    expect(object).toMatchObject({ objectId, version: 7n, owner: { kind: 1 }, hasPublicTransfer: true });
    const { transaction } = await sui.ledger.getTransaction({ digest: "2".repeat(44) });
    expect(transaction).toMatchObject({ digest: "2".repeat(44) });
    const { checkpoint } = await sui.ledger.getCheckpoint({
      checkpointId: { $case: "sequenceNumber", value: 10_000_000_000n },
    });
    expect(checkpoint).toMatchObject({
      sequenceNumber: 10_000_000_000n,
      summary: { sequenceNumber: 10_000_000_000n, timestamp: { seconds: 4_000_000_000n, nanos: 0 } },
    });
    expect((await sui.ledger.getEpoch({ epoch: 3n })).epoch).toMatchObject({
      epoch: 3n,
      referenceGasPrice: 1_000n,
    });
  });

  it("returns an owner's coins, and the executed transaction", async () => {
    const { objects } = await sui.state.listOwnedObjects({ owner });
    expect(objects).toMatchObject([{ owner: { address: owner }, balance: 1_000_000_000n }]);
    const { balance } = await sui.state.getBalance({ owner, coinType: "0x2::sui::SUI" });
    expect(balance).toMatchObject({ coinType: "0x2::sui::SUI", balance: 1_000_000_000n });
    const { balances } = await sui.state.listBalances({ owner });
    expect(balances).toHaveLength(1);
    const { transaction } = await sui.transactionExecution.executeTransaction({});
    expect(transaction?.timestamp?.seconds).toBeGreaterThan(0n);
    expect(await sui.transactionExecution.simulateTransaction({})).toMatchObject({
      suggestedGasPrice: 1_000n,
    });
  });

  it("streams checkpoints with increasing numbers", async () => {
    const numbers: (bigint | undefined)[] = [];
    for await (const { cursor, checkpoint } of sui.subscription.subscribeCheckpoints({})) {
      expect(checkpoint?.sequenceNumber).toBe(cursor);
      numbers.push(cursor);
      if (numbers.length === 3) break;
    }
    const [first = 0n, second = 0n, third = 0n] = numbers;
    expect(first < second && second < third).toBe(true);
  });
});

describe("TRON's simulator", () => {
  const address = Buffer.concat([Buffer.of(0x41), Buffer.alloc(20, 7)]);

  it("returns the requested account", async () => {
    for (const service of [tron.wallet, tron.walletSolidity]) {
      const account = await service.getAccount({ address });
      expect(Buffer.from(account.address).equals(address)).toBe(true);
      expect(account.balance).toBe(1_000_000n);
    }
    expect(await tron.wallet.getAccountResource({ address })).toMatchObject({ freeNetLimit: 600n });
  });

  it("returns the newest block and a block by its number, but no future block", async () => {
    const { blockHeader, blockid } = await tron.wallet.getNowBlock2({});
    const number = blockHeader?.rawData?.number ?? 0n;
    expect(Buffer.from(blockid).readBigUInt64BE()).toBe(number);
    const before = await tron.wallet.getBlockByNum2({ num: number - 1n });
    expect(before.blockHeader?.rawData).toMatchObject({
      number: number - 1n,
      timestamp: (number - 1n) * 3_000n,
    });
    expect(Buffer.from(blockHeader?.rawData?.parentHash ?? []).equals(Buffer.from(before.blockid))).toBe(
      true,
    );
    expect((await tron.wallet.getBlockByNum({ num: number + 1_000n })).blockHeader).toBeUndefined();
    const solid = await tron.walletSolidity.getNowBlock({});
    expect(solid.blockHeader?.rawData?.number).toBeLessThan(number);
    const { lastSolidityBlockNum } = await tron.database.getDynamicProperties({});
    expect(lastSolidityBlockNum).toBeLessThan(number);
  });

  it("lists an account's transactions, reports metrics, and accepts proofs", async () => {
    const { walletExtension, monitor, tronZksnark } = tron;
    const page = { account: { address: Buffer.alloc(21, 0x41) }, offset: 0n, limit: 10n };
    expect((await walletExtension.getTransactionsFromThis(page)).transaction).toHaveLength(1);
    expect((await walletExtension.getTransactionsToThis({ ...page, offset: 1n })).transaction).toEqual([]);
    for (const list of [walletExtension.getTransactionsFromThis2, walletExtension.getTransactionsToThis2]) {
      const [first] = (await list(page)).transaction;
      expect(first?.result?.result).toBe(true);
      expect(first?.transaction?.rawData?.timestamp).toBeGreaterThan(0n);
    }
    const { blockchain, interval } = await monitor.getStatsInfo();
    expect(interval).toBe(1n);
    expect(blockchain?.headBlockNum).toBeGreaterThan(0n);
    expect(await tronZksnark.checkZksnarkProof({ txId: "00" })).toMatchObject({ code: 0 });
  });

  it("accepts transactions and contract calls", async () => {
    expect(await tron.wallet.broadcastTransaction({})).toMatchObject({ result: true });
    const { constantResult, result } = await tron.wallet.triggerConstantContract({});
    expect(constantResult.map((bytes) => bytes.length)).toEqual([32]);
    expect(result?.result).toBe(true);
    const { chainParameter } = await tron.wallet.getChainParameters({});
    expect(chainParameter).toMatchObject([{ key: "getTransactionFee", value: 1_000n }]);
  });
});
