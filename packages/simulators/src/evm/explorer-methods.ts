import { findExample } from "../find-example.ts";
import { Pauses } from "../json-rpc/pauses.ts";
import type { Methods } from "../json-rpc/simulated-node.ts";
import { blockResult, headerResult, type BlockNumbers } from "./blocks.ts";
import type { EvmChain } from "./chain.ts";
import { isContract } from "./execution.ts";
import type { IncludedTransaction } from "./seeded-blocks.ts";
import { listEffects } from "./state-changes.ts";
import { type Fields, quantity } from "../values.ts";

/** @returns the methods of Erigon and Otterscan that read blocks, transactions, logs and code. */
export function explorerMethods(
  chain: EvmChain,
  numbers: BlockNumbers,
  logs: (query: Fields) => Promise<readonly Fields[]>,
): Methods {
  const header = (number: number): Fields => headerResult(chain, number);
  const block = (number: number, isFull: boolean): Fields => blockResult(chain, number, isFull);
  const included = (number: number): readonly IncludedTransaction[] => chain.block(number).transactions;
  const { byTag, byHash } = numbers;
  const details = (number: number): Fields => {
    const { transactions, ...fields } = block(number, false);
    const fees = included(number).map(({ source }) => listEffects(source).fee);
    return {
      ...findExample("ots_getBlockDetails"),
      block: { ...fields, logsBloom: null, transactionCount: (transactions as unknown[]).length },
      totalFees: quantity(fees.reduce((sum, fee) => sum + fee, 0n)),
    };
  };
  return {
    erigon_getHeaderByNumber: numbers.reading(byTag, header),
    ots_getHeaderByNumber: numbers.reading(byTag, header),
    erigon_getLogs: ([query]) => logs(query as Fields),
    erigon_getLogsByHash: numbers.reading(byHash, (number) =>
      included(number).map(({ receipt }) => receipt["logs"]),
    ),
    erigon_getBlockReceiptsByBlockHash: numbers.reading(byHash, (number) =>
      included(number).map(({ receipt }) => receipt),
    ),
    ots_getBlockDetails: numbers.reading(byTag, details),
    ots_getBlockDetailsByHash: numbers.reading(byHash, details),
    ots_getTransactionBySenderAndNonce: ([sender, nonce]) => {
      const hash = chain.hashOf(String(sender), BigInt(String(nonce)));
      return hash !== undefined && chain.find(hash)?.receipt ? hash : null;
    },
    ots_hasCode: ([address, tag = "latest"]) => {
      numbers.known(tag);
      return isContract(String(address));
    },
    // The token exists since the first block: no transaction created it.
    ots_getContractCreator: () => null,
    ots_getBlockTransactions([reference, page, pageSize]) {
      const number = Number(reference);
      if (number > chain.head) return null;
      const { transactions: _, ...fullblock } = block(number, false);
      // Pages count from the end of the block. Source: Otterscan.
      const end = Math.max(0, included(number).length - Number(page) * Number(pageSize));
      const shown = included(number).slice(Math.max(0, end - Number(pageSize)), end);
      return {
        fullblock: {
          ...fullblock,
          logsBloom: null,
          transactionCount: included(number).length,
          transactions: shown.map(({ transaction }) => transaction),
        },
        receipts: shown.map(({ receipt }) => Object.assign({}, receipt, { logs: null, logsBloom: null })),
      };
    },
    ots_searchTransactionsBefore: ([address, number, size]) =>
      search(
        chain,
        String(address),
        Number(number) === 0 ? chain.head : Number(number) - 1,
        -1,
        Number(size),
      ),
    ots_searchTransactionsAfter: ([address, number, size]) =>
      search(chain, String(address), Number(number) + 1, 1, Number(size)),
    erigon_getBlockByTimestamp([timestamp, isFull]) {
      const before = chain.numberAt(Number(timestamp));
      return block(Math.min(before, chain.head), isFull === true);
    },
    async erigon_getLatestLogs([query, options]) {
      const { logCount, blockCount } = options as { logCount?: number; blockCount?: number };
      const first = Math.max(0, chain.head - searchedBlocks + 1);
      const range = { fromBlock: quantity(first), toBlock: quantity(chain.head) };
      const found = (await logs({ ...range, ...(query as Fields) })).toReversed();
      const all = [...new Set(found.map((log) => log["blockNumber"]))];
      const blocks = new Set(all.slice(0, blockCount ?? Infinity));
      return found.filter((log) => blocks.has(log["blockNumber"])).slice(0, logCount ?? Infinity);
    },
  };
}

/** How many blocks a search reads, from where it begins. */
const searchedBlocks = 1_000;

/** @returns an account's transactions in blocks from one on, in the form of Otterscan: the newest first. */
async function search(
  chain: EvmChain,
  address: string,
  start: number,
  step: 1 | -1,
  size: number,
): Promise<Fields> {
  const account = address.toLowerCase();
  const found: IncludedTransaction[] = [];
  let number = start;
  const isPossible = (): boolean =>
    number >= 0 && number <= chain.head && Math.abs(number - start) < searchedBlocks;
  const pauses = new Pauses();
  while (found.length < size && isPossible()) {
    await pauses.take();
    const own = chain
      .block(number)
      .transactions.filter(({ transaction: { from, to } }) => from === account || to === account);
    found.push(...(step < 0 ? own.toReversed() : own));
    number += step;
  }
  const shown = step < 0 ? found : found.toReversed();
  const isEnd = !isPossible();
  return {
    txs: shown.map(({ transaction }) => transaction),
    receipts: shown.map(({ receipt, transaction }) =>
      Object.assign({}, receipt, { timestamp: Number(transaction["blockTimestamp"]) }),
    ),
    firstPage: step > 0 ? isEnd : start === chain.head,
    lastPage: step < 0 ? isEnd : start <= 1,
  };
}
