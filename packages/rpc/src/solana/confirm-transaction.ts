import { describeValue, invalidArgument, isNodeAccessError, NodeAccessError } from "@node-access/auth";
import { badResult, checkNumbers, checkSignal, onAbort } from "@node-access/transport";
import { stringifyJson } from "@node-access/transport/json-rpc";
import {
  checkClient,
  checkCommitment,
  isPassing,
  type SolanaCalls,
  type SolanaClient,
  type SolanaCommitment,
} from "./solana-client.ts";
import { SocketWatch } from "./socket-watch.ts";

/** Options of {@link confirmTransaction}. */
export interface ConfirmOptions {
  /** The commitment to wait for. Default `confirmed`. */
  readonly commitment?: SolanaCommitment | undefined;
  /**
   * The last height of a block that can include the transaction, as `getLatestBlockhash` returns it with the
   * blockhash. Without it, a transaction that is in no block fails only with the deadline.
   */
  readonly lastValidBlockHeight?: number | bigint | undefined;
  /** Milliseconds between two reads of the status. Default 1,000. */
  readonly interval?: number | undefined;
  /** Milliseconds after which to give up. Default 120,000. */
  readonly totalTimeout?: number | undefined;
  /**
   * A client over a WebSocket for the subscription, if the node serves subscriptions at an address of their own, as
   * Agave's does at port 8900. Default: the client itself.
   */
  readonly subscriptions?: SolanaClient | undefined;
  /** Ends the wait with `ABORTED`. */
  readonly signal?: AbortSignal | undefined;
}

/** A transaction whose block has reached the requested commitment. */
export interface ConfirmedTransaction {
  /** The transaction's id, in base58. */
  readonly signature: string;
  /** The slot of its block. */
  readonly slot: number;
}

/** A transaction's status, as nodes report it. */
interface Status {
  readonly slot: number;
  readonly err: unknown;
  readonly confirmationStatus?: SolanaCommitment;
}

/** What a timer can wait, in milliseconds. */
const MAX_TIMEOUT = 2 ** 31 - 1;
/** How many reads must lack the transaction to prove its expiry, because one node may be on another fork. */
const ABSENCES = 3;
/** The error of a node that keeps no history of transactions. */
const NO_HISTORY = -32_011;
const LEVELS: readonly unknown[] = ["processed", "confirmed", "finalized"];

/** The endpoint in errors, because the client may have called several. */
const ENDPOINT = "the node";

/**
 * Waits until the block of a transaction has reached a commitment. Over a WebSocket, it subscribes to the
 * signature; the status is read from time to time as well, so that a lost notification costs only time.
 *
 * @param client - A client from `createRpcClient`, `createTableWebSocketClient` or a pool, for Solana.
 * @param signature - The transaction's id, in base58.
 * @param options - The commitment, the height at which the blockhash expires, and deadlines in milliseconds.
 * @returns the signature and the slot.
 * @throws NodeAccessError `TRANSACTION_FAILED` with the node's `err` if the transaction is in a block and failed;
 * `TRANSACTION_EXPIRED` if it is in no block, and can be in none any more; `TIMEOUT`; `ABORTED`;
 * `INVALID_ARGUMENT` that names the argument; and errors of calls that would fail again.
 *
 * @example
 * ```ts
 * import { confirmTransaction, createRpcClient, solana } from "@node-access/rpc/solana";
 *
 * const client = createRpcClient({ protocol: solana, endpoint: "http://127.0.0.1:8899" });
 * const { slot } = await confirmTransaction(
 *   client,
 *   "5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW",
 * );
 * console.log(slot);
 * ```
 *
 * Source: Solana's documentation, transaction confirmation and expiration.
 */
export async function confirmTransaction(
  client: SolanaClient,
  signature: string,
  options: ConfirmOptions = {},
): Promise<ConfirmedTransaction> {
  checkClient(client);
  if (typeof signature !== "string" || !/^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(signature))
    throw invalidArgument("signature", "64 bytes in base58", describeValue(signature));
  return confirm(client, signature, options);
}

/**
 * Waits as {@link confirmTransaction} does.
 *
 * @param resend - Called before each read of the status as long as the transaction is in no block.
 * @param isOld - Whether the transaction may have been executed long ago, so that only the node's history has it.
 */
export async function confirm(
  client: SolanaClient,
  signature: string,
  options: ConfirmOptions,
  resend?: (calls: SolanaCalls) => Promise<void>,
  isOld = false,
): Promise<ConfirmedTransaction> {
  const {
    commitment = "confirmed",
    interval = 1_000,
    totalTimeout = 120_000,
    signal,
    lastValidBlockHeight,
    subscriptions = client,
  }: ConfirmOptions = Object(options);
  checkClient(subscriptions, "subscriptions");
  checkCommitment(commitment);
  checkNumbers({ interval, totalTimeout }, ["interval", "totalTimeout"]);
  checkSignal({ signal });
  if (lastValidBlockHeight !== undefined && !/^\d+$/.test(describeValue(lastValidBlockHeight)))
    throw invalidArgument("lastValidBlockHeight", "a block height", describeValue(lastValidBlockHeight));
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), Math.min(totalTimeout, MAX_TIMEOUT));
  const abort = (): void => deadline.abort();
  const removeListener = signal ? onAbort(signal, abort) : undefined;
  if (signal?.aborted) abort();
  const ended = deadline.signal;
  const calls = client.with({ signal: ended });
  const watch = new SocketWatch(subscriptions, ended);
  const target = { endpoint: ENDPOINT, operation: "confirmTransaction", signature };
  try {
    watch.subscribe("signatureSubscribe", [signature, { commitment }]);
    // A node whose status is older than this slot may not have seen the transaction yet.
    let expiry: { readonly slot: number; readonly height: number } | undefined;
    let isKnown = false;
    let absences = 0;
    while (!ended.aborted) {
      const isSeen = isKnown;
      const { slot, status } = (await tryCall(async () => {
        if (!isSeen && !expiry) await resend?.(calls);
        return readStatus(calls, signature, isOld || expiry !== undefined);
      })) ?? { slot: 0, status: undefined };
      isKnown = Boolean(status);
      if (status && LEVELS.indexOf(status.confirmationStatus) >= LEVELS.indexOf(commitment)) {
        if (status.err === null) return { signature, slot: status.slot };
        const text = `transaction ${signature} failed in slot ${status.slot}: ${formatFailure(status.err)}`;
        throw new NodeAccessError("TRANSACTION_FAILED", text, {
          ...target,
          slot: status.slot,
          err: status.err,
        });
      }
      if (status) absences = 0;
      else if (expiry && slot >= expiry.slot) absences += 1;
      if (expiry && absences >= ABSENCES) {
        const [last, blockHeight] = [Number(lastValidBlockHeight), expiry.height];
        const text = `transaction ${signature} is in no block, and its blockhash was valid up to block height ${last}: sign it again with a new one`;
        throw new NodeAccessError("TRANSACTION_EXPIRED", text, {
          ...target,
          lastValidBlockHeight: last,
          blockHeight,
        });
      }
      if (!status && lastValidBlockHeight !== undefined && !expiry) {
        expiry = await tryCall(() => readExpiry(calls, Number(lastValidBlockHeight)));
        if (expiry) continue;
      }
      await watch.wait(interval);
    }
    return fail(signature, totalTimeout, signal);
  } catch (error) {
    if (ended.aborted) fail(signature, totalTimeout, signal);
    throw error;
  } finally {
    clearTimeout(timer);
    removeListener?.();
    abort();
  }
}

/** @throws NodeAccessError `ABORTED` or `TIMEOUT`. */
function fail(signature: string, milliseconds: number, signal: AbortSignal | undefined): never {
  const operation = "confirmTransaction";
  if (signal?.aborted)
    throw new NodeAccessError("ABORTED", `${operation}: aborted by your signal`, { operation, sent: true });
  throw new NodeAccessError(
    "TIMEOUT",
    `${operation}: transaction ${signature} was not confirmed within ${milliseconds} ms; raise totalTimeout, or set lastValidBlockHeight`,
    { endpoint: ENDPOINT, operation, option: "totalTimeout", milliseconds, sent: true },
  );
}

/** Returns a node's description of a failure as text. It may be nested too deeply for that. */
function formatFailure(err: unknown): string {
  try {
    return stringifyJson(err);
  } catch {
    return describeValue(err);
  }
}

/** @returns the result of a call; `undefined` if it failed and may succeed later. */
async function tryCall<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (isPassing(error)) return undefined;
    throw error;
  }
}

/** Reads a transaction's status, and the slot that the node has reached. */
async function readStatus(
  calls: SolanaCalls,
  signature: string,
  searchTransactionHistory: boolean,
): Promise<{ readonly slot: number; readonly status: Status | undefined }> {
  const method = "getSignatureStatuses";
  let result: unknown;
  try {
    result = await calls.request({ method, params: [[signature], { searchTransactionHistory }] });
  } catch (error) {
    if (!searchTransactionHistory || !isNodeAccessError(error, "JSON_RPC_ERROR")) throw error;
    if (error.context.rpcCode !== NO_HISTORY) throw error;
    return readStatus(calls, signature, false);
  }
  const { context, value } = Object(result) as {
    context?: { slot?: unknown } | null;
    value?: readonly (Status | null)[];
  };
  const [status] = Array.isArray(value) ? (value as readonly (Status | null)[]) : [];
  const isStatus = status === null || (typeof status?.slot === "number" && status.err !== undefined);
  if (typeof context?.slot !== "number" || !isStatus)
    throw badResult(method, "statuses with the slot of the node", result);
  return { slot: context.slot, status: status ?? undefined };
}

/** Reads whether the chain has passed the last height for a transaction. Every fork has a finalized block. */
async function readExpiry(
  calls: SolanaCalls,
  last: number,
): Promise<{ readonly slot: number; readonly height: number } | undefined> {
  const method = "getEpochInfo";
  const result = await calls.request({ method, params: [{ commitment: "finalized" }] });
  const { absoluteSlot: slot, blockHeight: height } = Object(result) as Readonly<Record<string, unknown>>;
  if (typeof slot !== "number" || typeof height !== "number")
    throw badResult(method, "the height and the slot", result);
  return height > last ? { slot, height } : undefined;
}
