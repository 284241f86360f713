import type { NodeAccessError } from "@node-access/auth";
import { callError, type CallTarget } from "@node-access/transport";
import { filterMethods } from "../generated/affinity.ts";

/** Filters that are remembered; a node forgets one after minutes. */
const REMEMBERED = 10_000;

/** A filter as the node that made it knows it. */
interface MadeFilter<Home> {
  /** Where alone it is known. */
  readonly home: Home;
  readonly id: unknown;
}

let lastFilter = 0;

/**
 * Where filters live. Nodes may give the same id to filters of their own, so that each has an id of the pool's towards the
 * caller, and no other id goes to a node.
 */
export class PoolFilters<Home> {
  readonly #filters = new Map<unknown, MadeFilter<Home>>();

  /** @returns the filter's id for the caller; what is no id, such as null, as it came. */
  add(home: Home, id: unknown): unknown {
    if (!id || typeof id !== "string") return id;
    lastFilter += 1;
    const own = `0x${lastFilter.toString(16).padStart(16, "0")}`;
    this.#filters.set(own, { home, id });
    if (this.#filters.size > REMEMBERED) this.#filters.delete(this.#filters.keys().next().value);
    return own;
  }

  /** @param own - The id that the caller has. */
  find(own: unknown): MadeFilter<Home> | undefined {
    return this.#filters.get(own);
  }

  /** Forgets a filter that has been ended, or that its node has forgotten. */
  delete(own: unknown): void {
    this.#filters.delete(own);
  }
}

/** What a method does with a filter, if it is about one. */
export function filterRole(method: string): "makes" | "uses" | "ends" | undefined {
  return Object.hasOwn(filterMethods, method) ? filterMethods[method] : undefined;
}

/** Makes the error of a filter that a pool does not know: of the form that nodes give it, so that it is mended in the same way. */
export function unknownFilter(target: CallTarget): NodeAccessError {
  const rpcMessage = "filter not found";
  const text = `${rpcMessage}: it was not made by this client, or its node is gone; make it again`;
  return callError(target, "JSON_RPC_ERROR", text, { rpcCode: -32000, rpcMessage, data: undefined });
}
