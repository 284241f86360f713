import type { Method } from "../json-rpc/simulated-node.ts";
import type { BlockNumbers } from "./block-numbers.ts";
import type { EvmChain } from "./chain.ts";
import { RLP } from "micro-eth-signer/core/rlp.js";
import { decodeHex, hex } from "./bytes.ts";
import { encodeHeader, encodeReceipt, listHeader } from "./raw-encoding.ts";
import type { IncludedTransaction } from "./seeded-blocks.ts";

/** @returns the methods that return encoded blocks, transactions and receipts. */
export function rawMethods(chain: EvmChain, numbers: BlockNumbers): Readonly<Record<string, Method>> {
  const included = (number: number | undefined): readonly IncludedTransaction[] =>
    number === undefined ? [] : chain.block(number).transactions;
  const raw = (one: Pick<IncludedTransaction, "transaction"> | undefined): string | null =>
    one ? chain.rawTransaction(one) : null;
  const find: Method = ([hash]) => raw(chain.find(String(hash)));
  return {
    eth_getRawTransactionByHash: find,
    debug_getRawTransaction: find,
    eth_getRawTransactionByBlockHashAndIndex: ([hash, index]) =>
      raw(included(numbers.byHash(hash))[Number(index)]),
    eth_getRawTransactionByBlockNumberAndIndex: ([tag, index]) =>
      raw(included(numbers.byTag(tag))[Number(index)]),
    debug_getRawTransactions: ([block]) => included(numbers.known(block)).map(raw),
    debug_getRawReceipts: ([block]) =>
      included(numbers.known(block)).map(({ receipt }) => hex(encodeReceipt(receipt))),
    debug_getRawHeader: ([block]) => hex(encodeHeader(chain.block(numbers.known(block)).header)),
    debug_getRawBlock([block]) {
      const { header, transactions } = chain.block(numbers.known(block));
      const body = transactions.map(({ transaction }) => {
        const bytes = decodeHex(raw({ transaction }));
        // In a block, typed transactions are byte strings. Source: EIP-2718.
        return (bytes[0] ?? 0) < 0xc0 ? bytes : RLP.decode(bytes);
      });
      return hex(RLP.encode([listHeader(header), body, [], []]));
    },
  };
}
