import { invalidArgument, isNodeAccessError, kindOf } from "@node-access/auth";
import type { CallOptions, CallResponse, Operation } from "@node-access/transport";
import type { RpcBackend } from "../client-parts.ts";
import { blockParams } from "../generated/affinity.ts";
import type { Table } from "../protocol.ts";
import { type BlockReference, blockOf, type ResultWithBlock } from "./block-reference.ts";
import { createView, type ViewableClient } from "./create-view.ts";
import { GuardedBackend } from "./guarded-backend.ts";

/** A value, and the block that it is of. */
export interface ValueWithBlock<T> {
  /** What the calls returned. */
  readonly value: T;
  /** The block, for `notBefore` and for calls that name it. */
  readonly block: BlockReference;
}

/** How often the calls are made if a reorg replaces their block each time. */
const MAX_ATTEMPTS = 3;

/**
 * Makes calls that read the block `latest` at one block, and says which one it is. So all values are of the same block, and
 * a later call can be made not before it. The newest block is read first, `latest` in params becomes its number, and each
 * response comes with a proof that its node has this block, by its hash.
 *
 * @param client - A client or pool of an EVM chain or Starknet, with results as on the wire, or a view from `notBefore`.
 * @param call - Makes the calls with the client that it receives. If a reorg replaces the block meanwhile, it is called again.
 * @returns what `call` returns, with the block.
 * @throws NodeAccessError the error of a call; `INVALID_ARGUMENT` for a call that does not read the block `latest`: others name
 * their block themselves, as a receipt does, or have none.
 *
 * @example
 * ```ts
 * import { createRpcClient } from "@node-access/rpc";
 * import { notBefore, withBlock } from "@node-access/rpc/read-your-writes";
 *
 * const client = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8545" });
 * const address = "0xa0ee7a142d267c1f36714e4a8f75612f20a79720";
 * const { value, block } = await withBlock(client, (pinned) => pinned.eth_getBalance(address, "latest"));
 * console.log(value, block.number, block.hash);
 * console.log(await notBefore(client, block).eth_getBalance(address, "latest"));
 * ```
 */
export async function withBlock<Client extends ViewableClient, T>(
  client: Client,
  call: (client: Client) => Promise<T>,
): Promise<ValueWithBlock<T>> {
  if (typeof call !== "function") throw invalidArgument("call", "a function", kindOf(call));
  for (let attempt = 1; ; attempt += 1) {
    let backend: PinnedBackend | undefined;
    const pinned = createView(client, (rpc, table) => (backend ??= new PinnedBackend(rpc, table)));
    try {
      const value = await call(pinned);
      const block = await backend?.block;
      if (!block) throw invalidArgument("call", "a function that makes a call", "one that makes none");
      return { value, block };
    } catch (error) {
      if (!isNodeAccessError(error, "BLOCK_REPLACED") || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Sends calls that read the block `latest` for the block that is the newest one at the first call. */
class PinnedBackend implements RpcBackend {
  block: Promise<BlockReference> | undefined;
  readonly #rpc: RpcBackend;
  readonly #table: Table;

  constructor(rpc: RpcBackend, table: Table) {
    this.#rpc = rpc;
    this.#table = table;
  }

  async call(
    operation: Operation,
    params: readonly unknown[] = [],
    options: CallOptions,
  ): Promise<CallResponse> {
    const { name } = operation;
    const places = this.#table.blockParams ?? blockParams;
    const index = Object.hasOwn(places, name) ? (places[name] ?? Infinity) : Infinity;
    if (index > params.length || !/^(latest|undefined)$/.test(`${params[index]}`))
      throw invalidArgument("call", 'calls that read the block "latest"', `${name} without it`);
    const isStarknet = name.startsWith("starknet_");
    const block = await (this.block ??= this.#readNewest(isStarknet, options));
    const number = isStarknet ? { block_number: block.number } : `0x${block.number.toString(16)}`;
    const pinned = [...params.slice(0, index), number, ...params.slice(index + 1)];
    const inner = this.#rpc instanceof GuardedBackend ? this.#rpc.inner : this.#rpc;
    return new GuardedBackend(inner, this.#table, block).call(operation, pinned, options);
  }

  async #readNewest(isStarknet: boolean, options: CallOptions): Promise<BlockReference> {
    const [name, params] = isStarknet
      ? ["starknet_getBlockWithTxHashes", ["latest"]]
      : ["eth_getBlockByNumber", ["latest", false]];
    const { value } = await this.#rpc.call({ name, idempotency: "safe" }, params, options);
    return blockOf(value as ResultWithBlock);
  }
}
