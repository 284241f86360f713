import { isNodeAccessError } from "@node-access/auth";
import { badResult, retryDelay, sleep } from "@node-access/transport";
import type { SolanaCalls, SolanaClient } from "../solana-client.ts";
import type { AddressTransaction } from "./transaction-part.ts";

/** How often to make a call, because a node that lags, or lacks the history, may have responded. */
const MAX_TRIES = 5;
/** Milliseconds before the second try. It doubles with each. */
const RETRY_AFTER = 250;

/** Makes the calls of a read, and repeats those that another node may answer. */
export class HistoryCalls {
  readonly #calls: SolanaCalls;
  readonly #signal: AbortSignal;

  constructor(client: SolanaClient, signal: AbortSignal) {
    this.#calls = client.with({ signal });
    this.#signal = signal;
  }

  /** @param read - Checks a result, and throws `INVALID_RESPONSE` if it cannot be right. */
  async call<T>(method: string, params: readonly unknown[], read: (result: unknown) => T): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return read(await this.#calls.request({ method, params }));
      } catch (error) {
        if (this.#signal.aborted || tries >= MAX_TRIES || !mayPass(error)) throw error;
      }
      await sleep(RETRY_AFTER * 2 ** (tries - 1), this.#signal);
    }
  }

  /** Makes a call. @returns the result; `undefined` if the node rejects it for good, such as a method that it does not have. */
  async callIfServed(method: string, params: readonly unknown[]): Promise<unknown> {
    try {
      return await this.call(method, params, (result) => result);
    } catch (error) {
      if (isRejected(error)) return undefined;
      throw error;
    }
  }
}

/** Whether the same call may succeed later: the node may have the slot then, or another one may respond. */
function mayPass(error: unknown): boolean {
  if (!isNodeAccessError(error)) return false;
  if (isNodeAccessError(error, "JSON_RPC_ERROR")) return !/^-3260[0-2]$/.test(String(error.context.rpcCode));
  return (
    error.code === "INVALID_RESPONSE" || retryDelay(error, { name: "", idempotency: "safe" }, 1) !== undefined
  );
}

/** Whether the node does not serve a call. Providers say so with many codes and statuses. */
function isRejected(error: unknown): boolean {
  if (isNodeAccessError(error, "HTTP_STATUS")) return error.context.status < 500 && !mayPass(error);
  return isNodeAccessError(error, "JSON_RPC_ERROR") || isNodeAccessError(error, "CREDENTIAL_REFUSED");
}

/** Reads an entry of a list of transactions. @throws NodeAccessError `INVALID_RESPONSE`. */
export function readItem(method: string, value: unknown): AddressTransaction {
  const {
    signature,
    slot,
    transactionIndex,
    blockTime = null,
    err = null,
  } = Object(value) as AddressTransaction;
  if (typeof signature !== "string" || !Number.isSafeInteger(slot))
    throw badResult(method, "a list of transactions", value);
  const index = Number.isSafeInteger(transactionIndex) ? { transactionIndex: Number(transactionIndex) } : {};
  return { signature, slot, ...index, blockTime, err };
}
