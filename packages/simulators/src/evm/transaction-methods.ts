import { RpcFailure } from "../json-rpc/rpc-failure.ts";
import type { Method } from "../json-rpc/simulated-node.ts";
import type { BlockNumbers } from "./block-numbers.ts";
import { fillTransaction } from "./fill-transaction.ts";
import type { Fields } from "./seeded-blocks.ts";
import type { SharedChain } from "./shared-chain.ts";

/** Default and maximum milliseconds that a caller waits for a receipt. Source: go-ethereum. */
const defaultWait = 20_000;
const maxWait = 60_000;
/** Milliseconds between two checks whether a transaction is in a block. */
const checkInterval = 20;

/** @returns the methods that read and send transactions. */
export function transactionMethods(
  shared: SharedChain,
  numbers: BlockNumbers,
): Readonly<Record<string, Method>> {
  const { chain } = shared;
  const included = (number: number | undefined, index: unknown): unknown =>
    (number === undefined ? undefined : chain.block(number).transactions[Number(index)])?.transaction ?? null;
  const transaction = (hash: string | undefined): unknown =>
    (hash === undefined ? undefined : chain.find(hash))?.transaction ?? null;
  const receipt = (hash: unknown): unknown => chain.find(String(hash))?.receipt ?? null;
  return {
    eth_getTransactionByHash: ([hash]) => transaction(String(hash)),
    eth_getTransactionBySenderAndNonce: ([sender, nonce]) =>
      transaction(chain.hashOf(String(sender), BigInt(String(nonce)))),
    eth_getTransactionByBlockHashAndIndex: ([hash, index]) => included(numbers.byHash(hash), index),
    eth_getTransactionByBlockNumberAndIndex: ([tag, index]) => included(numbers.byTag(tag), index),
    eth_getTransactionReceipt: ([hash]) => receipt(hash),
    eth_fillTransaction: ([request]) => fillTransaction(chain, request as Fields),
    eth_sendRawTransaction: ([signed]) => shared.send(String(signed)),
    eth_sendRawTransactionSync: async ([signed, wait]) => {
      const hash = await shared.send(String(signed));
      const until = performance.now() + Math.min(Number(wait ?? defaultWait), maxWait);
      for (;;) {
        const found = receipt(hash);
        if (found !== null) return found;
        if (performance.now() > until) throw waitedInVain(hash);
        await new Promise((resolve) => setTimeout(resolve, checkInterval));
      }
    },
  };
}

/** The error of a wait that timed out. Source: EIP-7966. */
function waitedInVain(hash: string): RpcFailure {
  const message = "The transaction was added to the mempool but wasn't processed within the timeout";
  return new RpcFailure({ code: 4, message, data: hash });
}
