import { isNodeAccessError } from "@node-access/auth";
import { badResult } from "@node-access/transport";
import type { HistoryCalls } from "./history-calls.ts";
import type { AddressTransaction, TransactionPart, TransactionRange } from "./transaction-part.ts";

/** Errors that are about the transaction, not about the client or the node. */
const OF_ITEM = /^(INVALID_RESPONSE|UNDECODABLE_BODY|RESPONSE_TOO_LARGE)$/;
/** Transactions to read at the same time. */
const MAX_CONCURRENT = 8;

/** Reads the transactions of a part, as they are listed. */
export async function readContents(
  calls: HistoryCalls,
  part: TransactionPart,
  range: TransactionRange,
): Promise<TransactionPart> {
  const items: AddressTransaction[] = [];
  for (let at = 0; at < part.items.length; at += MAX_CONCURRENT) {
    const group = part.items.slice(at, at + MAX_CONCURRENT);
    items.push(...(await Promise.all(group.map((item) => readContent(calls, item, range)))));
  }
  return { ...part, items };
}

async function readContent(
  calls: HistoryCalls,
  item: AddressTransaction,
  { commitment, encoding }: TransactionRange,
): Promise<AddressTransaction> {
  const method = "getTransaction";
  const options = { commitment, encoding, maxSupportedTransactionVersion: 255 };
  try {
    const transaction = await calls.call(method, [item.signature, options], (result) => {
      const { slot } = Object(result) as { readonly slot?: unknown };
      // A node that lags, or lacks the history, has none.
      if (slot !== item.slot) throw badResult(method, `the transaction of slot ${item.slot}`, result);
      return result as Readonly<Record<string, unknown>>;
    });
    return { ...item, transaction };
  } catch (error) {
    // Otherwise, the read would end here each time it is continued.
    if (!isNodeAccessError(error) || !OF_ITEM.test(error.code)) throw error;
    return { ...item, error };
  }
}
