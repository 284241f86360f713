/** The benchmark's requests, the server's responses, and the size of their JSON text. */
import { readFileSync } from "node:fs";

const hash = `0x${"ab".repeat(32)}` as const;

interface SmallQuestion {
  readonly method: "eth_getBlockTransactionCountByHash";
  readonly params: readonly [hash: `0x${string}`];
}

interface LargeQuestion {
  readonly method: "eth_getBlockByHash";
  readonly params: readonly [hash: `0x${string}`, full: true];
}

/** A call as it goes out. */
export type Question = SmallQuestion | LargeQuestion;

/** Its response is 5 bytes. */
export const smallQuestion: SmallQuestion = { method: "eth_getBlockTransactionCountByHash", params: [hash] };
/** Its response is about 100 KB: a block with full transactions. */
export const largeQuestion: LargeQuestion = { method: "eth_getBlockByHash", params: [hash, true] };

const largeBytes = 100_000;

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../answers/${name}.json`, import.meta.url), "utf8"));

const block = read("block") as { readonly transactions: readonly [object] };
const [transaction] = block.transactions;
const withoutTransactions = JSON.stringify({ ...block, transactions: [] }).length;
const count = Math.ceil((largeBytes - withoutTransactions) / (JSON.stringify(transaction).length + 1));

/** The method that makes the server send notifications: as many as its only param says. */
export const floodMethod = "bench_flood";
/** The notification: a log, of about 600 bytes. */
export const log = read("log") as object;

/** Method name -> JSON text of its result. */
export const results: Readonly<Record<string, string>> = {
  [smallQuestion.method]: '"0x4"',
  [largeQuestion.method]: JSON.stringify({ ...block, transactions: Array(count).fill(transaction) }),
};
