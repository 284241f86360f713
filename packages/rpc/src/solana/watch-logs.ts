import { describeValue, invalidArgument, type NodeAccessError } from "@node-access/auth";
import { badResult } from "@node-access/transport";
import type { ItemIterator } from "@node-access/transport/stream";
import { readListed } from "./read-listed.ts";
import { readSlot } from "./slot-reader.ts";
import type { SolanaClient } from "./solana-client.ts";
import { createWatch, createGap, type SolanaGap, type SolanaWatchOptions, type Watched } from "./watch.ts";

/** A transaction that mentions the account, with its logs. */
export interface TransactionLogsEvent {
  /** Always `logs`. */
  readonly type: "logs";
  /** The transaction's id, in base58. */
  readonly signature: string;
  /** The slot of its block. */
  readonly slot: number;
  /** `null` if it succeeded; otherwise the node's description of the error. */
  readonly err: unknown;
  /** What programs logged; `null` if the node does not have it. */
  readonly logs: readonly string[] | null;
  /** Why the node did not return the logs, if it responded with an error. */
  readonly error?: NodeAccessError;
}

/** A transaction, as the node lists it. */
interface Listed {
  readonly signature: string;
  readonly slot: number;
  readonly err: unknown;
}

/** Maximum signatures in one response. */
const PAGE = 1_000;
/** Slots to read again each time: nodes list transactions late, and those behind a load balancer differ. */
const OVERLAP = 32;
/** Maximum characters of logs that are kept from notifications. Others are read with a call. */
const MAX_CHARACTERS = 2 ** 24;

/**
 * Iterates over the transactions that mention an account, with their logs, each once. Those of the time without a
 * connection are read with `getSignaturesForAddress` and `getTransaction`, so none is missed. They are in the order
 * of their slots, except for one that the node lists late. If there are more than `maxGap`, the older ones
 * are reported as a gap.
 *
 * @param client - A client from `createTableWebSocketClient` for Solana. Clients over HTTP read every `interval`.
 * @param filter - `mentions`: the address of the account or program, in base58.
 * @param options - The commitment, the first slot, and a signal.
 * @returns an iterator over events. Leaving the loop unsubscribes.
 * @throws NodeAccessError the errors of `watchSlots`.
 *
 * @example
 * ```ts
 * import { createTableWebSocketClient } from "@node-access/rpc/web-socket";
 * import { solana, watchLogs } from "@node-access/rpc/solana";
 *
 * const client = createTableWebSocketClient({ protocol: solana, endpoint: "ws://127.0.0.1:8900" });
 * const filter = { mentions: "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA" };
 * for await (const event of watchLogs(client, filter)) {
 *   if (event.type === "logs" && event.err === null) console.log(event.signature, event.logs);
 * }
 * ```
 *
 * Source: Solana's documentation, `logsSubscribe`, `getSignaturesForAddress` and `getTransaction`.
 */
export function watchLogs(
  client: SolanaClient,
  filter: { readonly mentions: string },
  options: SolanaWatchOptions = {},
): ItemIterator<TransactionLogsEvent | SolanaGap> {
  const { mentions } = Object(filter) as { readonly mentions?: unknown };
  if (typeof mentions !== "string" || !/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(mentions))
    throw invalidArgument("filter.mentions", "an address in base58", describeValue(mentions));
  const reader = new LogReader(mentions);
  const open = ({ watch, commitment }: Watched): void =>
    watch.subscribe("logsSubscribe", [{ mentions: [mentions] }, { commitment }], (value) =>
      reader.notified(value),
    );
  return createWatch(client, options, open, (watched) => reader.read(watched));
}

class LogReader {
  readonly #address: string;
  /** Logs from notifications, so that they need no call. */
  readonly #logs = new Map<string, readonly string[]>();
  /** Their characters. */
  #characters = 0;
  /** The transactions that were delivered, with their slots, as far back as they may be listed again. */
  readonly #delivered = new Map<string, number>();
  /** The first slot to deliver. */
  #first: number | undefined;
  /** The newest slot of a delivered transaction. */
  #newest = 0;

  constructor(address: string) {
    this.#address = address;
  }

  notified(value: unknown): void {
    const { signature, logs } = Object(
      (Object(value) as { value?: unknown }).value,
    ) as Partial<TransactionLogsEvent>;
    // Without logs, or with too many, a call reads them.
    if (typeof signature !== "string" || !isTexts(logs) || this.#delivered.has(signature)) return;
    this.#take(signature);
    this.#logs.set(signature, logs);
    this.#characters += countCharacters(logs);
    for (const [oldest] of this.#logs)
      if (this.#logs.size > PAGE || this.#characters > MAX_CHARACTERS) this.#take(oldest);
  }

  /** Returns the logs of a notification, and forgets them. */
  #take(signature: string): { readonly logs: readonly string[] } | undefined {
    const logs = this.#logs.get(signature);
    if (!logs) return undefined;
    this.#logs.delete(signature);
    this.#characters -= countCharacters(logs);
    return { logs };
  }

  async *read(watched: Watched): AsyncGenerator<TransactionLogsEvent | SolanaGap> {
    const { calls, commitment, fromSlot, maxGap } = watched;
    this.#first ??= fromSlot ?? (await readSlot(calls, "getSlot", commitment)) + 1;
    const floor = Math.max(this.#first, this.#newest - OVERLAP);
    const listed = await this.#list(watched, floor);
    if (!listed) return;
    const isNew = listed.filter(({ signature }) => !this.#delivered.has(signature));
    const missing = isNew.length - maxGap;
    const oldest = isNew[missing];
    if (missing > 0 && oldest) {
      // Its slot may have lost some too.
      yield createGap(Math.max(this.#first, this.#newest), oldest.slot);
      for (const { signature, slot } of isNew.slice(0, missing)) this.#delivered.set(signature, slot);
    }
    for (const { signature, slot, err } of isNew.slice(Math.max(0, missing))) {
      const logs = this.#take(signature) ?? (await readLogs(watched, signature));
      this.#delivered.set(signature, slot);
      this.#newest = Math.max(this.#newest, slot);
      yield { type: "logs", signature, slot, err, ...logs };
    }
    for (const [signature, slot] of this.#delivered)
      if (slot < this.#newest - OVERLAP) this.#delivered.delete(signature);
  }

  /**
   * Lists the account's transactions from a slot on, the oldest first; at most one more than `maxGap`.
   *
   * @returns `undefined` if the node of a page is behind that of the page before.
   */
  async #list({ calls, commitment, maxGap }: Watched, floor: number): Promise<Listed[] | undefined> {
    const listed: Listed[] = [];
    let [before, last]: readonly (Listed | undefined)[] = [];
    for (;;) {
      const method = "getSignaturesForAddress";
      const options = { commitment, limit: PAGE, before: before?.signature };
      const page = await calls.request({ method, params: [this.#address, options] });
      if (!Array.isArray(page) || !page.every(isListed))
        throw badResult(method, "a list of signatures", page);
      // Pages overlap by one, because a node that does not have the transaction `before` lists nothing, as at the end.
      if (last && page.shift()?.signature !== last.signature) return undefined;
      for (const one of page) if (one.slot >= floor) listed.push(one);
      const isFull = page.length === (last ? PAGE - 1 : PAGE);
      [before, last] = page.slice(-2);
      const isEnd = !isFull || !last || last.slot < floor;
      if (isEnd || listed.length > maxGap + this.#delivered.size) return listed.toReversed();
    }
  }
}

function isListed(value: unknown): value is Listed {
  const { signature, slot } = Object(value) as Partial<Listed>;
  return typeof signature === "string" && Number.isSafeInteger(slot);
}

function countCharacters(logs: readonly string[]): number {
  return logs.reduce((sum, { length }) => sum + length, 0);
}

async function readLogs(
  watched: Watched,
  signature: string,
): Promise<Pick<TransactionLogsEvent, "logs" | "error">> {
  const { calls, commitment } = watched;
  // Logs are the same in every version of transactions.
  const options = { commitment, encoding: "json", maxSupportedTransactionVersion: 255 };
  const { item, error } = await readListed(watched, async () => {
    const method = "getTransaction";
    const found = await calls.request({ method, params: [signature, options] });
    const { meta } = Object(found) as { readonly meta?: unknown };
    const { logMessages: logs = null } = Object(meta) as { readonly logMessages?: unknown };
    if (logs !== null && !isTexts(logs)) throw badResult(method, "a transaction with logs", found);
    return found === null ? undefined : { logs: logs as readonly string[] | null };
  });
  return item ?? { logs: null, ...(error && { error }) };
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
