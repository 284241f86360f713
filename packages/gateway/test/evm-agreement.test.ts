import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateway, type Credentials, type Gateway } from "../src/index.ts";
import { call } from "./client.ts";
import { networksWith } from "./networks.ts";

type Fields = Readonly<Record<string, string>>;

let gateway: Gateway<Credentials>;
beforeAll(async () => {
  // One block for the whole test: all answers are about the same head.
  gateway = await createGateway({
    networks: networksWith({ ethereum: { rpc: "simulator" } }),
    chainId: 1337,
    blockTime: 3_600_000,
  });
});
afterAll(() => gateway.close());

const read = <T = Fields>(method: string, ...params: unknown[]): Promise<T> =>
  call(gateway, method, ...params) as Promise<T>;

interface Block extends Readonly<Record<string, unknown>> {
  readonly number: string;
  readonly hash: string;
  readonly transactions: readonly Fields[];
}

describe("an EVM node's related methods", () => {
  it("return one header, however it is read", async () => {
    const { transactions, ...block } = await read<Block>("eth_getBlockByNumber", "latest", true);
    const header = await read("eth_getHeaderByNumber", "latest");
    expect(block).toMatchObject(header);
    for (const method of ["eth_getHeaderByHash", "erigon_getHeaderByHash"])
      expect(await read(method, block.hash)).toEqual(header);
    for (const method of ["erigon_getHeaderByNumber", "ots_getHeaderByNumber"])
      expect(await read(method, block.number)).toEqual(header);
    const details = await read<{ block: object; totalFees: string }>("ots_getBlockDetails", block.number);
    expect(details.block).toMatchObject({ hash: block.hash, transactionCount: transactions.length });
    expect(await read("ots_getBlockDetailsByHash", block.hash)).toEqual(details);
    const receipts = await read<Fields[]>("eth_getBlockReceipts", block.number);
    const fees = receipts.map((one) => BigInt(one["gasUsed"] ?? 0) * BigInt(one["effectiveGasPrice"] ?? 0));
    expect(BigInt(details.totalFees)).toBe(fees.reduce((sum, fee) => sum + fee, 0n));
    expect(await read("erigon_getBlockReceiptsByBlockHash", block.hash)).toEqual(receipts);
    expect(receipts.map((one) => one["effectiveGasPrice"])).toEqual(
      transactions.map((one) => one["gasPrice"]),
    );
    expect(await read("eth_capabilities")).toMatchObject({
      head: { number: block.number, hash: block.hash },
    });
    expect(await read("erigon_getLogs", { blockHash: block.hash })).toMatchObject(
      await read<object[]>("eth_getLogs", { blockHash: block.hash }),
    );
  });

  it("trace exactly a block's transactions", async () => {
    const { number, hash, transactions } = await read<Block>("eth_getBlockByNumber", "latest", true);
    const traces = await read<Fields[]>("trace_block", number);
    const receipts = await read<Fields[]>("eth_getBlockReceipts", number);
    expect(traces).toMatchObject(
      transactions.map(({ from, to, hash: transactionHash }, index) => ({
        blockHash: hash,
        transactionHash,
        action: { from, to },
        result: { gasUsed: receipts[index]?.["gasUsed"] },
      })),
    );
    const structs = await read<{ txHash: string; result: object }[]>("debug_traceBlockByNumber", number);
    expect(await read("debug_traceBlockByHash", hash)).toEqual(structs);
    for (const [index, { hash: one }] of transactions.entries()) {
      expect(await read("trace_transaction", one)).toEqual([traces[index]]);
      expect(structs[index]).toEqual({ txHash: one, result: await read("debug_traceTransaction", one) });
    }
    await expect(read("debug_traceTransaction", `0x${"ab".repeat(32)}`)).rejects.toThrow("not found");
  });

  it("return one account, one pool, one chain id and one price of blobs", async () => {
    const { transactions } = await read<Block>("eth_getBlockByNumber", "pending", true);
    const [first] = transactions;
    const address = first?.["from"] ?? "";
    const balance = await read("eth_getBalance", address, "latest");
    const nonce = await read("eth_getTransactionCount", address, "latest");
    expect(await read("eth_getAccount", address, "latest")).toMatchObject({ balance, nonce });
    expect(await read("eth_getProof", address, [], "latest")).toMatchObject({ address, balance, nonce });
    const token = first?.["to"] ?? "";
    const { codeHash } = await read("eth_getProof", token, [], "latest");
    expect(codeHash).not.toBe((await read("eth_getProof", address, [], "latest"))["codeHash"]);
    expect(await read("ots_hasCode", token, "latest")).toBe(true);
    expect(await read("ots_hasCode", address, "latest")).toBe(false);
    const { pending } = await read<{ pending: Record<string, Record<string, Fields>> }>("txpool_content");
    const pooled = Object.values(pending).flatMap((own) => Object.values(own));
    expect(pooled.map((one) => one["hash"]).toSorted()).toEqual(
      transactions.map((one) => one["hash"]).toSorted(),
    );
    expect(Number((await read("txpool_status"))["pending"])).toBe(pooled.length);
    expect(await read("txpool_contentFrom", address)).toMatchObject({ pending: pending[address] });
    for (const { hash } of transactions)
      expect(await read("eth_getTransactionByHash", hash)).toMatchObject(
        pooled.find((one) => one["hash"] === hash) ?? {},
      );
    expect(await read("eth_config")).toMatchObject({ current: { chainId: await read("eth_chainId") } });
    expect(await read("debug_chainConfig")).toEqual({ chainId: 1337 });
    const { baseFeePerBlobGas } = await read<{ baseFeePerBlobGas: string[] }>(
      "eth_feeHistory",
      "0x1",
      "latest",
      [],
    );
    expect(baseFeePerBlobGas.at(-1)).toBe(await read("eth_blobBaseFee"));
  });
});
