import { type BlockNumber, blockOf, type ResultWithBlock } from "./block-reference.ts";
import { createView, type ViewableClient } from "./create-view.ts";
import { GuardedBackend } from "./guarded-backend.ts";

/**
 * Creates a view of a client whose reads are never older than a block: you read what you have written, whichever node or
 * backend of a load balancer responds. A read waits until its node has the block, at most until the deadline of the call
 * (`totalTimeout`). A pool asks its other endpoints first.
 *
 * Over HTTP, each read takes one more call in the same request, which shows that the node has the block. With the block's
 * hash, as in a receipt, it also shows that no reorg has replaced the block. To a node that rejects batches, the two are sent
 * one after the other, which shows nothing behind a load balancer. On a WebSocket, both are sent on the same socket.
 * Solana's nodes check `minContextSlot`. A gateway of `@node-access/gateway` waits by itself.
 *
 * Writes, filters, subscriptions and reads of the block `pending` are as in the client. A read of an older block, by its number or
 * as `safe` or `finalized`, is of that block.
 *
 * @param client - A client or pool, with results as on the wire. Make other views of this one: `decoded(notBefore(...))`.
 * @param block - The block: its number, or a result that names it, such as the receipt of your transaction.
 * @returns the same client; its reads also fail with NodeAccessError `BLOCK_NOT_REACHED` and, after a reorg, `BLOCK_REPLACED`.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the argument.
 *
 * @example
 * ```ts
 * import { createRpcClient } from "@node-access/rpc";
 * import { notBefore } from "@node-access/rpc/read-your-writes";
 *
 * const client = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8545" });
 * const address = "0xa0ee7a142d267c1f36714e4a8f75612f20a79720";
 * const receipt = await client.eth_getTransactionReceipt(`0x${"ab".repeat(32)}`);
 * if (receipt) console.log(await notBefore(client, receipt).eth_getBalance(address, "latest"));
 * ```
 */
export function notBefore<Client extends ViewableClient>(
  client: Client,
  block: BlockNumber | ResultWithBlock,
): Client {
  const given = blockOf(block);
  return createView(client, (rpc, table) => {
    // A view of a view requires the newer of both blocks.
    const before = rpc instanceof GuardedBackend ? rpc : undefined;
    const newer = before && before.block.number > given.number ? before.block : given;
    return new GuardedBackend(before?.inner ?? rpc, table, newer);
  });
}
