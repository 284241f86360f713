import { NodeAccessError } from "@node-access/auth";
import { badResult, onAbort } from "@node-access/transport";
import { iterate, type ItemIterator } from "@node-access/transport/stream";
import type { SolanaClient } from "../solana-client.ts";
import { HistoryCalls } from "./history-calls.ts";
import { isIndexed, isWhole, listIndexed } from "./list-indexed.ts";
import { SignatureList } from "./list-signatures.ts";
import { mergeAddresses } from "./merge-addresses.ts";
import { PartBuilder } from "./part-builder.ts";
import { checkReader, readArguments } from "./read-arguments.ts";
import { readContents } from "./read-contents.ts";
import type { TransactionHistoryOptions, TransactionPart, TransactionRange } from "./transaction-part.ts";

/** Maximum transactions of all addresses to request at once, and of one address. */
const MAX_LISTED = 20_000;
const MAX_PAGE = 1_000;
/** The programs of token accounts. Source: Solana's documentation. */
const TOKEN_PROGRAMS = [
  "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",
  "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb",
] as const;
/** The first slot of which providers find transactions by the owner of a token account. Source: Helius' documentation. */
const OWNERS_SINCE = 111_491_819;

/**
 * Reads the transactions of one or several addresses, in the order of the chain or backwards, each exactly once. The end is
 * fixed when the read starts: afterwards, `watchLogs` with `fromSlot` goes on. An endpoint with `getTransactionsForAddress` is read in
 * either order; others list only backwards, so that `forward` walks back first, and reads long histories twice.
 *
 * Memory is bounded, whatever the range: at most about 60,000 entries if there are up to 1,000 addresses. The next page of each
 * is read ahead.
 *
 * @param client - A client or pool for Solana.
 * @param addresses - One address in base58, or several, whose transactions are merged.
 * @param options - The order, the slots, or the cursor to continue from, and a signal.
 * @returns an iterator over parts. Store the `cursor` of a part with its transactions: it continues after them. The last part
 * ends at the end of the range, and may have no transactions.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the argument; `ABORTED` if the signal aborts; `INVALID_RESPONSE` if the
 * lists of an endpoint contradict each other; and the other errors of a call.
 *
 * @example
 * ```ts
 * import { createRpcClient, solana } from "@node-access/rpc/solana";
 * import { readTransactions } from "@node-access/rpc/solana/history";
 *
 * const client = createRpcClient({ protocol: solana, endpoint: "http://127.0.0.1:8899" });
 * const wallet = "HAjpKvLX3RNTcgS6GhVgMhjt5iyFN1nrNfjv8R7k878Q";
 * for await (const { items, cursor } of readTransactions(client, wallet, { tokenAccounts: true }))
 *   console.log(items.map(({ signature }) => signature), JSON.stringify(cursor));
 * ```
 *
 * Source: Solana's documentation, `getSignaturesForAddress`; Helius' documentation, `getTransactionsForAddress`.
 */
export function readTransactions(
  client: SolanaClient,
  addresses: string | readonly string[],
  options?: TransactionHistoryOptions,
): ItemIterator<TransactionPart> {
  checkReader(client);
  const args = readArguments(addresses, options);
  const { signal } = args;
  const controller = new AbortController();
  const calls = new HistoryCalls(client, controller.signal);
  let removeListener: (() => void) | undefined;
  let parts: AsyncGenerator<TransactionPart> | undefined;
  const run = async function* (): AsyncGenerator<TransactionPart> {
    if (signal) removeListener = onAbort(signal, () => controller.abort());
    const { commitment } = args;
    const newest = await calls.call("getSlot", [{ commitment }], readSlot);
    yield* readRange(calls, args.addresses, args.known, args.range(newest));
  };
  return iterate<TransactionPart, TransactionPart>({
    async read() {
      if (signal?.aborted) throw aborted();
      try {
        const { value, done } = await (parts ??= run()).next();
        if (signal?.aborted) throw aborted();
        return done ? undefined : [value];
      } catch (error) {
        throw signal?.aborted ? aborted() : error;
      }
    },
    map: (part) => part,
    close() {
      removeListener?.();
      controller.abort();
      void parts?.return(undefined).catch(() => {});
    },
  });
}

function aborted(): NodeAccessError {
  const text = "readTransactions: aborted by the signal. To continue, pass the cursor of the last part";
  return new NodeAccessError("ABORTED", text, { operation: "readTransactions", sent: false });
}

async function* readRange(
  calls: HistoryCalls,
  addresses: readonly string[],
  known: readonly string[],
  given: TransactionRange,
): AsyncGenerator<TransactionPart> {
  if (given.first > given.last) return;
  const [address = ""] = addresses;
  const isFast = await isIndexed(calls, address, given);
  const range = isFast ? given : { ...given, before: await findBefore(calls, given.before) };
  const isOwnerEnough = isFast && range.first >= OWNERS_SINCE;
  const tokenAccounts =
    range.tokenAccounts && !isOwnerEnough ? await listTokenAccounts(calls, addresses, known, range) : [];
  const own = { ...range, tokenAccounts: false };
  const limit = Math.max(
    10,
    Math.min(MAX_PAGE, Math.floor(MAX_LISTED / (addresses.length + tokenAccounts.length))),
  );
  const list = (one: string, of: TransactionRange) =>
    isFast ? listIndexed(calls, one, of, limit) : new SignatureList(calls, one, of, limit).pages();
  const lists = [...addresses.map((one) => list(one, range)), ...tokenAccounts.map((one) => list(one, own))];
  const builder = new PartBuilder(range, tokenAccounts, () =>
    isFast ? Promise.resolve(0) : readFirst(calls),
  );
  for await (const part of builder.build(mergeAddresses(lists, range.order)))
    yield !range.encoding || (isFast && isWhole(range)) ? part : await readContents(calls, part, range);
}

function readSlot(slot: unknown): number {
  if (!Number.isSafeInteger(slot)) throw badResult("getSlot", "a slot", slot);
  return slot as number;
}

/** Returns a cursor's transaction if the endpoint still knows it. Otherwise, the newest transactions are listed first. */
async function findBefore(calls: HistoryCalls, before: string | undefined): Promise<string | undefined> {
  if (before === undefined) return undefined;
  const found = await calls.callIfServed("getSignatureStatuses", [
    [before],
    { searchTransactionHistory: true },
  ]);
  const { value } = Object(found) as { readonly value?: readonly unknown[] };
  return value?.[0] ? before : undefined;
}

/** Lists the open token accounts of addresses, and those that a cursor knows. */
async function listTokenAccounts(
  calls: HistoryCalls,
  addresses: readonly string[],
  known: readonly string[],
  { commitment, last: minContextSlot }: TransactionRange,
): Promise<readonly string[]> {
  const method = "getTokenAccountsByOwner";
  const found = new Set(known);
  for (const owner of addresses)
    for (const programId of TOKEN_PROGRAMS) {
      const dataSlice = { offset: 0, length: 0 };
      const options = { encoding: "base64", dataSlice, commitment, minContextSlot };
      const listed = await calls.call(method, [owner, { programId }, options], (result) => {
        const { value } = Object(result) as { readonly value?: unknown };
        const accounts = Array.isArray(value)
          ? value.map((one: unknown) => Object(one).pubkey as unknown)
          : [];
        if (!Array.isArray(value) || !accounts.every((one) => typeof one === "string"))
          throw badResult(method, "a list of accounts", result);
        return accounts as readonly string[];
      });
      for (const account of listed) found.add(account);
    }
  for (const address of addresses) found.delete(address);
  return [...found];
}

/** Reads the first slot whose block a node still has; 0 if it does not say. */
async function readFirst(calls: HistoryCalls): Promise<number> {
  const slot = await calls.callIfServed("getFirstAvailableBlock", []);
  return Number.isSafeInteger(slot) ? Number(slot) : 0;
}
