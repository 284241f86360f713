import { type Block, EvmServer } from "@node-access-tools/local-servers/evm-node";

/** A node of a simulated chain, over HTTP and WebSockets, that can be stopped and started again at the same port. */
export class ChainServer extends EvmServer {
  constructor(tip: Block) {
    super(tip, { headsFirst: true });
    this.fault = ({ method, params }) =>
      method === "eth_getBlockReceipts"
        ? { result: ["0xa", "0xb"].map((transactionHash) => ({ transactionHash, block: params[0] })) }
        : undefined;
  }

  get url(): string {
    return `http://${this.host}`;
  }

  /** The newest block. */
  get tip(): Block {
    return this.node.tip;
  }

  /** The called methods in order. */
  get calls(): string[] {
    return this.received.map(({ method, params }) =>
      method === "eth_subscribe" ? `${method} ${String(params[0])}` : method,
    );
  }

  /** The number of open subscriptions of a kind. */
  count(kind: string): number {
    return this.node.count(kind);
  }

  /** Moves to another newest block, and reports the changes. */
  moveTo(tip: Block): void {
    this.node.moveTo(tip);
  }

  /** Reports a pending transaction. */
  addPending(hash: string): void {
    this.node.addPending(hash);
  }

  /** Reports a result to all subscriptions of a kind. */
  report(kind: string, result: unknown): void {
    this.node.report(kind, result);
  }
}
