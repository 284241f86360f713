import { sleep } from "@node-access/transport";
import type { NotificationQueue } from "@node-access/transport/web-socket";
import { isPassing, type SolanaClient } from "./solana-client.ts";

/** Milliseconds before a subscription that failed is tried again. */
const RETRY_AFTER = 1_000;

/**
 * Tells a watch when to read again: after a notification, and after a reconnect. The watch then reads with calls, which
 * miss nothing. If the client has no subscriptions, the watch only polls.
 */
export class SocketWatch {
  readonly #client: SolanaClient;
  readonly #signal: AbortSignal;
  #isAwake = false;
  #wasReconnected = false;
  #wake: (() => void) | undefined;
  /** Whether notifications arrive. */
  isSubscribed = false;

  /** @param signal - Ends all subscriptions. */
  constructor(client: SolanaClient, signal: AbortSignal) {
    this.#client = client;
    this.#signal = signal;
    signal.addEventListener("abort", () => this.wake(), { once: true });
  }

  /**
   * Subscribes, and tries again until it succeeds. A node without this subscription is only polled.
   *
   * @param onNotification - Called with each notification, before the user wakes.
   * @param createQueue - Creates a queue that holds the notifications until the user takes them, in place of `onNotification`.
   */
  subscribe(
    method: string,
    params: readonly unknown[] = [],
    onNotification?: (value: unknown) => void,
    createQueue?: () => NotificationQueue,
  ): void {
    const follow = async (): Promise<void> => {
      for (let isFirst = true; !this.#signal.aborted; isFirst = false) {
        try {
          return await this.#follow(method, params, isFirst, onNotification, createQueue?.());
        } catch (error) {
          // The node does not have this subscription, or the next call fails with the same error.
          if (!isPassing(error)) return;
        } finally {
          this.isSubscribed = false;
        }
        await sleep(RETRY_AFTER, this.#signal);
      }
    };
    void follow();
  }

  /** Waits for some time, or until the next notification or reconnect. */
  async wait(milliseconds: number): Promise<void> {
    if (!this.#isAwake) {
      const waking = new AbortController();
      this.#wake = () => waking.abort();
      await sleep(milliseconds, waking.signal);
    }
    this.#wake = undefined;
    this.#isAwake = false;
  }

  /** Ends the wait, now or when it begins. */
  wake(): void {
    this.#isAwake = true;
    this.#wake?.();
  }

  /** @returns whether notifications may have been lost since the last call. */
  takeReconnect(): boolean {
    const wasReconnected = this.#wasReconnected;
    this.#wasReconnected = false;
    return wasReconnected;
  }

  async #follow(
    method: string,
    params: readonly unknown[],
    isFirst: boolean,
    onNotification: ((value: unknown) => void) | undefined,
    queue: NotificationQueue | undefined,
  ): Promise<void> {
    const signal = this.#signal;
    // Clients over HTTP do not have the option.
    if (!this.#client.with({ signal }).subscribe) return;
    const reconnected = (): void => {
      this.#wasReconnected = true;
      this.wake();
    };
    const calls = this.#client.with({ signal, onReconnect: reconnected, queue });
    const subscription = await calls.subscribe?.(method as never, ...(params as never));
    if (!subscription) return;
    const end = (): void => void subscription.unsubscribe().catch(() => {});
    signal.addEventListener("abort", end, { once: true });
    if (signal.aborted) return end();
    this.isSubscribed = true;
    if (!isFirst) reconnected();
    for await (const value of subscription) {
      onNotification?.(value);
      this.wake();
    }
  }
}
