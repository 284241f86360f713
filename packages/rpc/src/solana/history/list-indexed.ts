import { isNodeAccessError } from "@node-access/auth";
import { badResult } from "@node-access/transport";
import { type HistoryCalls, readItem } from "./history-calls.ts";
import type { AddressTransaction, TransactionRange } from "./transaction-part.ts";

const METHOD = "getTransactionsForAddress";
/** Maximum pages in a row without a transaction: a provider may look through some slots at a time. */
const MAX_EMPTY = 1_000;
/** Maximum whole transactions in one response: some providers return up to 1,000, others 100. */
const MAX_WHOLE = 100;

/** Whether pages have whole transactions: only in JSON, whose signature is a field. */
export function isWhole({ encoding }: TransactionRange): boolean {
  return encoding === "json" || encoding === "jsonParsed";
}

/** Lists the transactions of an address with the method that some providers have: in either order, and with token accounts. */
export async function* listIndexed(
  calls: HistoryCalls,
  address: string,
  range: TransactionRange,
  limit: number,
): AsyncGenerator<readonly AddressTransaction[]> {
  let token: string | undefined;
  let empty = 0;
  let slot = range.order === "forward" ? range.first : range.last;
  do {
    const params = indexedParams(address, range, limit, token);
    const page: IndexedPage = await calls.call(METHOD, params, (result) => readPage(result, range, slot));
    slot = page.items.at(-1)?.slot ?? slot;
    yield page.items;
    empty = page.items.length > 0 ? 0 : empty + 1;
    if (page.token !== undefined && (page.token === token || empty > MAX_EMPTY))
      throw badResult(
        METHOD,
        "a page with transactions, or with another token than the one before",
        page.token,
      );
    token = page.token;
  } while (token !== undefined);
}

/** Checks whether the endpoint has the method. */
export async function isIndexed(
  calls: HistoryCalls,
  address: string,
  range: TransactionRange,
): Promise<boolean> {
  try {
    const result = await calls.callIfServed(METHOD, indexedParams(address, range, 1));
    const start = range.order === "forward" ? range.first : range.last;
    return result !== undefined && readPage(result, range, start).items.length >= 0;
  } catch (error) {
    if (isNodeAccessError(error, "INVALID_RESPONSE")) return false;
    throw error;
  }
}

interface IndexedPage {
  readonly items: readonly AddressTransaction[];
  readonly token: string | undefined;
}

function indexedParams(
  address: string,
  range: TransactionRange,
  limit: number,
  paginationToken?: string,
): readonly unknown[] {
  const { order, first, last, commitment, tokenAccounts, encoding } = range;
  const whole = isWhole(range);
  return [
    address,
    {
      transactionDetails: whole ? "full" : "signatures",
      sortOrder: order === "forward" ? "asc" : "desc",
      commitment,
      minContextSlot: last,
      limit: whole ? Math.min(limit, MAX_WHOLE) : limit,
      ...(whole && { encoding, maxSupportedTransactionVersion: 255 }),
      filters: { slot: { gte: first, lte: last }, tokenAccounts: tokenAccounts ? "all" : "none" },
      ...(paginationToken !== undefined && { paginationToken }),
    },
  ];
}

/** @param start - The slot at which the page before ended, or the range begins. */
function readPage(result: unknown, range: TransactionRange, start: number): IndexedPage {
  const { order, first, last } = range;
  const whole = isWhole(range);
  const { data, paginationToken } = Object(result) as {
    readonly data?: unknown;
    readonly paginationToken?: unknown;
  };
  if (!Array.isArray(data)) throw badResult(METHOD, "a page of transactions", result);
  const items = data.map((one) => (whole ? readWhole(one) : readItem(METHOD, one)));
  const slots = [start, ...items.map(({ slot }) => slot), order === "forward" ? last : first];
  const sign = order === "forward" ? 1 : -1;
  if (!slots.every((slot, index) => index === 0 || (slot - (slots[index - 1] ?? 0)) * sign >= 0))
    throw badResult(
      METHOD,
      `transactions of slots ${first} to ${last} in the order ${order}, from ${start} on`,
      result,
    );
  const hasToken = typeof paginationToken === "string" && paginationToken !== "";
  return { items, token: hasToken ? paginationToken : undefined };
}

/** Reads a whole transaction, whose signature is its first one. */
function readWhole(value: unknown): AddressTransaction {
  const { transaction, meta } = Object(value) as Readonly<Record<string, unknown>>;
  const { signatures } = Object(transaction) as { readonly signatures?: unknown };
  const [signature] = Array.isArray(signatures) ? (signatures as unknown[]) : [];
  const { err } = Object(meta) as { readonly err?: unknown };
  return { ...readItem(METHOD, { ...(value as object), signature, err }), transaction: value as never };
}
