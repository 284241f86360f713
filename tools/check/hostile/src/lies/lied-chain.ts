import { callNode, counterCreationCode, startAnvil } from "@node-access-tools/local-servers/anvil";

export type Fields = Readonly<Record<string, unknown>>;

/** What the lies are about: a block in the middle of a real chain, and what a fork has in its place. */
export type LiedChain = Awaited<ReturnType<typeof startLiedChain>>;

/** The id of Ethereum: the chain's rules are those of it, which light clients and executors of calls know. */
export const chainId = 1;
/** As of Cancun and with a number of Ethereum, because that is what they know of it. */
const ofEthereum = ["--chain-id", String(chainId), "--number", "25000000", "--hardfork", "cancun"];

/** Starts a node with the blocks up to the one before that the lies are about. */
async function startNode() {
  const anvil = await startAnvil({
    arguments: ["--no-mining", "--order", "fifo", "--timestamp", "1720000000", ...ofEthereum],
  });
  const call = (method: string, ...params: readonly unknown[]): Promise<unknown> =>
    callNode(anvil.url, method, ...params);
  const [sender = "", other = ""] = (await call("eth_accounts")) as string[];
  const send = (fields: object): Promise<unknown> =>
    call("eth_sendTransaction", { from: sender, gas: "0x30d40", ...fields });
  let time = 1_720_000_000;
  const mineNext = (): Promise<unknown> => call("evm_mine", (time += 12));
  const deployed = await send({ data: counterCreationCode });
  await mineNext();
  const { contractAddress: contract } = (await call("eth_getTransactionReceipt", deployed)) as Fields;
  const mine = async (value: string): Promise<void> => {
    await send({ to: contract });
    await send({ to: contract });
    await send({ from: other, to: sender, value });
    await mineNext();
  };
  for (let count = 1; count <= 4; count += 1) await mine(`0x${count}`);
  return { anvil, call, contract, sender, mine };
}

/** Starts a real node with a chain of a few blocks, of which one has replaced another one; and one on another chain. */
export async function startLiedChain() {
  const { anvil, call, contract, sender, mine } = await startNode();
  const other = await startNode();
  for (const value of ["0x77", "0x78", "0x79"]) await other.mine(value);
  const newest = BigInt(String(await call("eth_blockNumber")));
  const [first, before, number] = [newest - 3n, newest, newest + 1n].map(
    (height) => `0x${height.toString(16)}`,
  ) as [string, string, string];
  /** The block with its transactions, its receipts and the range's logs. */
  const read = async () => ({
    block: (await call("eth_getBlockByNumber", number, true)) as Fields,
    receipts: (await call("eth_getBlockReceipts", number)) as readonly Fields[],
    logs: (await call("eth_getLogs", {
      fromBlock: first,
      toBlock: number,
      address: contract,
    })) as readonly Fields[],
  });
  const snapshot = await call("evm_snapshot");
  await mine("0x99");
  const fork = await read();
  await call("evm_revert", snapshot);
  await mine("0x5");
  await mine("0x6");
  // What is a minute old, no honest node denies.
  await call("evm_increaseTime", 120);
  await call("evm_mine");
  const { block } = await read();
  return {
    url: anvil.url,
    call,
    /** The numbers of the block, of the one before it, and of the first one of the range of logs. */
    number,
    before,
    first,
    hash: String(block["hash"]),
    /** Hashes of the block's transactions: two calls of the contract, and a transfer. */
    transactions: (block["transactions"] as Fields[]).map(({ hash }) => String(hash)),
    contract: String(contract),
    sender,
    /** The newest block: what is final on this chain. */
    final: (await call("eth_getBlockByNumber", "latest", false)) as Fields,
    /** A node of another chain that is consistent with itself: it has the same blocks up to the one before. */
    otherUrl: other.anvil.url,
    /** What a fork that was given up has. */
    fork,
    async close(): Promise<void> {
      await Promise.all([anvil.stop(), other.anvil.stop()]);
    },
  };
}
