import { type Anvil, callNode, startAnvil } from "@node-access-tools/anvil";
import { quantity } from "@node-access-tools/evm-node";
import { firstTimestamp, type Recipe, type SharedChain, type TrueBlock } from "./recipe.ts";

/** The chain id of Ethereum's mainnet, which gateways verify. */
export const chainId = 1;

/** Starts a node that mines only on request, and whose blocks depend only on their recipes. */
export async function startAnvilNode(id: number = chainId): Promise<AnvilNode> {
  const time = ["--no-mining", "--timestamp", String(firstTimestamp), "--order", "fifo"];
  const fees = ["--base-fee", "0", "--gas-price", "0", "--disable-min-priority-fee"];
  return new AnvilNode(await startAnvil({ arguments: ["--chain-id", String(id), ...time, ...fees] }));
}

/** A real node of the test chain. It can lag behind, or fork for some blocks. */
export class AnvilNode {
  readonly url: string;
  readonly wsUrl: string;
  readonly #anvil: Anvil;
  #height = 0;
  #lag = 0;
  /** The last block before the fork. */
  #forkedAt: number | undefined;
  #forked: string[] = [];
  /** Settles when all changes so far are done, since only one runs at a time. */
  #turn: Promise<unknown> = Promise.resolve();
  /** Holds calls back during a reorganization, which callers must see as one step. */
  #gate: PromiseWithResolvers<void> | undefined;
  #calls = 0;

  constructor(anvil: Anvil) {
    this.#anvil = anvil;
    this.url = anvil.url;
    this.wsUrl = anvil.wsUrl;
  }

  /** Forwards a JSON-RPC request body. @returns the response's text. */
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
    const block = (await callNode(this.url, "eth_getBlockByNumber", quantity(number), false)) as {
      hash: string;
      parentHash: string;
      transactions: string[];
    };
    const { hash, parentHash, transactions } = block;
    return { number, hash, parentHash, transaction: transactions[0] ?? "" };
  }

  /** Mines the chain's new blocks, as far as the node's lag allows. */
  follow(chain: SharedChain): Promise<void> {
    return this.#inTurn(() => this.#follow(chain));
  }

  /** Rolls back by this many blocks, and stays this far behind. */
  lag(chain: SharedChain, blocks: number): Promise<void> {
    return this.#inTurn(async () => {
      this.#lag = blocks;
      const target = Math.max(1, chain.height - blocks);
      if (target >= this.#height) return;
      await this.#rollBack(this.#height - target);
    });
  }

  /** Replaces its last blocks with others, and continues from there. */
  fork(chain: SharedChain, depth: number): Promise<void> {
    return this.#inTurn(() =>
      this.#atomically(async () => {
        this.#forkedAt = this.#height - depth;
        await this.#rollBack(depth);
        await this.#follow(chain);
      }),
    );
  }

  /** Returns to the canonical chain, without lag or fork. */
  recover(chain: SharedChain): Promise<void> {
    return this.#inTurn(async () => {
      this.#lag = 0;
      if (this.#forkedAt === undefined) return this.#follow(chain);
      const depth = this.#height - this.#forkedAt;
      this.#forkedAt = undefined;
      await this.#atomically(async () => {
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

  /** Runs work while calls are held back, so that callers see no intermediate state. */
  async #atomically(work: () => Promise<void>): Promise<void> {
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

  async #follow(chain: SharedChain): Promise<void> {
    while (this.#height < chain.height - this.#lag) {
      const recipe = chain.recipe(this.#height + 1);
      // Unlike other nodes, anvil returns the next block's state for its newest block while it mines.
      await this.#atomically(() =>
        this.#forkedAt === undefined ? this.#mine(chain, recipe) : this.#mineFork(chain, recipe),
      );
      this.#height++;
    }
  }

  async #mine(chain: SharedChain, { number, timestamp, raws }: Recipe): Promise<void> {
    await callNode(this.url, "eth_sendTransaction", chain.countingTransaction(number));
    for (const raw of raws) await callNode(this.url, "eth_sendRawTransaction", raw);
    await callNode(this.url, "evm_mine", { timestamp });
    chain.record(await this.block(number));
  }

  /** Mines a block that no other node has, not even on its own fork: with another timestamp and without callers' transactions. */
  async #mineFork(chain: SharedChain, { number, timestamp }: Recipe): Promise<void> {
    await callNode(this.url, "eth_sendTransaction", chain.countingTransaction(number));
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
