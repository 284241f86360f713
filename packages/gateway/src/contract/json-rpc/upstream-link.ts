/** A subscription to make upstream. */
export interface SubscriptionRequest {
  readonly method: string;
  /** JSON. */
  readonly params: string;
}

/** Takes what one upstream subscription reports, in order. */
export interface SubscriptionListener {
  /**
   * @param result - JSON.
   * @param method - Of the notification.
   */
  event(result: string, method: string): void;
  /** Nothing comes after this: the upstream's socket failed. */
  lost(reason: string): void;
}

/** A subscription at one upstream. */
export interface UpstreamSubscription {
  /** Ends the subscription: nothing is reported afterwards, not even that it is lost. */
  close(): void;
}

/** One upstream's shared socket. */
export interface UpstreamLink {
  /** The upstream's name, for logs. */
  readonly name: string;
  /**
   * Makes a safe call.
   *
   * @param params - JSON.
   * @returns the result, which is JSON.
   * @throws RpcFailure with the node's error; UpstreamFailure if the upstream does not respond.
   */
  call(method: string, params: string): Promise<string>;
  /**
   * Starts a subscription. The listener may get events before the promise settles.
   *
   * @throws as {@link call}.
   */
  subscribe(request: SubscriptionRequest, listener: SubscriptionListener): Promise<UpstreamSubscription>;
}
