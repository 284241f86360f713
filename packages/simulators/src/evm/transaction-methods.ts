import { setTimeout } from "node:timers/promises";
import { failure } from "../json-rpc/rpc-failure.ts";
import type { Method, Methods } from "../json-rpc/simulated-node.ts";
import type { IncludedTransaction } from "./seeded-blocks.ts";
import type { SharedChain } from "./shared-chain.ts";
import type { EvmChain } from "./chain.ts";
import { RLP } from "micro-eth-signer/core/rlp.js";
import { encodeHeader, encodeReceipt, listHeader } from "./encoding.ts";
import { pendingForm, waitingForm } from "./transaction-results.ts";
import { fillTransaction } from "./simulated-call.ts";
import type { BlockNumbers } from "./blocks.ts";
import { checkConditions, type Conditions } from "./conditions.ts";
import { type Fields, hex, decodeHex, quantity } from "../values.ts";

/** Default and maximum milliseconds that a caller waits for a receipt. Source: go-ethereum. */
const defaultWait = 20_000;
const maxWait = 60_000;
/** Milliseconds between two checks whether a transaction is in a block. */
const checkInterval = 20;

export function transactionMethods(shared: SharedChain, numbers: BlockNumbers): Methods {
  const { chain } = shared;
  const included = (number: number | undefined, index: unknown): unknown =>
    (number === undefined ? undefined : chain.block(number).transactions[Number(index)])?.transaction ?? null;
  const transaction = (hash: string | undefined): unknown =>
    (hash === undefined ? undefined : chain.find(hash))?.transaction ?? null;
  const receipt = (hash: unknown): unknown => chain.find(String(hash))?.receipt ?? null;
  const sendConditional: Method = ([signed, conditions]) => {
    checkConditions(chain, conditions as Conditions);
    return shared.send(String(signed));
  };
  return {
    eth_getTransactionByHash: ([hash]) => transaction(String(hash)),
    eth_getTransactionBySenderAndNonce: ([sender, nonce]) =>
      transaction(chain.hashOf(String(sender), BigInt(String(nonce)))),
    eth_getTransactionByBlockHashAndIndex: ([hash, index]) => included(numbers.byHash(hash), index),
    eth_getTransactionByBlockNumberAndIndex: ([tag, index]) => included(numbers.byTag(tag), index),
    eth_getTransactionReceipt: ([hash]) => receipt(hash),
    eth_fillTransaction: ([request]) => fillTransaction(chain, request as Fields),
    eth_sendRawTransaction: ([signed]) => shared.send(String(signed)),
    eth_sendRawTransactionConditional: sendConditional,
    bor_sendRawTransactionConditional: sendConditional,
    eth_sendRawTransactionSync: async ([signed, wait]) => {
      const hash = await shared.send(String(signed));
      const until = performance.now() + Math.min(Number(wait ?? defaultWait), maxWait);
      for (;;) {
        const found = receipt(hash);
        if (found !== null) return found;
        if (performance.now() > until) throw failure(4, waitedInVain, hash);
        await setTimeout(checkInterval);
      }
    },
  };
}

/** The error of a wait that timed out. Source: EIP-7966. */
const waitedInVain = "The transaction was added to the mempool but wasn't processed within the timeout";

/** @returns the methods that return encoded blocks, transactions and receipts. */
export function rawMethods(chain: EvmChain, numbers: BlockNumbers): Methods {
  const included = (number: number | undefined): readonly IncludedTransaction[] =>
    number === undefined ? [] : chain.block(number).transactions;
  const find: Method = ([hash]) => chain.find(String(hash))?.source.raw ?? null;
  return {
    eth_getRawTransactionByHash: find,
    debug_getRawTransaction: find,
    eth_getRawTransactionByBlockHashAndIndex: ([hash, index]) =>
      included(numbers.byHash(hash))[Number(index)]?.source.raw ?? null,
    eth_getRawTransactionByBlockNumberAndIndex: ([tag, index]) =>
      included(numbers.byTag(tag))[Number(index)]?.source.raw ?? null,
    debug_getRawTransactions: ([block]) => included(numbers.known(block)).map(({ source }) => source.raw),
    debug_getRawReceipts: ([block]) =>
      included(numbers.known(block)).map(({ receipt }) => hex(encodeReceipt(receipt))),
    debug_getRawHeader: ([block]) => hex(encodeHeader(chain.block(numbers.known(block)).header)),
    debug_getRawBlock([block]) {
      const { header, transactions } = chain.block(numbers.known(block));
      const body = transactions.map(({ source }) => {
        const bytes = decodeHex(source.raw);
        // In a block, typed transactions are byte strings. Source: EIP-2718.
        return (bytes[0] ?? 0) < 0xc0 ? bytes : RLP.decode(bytes);
      });
      return hex(RLP.encode([listHeader(header), body, [], []]));
    },
  };
}

/** Transactions by sender and nonce. */
type Senders = Readonly<Record<string, Record<string, Fields>>>;

/** @returns the methods that read the waiting transactions: what the next block includes, and what waits for more. */
export function poolMethods(chain: EvmChain): Methods {
  const readNext = (): Fields[] =>
    chain.block(chain.head + 1).transactions.map(({ transaction }) => pendingForm(transaction));
  const pool = (): { readonly pending: Senders; readonly queued: Senders } => {
    const next = readNext();
    const included = new Set(next.map((transaction) => transaction["hash"]));
    const rest = chain.waiting().filter(({ hash }) => !included.has(hash));
    return { pending: bySender(next), queued: bySender(rest.map(waitingForm)) };
  };
  return {
    eth_pendingTransactions: readNext,
    txpool_content: pool,
    txpool_contentFrom([address]) {
      const { pending, queued } = pool();
      const sender = String(address).toLowerCase();
      return { pending: pending[sender] ?? {}, queued: queued[sender] ?? {} };
    },
    txpool_inspect() {
      const { pending, queued } = pool();
      return { pending: summaries(pending), queued: summaries(queued) };
    },
    txpool_status() {
      const { pending, queued } = pool();
      return { pending: count(pending), queued: count(queued) };
    },
  };
}

function count(senders: Senders): string {
  return quantity(Object.values(senders).reduce((sum, own) => sum + Object.keys(own).length, 0));
}

function bySender(transactions: readonly Fields[]): Senders {
  const senders: Record<string, Record<string, Fields>> = {};
  for (const transaction of transactions)
    (senders[String(transaction["from"])] ??= {})[String(Number(transaction["nonce"]))] = transaction;
  return senders;
}

/** As go-ethereum describes transactions. */
function summaries(senders: Senders): Fields {
  const described = Object.entries(senders).map(([sender, own]) => {
    const texts = Object.entries(own).map(([nonce, { to, value, gas, gasPrice }]) => {
      const [wei, units, price] = [value, gas, gasPrice].map((one) => BigInt(String(one)));
      return [nonce, `${String(to)}: ${wei} wei + ${units} gas × ${price} wei`];
    });
    return [sender, Object.fromEntries(texts) as Fields] as const;
  });
  return Object.fromEntries(described);
}
