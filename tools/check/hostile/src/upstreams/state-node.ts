import {
  type Block,
  blockAfter,
  blockResult,
  EvmNode,
  createHeader,
  createLogs,
  quantity,
  type RpcRequest,
} from "@node-access-tools/local-servers/evm-node";
import type { Random } from "@node-access-tools/workspace";
import { keccak256 } from "viem";
import { Chain } from "../chain/chain.ts";
import type { RpcHandler } from "../server/response.ts";
import type { NodeFault } from "./fault.ts";
import { createKnownErrors } from "./known-errors.ts";

/** A method that is in no spec and must not be called twice. It does nothing, but its calls are counted. */
export const countedWrite = "eth_countedWrite";
/** The method whose transactions may go to several nodes, since their hash makes them idempotent. */
export const signedWrite = "eth_sendRawTransaction";
export const revertingContract = `0x${"0e".repeat(20)}`;

type Response = ReturnType<RpcHandler>;

/** How far the newest final block is behind the head. */
const finalityLag = 64;

export class SharedChain extends Chain {
  readonly random: Random;
  readonly errors = createKnownErrors();
  readonly submitted = new Set<string>();
  /** Blocks of forks, by hash: when the fork was abandoned, by `performance.now()`. */
  readonly forked = new Map<string, number>();
  readonly chainId: number;
  readonly #numbers = new Map<string, number>();

  constructor(random: Random, logsIn?: (number: number) => number, chainId = 1) {
    super(random, logsIn);
    this.random = random;
    this.chainId = chainId;
  }

  findNumber(transaction: string): number | undefined {
    for (const block of this.blocks.slice(this.#numbers.size))
      this.#numbers.set(createTransaction(block), block.number);
    return this.#numbers.get(transaction);
  }
}

export function createTransaction(block: Block): string {
  return String(createLogs({ ...block, logs: 1 })[0]?.transactionHash);
}

/**
 * A node of a shared chain. Each account's nonce and balance, and each slot of a storage, is the
 * block's number, so that a result shows of which block it is.
 */
export class StateNode {
  readonly #node: EvmNode<number>;
  readonly #name: string;
  readonly #chain: SharedChain;
  #fault: NodeFault | undefined;
  #forked: string[] = [];

  constructor(name: string, chain: SharedChain, notify: (connection: number, text: string) => void) {
    this.#name = name;
    this.#chain = chain;
    const habits = { rejectsUnknownRanges: true, otherMethods: { result: null } };
    this.#node = new EvmNode(chain.tip, notify, habits);
  }

  /** Takes over the chain's new blocks, as far as its fault allows. */
  follow(): void {
    const node = this.#node;
    const fault = this.#fault;
    if (fault?.kind === "fork") this.#extendFork(node.tip);
    else node.follow(this.#chain.tip, fault?.kind === "lag" ? fault.blocks : 0);
    if (fault?.kind === "false head" && fault.where === "header")
      node.report("newHeads", { ...createHeader(node.tip), number: this.#falseHead(fault.blocks) });
  }

  begin(fault: NodeFault): void {
    const node = this.#node;
    this.#fault = fault;
    const before = node.chain[Math.max(1, node.tip.number - ("blocks" in fault ? fault.blocks : 0))] as Block;
    if (fault.kind === "lag") node.moveTo(before);
    if (fault.kind === "fork") this.#extendFork(before);
  }

  /** Returns to the canonical chain, without a fault. */
  end(): void {
    this.#fault = undefined;
    for (const hash of this.#forked.splice(0)) this.#chain.forked.set(hash, performance.now());
    this.follow();
  }

  readonly handler: RpcHandler = (call, connection) =>
    this.#failure(call) ?? this.#state(call) ?? this.#node.respond(call, connection);

  /** Adds blocks that no other node has, not even on its own fork. */
  #extendFork(from: Block): void {
    let tip = from;
    while (tip.number < this.#chain.height) {
      tip = blockAfter(tip, from.logs, `${this.#name} ${tip.number}`);
      this.#forked.push(tip.hash);
      this.#chain.forked.set(tip.hash, Number.POSITIVE_INFINITY);
    }
    this.#node.moveTo(tip);
  }

  #failure({ method, params = [] }: RpcRequest): Response | undefined {
    const fault = this.#fault;
    const { errors, height, random } = this.#chain;
    if (fault?.kind === "throttle" && random() < fault.chance) return { error: errors.next(["throttled"]) };
    if (fault?.kind === "error" && random() < fault.chance)
      return { error: errors.next(method === "eth_getLogs" ? [...errorReasons, "range"] : errorReasons) };
    if (fault?.kind === "prune" && isTooOld(params, height - fault.blocks))
      return { error: errors.next(["pruned", "state"]) };
    if (fault?.kind !== "false head") return undefined;
    const number = this.#falseHead(fault.blocks);
    if (method === "eth_blockNumber") return { result: number };
    if (fault.where === "header" && method === "eth_getBlockByNumber" && params[0] === "latest")
      return { result: { ...blockResult(this.#node.tip), number } };
    return undefined;
  }

  #falseHead(blocks: number): `0x${string}` {
    return quantity(this.#node.tip.number + blocks);
  }

  #state({ method, params: [first, second, third] = [] }: RpcRequest): Response | undefined {
    const { chain, tip } = this.#node;
    switch (method) {
      case "eth_chainId":
        return { result: quantity(this.#chain.chainId) };
      case "eth_getBlockByNumber":
        if (first !== "finalized" && first !== "safe") return undefined;
        return { result: blockResult(chain[Math.max(0, tip.number - finalityLag)]) };
      case "eth_getTransactionReceipt":
      case "eth_getTransactionByHash":
        return { result: this.#transaction(String(first)) };
      case "eth_call": {
        const { to, data } = first as { readonly to?: string; readonly data: string };
        if (to === revertingContract)
          return { error: { code: 3, message: "execution reverted", data: "0x" } };
        return this.#at(second, (number) => word(number) + data.slice(2));
      }
      case "eth_getTransactionCount":
        return this.#at(second, quantity);
      case "eth_getStorageAt":
        return this.#at(third, word);
      case "eth_getBalance":
        if (/^0x[\da-f]{40}$/.test(String(first))) return this.#at(second, quantity);
        return { error: { code: -32_602, message: "invalid argument 0: hex string has length 2" } };
      case countedWrite:
        return { result: first };
      case signedWrite: {
        const { submitted } = this.#chain;
        const raw = first as `0x${string}`;
        if (submitted.has(raw)) return { error: { code: -32_000, message: "already known" } };
        submitted.add(raw);
        return { result: keccak256(raw) };
      }
    }
    return undefined;
  }

  #at(tag: unknown, state: (number: number) => string): Response {
    const { tip } = this.#node;
    const number = typeof tag === "string" && tag.startsWith("0x") ? Number(tag) : tip.number;
    if (number > tip.number) return { error: { code: -32_000, message: "header not found" } };
    return { result: state(number) };
  }

  #transaction(hash: string): object | null {
    const block = this.#node.chain[this.#chain.findNumber(hash) ?? -1];
    if (!block || createTransaction(block) !== hash) return null;
    return { hash, transactionHash: hash, blockHash: block.hash, blockNumber: quantity(block.number) };
  }
}

/** Reasons with which a node may reject a call. Only logs also have a range that may be too large. */
const errorReasons = ["method", "pruned", "state", "lagging", "throttled", "rejected", "failed"];

function isTooOld(params: readonly unknown[], oldest: number): boolean {
  const numbers = params.flatMap((param) => {
    if (typeof param === "string") return [param];
    const { fromBlock } = (param ?? {}) as { fromBlock?: string };
    return fromBlock === undefined ? [] : [fromBlock];
  });
  // Hashes, addresses, data and full-length storage slots are longer than block numbers.
  return numbers.some((text) => /^0x[\da-f]{1,8}$/.test(text) && Number(text) < oldest);
}

function word(number: number): string {
  return `0x${number.toString(16).padStart(64, "0")}`;
}
