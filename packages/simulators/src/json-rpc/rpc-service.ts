import { randomBytes } from "node:crypto";
import { type RpcExample, rpcExamples } from "../generated/rpc-examples.ts";
import { checkParams } from "./check-params.ts";
import { RpcFailure, unknownMethod } from "./rpc-failure.ts";
import type { SimulatedNode } from "./simulated-node.ts";

/** Maximum items of a repeated result: a short request must not cause a response a hundred times as long. */
const maxRepeated = 1_000;

/** A subscription to a simulated node. */
export interface RpcSubscription {
  /** What the subscriber gets as the result. */
  readonly id: string | number;
  /** Sends the notifications so far, and from now on each at once. Call it when the subscriber has its id. */
  start(): void;
  /** Ends it. */
  end(): void;
}

/**
 * The methods of a JSON-RPC node. Those that a simulated chain implements return its data; all others return
 * the specs' own examples. Params are checked against the specs first.
 */
export class RpcService {
  readonly #node: SimulatedNode;
  #lastId = 0;

  /** @param node - Implements the methods of its chain. */
  constructor(node: SimulatedNode) {
    this.#node = node;
  }

  /**
   * @param params - JSON, as the caller wrote it. Default: none.
   * @returns the result.
   * @throws RpcFailure with a node's error.
   */
  async call(method: string, params?: string): Promise<unknown> {
    const { family } = this.#node;
    const example = rpcExamples[family === undefined ? method : `${family}/${method}`];
    const isImplemented = this.#node.implements(method);
    if (!example && !isImplemented) throw unknownMethod(method);
    const checked = checkedParams(method, params, family);
    return isImplemented ? this.#node.call(method, checked) : exampleResult(example, checked);
  }

  /**
   * Follows the simulated chain. A subscription without events on it reports the spec's example once.
   *
   * @param params - JSON, as the caller wrote it. Default: none.
   * @param notify - Called with each notification, as it is sent, and whether the node ends the subscription with it.
   * @throws RpcFailure with a node's error.
   */
  subscribe(
    name: string,
    params: string | undefined,
    notify: (notification: unknown, isLast: boolean) => void,
  ): RpcSubscription {
    const { notification: example } = rpcExamples[name] ?? {};
    if (!example) throw unknownMethod(name);
    const checked = checkedSubscription(name, params);
    const id = this.#newId();
    const { method, idName, event, byKind } = example;
    let early: [result: unknown, isLast: boolean][] | undefined = [];
    const emit = (result: unknown, isLast = false): void => {
      if (early) early.push([result, isLast]);
      else notify({ jsonrpc: "2.0", method, params: { [idName]: id, result } }, isLast);
    };
    const end = this.#node.follow(name, checked, emit);
    if (!end) emit(byKind ? byKind[String(checked[0])] : event);
    return {
      id,
      start() {
        const waiting = early ?? [];
        early = undefined;
        for (const one of waiting) emit(...one);
      },
      end: () => end?.(),
    };
  }

  #newId(): string | number {
    if (this.#node.subscriptionIds !== "number") return `0x${randomBytes(16).toString("hex")}`;
    this.#lastId += 1;
    return this.#lastId;
  }
}

function checkedParams(method: string, text: string | undefined, family?: string): readonly unknown[] {
  const checked = checkParams(method, text, family);
  if ("error" in checked) throw new RpcFailure(checked.error);
  return checked.params;
}

/** The kinds of `eth_subscribe` whose option is like the filter of `eth_getLogs`. */
const logKinds: ReadonlySet<unknown> = new Set(["logs", "pendingLogs"]);

function checkedSubscription(method: string, text: string | undefined): readonly unknown[] {
  const params = checkedParams(method, text);
  const [kind, option] = params;
  if (method === "eth_subscribe" && logKinds.has(kind) && option !== undefined)
    checkedParams("eth_getLogs", JSON.stringify([option]));
  return params;
}

/** The example, with one item for each item of a param where the spec says so. */
function exampleResult(example: RpcExample | undefined, params: readonly unknown[]): unknown {
  const { result, forEach } = example ?? {};
  const items = forEach && params[forEach.index];
  return Array.isArray(items) && Array.isArray(result)
    ? items.slice(0, maxRepeated).map(() => result[0] as unknown)
    : result;
}
