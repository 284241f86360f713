import {
  type Anvil,
  callNode,
  counterCreationCode,
  startAnvil,
} from "@node-access-tools/local-servers/anvil";
import type { Hex } from "../../src/index.ts";

type Log = Readonly<Record<"blockHash" | "logIndex" | "data", Hex>>;

/** A real node whose chain is replaced at will. Each block has logs of one contract. */
export class AnvilChain {
  readonly node: Anvil;
  readonly #from: Hex;
  readonly #contract: Hex;

  private constructor(node: Anvil, from: Hex, contract: Hex) {
    this.node = node;
    this.#from = from;
    this.#contract = contract;
  }

  /** `finalized` is 8 blocks below the newest one. */
  static async start(): Promise<AnvilChain> {
    const node = await startAnvil({ arguments: ["--slots-in-an-epoch", "4"] });
    const [from] = (await callNode(node.url, "eth_accounts")) as [Hex];
    await callNode(node.url, "anvil_setAutomine", false);
    const deployment = (await callNode(node.url, "eth_sendTransaction", {
      from,
      gas: "0x30d40",
      data: counterCreationCode,
    })) as Hex;
    await callNode(node.url, "evm_mine");
    const receipt = (await callNode(node.url, "eth_getTransactionReceipt", deployment)) as {
      contractAddress: Hex;
    };
    return new AnvilChain(node, from, receipt.contractAddress);
  }

  /** Adds blocks with a number of logs each. */
  async mine(blocks: number, logs = 1): Promise<void> {
    for (let block = 0; block < blocks; block += 1) {
      for (let log = 0; log < logs; log += 1)
        await callNode(this.node.url, "eth_sendTransaction", this.#call());
      await callNode(this.node.url, "evm_mine");
    }
  }

  /** Replaces the newest blocks by as many others, with two logs each. */
  async reorganize(depth: number): Promise<void> {
    const transactions = Array.from({ length: depth }, (_, index) => [this.#call(), index]);
    await callNode(this.node.url, "anvil_reorg", depth, transactions);
  }

  async height(): Promise<number> {
    return Number(await callNode(this.node.url, "eth_blockNumber"));
  }

  /** The logs of the chain, each by the hash of its block and its index. */
  async logs(): Promise<Set<string>> {
    const logs = (await callNode(this.node.url, "eth_getLogs", {
      fromBlock: "0x0",
      toBlock: "latest",
    })) as Log[];
    return new Set(logs.map(({ blockHash, logIndex }) => `${blockHash} ${logIndex}`));
  }

  #call(): object {
    return { from: this.#from, to: this.#contract, gas: "0x30d40", gasPrice: "0x77359400" };
  }
}
