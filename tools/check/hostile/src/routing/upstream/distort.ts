import { quantity } from "@node-access-tools/evm-node";
import type { TestChain } from "../chain/test-chain.ts";
import type { RpcRequest } from "./proxied-upstream.ts";
import type { UpstreamFault } from "./fault.ts";

/**
 * Alters a response to report a longer chain than there is: only in block numbers, or also in the newest block's header.
 */
export function overstateHead(
  text: string,
  requests: readonly RpcRequest[],
  { blocks, where }: Extract<UpstreamFault, { kind: "false head" }>,
): string {
  if (!requests.some((request) => returnsHead(request, where))) return text;
  const parsed = JSON.parse(text) as Response | Response[];
  const longer = (number: string): string => quantity(Number(number) + blocks);
  const one = (response: Response): Response => {
    const request = requests.find(({ id }) => id === response.id);
    const { result } = response;
    if (!request || !returnsHead(request, where) || !result) return response;
    if (typeof result === "string") return { ...response, result: longer(result) };
    return { ...response, result: { ...result, number: longer(result.number) } };
  };
  return JSON.stringify(Array.isArray(parsed) ? parsed.map(one) : one(parsed));
}

/** Alters a notification of a new head in the same way. */
export function overstateHeadInNotification(
  text: string,
  { blocks, where }: Extract<UpstreamFault, { kind: "false head" }>,
): string {
  const { params } = JSON.parse(text) as { params?: { subscription: string; result?: { number?: string } } };
  if (where === "number" || !params?.result?.number) return text;
  const result = { ...params.result, number: quantity(Number(params.result.number) + blocks) };
  return JSON.stringify({ jsonrpc: "2.0", method: "eth_subscription", params: { ...params, result } });
}

interface Response {
  readonly id: unknown;
  readonly result?: string | { readonly number: string } | null;
}

function returnsHead({ method, params = [] }: RpcRequest, where: "number" | "header"): boolean {
  if (method === "eth_blockNumber") return true;
  return where === "header" && method === "eth_getBlockByNumber" && params[0] === "latest";
}

/** Whether a request is about a block that a node with this many blocks of history no longer has. */
export function isTooOld({ params = [] }: RpcRequest, chain: TestChain, retainedBlocks: number): boolean {
  const numbers = params.flatMap((param) => {
    if (typeof param === "string") return [param];
    const { fromBlock } = (param ?? {}) as { fromBlock?: string };
    return fromBlock === undefined ? [] : [fromBlock];
  });
  // Hashes, addresses, data and full-length storage slots are longer than block numbers.
  return numbers.some(
    (text) => /^0x[\da-f]{1,8}$/.test(text) && Number(text) < chain.height - retainedBlocks,
  );
}
