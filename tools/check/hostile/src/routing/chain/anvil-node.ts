import { type Anvil, callNode, startAnvil } from "@node-access-tools/anvil";
import { toQuantity } from "../../chain/chain.ts";
import { firstTimestamp, type Recipe, type TestChain, type TrueBlock } from "./test-chain.ts";

/** The chain id of Ethereum's main network, which gateways verify. */
export const chainId = 1;

/** Starts a node that mines only when it is told to, and whose blocks depend on nothing but their recipes. */
export async function startAnvilNode(id: number = chainId): Promise<AnvilNode> {
  const time = ["--no-mining", "--timestamp", String(firstTimestamp), "--order", "fifo"];
  const fees = ["--base-fee", "0", "--gas-price", "0", "--disable-min-priority-fee"];
  return new AnvilNode(await startAnvil({ arguments: ["--chain-id", String(id), ...time, ...fees] }));
}

/** One real node of the chain. It can lag behind, or go its own way for some blocks. */
export class AnvilNode {
  readonly url: string;
  readonly wsUrl: string;
  readonly #anvil: Anvil;
  #height = 0;
  #lag = 0;
  /** The last block that a fork has in common with the chain. */
  #forkedAt: number | undefined;
  #forked: string[] = [];
  /** One change at a time. */
  #turn: Promise<unknown> = Promise.resolve();
  /** Resolves when calls may be made: a reorganization is one step to callers. */
  #gate: PromiseWithResolvers<void> | undefined;
  #calls = 0;

  constructor(anvil: Anvil) {
    this.#anvil = anvil;
    this.url = anvil.url;
    this.wsUrl = anvil.wsUrl;
  }

  /** Passes on a body with JSON-RPC. @returns the response's text. */
  async send(body: string): Promise<string> {
    while (this.#gate) await this.#gate.promise;
    this.#calls++;
    try {
      const headers = { "content-type": "application/json" };
      return await (await fetch(this.url, { method: "POST", headers, body })).text();
    } finally {
      this.#calls--;
    }
  }

  async block(number: number): Promise<TrueBlock> {
    const block = (await callNode(this.url, "eth_getBlockByNumber", toQuantity(number), false)) as {
      hash: string;
      parentHash: string;
      transactions: string[];
    };
    const { hash, parentHash, transactions } = block;
    return { number, hash, parentHash, transaction: transactions[0] ?? "" };
  }

  /** Mines what the chain has and this node is to have. */
  follow(chain: TestChain): Promise<void> {
    return this.#inTurn(() => this.#follow(chain));
  }

  /** Goes back by this many blocks, and stays so far behind. */
  lag(chain: TestChain, blocks: number): Promise<void> {
    return this.#inTurn(async () => {
      this.#lag = blocks;
      const target = Math.max(1, chain.height - blocks);
      if (target >= this.#height) return;
      await this.#rollBack(this.#height - target);
    });
  }

  /** Replaces its last blocks by others, and goes on from there. */
  fork(chain: TestChain, depth: number): Promise<void> {
    return this.#inTurn(() =>
      this.#atOnce(async () => {
        this.#forkedAt = this.#height - depth;
        await this.#rollBack(depth);
        await this.#follow(chain);
      }),
    );
  }

  /** Has the whole chain again, and nothing else. */
  recover(chain: TestChain): Promise<void> {
    return this.#inTurn(async () => {
      this.#lag = 0;
      if (this.#forkedAt === undefined) return this.#follow(chain);
      const depth = this.#height - this.#forkedAt;
      this.#forkedAt = undefined;
      await this.#atOnce(async () => {
        await this.#rollBack(depth);
        await this.#follow(chain);
      });
      for (const hash of this.#forked.splice(0)) chain.forked.set(hash, performance.now());
    });
  }

  stop(): Promise<void> {
    return this.#anvil.stop();
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => {});
    return done;
  }

  /** Callers see nothing of what is between. */
  async #atOnce(work: () => Promise<void>): Promise<void> {
    if (this.#gate) return work();
    const gate = Promise.withResolvers<void>();
    this.#gate = gate;
    while (this.#calls > 0) await new Promise((resolve) => setTimeout(resolve, 1));
    try {
      await work();
    } finally {
      this.#gate = undefined;
      gate.resolve();
    }
  }

  async #follow(chain: TestChain): Promise<void> {
    while (this.#height < chain.height - this.#lag) {
      const recipe = chain.recipe(this.#height + 1);
      // While it mines, anvil answers for its newest block with the state of the next one, which other nodes do not.
      await this.#atOnce(() =>
        this.#forkedAt === undefined ? this.#mine(chain, recipe) : this.#mineFork(chain, recipe),
      );
      this.#height++;
    }
  }

  async #mine(chain: TestChain, { number, timestamp, raws }: Recipe): Promise<void> {
    await callNode(this.url, "eth_sendTransaction", chain.ticker(number));
    for (const raw of raws) await callNode(this.url, "eth_sendRawTransaction", raw);
    await callNode(this.url, "evm_mine", { timestamp });
    chain.note(await this.block(number));
  }

  /** The same, some seconds later and without callers' transactions: a block that no other node has, not even one on a fork too. */
  async #mineFork(chain: TestChain, { number, timestamp }: Recipe): Promise<void> {
    await callNode(this.url, "eth_sendTransaction", chain.ticker(number));
    await callNode(this.url, "evm_mine", { timestamp: timestamp + 1 + chain.nodes.indexOf(this) });
    const { hash } = await this.block(number);
    this.#forked.push(hash);
    chain.forked.set(hash, Number.POSITIVE_INFINITY);
  }

  async #rollBack(blocks: number): Promise<void> {
    await callNode(this.url, "anvil_rollback", blocks);
    await callNode(this.url, "anvil_dropAllTransactions");
    this.#height -= blocks;
  }
}
