/** Why a subscription ends although its callers want more: what they missed cannot be read any more. */
export class SubscriptionEnd extends Error {
  override readonly name = "SubscriptionEnd";
}
