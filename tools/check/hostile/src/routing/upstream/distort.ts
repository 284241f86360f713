import { toQuantity } from "../../chain/chain.ts";
import type { TestChain } from "../chain/test-chain.ts";
import type { RpcRequest } from "./answer.ts";
import type { UpstreamFault } from "./fault.ts";

/**
 * Makes a response say that the chain is longer than it is: only where the number is requested, or also in the newest block's
 * header.
 */
export function lie(
  text: string,
  requests: readonly RpcRequest[],
  { blocks, where }: Extract<UpstreamFault, { kind: "lie" }>,
): string {
  if (!requests.some((request) => tellsHead(request, where))) return text;
  const given = JSON.parse(text) as Response | Response[];
  const longer = (quantity: string): string => toQuantity(Number(quantity) + blocks);
  const one = (response: Response): Response => {
    const request = requests.find(({ id }) => id === response.id);
    const { result } = response;
    if (!request || !tellsHead(request, where) || !result) return response;
    if (typeof result === "string") return { ...response, result: longer(result) };
    return { ...response, result: { ...result, number: longer(result.number) } };
  };
  return JSON.stringify(Array.isArray(given) ? given.map(one) : one(given));
}

/** Makes a notification of a new head say so too. */
export function lieInNotification(
  text: string,
  { blocks, where }: Extract<UpstreamFault, { kind: "lie" }>,
): string {
  const { params } = JSON.parse(text) as { params?: { subscription: string; result?: { number?: string } } };
  if (where === "number" || !params?.result?.number) return text;
  const result = { ...params.result, number: toQuantity(Number(params.result.number) + blocks) };
  return JSON.stringify({ jsonrpc: "2.0", method: "eth_subscription", params: { ...params, result } });
}

interface Response {
  readonly id: unknown;
  readonly result?: string | { readonly number: string } | null;
}

function tellsHead({ method, params = [] }: RpcRequest, where: "number" | "header"): boolean {
  if (method === "eth_blockNumber") return true;
  return where === "header" && method === "eth_getBlockByNumber" && params[0] === "latest";
}

/** Whether a request is about a block, by number, of which a node with this many blocks of history has nothing more. */
export function isTooOld({ params = [] }: RpcRequest, chain: TestChain, keeps: number): boolean {
  const numbers = params.flatMap((param) => {
    if (typeof param === "string") return [param];
    const { fromBlock } = (param ?? {}) as { fromBlock?: string };
    return fromBlock === undefined ? [] : [fromBlock];
  });
  // Hashes, addresses and data are longer; a storage slot is never taken for a block, as it is written in full.
  return numbers.some((text) => /^0x[\da-f]{1,8}$/.test(text) && Number(text) < chain.height - keeps);
}
