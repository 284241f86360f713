import { isNodeAccessError } from "@node-access/auth";
import { badResult, callError, mayHaveArrived } from "@node-access/transport";
import type { Hash, Hex } from "../generated/shared.ts";

/** Calls a method by name. */
export type Request = (method: string, params: readonly unknown[]) => Promise<unknown>;

/** A transaction of an account. */
export interface Signed {
  readonly transaction: Hex;
  readonly hash: Hash;
  readonly nonce: number;
  readonly address: string;
}

/** What became of a transaction: `rejected` if no node can have it. */
export type Outcome = "accepted" | "rejected" | "unknown";

const SEND = "eth_sendRawTransaction";

/** That a node has this very transaction. The table in specs/upstream-errors.yaml has the messages, and weighs 20 kB. */
const IS_KNOWN = /already ?known|\bknown transaction|already imported|same hash/i;
/** That the node got no response, or that a block has used the nonce: perhaps for this transaction, which others may lack. */
const IS_UNCLEAR = /deadline|context canceled|nonce too low|old ?nonce/i;

/**
 * Sends a transaction, and finds out what happened if that fails. A node rejects a transaction that it has already, or that is in
 * a block, so its hash is looked up before a rejection counts.
 */
export async function broadcast(
  request: Request,
  { transaction, hash, nonce, address }: Signed,
): Promise<{ readonly outcome: Outcome; readonly error?: unknown }> {
  try {
    await request(SEND, [transaction]);
    return { outcome: "accepted" };
  } catch (error) {
    if (isNodeAccessError(error) && error.code !== "JSON_RPC_ERROR" && !mayBeThere(error))
      return { outcome: "rejected", error };
    if (says(error, IS_KNOWN)) return { outcome: "accepted" };
    try {
      if ((await request("eth_getTransactionByHash", [hash])) !== null) return { outcome: "accepted" };
      const used = readCount(await request("eth_getTransactionCount", [address, "latest"]));
      return { outcome: used > nonce || mayBeThere(error) ? "unknown" : "rejected", error };
    } catch {
      return { outcome: "unknown", error };
    }
  }
}

/** Returns a number. @throws NodeAccessError `INVALID_RESPONSE` for anything else. */
export function readCount(value: unknown, method = "eth_getTransactionCount"): number {
  const count = value === null || value === "" ? NaN : Number(value);
  if (!Number.isSafeInteger(count)) throw badResult(method, "a quantity", value);
  return count;
}

/** Whether a node may have received what a failed call sent. */
function mayBeThere(error: unknown): boolean {
  const isLost = !isNodeAccessError(error) || error.code === "CLOSED" || mayHaveArrived(error);
  return isLost || says(error, IS_UNCLEAR);
}

function says(error: unknown, text: RegExp): boolean {
  return isNodeAccessError(error, "JSON_RPC_ERROR") && text.test(error.context.rpcMessage);
}

/** Creates the error of a transaction that may be on its way. */
export function mayBeSent(nonce: number, hash: Hash, cause: unknown): Error {
  const { endpoint = "the node" } = Object((cause as { context?: unknown } | undefined)?.context) as {
    endpoint?: string;
  };
  const reason = `the transaction ${hash} with the nonce ${nonce} may have been sent; call recover() before you send another in its place`;
  return callError(
    { operation: { name: SEND }, endpoint, redact: String },
    "UNANSWERED",
    reason,
    { reason },
    { cause },
  );
}
