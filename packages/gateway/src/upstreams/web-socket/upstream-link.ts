export interface SubscriptionRequest {
  readonly method: string;
  readonly params: string;
}

/** Receives the events of one upstream subscription, in order. */
export interface SubscriptionListener {
  /** The result is JSON. */
  event(result: string, method: string): void;
  /** The upstream's socket failed. No event follows. */
  lost(reason: string): void;
}

export interface UpstreamSubscription {
  /** Ends the subscription: no event follows, not even `lost`. */
  close(): void;
}

export interface UpstreamLink {
  /** The upstream's name, for logs. */
  readonly name: string;
  /** @throws RpcFailure with the node's error; UpstreamFailure if the upstream does not respond. */
  call(method: string, params: string): Promise<string>;
  /** The listener may get events before the promise settles. @throws as {@link call}. */
  subscribe(request: SubscriptionRequest, listener: SubscriptionListener): Promise<UpstreamSubscription>;
}
