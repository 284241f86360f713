import { rpcExamples } from "../generated/rpc-examples.ts";
import { RpcFailure } from "../json-rpc/rpc-failure.ts";
import type { SimulatedNode } from "../json-rpc/simulated-node.ts";
import { solanaCode } from "./reads.ts";

/** Responds to each call with the reason why the engine cannot run on this machine. */
export class MissingSolanaNode implements SimulatedNode {
  readonly subscriptionIds = "number";
  readonly #reason: string;

  constructor(reason: string) {
    this.#reason = reason;
  }

  async loaded(): Promise<void> {}

  implements(method: string): boolean {
    return Object.hasOwn(rpcExamples, method);
  }

  call(): never {
    throw new RpcFailure({ code: solanaCode.internal, message: this.#reason });
  }

  follow(): never {
    return this.call();
  }
}
