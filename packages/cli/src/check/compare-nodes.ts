import { type ComparedApi, compareApi } from "./compare-api.ts";
import type { Comparing } from "./comparing.ts";
import { type EvmChain, readBlock, toHex } from "./evm.ts";
import type { Session } from "./session.ts";

/** Compares what two EVM nodes say of the same blocks. */
export async function compareNodes(one: Session, { head }: EvmChain, comparing: Comparing): Promise<void> {
  if (!head) return;
  const api: ComparedApi<Session> = {
    async read(node) {
      const [newest, final] = [await readBlock(node, "latest"), await readBlock(node, "finalized")];
      return {
        head: newest && { height: BigInt(newest.number), seconds: Number(newest.timestamp) },
        final: final && BigInt(final.number),
      };
    },
    at(height) {
      const at = toHex(height);
      return [
        ["eth_getBlockByNumber", [at, true]],
        ["eth_getBlockReceipts", [at]],
        ["eth_getLogs", [{ fromBlock: at, toBlock: at }]],
        ["eth_getBalance", [head.miner ?? `0x${"00".repeat(20)}`, at]],
      ];
    },
  };
  await compareApi(api, [one, comparing.session], comparing);
}
