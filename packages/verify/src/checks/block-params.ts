import type { AnchorTag } from "../anchor.ts";
import { isAbsent, type JsonObject } from "../fields.ts";

/** Where methods have the param that names a block by number or tag. Without it, they mean `latest`. */
const PLACES: ReadonlyMap<string, number> = new Map([
  ["eth_getBlockByNumber", 0],
  ["eth_getHeaderByNumber", 0],
  ["eth_getBlockReceipts", 0],
  ["eth_getBlockTransactionCountByNumber", 0],
  ["eth_getUncleCountByBlockNumber", 0],
  ["eth_getUncleByBlockNumberAndIndex", 0],
  ["eth_getTransactionByBlockNumberAndIndex", 0],
  ["eth_getRawTransactionByBlockNumberAndIndex", 0],
  ["debug_getRawHeader", 0],
  ["debug_getRawBlock", 0],
  ["debug_getRawReceipts", 0],
  ["eth_getBalance", 1],
  ["eth_getTransactionCount", 1],
  ["eth_getCode", 1],
  ["eth_call", 1],
  ["eth_estimateGas", 1],
  ["eth_createAccessList", 1],
  ["eth_getStorageAt", 2],
  ["eth_getProof", 2],
]);

/** The tag by which a call names its block, if an anchor settles it. */
export function findTag(method: string, params: readonly unknown[]): AnchorTag | undefined {
  const place = PLACES.get(method);
  return place === undefined ? undefined : readTag(params[place]);
}

/** Replaces tags in the params of a call by the numbers of blocks. */
export async function withoutTags(
  method: string,
  params: readonly unknown[],
  numberOf: (tag: AnchorTag) => Promise<bigint>,
): Promise<readonly unknown[]> {
  const settle = async (param: unknown): Promise<unknown> => {
    const tag = readTag(param);
    return tag ? `0x${(await numberOf(tag)).toString(16)}` : param;
  };
  if (method === "eth_getLogs") {
    const filter = Object(params[0]) as JsonObject;
    if (!isAbsent(filter["blockHash"])) return params;
    const { fromBlock, toBlock } = filter;
    return [{ ...filter, fromBlock: await settle(fromBlock), toBlock: await settle(toBlock) }];
  }
  const place = PLACES.get(method);
  if (place === undefined || !readTag(params[place])) return params;
  return Object.assign([...params], { [place]: await settle(params[place]) });
}

function readTag(param: unknown): AnchorTag | undefined {
  if (typeof param === "object" && param !== null) return readTag((param as JsonObject)["blockNumber"] ?? "");
  if (isAbsent(param)) return "latest";
  return param === "latest" || param === "safe" || param === "finalized" ? param : undefined;
}
