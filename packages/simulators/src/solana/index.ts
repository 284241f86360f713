import type { SimulatedNode } from "../json-rpc/simulated-node.ts";
import { EngineMissingError } from "./litesvm.ts";
import { SolanaBlocks } from "./solana-blocks.ts";
import { type SolanaOptions, SolanaNode } from "./solana-node.ts";
import { rpcExamples } from "../generated/rpc-examples.ts";
import { failure } from "../json-rpc/rpc-failure.ts";
import { solanaCode } from "./reads.ts";

/** @returns a node that responds to each call with the reason why the engine cannot run on this machine. */
function createMissingNode(options: SolanaOptions, reason: string): OpenedSolanaNode {
  const call = (): never => {
    throw failure(solanaCode.internal, reason);
  };
  return {
    subscriptionIds: "number",
    chain: new SolanaBlocks(options),
    loaded: () => Promise.resolve(),
    implements: (method) => Object.hasOwn(rpcExamples, method),
    call,
    follow: call,
  };
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
    if (error instanceof EngineMissingError) return createMissingNode(options, error.message);
    throw error;
  }
}
