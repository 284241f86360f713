import { xToken } from "@node-access/grpc";
import { CommitmentLevel, createGeyserClient, type GeyserClient } from "@node-access/grpc/geyser";
import { createSuiClient, type SuiClient } from "@node-access/grpc/sui";
import { createTronClient, type TronClient } from "@node-access/grpc/tron";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Slots } from "../../../../simulators/src/solana/slots.ts";
import { type Credentials, createGateway, type Gateway } from "../../../src/index.ts";
import { closeAfterTest } from "../../cleanup.ts";
import { findNode } from "../../client.ts";
import { GrpcCaller } from "../../grpc-caller.ts";

let gateway: Gateway<Credentials>;
let solana: GeyserClient;
let sui: SuiClient;
let tron: TronClient;

beforeAll(async () => {
  gateway = await createGateway({ geyserRate: 10 });
  const of = (
    node: "solana" | "sui" | "tron",
  ): { endpoint: string; credential: ReturnType<typeof xToken> } => ({
    endpoint: `http://${gateway.grpcUrl}`,
    credential: xToken(findNode(gateway, node).key),
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
  const { client, metadata } = new GrpcCaller(gateway.grpcUrl, findNode(gateway, "solana").key);
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
  const { PROCESSED, CONFIRMED, FINALIZED } = CommitmentLevel;

  it.each([PROCESSED, CONFIRMED, FINALIZED])(
    "returns the newest slot of level %i, as its stream does",
    async (commitment) => {
      const level = (["processed", "confirmed", "finalized"] as const)[commitment] ?? "processed";
      const slots = new Slots(400);
      const before = slots.newest(level);
      const { slot } = await solana.getSlot({ commitment });
      const latest = await solana.getLatestBlockhash({ commitment });
      const valid = await solana.isBlockhashValid({ blockhash: latest.blockhash, commitment });
      const { blockHeight } = await solana.getBlockHeight({ commitment });
      const ofHeight = slots.slotOfHeight(Number(blockHeight));
      const wanted = { slots: { all: { filterByCommitment: true } }, commitment };
      let streamed = 0n;
      for await (const { updateOneof } of solana.subscribe(wanted)) {
        if (updateOneof?.$case !== "slot") continue;
        streamed = updateOneof.value.slot;
        break;
      }
      const inOrder = [before, slot, latest.slot, valid.slot, ofHeight, streamed, slots.newest(level)].map(
        Number,
      );
      expect(inOrder).toEqual(inOrder.toSorted((one, two) => one - two));
      expect(Number(latest.lastValidBlockHeight)).toBe(slots.heightOf(Number(latest.slot)) + 150);
    },
  );
});

describe("what Solana's simulator streams and returns", () => {
  it("is one chain: blocks link, their hashes are valid, and accounts are as transactions left them", async () => {
    const { slot, blockhash } = await solana.getLatestBlockhash({ commitment: CommitmentLevel.PROCESSED });
    const request = {
      blocksMeta: { all: {} },
      transactions: { all: {} },
      accounts: { all: {} },
      commitment: CommitmentLevel.PROCESSED,
      fromSlot: slot - 3n,
    };
    const hashes = new Map<bigint, { hash: string; parent: string }>();
    const left = new Map<string, bigint>();
    for await (const { updateOneof } of solana.subscribe(request)) {
      if (updateOneof?.$case === "blockMeta") {
        const { slot: at, blockhash: hash, parentBlockhash: parent } = updateOneof.value;
        hashes.set(at, { hash, parent });
        if (at >= slot) break;
      } else if (updateOneof?.$case === "transaction") {
        const { signature, meta } = updateOneof.value.transaction ?? {};
        left.set(Buffer.from(signature ?? []).toString("hex"), meta?.postBalances[0] ?? 0n);
      } else if (updateOneof?.$case === "account") {
        const { txnSignature, lamports } = updateOneof.value.account ?? {};
        expect(lamports).toBe(left.get(Buffer.from(txnSignature ?? []).toString("hex")));
      }
    }
    expect(hashes.get(slot)?.hash).toBe(blockhash);
    const [parent = 0n] = [...hashes.keys()].filter((one) => one < slot).slice(-1);
    expect(hashes.get(slot)?.parent).toBe(hashes.get(parent)?.hash);
    expect(left.size).toBeGreaterThan(0);
    for (const [hash, valid] of [
      [hashes.get(parent)?.hash ?? "", true],
      ["1".repeat(32), false],
    ] as const)
      expect(await solana.isBlockhashValid({ blockhash: hash })).toMatchObject({ valid });
  });
});

describe("Sui's simulator", () => {
  it("finds checkpoints by number and digest, linked, and each in its epoch", async () => {
    const { checkpointHeight = 0n, epoch = 0n } = await sui.ledger.getServiceInfo({});
    for (const number of [checkpointHeight, 1_234_567n, 1n]) {
      const { checkpoint } = await sui.ledger.getCheckpoint({
        checkpointId: { $case: "sequenceNumber", value: number },
      });
      const digest = checkpoint?.digest ?? "";
      const again = await sui.ledger.getCheckpoint({ checkpointId: { $case: "digest", value: digest } });
      expect(again.checkpoint).toEqual(checkpoint);
      const parent = await sui.ledger.getCheckpoint({
        checkpointId: { $case: "sequenceNumber", value: number - 1n },
      });
      expect(checkpoint?.summary?.previousDigest).toBe(parent.checkpoint?.digest);
      const own = await sui.ledger.getEpoch({ epoch: checkpoint?.summary?.epoch ?? 0n });
      expect(own.epoch?.firstCheckpoint).toBeLessThanOrEqual(number);
    }
    expect((await sui.ledger.getEpoch({ epoch })).epoch).toMatchObject({ epoch });
    for (const missing of [
      () => sui.ledger.getEpoch({ epoch: epoch + 2n }),
      () => sui.ledger.getCheckpoint({ checkpointId: { $case: "sequenceNumber", value: 10n ** 15n } }),
      () => sui.ledger.getCheckpoint({ checkpointId: { $case: "digest", value: "1".repeat(32) } }),
    ])
      await expect(missing()).rejects.toMatchObject({ context: { status: "NOT_FOUND" } });
  });

  it("returns the same object and transaction whenever they are read", async () => {
    const [listed] = (await sui.state.listOwnedObjects({ owner })).objects;
    const { object } = await sui.ledger.getObject({ objectId: listed?.objectId ?? "" });
    expect(object).toEqual(listed);
    const batch = await sui.ledger.batchGetObjects({ requests: [{ objectId: listed?.objectId ?? "" }] });
    expect(batch.objects).toMatchObject([{ result: { value: object } }]);
    const digest = "3".repeat(44);
    const { transaction } = await sui.ledger.getTransaction({ digest });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await sui.ledger.getTransaction({ digest })).transaction).toEqual(transaction);
    const other = await sui.state.getBalance({ owner, coinType: "0x5::coin::COIN" });
    expect(other.balance).toMatchObject({ balance: 0n });
    const { balances } = await sui.state.listBalances({ owner });
    expect((await sui.state.getBalance({ owner })).balance).toEqual(balances[0]);
  });

  it("returns the requested object, transaction and checkpoint", async () => {
    const { object } = await sui.ledger.getObject({ objectId, version: 7n });
    expect(object).toMatchObject({ objectId, version: 7n, owner: { kind: 1 }, hasPublicTransfer: true });
    const { transaction } = await sui.ledger.getTransaction({ digest: "2".repeat(44) });
    expect(transaction).toMatchObject({ digest: "2".repeat(44) });
    const { checkpoint } = await sui.ledger.getCheckpoint({
      checkpointId: { $case: "sequenceNumber", value: 4_000_000_000n },
    });
    expect(checkpoint).toMatchObject({
      sequenceNumber: 4_000_000_000n,
      summary: { sequenceNumber: 4_000_000_000n, timestamp: { seconds: 1_600_000_000n, nanos: 0 } },
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

function createPage(of: Uint8Array, offset = 0n): object {
  return { account: { address: of }, offset, limit: 3n };
}

function listTransactionIds(list: { transaction: readonly { txid: Uint8Array }[] }): string[] {
  return list.transaction.map((one) => Buffer.from(one.txid).toString("hex"));
}

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

  it("finds the same block by number, id, and in lists", async () => {
    const { blockHeader, blockid } = await tron.wallet.getNowBlock2({});
    const number = blockHeader?.rawData?.number ?? 0n;
    const byNumber = await tron.wallet.getBlockByNum({ num: number });
    expect(await tron.wallet.getBlockById({ value: blockid })).toEqual(byNumber);
    const next = await tron.wallet.getBlockByLimitNext2({ startNum: number - 2n, endNum: number });
    const ids = next.block.map((block) => Buffer.from(block.blockid).readBigUInt64BE());
    expect(ids).toEqual([number - 2n, number - 1n]);
    const { block } = await tron.wallet.getBlockByLatestNum({ num: 2n });
    const [first, second] = block.map((one) => one.blockHeader?.rawData?.number ?? 0n);
    expect(second).toBe((first ?? 0n) + 1n);
    expect(first).toBeGreaterThanOrEqual(number - 1n);
    expect(await tron.wallet.getBlockById({ value: Buffer.alloc(32, 1) })).not.toHaveProperty(
      "blockHeader.rawData",
    );
    const { blockNum, blockHash } = await tron.database.getBlockReference({});
    expect(Buffer.from(blockHash).readBigUInt64BE()).toBe(blockNum);
  });

  it("has the transfers of its blocks in lists, by id, and in balances", async () => {
    const { wallet, walletSolidity, walletExtension } = tron;
    const { number = 0n } = (await walletSolidity.getNowBlock2({})).blockHeader?.rawData ?? {};
    const { transactions } = await wallet.getBlockByNum2({ num: number });
    expect(transactions).toHaveLength(1);
    const [{ transaction, txid = new Uint8Array() } = {}] = transactions;
    const [contract] = transaction?.rawData?.contract ?? [];
    const value = Buffer.from(contract?.parameter?.value ?? []);
    const [sender, receiver] = [value.subarray(2, 23), value.subarray(25, 46)];
    expect((await wallet.getBlockByNum({ num: number })).transactions).toEqual([transaction]);
    expect((await wallet.getBlock({ idOrNum: String(number), detail: true })).transactions).toEqual(
      transactions,
    );
    expect(await wallet.getTransactionById({ value: txid })).toEqual(transaction);
    expect(await wallet.getTransactionInfoById({ value: txid })).toMatchObject({ blockNumber: number });
    expect(await wallet.getTransactionCountByBlockNum({ num: number })).toMatchObject({ num: 1n });
    const { transactionInfo } = await wallet.getTransactionInfoByBlockNum({ num: number });
    expect(transactionInfo.map(({ id }) => Buffer.from(id).toString("hex"))).toEqual([
      Buffer.from(txid).toString("hex"),
    ]);
    const unknown = await wallet.getTransactionById({ value: Buffer.alloc(32, 1) });
    expect(unknown.rawData).toBeUndefined();
    const sent = listTransactionIds(await walletExtension.getTransactionsFromThis2(createPage(sender)));
    const received = listTransactionIds(await walletExtension.getTransactionsToThis2(createPage(receiver)));
    expect([sent.length, sent]).toEqual([3, received]);
    expect(sent.slice(0, 2)).toContain(Buffer.from(txid).toString("hex"));
    const later = listTransactionIds(await walletExtension.getTransactionsFromThis2(createPage(sender, 1n)));
    expect(later.slice(0, 2).some((one) => sent.includes(one))).toBe(true);
    const plain = (await walletExtension.getTransactionsFromThis(createPage(sender))).transaction;
    expect(plain.map((one) => one.rawData?.timestamp ?? 0n)).toEqual(
      plain.map((one) => one.rawData?.timestamp ?? 0n).toSorted((one, other) => Number(other - one)),
    );
    expect(
      (await walletExtension.getTransactionsFromThis(createPage(Buffer.alloc(21, 0x41)))).transaction,
    ).toEqual([]);
    // The eight accounts of the chain pass a TRX on: together they keep what they have.
    const addresses = new Set<string>();
    for (let index = 0n; index < 8n; index += 1n) {
      const [own] = (await wallet.getBlockByNum({ num: number - index })).transactions;
      const bytes = Buffer.from(own?.rawData?.contract[0]?.parameter?.value ?? []);
      addresses.add(bytes.subarray(2, 23).toString("hex"));
    }
    expect(addresses.size).toBe(8);
    for (const one of addresses) {
      const { balance } = await wallet.getAccount({ address: Buffer.from(one, "hex") });
      expect([999_000_000n, 1_000_000_000n, 1_001_000_000n]).toContain(balance);
    }
  });

  it("reports metrics, and accepts proofs", async () => {
    const { monitor, tronZksnark } = tron;
    const { blockchain, interval } = await monitor.getStatsInfo();
    expect(interval).toBe(1n);
    expect(blockchain?.headBlockNum).toBeGreaterThan(0n);
    expect(await tronZksnark.checkZksnarkProof({ txId: "00" })).toMatchObject({ code: 0 });
  });

  it("rejects a transaction without a contract, and runs constant calls", async () => {
    expect(await tron.wallet.broadcastTransaction({})).toMatchObject({ result: false });
    const { constantResult, result } = await tron.wallet.triggerConstantContract({});
    expect(constantResult.map((bytes) => bytes.length)).toEqual([32]);
    expect(result?.result).toBe(true);
    const { chainParameter } = await tron.wallet.getChainParameters({});
    expect(chainParameter).toMatchObject([{ key: "getTransactionFee", value: 1_000n }]);
  });
});
