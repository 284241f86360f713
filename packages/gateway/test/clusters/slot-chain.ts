import type { ServerResponse } from "node:http";
import { startUpstream, type UpstreamServer } from "../upstream-server.ts";

/** How many slots the finalized one is behind the confirmed one. */
export const finalLag = 32;

interface Answer {
  readonly result?: unknown;
  readonly error?: object;
}

/** A node of Solana with the slots of one chain. The hash of a slot's block is the chain's name and the slot. */
export interface SlotChain extends UpstreamServer {
  /** The newest confirmed slot. */
  slot: number;
  chain: string;
  /** The slots without a block. */
  readonly skipped: Set<number>;
  /** Whether it says that it knows the blocks that it claims to have. */
  isHonest: boolean;
  /** What it responds with in place of the chain's; `null` if it closes the connection. */
  answer: (method: string, params: readonly unknown[]) => Answer | null | undefined;
  readonly calls: string[];
}

/** Starts a node. */
export async function startSlotChain(slot: number, chain = "A"): Promise<SlotChain> {
  const calls: string[] = [];
  const state: Omit<SlotChain, keyof UpstreamServer | "calls"> = {
    slot,
    chain,
    skipped: new Set(),
    isHonest: true,
    answer: () => undefined,
  };
  const newest = (options: unknown): number => {
    const { commitment } = Object(options) as { commitment?: string };
    if (commitment === "processed") return state.slot + 1;
    return commitment === "confirmed" ? state.slot : state.slot - finalLag;
  };
  const respond = (method: string, params: readonly unknown[]): Answer => {
    const options = params.at(-1);
    const context = { apiVersion: "4.3.2", slot: newest(options) };
    const { minContextSlot = 0 } = Object(options) as { minContextSlot?: number };
    if (context.slot < minContextSlot)
      return { error: { code: -32016, message: "Minimum context slot has not been reached" } };
    switch (method) {
      case "getSlot":
        return { result: context.slot };
      case "getLatestBlockhash":
        return { result: { context, value: { blockhash: `${state.chain}${context.slot}z` } } };
      case "isBlockhashValid": {
        const known = Number(String(params[0]).slice(1, -1)) <= context.slot;
        const value = state.isHonest && known && String(params[0]).startsWith(state.chain);
        return { result: { context, value } };
      }
      case "getBlock": {
        const wanted = Number(params[0]);
        if (wanted > context.slot)
          return { error: { code: -32004, message: `Block not available for slot ${wanted}` } };
        if (state.skipped.has(wanted))
          return {
            error: {
              code: -32007,
              message: `Slot ${wanted} was skipped, or missing due to ledger jump to recent snapshot`,
            },
          };
        return { result: { blockhash: `${state.chain}${wanted}z`, parentSlot: wanted - 1 } };
      }
      default:
        return { result: { context, value: 1 } };
    }
  };
  const server: UpstreamServer = await startUpstream((body: string, response: ServerResponse) => {
    const {
      id,
      method,
      params = [],
    } = JSON.parse(body) as { id: unknown; method: string; params?: unknown[] };
    calls.push(`${method} ${JSON.stringify(params)}`);
    const answer = node.answer(method, params);
    if (answer === null) return void response.destroy();
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ jsonrpc: "2.0", ...(answer ?? respond(method, params)), id }));
  });
  const node: SlotChain = Object.assign(state, server, { calls });
  return node;
}
