/** The response of a simulator to a method. */
export interface RpcExample {
  /** The result of the method's first example. */
  readonly result: unknown;
  /** The list param for whose items the result has one item each. */
  readonly forEach?: { readonly name: string; readonly index: number };
  /** The example notifications of its subscriptions. */
  readonly notification?: SubscriptionExample;
}

/** The example notifications of a subscription. */
export interface SubscriptionExample {
  /** The notifications' method name. */
  readonly method: string;
  /** The name of the subscription's id, next to the notification. */
  readonly idName: string;
  /** The content of the notification. */
  readonly event?: unknown;
  /** The content by the first param, if that param selects the kind. */
  readonly byKind?: Readonly<Record<string, unknown>>;
}
