import type { CallResponse, CallOptions, Operation, CallTarget } from "@node-access/transport";
import type { Channel, WebSocketJsonRpc } from "@node-access/transport/web-socket";
import type { RpcBackend } from "../client-parts.ts";
import { findFilterRole } from "../pool/affinity.ts";
import type { Table } from "../protocol.ts";
import { isForgottenFilter, PoolFilters, createUnknownFilterError } from "../pool/pool-filters.ts";

/** Sends calls over the open socket. A filter exists only on the socket on which it was created. */
export class SocketPool implements RpcBackend {
  readonly socket: WebSocketJsonRpc;
  readonly #table: Table;
  readonly #target: Omit<CallTarget, "operation">;
  readonly #filters = new PoolFilters<Channel>();
  /** Writes in flight. */
  #writes = 0;

  constructor(socket: WebSocketJsonRpc, table: Table, target: Omit<CallTarget, "operation">) {
    this.socket = socket;
    this.#table = table;
    this.#target = target;
  }

  /** Whether a write is in flight. Its outcome would be unknown if the socket were closed. */
  get isWriting(): boolean {
    return this.#writes > 0;
  }

  async call(
    operation: Operation,
    params: readonly unknown[] = [],
    options: CallOptions,
  ): Promise<CallResponse> {
    const role = findFilterRole(this.#table, operation.name);
    if (role === "makes") return this.#makeFilter(operation, params, options);
    if (role) return this.#useFilter(role, operation, params, options);
    if (operation.idempotency !== "write") return this.socket.call(operation, params, options);
    this.#writes += 1;
    try {
      return await this.socket.call(operation, params, options);
    } finally {
      this.#writes -= 1;
    }
  }

  async #makeFilter(
    operation: Operation,
    params: readonly unknown[],
    options: CallOptions,
  ): Promise<CallResponse> {
    let localId: unknown;
    const response = await this.socket.call(
      operation,
      params,
      options,
      undefined,
      (id, abandoned, channel) => {
        if (!abandoned) localId = this.#filters.add(channel, id);
      },
    );
    return { ...response, value: localId };
  }

  async #useFilter(
    role: "uses" | "ends",
    operation: Operation,
    [localId, ...rest]: readonly unknown[],
    options: CallOptions,
  ): Promise<CallResponse> {
    const filter = this.#filters.find(localId);
    try {
      if (filter && !filter.home.ended) {
        const response = await this.socket.call(operation, [filter.id, ...rest], options, filter.home);
        if (role === "ends") this.#filters.delete(localId);
        return response;
      }
      if (role === "ends") return { value: false };
      throw createUnknownFilterError({ operation, ...this.#target });
    } catch (error) {
      if (filter?.home.ended || isForgottenFilter(error)) this.#filters.delete(localId);
      throw error;
    }
  }
}
