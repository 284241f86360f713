/** Why a subscription ends before its callers end it: missed events can no longer be read. */
export class SubscriptionEnd extends Error {
  override readonly name = "SubscriptionEnd";
}
