import { isDeepStrictEqual } from "node:util";
import { between, type Random } from "@node-access-tools/workspace";
import { blockResult, quantity } from "@node-access-tools/evm-node";
import { type ChainNode, digest } from "../chain-node.ts";

export interface SoakCall {
  readonly method: string;
  readonly params: readonly unknown[];
  isCorrect(result: unknown): boolean;
  /** For a write: the text by which {@link InjectedFaults} knows it. It may fail if it got a fault. */
  readonly mark?: string;
  readonly isLarge?: boolean;
}

/** Blocks that a response may be behind, since upstream and gateway take time to learn of a block on a busy machine. */
const maxLag = 20;

export function drawCall(random: Random, chain: ChainNode): SoakCall {
  const kind = random();
  const recent = (result: number): boolean => result <= chain.head && result >= chain.head - maxLag;
  if (kind < 0.3) {
    const number = chain.head - between(random, 10, 200);
    return {
      method: "eth_getBlockByNumber",
      params: [quantity(number), false],
      isCorrect: (result) => isDeepStrictEqual(result, blockResult(chain.block(number))),
    };
  }
  if (kind < 0.5)
    return { method: "eth_blockNumber", params: [], isCorrect: (result) => recent(Number(result)) };
  if (kind < 0.6)
    return {
      method: "eth_getBlockByNumber",
      params: ["latest", false],
      isCorrect: (result) => recent(Number((result as { number?: unknown } | null)?.number)),
    };
  if (kind < 0.85) {
    const data = digest(String(random()));
    const [call] = [{ to: `0x${"1".repeat(40)}`, data }];
    return {
      method: "eth_call",
      params: [call, "latest"],
      isCorrect: (result) => result === digest(JSON.stringify(call)),
    };
  }
  if (kind < 0.88) {
    const number = chain.head - between(random, 10, 200);
    const at = quantity(number);
    return {
      method: "eth_getLogs",
      params: [{ fromBlock: at, toBlock: at }],
      isCorrect: (result) =>
        Array.isArray(result) &&
        result.length === 1_000 &&
        result.every((one) => (one as { blockNumber?: unknown }).blockNumber === at),
      isLarge: true,
    };
  }
  const raw = `0x02${digest(String(random())).slice(2)}`;
  return {
    method: "eth_sendRawTransaction",
    params: [raw],
    isCorrect: (result) => result === digest(raw),
    mark: raw,
  };
}
