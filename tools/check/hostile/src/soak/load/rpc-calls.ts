import { isDeepStrictEqual } from "node:util";
import { between, type Random } from "@node-access-tools/workspace";
import { toQuantity } from "../../chain/chain.ts";
import { block, type ChainNode, digest } from "../chain-node.ts";

/** A call, and what its result must be. */
export interface SoakCall {
  readonly method: string;
  readonly params: readonly unknown[];
  isRight(result: unknown): boolean;
  /** What a fault of an upstream is known by, if this is a write: then it may fail. */
  readonly mark?: string;
  readonly isLarge?: boolean;
}

/** A newest block may be behind by what an upstream and the gateway take to hear of it, and of a busy machine. */
const behind = 20;

/** Draws a call. */
export function drawCall(random: Random, chain: ChainNode): SoakCall {
  const kind = random();
  const recent = (result: number): boolean => result <= chain.head && result >= chain.head - behind;
  if (kind < 0.3) {
    const number = chain.head - between(random, 10, 200);
    return {
      method: "eth_getBlockByNumber",
      params: [toQuantity(number), false],
      isRight: (result) => isDeepStrictEqual(result, block(number)),
    };
  }
  if (kind < 0.5)
    return { method: "eth_blockNumber", params: [], isRight: (result) => recent(Number(result)) };
  if (kind < 0.6)
    return {
      method: "eth_getBlockByNumber",
      params: ["latest", false],
      isRight: (result) => recent(Number((result as { number?: unknown } | null)?.number)),
    };
  if (kind < 0.85) {
    const data = digest(String(random()));
    const [call] = [{ to: `0x${"1".repeat(40)}`, data }];
    return {
      method: "eth_call",
      params: [call, "latest"],
      isRight: (result) => result === digest(JSON.stringify(call)),
    };
  }
  if (kind < 0.88) {
    const number = chain.head - between(random, 10, 200);
    const at = toQuantity(number);
    return {
      method: "eth_getLogs",
      params: [{ fromBlock: at, toBlock: at }],
      isRight: (result) =>
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
    isRight: (result) => result === digest(raw),
    mark: raw,
  };
}
