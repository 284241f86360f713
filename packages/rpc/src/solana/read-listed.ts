import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import { isPassing } from "./solana-client.ts";
import { hasCode, type Watched } from "./watch.ts";

/** Maximum reads of a block or transaction that a node has listed, because another node may respond, and lag behind. */
const ATTEMPTS = 5;
/** Codes of an invalid request. */
const REFUSED = /^-3260[0-2]$/;
/** Errors that may be about the block or transaction, not about the client or the node. */
const OF_ITEM = /^(JSON_RPC_ERROR|INVALID_RESPONSE|UNDECODABLE_BODY|RESPONSE_TOO_LARGE)$/;
/** Errors that each read returns: a transaction of a newer version, or a response beyond `maxResponseBytes`. */
const LASTING = /^(-32015|RESPONSE_TOO_LARGE)$/;

/** What was read, or the error. Neither if the node says that it does not have it. */
export interface ListedItem<T> {
  readonly item?: T;
  readonly error?: NodeAccessError;
}

/**
 * Reads a block or a transaction that a node has listed. If no read returns it, the watch continues without it: otherwise it
 * would fail again after each restart. Throws errors that concern the client or the node.
 */
export async function readListed<T>(
  watched: Watched,
  read: () => Promise<T | null | undefined>,
): Promise<ListedItem<T>> {
  const { watch, interval } = watched;
  let error: NodeAccessError | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      const item = await read();
      if (item !== null && item !== undefined) return { item };
      error = undefined;
    } catch (thrown) {
      if (!isNodeAccessError(thrown) || hasCode(thrown, REFUSED)) throw thrown;
      if (!isPassing(thrown) && !OF_ITEM.test(thrown.code)) throw thrown;
      error = thrown;
      if (hasCode(thrown, LASTING) || LASTING.test(thrown.code)) break;
      // If other reads fail too, the node is the reason.
      if (attempt === ATTEMPTS && isPassing(thrown) && !(await responds(watched))) attempt = 0;
    }
    if (attempt < ATTEMPTS) await watch.wait(interval);
  }
  return error ? { error } : {};
}

/** Whether a node responds to a small read now. */
async function responds({ calls, commitment }: Watched): Promise<boolean> {
  try {
    await calls.request({ method: "getSlot", params: [{ commitment }] });
    return true;
  } catch (error) {
    if (isPassing(error)) return false;
    throw error;
  }
}
