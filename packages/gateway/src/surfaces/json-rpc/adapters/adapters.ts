import { type Adapter, readObject, blockTag } from "./adapter.ts";
import { rawHeader } from "./raw-header.ts";
import { rpcCode, RpcFailure } from "../../../codec/json-rpc/rpc-failure.ts";

/** The fields of a block beyond its header. */
const body: ReadonlySet<string> = new Set(["transactions", "uncles", "withdrawals"]);

/** `erigon_getHeaderByNumber`: the block without its body. */
const header: Adapter = {
  name: "header",
  method: "erigon_getHeaderByNumber",
  applies: () => true,
  async run(sendCall, [block]) {
    const found = readObject(await sendCall("eth_getBlockByNumber", blockTag(block), false));
    if (!found) return null;
    return Object.fromEntries(Object.entries(found).filter(([field]) => !body.has(field)));
  },
};

/** `trace_replayTransaction`: the transaction's item in the replay of its block. */
const replayTransaction: Adapter = {
  name: "replay-transaction",
  method: "trace_replayTransaction",
  applies: () => true,
  async run(sendCall, [hash, traceTypes]) {
    const block = readObject(await sendCall("eth_getTransactionByHash", hash))?.["blockNumber"];
    if (typeof block !== "string") throw unknownTransaction();
    const replayed = await sendCall("trace_replayBlockTransactions", block, traceTypes);
    const items = Array.isArray(replayed) ? replayed.map(readObject) : [];
    const item = items.find((one) => one?.["transactionHash"] === String(hash).toLowerCase());
    if (!item) throw unknownTransaction();
    const { transactionHash: _, ...result } = item;
    return result;
  },
};

function unknownTransaction(): RpcFailure {
  return new RpcFailure({ code: rpcCode.notFound, message: "transaction not found" });
}

/** `trace_replayBlockTransactions` for a node that accepts only hex numbers. */
const replayByHash: Adapter = {
  name: "replay-by-hash",
  method: "trace_replayBlockTransactions",
  applies: ([block]) => !(typeof block === "string" && /^(0x[0-9a-f]{1,16}|[a-z]+)$/i.test(block)),
  async run(sendCall, [block, traceTypes]) {
    if (!isHash(block)) return sendCall("trace_replayBlockTransactions", blockTag(block), traceTypes);
    const number = readObject(await sendCall("eth_getBlockByHash", block, false))?.["number"];
    if (typeof number !== "string") throw unknownBlock();
    const replayed = await sendCall("trace_replayBlockTransactions", number, traceTypes);
    // If the chain has changed in between, the number now belongs to another block.
    const now = readObject(await sendCall("eth_getBlockByNumber", number, false))?.["hash"];
    if (String(now).toLowerCase() !== block.toLowerCase()) throw unknownBlock();
    return replayed;
  },
};

function isHash(block: unknown): block is string {
  return typeof block === "string" && /^0x[0-9a-f]{64}$/i.test(block);
}

function unknownBlock(): RpcFailure {
  return new RpcFailure({ code: rpcCode.notFound, message: "block not found" });
}

/** All adapters. The upstreams' options enable the ones that are needed. */
export const adapters: readonly Adapter[] = [header, rawHeader, replayByHash, replayTransaction];
