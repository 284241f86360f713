import { EvmNode } from "@node-access-tools/local-servers/evm-node";
import type { RpcHandler } from "../server/json-rpc-response.ts";
import type { Chain } from "./chain.ts";

/** One node of a chain. It can lag behind the others and forget its filters. */
export class ChainNode {
  readonly #chain: Chain;
  readonly #node: EvmNode<number>;
  /** How many blocks the node is behind the chain. */
  lag = 0;

  /** @param push - Sends a text on a connection, if it is still open. */
  constructor(chain: Chain, push: (text: string, connection: number) => void = () => {}) {
    this.#chain = chain;
    const notify = (connection: number, text: string): void => push(text, connection);
    this.#node = new EvmNode(chain.tip, notify, { rejectsUnknownRanges: true });
  }

  /** Updates the node from the chain, as far as its lag allows, and notifies its subscriptions and filters. */
  sync(): void {
    this.#node.follow(this.#chain.tip, this.lag);
  }

  /** Reports a transaction that waits for a block. */
  addPending(hash: string): void {
    this.#node.addPending(hash);
  }

  /** Forgets all filters, like a restarted node. */
  forgetFilters(): void {
    this.#node.forgetFilters();
  }

  readonly handler: RpcHandler = ({ method, params = [] }, connection) =>
    this.#node.respond({ id: 0, method, params }, connection);
}
