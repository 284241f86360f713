import { type Adapter, readObject } from "./adapter.ts";
import { rawHeader } from "./raw-header.ts";
import { replayByHash } from "./replay-by-hash.ts";
import { blockTag } from "./block-tag.ts";
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

/** All adapters. The upstreams' options enable the ones that are needed. */
export const adapters: readonly Adapter[] = [header, rawHeader, replayByHash, replayTransaction];

function unknownTransaction(): RpcFailure {
  return new RpcFailure({ code: rpcCode.notFound, message: "transaction not found" });
}
