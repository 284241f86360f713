import type { ServerResponse } from "node:http";
import { startUpstream, type UpstreamServer } from "../upstream-server.ts";
import type { HashMethods } from "../../src/clusters/chain/hash-reader.ts";

/** The methods of a chain whose nodes read blocks by hash. */
export const hashMethods: HashMethods = {
  newest: {
    name: "newest",
    idempotency: "safe",
    head: { number: ["blocks"], hash: ["best", "hash"], syncing: ["syncing"] },
  },
  hashOf: { name: "hashOf", idempotency: "safe", blockHash: true, block: { index: 0, name: "height" } },
  block: { name: "block", idempotency: "safe", parent: ["before"] },
};

/** A node with the blocks of one chain, as texts: `a3` is block 3 of chain a. */
export interface HashChain extends UpstreamServer {
  blocks: string[];
  isSyncing: boolean;
  /** Whether it is starting: it responds to each call with an error. */
  isStarting: boolean;
  readonly calls: string[];
}

/** @returns the blocks of a chain up to a height, with those of another one up to the fork. */
export function createBlocks(
  chain: string,
  height: number,
  fork = -1,
  before: readonly string[] = [],
): string[] {
  return Array.from({ length: height + 1 }, (_, number) =>
    number <= fork ? (before[number] ?? "") : `${chain}${number}`,
  );
}

/** Starts a node that responds as Bitcoin Core does: in version 1 of JSON-RPC, with an error's own HTTP status. */
export async function startHashChain(blocks: string[]): Promise<HashChain> {
  const calls: string[] = [];
  const state = { blocks, isSyncing: false, isStarting: false };
  const result = (method: string, [param]: readonly unknown[]): unknown => {
    const newest = state.blocks.length - 1;
    if (method === "newest")
      return { blocks: newest, best: { hash: state.blocks[newest] }, syncing: state.isSyncing };
    if (method === "hashOf") return state.blocks[Number(param)];
    const at = state.blocks.indexOf(String(param));
    return at < 0 ? undefined : { hash: param, ...(at > 0 && { before: state.blocks[at - 1] }) };
  };
  const server = await startUpstream((body: string, response: ServerResponse) => {
    const { id, method, params } = JSON.parse(body) as { id: unknown; method: string; params: unknown[] };
    calls.push(`${method} ${JSON.stringify(params)}`);
    const found = state.isStarting ? undefined : result(method, params);
    response.setHeader("content-type", "application/json");
    if (found === undefined) {
      const error = state.isStarting
        ? { code: -28, message: "Loading block index…" }
        : { code: -5, message: "Block not found" };
      response.writeHead(500).end(JSON.stringify({ result: null, error, id }));
    } else response.end(JSON.stringify({ result: found, error: null, id }));
  });
  return Object.assign(state, server, { calls });
}
