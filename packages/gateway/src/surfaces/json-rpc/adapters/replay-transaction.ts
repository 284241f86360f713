import { rpcCode, RpcFailure } from "../../../codec/json-rpc/rpc-failure.ts";
import { type Adapter, objectOf } from "./adapter.ts";

/** `trace_replayTransaction`: the transaction's item in the replay of its block. */
export const replayTransaction: Adapter = {
  name: "replay-transaction",
  method: "trace_replayTransaction",
  applies: () => true,
  async run(sendCall, [hash, traceTypes]) {
    const block = objectOf(await sendCall("eth_getTransactionByHash", hash))?.["blockNumber"];
    if (typeof block !== "string") throw unknownTransaction();
    const replayed = await sendCall("trace_replayBlockTransactions", block, traceTypes);
    const items = Array.isArray(replayed) ? replayed.map(objectOf) : [];
    const item = items.find((one) => one?.["transactionHash"] === String(hash).toLowerCase());
    if (!item) throw unknownTransaction();
    const { transactionHash: _, ...result } = item;
    return result;
  },
};

function unknownTransaction(): RpcFailure {
  return new RpcFailure({ code: rpcCode.notFound, message: "transaction not found" });
}
