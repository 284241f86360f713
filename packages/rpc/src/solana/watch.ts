import { describeValue, invalidArgument, isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import { checkNumbers, checkSignal, onAbort } from "@node-access/transport";
import type { ItemIterator } from "@node-access/transport/stream";
import {
  checkClient,
  checkCommitment,
  isPassing,
  type SolanaCalls,
  type SolanaClient,
  type SolanaCommitment,
} from "./solana-client.ts";
import { watchIterator } from "../watch-iterator.ts";
import { SocketWatch } from "./socket-watch.ts";

/** Slots whose events are lost: they could not be read, or there are more than `maxGap`. */
export interface SolanaGap {
  /** Always `gap`. */
  readonly type: "gap";
  /** The first slot. */
  readonly fromSlot: number;
  /** The last slot. */
  readonly toSlot: number;
  /** Why the node did not return a block, if it responded with an error, such as -32015 for a newer version. */
  readonly error?: NodeAccessError;
}

/** Options of the functions that follow a chain. */
export interface SolanaWatchOptions {
  /**
   * The commitment of what is delivered. Default `confirmed`. A block that is only processed may leave the chain
   * again, so it is not offered.
   */
  readonly commitment?: Exclude<SolanaCommitment, "processed"> | undefined;
  /**
   * The first slot to deliver, for example to continue after a restart.
   * Default: the one after the newest at the start of the iteration.
   */
  readonly fromSlot?: number | undefined;
  /** Maximum missed slots, or transactions, to read. More are reported as a gap. Default 10,000. */
  readonly maxGap?: number | undefined;
  /** Milliseconds between two reads if no notification arrives. Default 1,000. */
  readonly interval?: number | undefined;
  /**
   * A client over a WebSocket for the subscriptions, if the node serves them at an address of their own, as Agave's
   * does at port 8900. Default: the client itself.
   */
  readonly subscriptions?: SolanaClient | undefined;
  /** Ends the iteration without an error. */
  readonly signal?: AbortSignal | undefined;
}

/** The client, the subscriptions and the options of a watch. */
export interface Watched {
  readonly commitment: SolanaCommitment;
  readonly fromSlot: number | undefined;
  readonly maxGap: number;
  readonly interval: number;
  readonly calls: SolanaCalls;
  readonly watch: SocketWatch;
}

/**
 * Creates the iterator of a watch.
 *
 * @param read - Delivers new events. It runs again after each notification, and after each transient error.
 * @param open - Subscribes to these notifications.
 */
export function createWatch<Event>(
  client: SolanaClient,
  options: SolanaWatchOptions,
  open: (watched: Watched) => void,
  read: (watched: Watched) => AsyncGenerator<Event>,
): ItemIterator<Event> {
  const {
    commitment = "confirmed",
    fromSlot,
    maxGap = 10_000,
    interval = 1_000,
    signal,
    subscriptions = client,
  }: SolanaWatchOptions = Object(options);
  checkClient(client);
  checkClient(subscriptions, "subscriptions");
  checkCommitment(commitment);
  if ((commitment as string) === "processed")
    throw invalidArgument("commitment", "confirmed or finalized", describeValue(commitment));
  checkNumbers({ maxGap }, ["maxGap"], (value) => isFrom(value, 1), "a whole number from 1");
  checkNumbers({ fromSlot }, ["fromSlot"], (value) => isFrom(value, 0), "a slot");
  checkNumbers({ interval }, ["interval"]);
  checkSignal({ signal });
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const run = async function* (): AsyncGenerator<Event, undefined> {
    if (signal?.aborted) return undefined;
    const removeListener = signal ? onAbort(signal, abort) : undefined;
    const calls = client.with({ signal: controller.signal });
    const watch = new SocketWatch(subscriptions, controller.signal);
    const watched = { calls, watch, commitment, fromSlot, maxGap, interval };
    try {
      open(watched);
      while (!controller.signal.aborted) {
        try {
          yield* read(watched);
        } catch (error) {
          if (!isPassing(error)) throw error;
        }
        await watch.wait(interval);
      }
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    } finally {
      removeListener?.();
      abort();
    }
    return undefined;
  };
  return watchIterator(run(), controller.signal, abort);
}

/** Creates the event of missing slots. */
export function createGap(fromSlot: number, toSlot: number, error?: NodeAccessError): SolanaGap {
  return { type: "gap", fromSlot, toSlot, ...(error && { error }) };
}

/** Whether an error is the node's, with one of some codes. */
export function hasCode(error: unknown, codes: RegExp): boolean {
  return isNodeAccessError(error, "JSON_RPC_ERROR") && codes.test(String(error.context.rpcCode));
}

function isFrom(value: number, least: number): boolean {
  return value >= least && Number.isSafeInteger(value);
}
