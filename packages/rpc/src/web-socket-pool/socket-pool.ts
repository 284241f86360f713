import type { CallResponse, CallOptions, Operation, CallTarget } from "@node-access/transport";
import type { BatchItem } from "@node-access/transport/json-rpc";
import type { Channel, WebSocketJsonRpc } from "@node-access/transport/web-socket";
import { isForgottenFilter } from "../filter-changes.ts";
import { callEach, type Carrier } from "../methods.ts";
import { filterRole, PoolFilters, unknownFilter } from "../pool/pool-filters.ts";

/** Calls over whichever socket is open. A filter is known on the socket on which it was made, and on no other. */
export class SocketPool implements Carrier {
  readonly #rpc: WebSocketJsonRpc;
  readonly #target: Omit<CallTarget, "operation">;
  readonly #filters = new PoolFilters<Channel>();
  /** Writes in flight. */
  #writes = 0;

  constructor(rpc: WebSocketJsonRpc, target: Omit<CallTarget, "operation">) {
    this.#rpc = rpc;
    this.#target = target;
  }

  /** Whether a write is in flight, of which it would not be known what became of it if the socket were given up. */
  get isWriting(): boolean {
    return this.#writes > 0;
  }

  async call(
    operation: Operation,
    params: readonly unknown[] = [],
    options: CallOptions,
  ): Promise<CallResponse> {
    const role = filterRole(operation.name);
    if (role === "makes") return this.#makeFilter(operation, params, options);
    if (role) return this.#useFilter(role, operation, params, options);
    if (operation.idempotency !== "write") return this.#rpc.call(operation, params, options);
    this.#writes += 1;
    try {
      return await this.#rpc.call(operation, params, options);
    } finally {
      this.#writes -= 1;
    }
  }

  batch(items: readonly BatchItem[], options: CallOptions): Promise<PromiseSettledResult<unknown>[]> {
    return callEach({ call: (...call) => this.call(...call) }, items, options);
  }

  async #makeFilter(
    operation: Operation,
    params: readonly unknown[],
    options: CallOptions,
  ): Promise<CallResponse> {
    let own: unknown;
    const answer = await this.#rpc.call(operation, params, options, undefined, (id, late, channel) => {
      if (!late) own = this.#filters.add(channel, id);
    });
    return { ...answer, value: own };
  }

  async #useFilter(
    role: "uses" | "ends",
    operation: Operation,
    [own, ...rest]: readonly unknown[],
    options: CallOptions,
  ): Promise<CallResponse> {
    const filter = this.#filters.find(own);
    try {
      if (filter && !filter.home.ended) {
        const answer = await this.#rpc.call(operation, [filter.id, ...rest], options, filter.home);
        if (role === "ends") this.#filters.delete(own);
        return answer;
      }
      if (role === "ends") return { value: false };
      throw unknownFilter({ operation, ...this.#target });
    } catch (error) {
      if (filter?.home.ended || isForgottenFilter(error)) this.#filters.delete(own);
      throw error;
    }
  }
}
