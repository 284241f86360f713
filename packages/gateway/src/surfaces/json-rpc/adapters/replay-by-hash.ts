import { rpcCode, RpcFailure } from "../../../codec/json-rpc/rpc-failure.ts";
import { type Adapter, readObject } from "./adapter.ts";
import { blockTag } from "./block-tag.ts";

/** `trace_replayBlockTransactions` for a node that accepts only hex numbers. */
export const replayByHash: Adapter = {
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
