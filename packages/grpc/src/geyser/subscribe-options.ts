/** Options of `subscribe`: what to do if the stream is lost, and how to decode updates. */
export interface SubscribeOptions {
  /**
   * If the stream is lost, subscribe again with a `fromSlot` from which nothing is missed, and deliver each update once.
   * To recognize repeated updates, the client stores the identities of the last 32 slots' updates, about 100 bytes each.
   *
   * - If the stream is lost within its first 32 slots, you may also receive the status of slots before them.
   * - Since Agave 4.3, updates are those of a bank, and a slot may have several. If another validator continues the stream, such as
   *   behind a load balancer, its banks have other ids: the updates of the last 32 slots come again with these.
   * - If the server does not support `fromSlot`, updates are missing, and neither side can detect it.
   *
   * Default `false`: a lost stream is an error.
   */
  resume?: boolean | undefined;
  /**
   * Maximum identities that `resume` stores. If the last 32 slots had more updates, a lost stream cannot be resumed
   * without delivering some twice: it throws `SUBSCRIPTION_OVERFLOW`. Default 1,000,000.
   */
  maxRemembered?: number | undefined;
  /**
   * Deliver views of updates, which decode each field when you access it: faster if you read few fields of many updates.
   * You read a view like an update; see {@link LazyMessage}. Default `false`: updates are decoded before delivery.
   */
  lazy?: boolean | undefined;
}
