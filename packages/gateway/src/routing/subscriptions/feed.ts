/** Where a feed's events go. */
export interface FeedOutput {
  /**
   * Delivers an event to all callers.
   *
   * @param result - JSON.
   * @param method - Of the notification. Default: that of the feed's kind.
   */
  emit(result: string, method?: string): void;
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
  close(): void;
}
