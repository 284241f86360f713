import type { ServerResponse } from "node:http";
import { startUpstream, type UpstreamServer } from "../upstream-server.ts";

interface Call {
  readonly id: unknown;
  readonly method: string;
  readonly params?: readonly unknown[];
}

/** A node of a small chain, which has the blocks up to `height`. */
export interface ChainServer extends UpstreamServer {
  /** The newest block that it has. */
  height: number;
  /** How many more blocks it claims to have when its newest block is requested. */
  claimedBlocks: number;
  /** Whether it does not respond to requests. */
  hangs: boolean;
  /** Whether it closes connections. */
  isDown: boolean;
  finalized: number;
  /** The last block that it shares with the others; after it, it has its own blocks. */
  forkedAt: number;
  /** The same for all requests except for the newest block. */
  readsForkedAt: number;
  /** The received methods with their params, in order. */
  readonly calls: readonly string[];
}

const quantity = (number: number): string => `0x${number.toString(16)}`;

/** @returns the hash of a block, which all nodes of the chain agree on. */
export function createHash(number: number): string {
  return `0x${number.toString(16).padStart(64, "0")}`;
}

/** @returns the hash of a block on the fork of a forked node. */
export function createForkHash(number: number): string {
  return `0xf${number.toString(16).padStart(63, "0")}`;
}

/** Starts a node. A balance is the number of the block that it is requested for. */
export async function startChain(height: number): Promise<ChainServer> {
  const calls: string[] = [];
  const state = {
    height,
    claimedBlocks: 0,
    hangs: false,
    isDown: false,
    finalized: -1,
    forkedAt: Infinity,
    readsForkedAt: Infinity,
  };
  const block = (number: number, claimed = number): object | null =>
    number > state.height
      ? null
      : { number: quantity(claimed), hash: own(number), parentHash: own(number - 1), transactions: [] };
  const own = (number: number, from = state.forkedAt): string =>
    number > from ? createForkHash(number) : createHash(number);
  const missing = { code: -32000, message: "header not found" };
  const readNumber = (tag: unknown): number => {
    if (tag === "latest" || tag === undefined) return state.height;
    return tag === "finalized" || tag === "safe" ? state.finalized : Number(tag);
  };
  const respond = ({ id, method, params = [] }: Call): object => {
    calls.push(`${method} ${JSON.stringify(params)}`);
    const [first, second] = params;
    const ok = (result: unknown): object => ({ jsonrpc: "2.0", id, result });
    switch (method) {
      case "eth_chainId":
        return ok("0x1");
      case "eth_blockNumber":
        return ok(quantity(state.height + state.claimedBlocks));
      case "eth_getBlockByNumber":
        return ok(
          first === "latest"
            ? block(state.height, state.height + state.claimedBlocks)
            : state.readsForkedAt < Infinity
              ? {
                  number: first,
                  hash: own(Number(first), state.readsForkedAt),
                  parentHash: own(Number(first) - 1, state.readsForkedAt),
                }
              : block(readNumber(first)),
        );
      case "eth_getBalance":
        return readNumber(second) > state.height
          ? { jsonrpc: "2.0", id, error: missing }
          : ok(quantity(readNumber(second) + (readNumber(second) > state.forkedAt ? 1_000 : 0)));
      case "eth_getTransactionReceipt":
        return ok({ blockNumber: quantity(state.height), transactionHash: first });
      case "eth_getTransactionByHash":
        return ok(
          Number(first) > state.height ? null : { hash: first, blockNumber: quantity(Number(first)) },
        );
      case "eth_getLogs": {
        const { fromBlock, toBlock } = first as { fromBlock: string; toBlock: string };
        const last = Math.min(state.height, Number(toBlock));
        const count = Math.max(0, last - Number(fromBlock) + 1);
        return ok(
          Array.from({ length: count }, (_, index) => ({ blockNumber: quantity(Number(fromBlock) + index) })),
        );
      }
      default:
        return ok("0x1");
    }
  };
  const server = await startUpstream((body: string, response: ServerResponse) => {
    if (state.isDown) return void response.destroy();
    if (state.hangs) return;
    if (body === "") return void response.writeHead(426).end();
    const value = JSON.parse(body) as Call | Call[];
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(Array.isArray(value) ? value.map(respond) : respond(value)));
  });
  return Object.assign(state, server, { calls });
}
