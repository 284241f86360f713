import { RLP } from "micro-eth-signer/core/rlp.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateway, type Credentials, type Gateway } from "../../../src/index.ts";
import { call } from "../../client.ts";
import { networksWith } from "../../networks.ts";

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

type Tree = string | readonly Tree[];

/** @returns the value in RLP, as hex. */
function decode(raw: string): Tree {
  return write(RLP.decode(Buffer.from(raw.slice(2), "hex")));
}

function write(item: unknown): Tree {
  return Array.isArray(item) ? item.map(write) : `0x${Buffer.from(item as Uint8Array).toString("hex")}`;
}

interface Step {
  readonly "*": { readonly from: string; readonly to: string };
}

interface Changed {
  readonly balance: "=" | Step;
  readonly storage: Readonly<Record<string, Step>>;
}

interface Receipt {
  readonly status: string;
  readonly cumulativeGasUsed: string;
  readonly logsBloom: string;
  readonly logs: readonly (Fields & { readonly topics: readonly string[] })[];
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
      transactions.map(({ from, to, input, value, hash: transactionHash }, index) => ({
        blockHash: hash,
        transactionHash,
        action: { from, to, input, value },
        result: { gasUsed: receipts[index]?.["gasUsed"] },
      })),
    );
    expect(await read("trace_filter", { fromBlock: number, toBlock: number })).toEqual(traces);
    const [{ from: sender } = {}] = transactions;
    const filter = { fromBlock: number, toBlock: number, fromAddress: [sender] };
    expect(await read("trace_filter", filter)).toEqual([traces[0]]);
    const replayed = await read<Fields[]>("trace_replayBlockTransactions", number, ["trace", "stateDiff"]);
    const structs = await read<{ txHash: string; result: object }[]>("debug_traceBlockByNumber", number);
    expect(await read("debug_traceBlockByHash", hash)).toEqual(structs);
    for (const [index, { hash: one, from, to, input }] of transactions.entries()) {
      expect(await read("trace_transaction", one)).toEqual([traces[index]]);
      expect(await read("trace_get", one, [])).toEqual(traces[index]);
      expect(await read("trace_get", one, ["0x0"])).toBeNull();
      expect(await read("trace_replayTransaction", one, ["trace", "stateDiff"])).toEqual(replayed[index]);
      expect(structs[index]).toEqual({ txHash: one, result: await read("debug_traceTransaction", one) });
      const frame = await read("debug_traceTransaction", one, { tracer: "callTracer" });
      const gasUsed = receipts[index]?.["gasUsed"];
      expect(frame).toMatchObject({ from, to, input, gasUsed, type: "CALL" });
      expect(await read("ots_traceTransaction", one)).toMatchObject([{ from, to, input }]);
      expect(await read("ots_getTransactionError", one)).toBe("0x");
    }
    for (const method of ["debug_traceTransaction", "ots_traceTransaction"])
      await expect(read(method, `0x${"ab".repeat(32)}`)).rejects.toThrow("not found");
    await expect(read("trace_replayTransaction", `0x${"ab".repeat(32)}`, [])).rejects.toThrow("not found");
  });

  it("change the accounts that traces show, from one block to the next", async () => {
    const { number, transactions } = await read<Block>("eth_getBlockByNumber", "latest", true);
    const parent = `0x${(Number(number) - 1).toString(16)}`;
    const diffs = await read<{ stateDiff: Record<string, Changed> }[]>(
      "trace_replayBlockTransactions",
      number,
      ["stateDiff"],
    );
    const changed = diffs.flatMap(({ stateDiff }) => Object.keys(stateDiff));
    const balances = await read("erigon_getBalanceChangesInBlock", number);
    for (const address of new Set(changed)) {
      const own = diffs.map(({ stateDiff }) => stateDiff[address]).filter((one) => one !== undefined);
      const [before, after] = [
        await read("eth_getBalance", address, parent),
        await read("eth_getBalance", address, number),
      ];
      const steps = own.flatMap(({ balance }) => (balance === "=" ? [] : [balance["*"]]));
      expect([steps[0]?.from ?? before, steps.at(-1)?.to ?? after]).toEqual([before, after]);
      expect(balances[address]).toBe(before === after ? undefined : after);
      const stored = own.flatMap(({ storage }) => Object.entries(storage));
      for (const [slot] of stored) {
        const changes = stored.filter(([one]) => one === slot).map(([, change]) => change["*"]);
        const values = [changes[0]?.from, changes.at(-1)?.to];
        expect([
          await read("eth_getStorageAt", address, slot, parent),
          await read("eth_getStorageAt", address, slot, number),
        ]).toEqual(values);
      }
    }
    const [first] = transactions;
    const states = await read<{ pre: Record<string, Fields> }>("debug_traceTransaction", first?.["hash"], {
      tracer: "prestateTracer",
      tracerConfig: { diffMode: true },
    });
    expect(Object.keys(states.pre).toSorted()).toEqual(Object.keys(diffs[0]?.stateDiff ?? {}).toSorted());
  });

  it("encode the fields that they return", async () => {
    const { hash, transactions, ...block } = await read<Block>("eth_getBlockByNumber", "latest", true);
    const raws = await read<string[]>("debug_getRawTransactions", hash);
    for (const [index, one] of transactions.entries()) {
      const { to, value, input, nonce, chainId } = one;
      const raw = raws[index] ?? "";
      expect(await read("eth_getRawTransactionByHash", one["hash"])).toBe(raw);
      expect(await read("debug_getRawTransaction", one["hash"])).toBe(raw);
      const position = `0x${index.toString(16)}`;
      expect(await read("eth_getRawTransactionByBlockHashAndIndex", hash, position)).toBe(raw);
      expect(raw).toMatch(/^0x02/);
      const [chain, count, , , , receiver, wei, data] = decode(`0x${raw.slice(4)}`) as readonly string[];
      expect([Number(chain), Number(count)]).toEqual([Number(chainId), Number(nonce)]);
      expect([receiver, data]).toEqual([to, input]);
      expect(wei === "0x" ? "0x0" : `0x${BigInt(wei ?? "").toString(16)}`).toBe(value);
    }
    const header = decode(await read<string>("debug_getRawHeader", hash));
    const fields = [0, 3, 4, 5, 6].map((index) => header[index]);
    const names = ["parentHash", "stateRoot", "transactionsRoot", "receiptsRoot", "logsBloom"];
    expect(fields).toEqual(names.map((name) => block[name]));
    expect(BigInt(String(header[8]))).toBe(BigInt(block.number));
    const [rawHeader, body] = decode(await read<string>("debug_getRawBlock", hash)) as readonly Tree[];
    expect([rawHeader, body]).toEqual([header, raws]);
    const rawReceipts = await read<string[]>("debug_getRawReceipts", hash);
    const receipts = await read<Receipt[]>("eth_getBlockReceipts", hash);
    const decoded = rawReceipts.map((raw) => decode(`0x${raw.slice(4)}`) as readonly Tree[]);
    expect(decoded.map(([status, gas, bloom, logs]) => [Number(status), Number(gas), bloom, logs])).toEqual(
      receipts.map(({ status, cumulativeGasUsed, logsBloom, logs }) => [
        Number(status),
        Number(cumulativeGasUsed),
        logsBloom,
        logs.map(({ address, topics, data }) => [address, topics, data]),
      ]),
    );
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
