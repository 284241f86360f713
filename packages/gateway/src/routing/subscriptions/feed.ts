/** An event of a subscription. */
export interface FeedEvent {
  /** JSON. */
  readonly result: string;
  /** Of the notification. Default: that of the feed's kind. */
  readonly method?: string;
}

/** Where a feed's events go. */
export interface FeedOutput {
  /**
   * Delivers an event to all callers.
   *
   * @param result - JSON.
   * @param method - Of the notification. Default: that of the feed's kind.
   */
  emit(result: string, method?: string | undefined): void;
  /** Ends the callers' subscriptions. */
  end(reason: string): void;
}

/** What callers with the same subscription share. */
export interface Feed {
  /**
   * Starts to deliver events.
   *
   * @throws RpcFailure with the node's error, or UpstreamFailure, if no upstream takes the subscription.
   */
  start(): Promise<void>;
  /** @returns what a caller gets first who joins now. Default: nothing. */
  current?(): readonly FeedEvent[];
  close(): void;
}
