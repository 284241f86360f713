export interface FeedEvent {
  readonly result: string;
  /** Default: the usual one for this kind of feed. */
  readonly method?: string;
}

export interface FeedOutput {
  /** Delivers an event, which is JSON, to all callers: with the method that is usual, or another one. */
  emit(result: string, method?: string | undefined): void;
  /** Ends the callers' subscriptions without an error, after the last event of its kind. */
  finish(): void;
  /** Ends the callers' subscriptions with an error. */
  end(reason: string): void;
}

/** The shared source of equal subscriptions. */
export interface Feed {
  /** Whether it has a subscription of its own at the upstream. */
  readonly isLive?: true;
  /** @throws RpcFailure with the node's error, or UpstreamFailure, if no upstream accepts it. */
  start(): Promise<void>;
  /** @returns the first events for a caller that joins now. Default: none. */
  current?(): readonly FeedEvent[];
  close(): void;
}
