import type { SimulatedNode } from "../json-rpc/simulated-node.ts";
import { EngineMissingError } from "./litesvm.ts";
import { SolanaBlocks } from "./solana-blocks.ts";
import { type SolanaOptions, SolanaNode } from "./solana-node.ts";
import { rpcExamples } from "../generated/rpc-examples.ts";
import { failure } from "../json-rpc/rpc-failure.ts";
import { solanaCode } from "./reads.ts";

/** Responds to each call with the reason why the engine cannot run on this machine. */
class MissingSolanaNode implements SimulatedNode {
  readonly subscriptionIds = "number";
  readonly chain: SolanaBlocks;
  readonly #reason: string;

  constructor(options: SolanaOptions, reason: string) {
    this.chain = new SolanaBlocks(options);
    this.#reason = reason;
  }

  async loaded(): Promise<void> {}

  implements(method: string): boolean {
    return Object.hasOwn(rpcExamples, method);
  }

  call(): never {
    throw failure(solanaCode.internal, this.#reason);
  }

  follow(): never {
    return this.call();
  }
}

export { SolanaBlocks, SolanaNode, type SolanaOptions };

/** A simulated node that may have to wait for what was sent to it before, and the blocks that it shows. */
export type OpenedSolanaNode = SimulatedNode & Pick<SolanaNode, "loaded"> & { readonly chain: SolanaBlocks };

/**
 * Opens a node of a simulated Solana chain. If litesvm cannot run on this machine, the node responds to each
 * call with an error that says what to install.
 *
 * @param options - The chain, and where sent transactions are stored.
 * @returns the node.
 * @example
 * ```ts
 * import { RpcService } from "@node-access/simulators/json-rpc";
 * import { openSolanaNode } from "@node-access/simulators/solana";
 *
 * const node = new RpcService(openSolanaNode({ seed: "test", slotTime: 400 }));
 * console.log(await node.call("getSlot"));
 * ```
 */
export function openSolanaNode(options: SolanaOptions): OpenedSolanaNode {
  try {
    return new SolanaNode(options);
  } catch (error) {
    if (error instanceof EngineMissingError) return new MissingSolanaNode(options, error.message);
    throw error;
  }
}
