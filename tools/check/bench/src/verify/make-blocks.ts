import { callNode, counterCreationCode, startAnvil } from "@node-access-tools/local-servers/anvil";

type Fields = Readonly<Record<string, unknown>>;

/** A block and its receipts, as a node returned them. */
export interface RealBlock {
  readonly block: Fields & { readonly transactions: readonly Fields[] };
  readonly receipts: readonly Fields[];
}

/** Makes blocks on a real chain: of ten transactions, seven call a contract that logs, and three send ether. */
export async function makeBlocks(count: number, transactions = 200): Promise<RealBlock[]> {
  const anvil = await startAnvil({
    arguments: ["--no-mining", "--order", "fifo", "--gas-limit", "100000000"],
  });
  const call = (method: string, ...params: unknown[]): Promise<unknown> =>
    callNode(anvil.url, method, ...params);
  const blocks: RealBlock[] = [];
  let nonce = 0;
  try {
    const [from = "", to = ""] = (await call("eth_accounts")) as string[];
    const send = (fields: object): Promise<unknown> =>
      call("eth_sendTransaction", { from, gas: "0x30d40", nonce: `0x${(nonce++).toString(16)}`, ...fields });
    const deployed = await send({ data: counterCreationCode });
    await call("evm_mine");
    const { contractAddress } = (await call("eth_getTransactionReceipt", deployed)) as {
      contractAddress: string;
    };
    while (blocks.length < count) {
      for (let index = 0; index < transactions; index += 1)
        await send(index % 10 < 7 ? { to: contractAddress } : { to, value: "0x64" });
      await call("evm_mine");
      blocks.push({
        block: (await call("eth_getBlockByNumber", "latest", true)) as RealBlock["block"],
        receipts: (await call("eth_getBlockReceipts", "latest")) as Fields[],
      });
    }
    return blocks;
  } finally {
    await anvil.stop();
  }
}
