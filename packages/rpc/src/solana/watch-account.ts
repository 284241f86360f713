import { describeValue, invalidArgument } from "@node-access/auth";
import { badResult } from "@node-access/transport";
import { stringifyJson } from "@node-access/transport/json-rpc";
import type { ItemIterator } from "@node-access/transport/stream";
import { ChangeQueue } from "./change-queue.ts";
import type { SolanaClient } from "./solana-client.ts";
import { createWatch, createGap, type SolanaGap, type SolanaWatchOptions, type Watched } from "./watch.ts";

/** An account's content. */
export interface AccountEvent {
  /** Always `account`. */
  readonly type: "account";
  /** The slot at which the account has this content. */
  readonly slot: number;
  /** The account as `getAccountInfo` returns it; `null` if it does not exist. */
  readonly account: SolanaAccountContent | null;
}

/** An account, with its data in the requested encoding. */
export interface SolanaAccountContent {
  /** The balance, in lamports. */
  readonly lamports: number | bigint;
  /** The data, and the name of its encoding; for `jsonParsed`, the parsed form if the node knows the program. */
  readonly data: unknown;
  /** The address of the program that owns the account. */
  readonly owner: string;
  /** Whether the account is a program. */
  readonly executable: boolean;
  readonly [name: string]: unknown;
}

/** Options of {@link watchAccount}. */
export interface AccountWatchOptions extends Omit<SolanaWatchOptions, "fromSlot" | "maxGap"> {
  /** The encoding of the data. Default `base64`. */
  readonly encoding?: "base58" | "base64" | "base64+zstd" | "jsonParsed" | undefined;
}

/** A value with the slot that it was read at. */
interface InContext {
  readonly context: { readonly slot: number };
  readonly value: SolanaAccountContent | null;
}

/**
 * Iterates over the contents of an account: the current one, and then each change. After the time without a connection,
 * the account is read again. Nodes do not keep what it contained meanwhile, so a gap is reported first.
 *
 * @param client - A client from `createTableWebSocketClient` for Solana. Clients over HTTP read every `interval`, and
 * deliver the changes between two reads as one.
 * @param address - The account, in base58.
 * @param options - The commitment, the encoding, and a signal.
 * @returns an iterator over events. Leaving the loop unsubscribes.
 * @throws NodeAccessError the errors of `watchSlots`; and `SUBSCRIPTION_OVERFLOW` if you read so slowly that 64 Mi
 * characters or `maxBuffered` changes wait.
 *
 * @example
 * ```ts
 * import { createTableWebSocketClient } from "@node-access/rpc/web-socket";
 * import { solana, watchAccount } from "@node-access/rpc/solana";
 *
 * const client = createTableWebSocketClient({ protocol: solana, endpoint: "ws://127.0.0.1:8900" });
 * const address = "9B5XszUGdMaxCZ7uSQhPzdks5ZQSmWxrmzCSvtJ6Ns6g";
 * for await (const event of watchAccount(client, address)) {
 *   if (event.type === "account") console.log(event.slot, event.account?.lamports);
 * }
 * ```
 *
 * Source: Solana's documentation, `accountSubscribe` and `getAccountInfo`.
 */
export function watchAccount(
  client: SolanaClient,
  address: string,
  options: AccountWatchOptions = {},
): ItemIterator<AccountEvent | SolanaGap> {
  if (typeof address !== "string" || !/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address))
    throw invalidArgument("address", "an address in base58", describeValue(address));
  const { encoding = "base64" } = Object(options) as AccountWatchOptions;
  let queue: ChangeQueue<InContext> | undefined;
  let last: { readonly slot: number; readonly text: string } | undefined;
  const isNew = ({ context, value }: InContext): boolean =>
    !last || (context.slot >= last.slot && formatContent(value) !== last.text);
  const createEvent = ({ context: { slot }, value }: InContext): AccountEvent => {
    last = { slot, text: formatContent(value) };
    return { type: "account", slot, account: value };
  };
  const open = ({ watch, commitment }: Watched): void =>
    watch.subscribe(
      "accountSubscribe",
      [address, { commitment, encoding }],
      undefined,
      () => (queue = new ChangeQueue(isInContext, () => watch.wake())),
    );
  const read = async function* ({
    calls,
    watch,
    commitment,
  }: Watched): AsyncGenerator<AccountEvent | SolanaGap> {
    const wasReconnected = watch.takeReconnect();
    // A read that is ahead of a notification would hide what the account contained in between.
    const isComplete = watch.isSubscribed && last !== undefined && !wasReconnected;
    for (let change = queue?.take(); change; change = queue?.take())
      if (isNew(change)) yield createEvent(change);
    if (isComplete) return;
    const method = "getAccountInfo";
    const result = await calls.request({ method, params: [address, { commitment, encoding }] });
    if (!isInContext(result)) throw badResult(method, "an account with its slot", result);
    if (wasReconnected && last) yield createGap(last.slot + 1, Math.max(last.slot + 1, result.context.slot));
    if (isNew(result)) yield createEvent(result);
  };
  return createWatch(client, options, open, read);
}

function isInContext(value: unknown): value is InContext {
  const { context, value: content } = Object(value) as Partial<InContext>;
  return typeof context?.slot === "number" && (content === null || typeof content === "object");
}

/** Formats an account's content, to compare it. Content that is nested too deeply is never equal. */
function formatContent(value: unknown): string {
  try {
    return stringifyJson(value);
  } catch {
    return String(performance.now());
  }
}
