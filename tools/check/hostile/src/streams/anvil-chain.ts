import { callNode, startAnvil } from "@node-access-tools/local-servers/anvil";
import { between, type Random } from "@node-access-tools/workspace";

/** A contract that writes two logs each time it is called. */
const emitter = { address: `0x${"e1".repeat(20)}`, code: "0x60006000a060006000a000" };

interface Log {
  readonly blockHash: string;
  readonly logIndex: string;
}

/** A real chain with logs, that a test mines and reorganizes. */
export async function startChain() {
  const anvil = await startAnvil({
    arguments: ["--no-mining", "--chain-id", "1", "--slots-in-an-epoch", "16"],
  });
  const call = (method: string, ...params: readonly unknown[]): Promise<unknown> =>
    callNode(anvil.url, method, ...params);
  const [from] = (await call("eth_accounts")) as [string];
  const transaction = { from, to: emitter.address, gas: "0x30d40", gasPrice: "0x77359400" };
  await call("anvil_setCode", emitter.address, emitter.code);
  // Deep enough for each reorganization.
  await call("anvil_mine", "0x30");
  /** Blocks and reorganizations are made one after the other. */
  let last: Promise<unknown> = Promise.resolve();
  const serially = <T>(run: () => Promise<T>): Promise<T> => {
    const result = last.then(run);
    last = result.catch(() => {});
    return result;
  };
  return {
    url: anvil.url,
    head: async () => Number(await call("eth_blockNumber")),
    /** Mines a block with some logs. */
    mine: (random: Random) =>
      serially(async () => {
        for (let count = between(random, 0, 3); count > 0; count -= 1)
          await call("eth_sendTransaction", transaction);
        await call("evm_mine");
      }),
    /** Replaces the newest blocks, with logs in the first of them. */
    reorganize: (depth: number) => serially(() => call("anvil_reorg", depth, [[transaction, 0]])),
    /** The keys of all logs from a block on. */
    async keys(fromBlock: number): Promise<string[]> {
      const logs = (await call("eth_getLogs", {
        fromBlock: `0x${fromBlock.toString(16)}`,
        toBlock: "latest",
      })) as Log[];
      return logs.map(({ blockHash, logIndex }) => `${blockHash}:${Number(logIndex)}`);
    },
    [Symbol.asyncDispose]: () => anvil.stop(),
  };
}

export type Chain = Awaited<ReturnType<typeof startChain>>;
