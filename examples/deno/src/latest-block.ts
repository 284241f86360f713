import type { RpcClient } from "@node-access/rpc";

/** The newest block in one line. */
export async function latestBlock(
  client: Pick<RpcClient<"ethereum">, "eth_getBlockByNumber">,
): Promise<string> {
  const block = await client.eth_getBlockByNumber("latest", false);
  if (block === null) throw new Error("the node has no block yet");
  return `block ${Number(block.number)}: ${block.transactions.length} transactions`;
}
