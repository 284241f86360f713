/** The requests of the benchmark, and the results that the server returns. */
import { readFileSync } from "node:fs";

const hash = `0x${"ab".repeat(32)}` as const;

/** The method and params of a request. */
export type RpcRequest =
  | { readonly method: "eth_getBlockTransactionCountByHash"; readonly params: readonly [hash: `0x${string}`] }
  | { readonly method: "eth_getBlockByHash"; readonly params: readonly [hash: `0x${string}`, full: true] };

/** Its result is 5 bytes. */
export const smallRequest: RpcRequest = { method: "eth_getBlockTransactionCountByHash", params: [hash] };
/** Its result is about 100 KB: a block with full transactions. */
export const largeRequest: RpcRequest = { method: "eth_getBlockByHash", params: [hash, true] };
/** The response to `getBlockRoot` of the beacon API, of 129 bytes. */
export const blockRoot: string = JSON.stringify({
  execution_optimistic: false,
  finalized: true,
  data: { root: hash },
});

const largeBytes = 100_000;

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./responses/${name}.json`, import.meta.url), "utf8"));

const block = read("block") as { readonly transactions: readonly [object] };
const [transaction] = block.transactions;
const withoutTransactions = JSON.stringify({ ...block, transactions: [] }).length;
const count = Math.ceil((largeBytes - withoutTransactions) / (JSON.stringify(transaction).length + 1));

/** The method to which the server sends no response. */
export const hangMethod = "bench_hang";
/** The method that makes the server send notifications. Its params are their number, and how fast: a {@link Pace}. */
export const floodMethod = "bench_flood";
/** How fast notifications come: as fast as they can be sent, or one a millisecond. */
export type Pace = "flooded" | "trickled";
/** The notification: a log of about 600 bytes. */
export const log = read("log") as object;

/** The JSON text of the result, by method. */
export const results: Readonly<Record<string, string>> = {
  [smallRequest.method]: '"0x4"',
  [largeRequest.method]: JSON.stringify({ ...block, transactions: Array(count).fill(transaction) }),
};

/** What follows the id in a response with the small or with the large result. */
export const smallTail: string = `,"result":${results[smallRequest.method]}}`;
export const largeTail: Buffer = Buffer.from(`,"result":${results[largeRequest.method]}}`);

/** Writes a call as code does that knows its params. */
export function writeCall(id: number, { method, params: [first, full] }: RpcRequest): string {
  return `{"jsonrpc":"2.0","id":${id},"method":"${method}","params":["${first}"${full ? ",true" : ""}]}`;
}
