/** A field of EIP-712 typed data. */
export interface TypedField {
  /** Its name in the typed data. */
  readonly name: string;
  /** Its type, such as `uint64`. */
  readonly type: string;
}

/** The scheme of a signature: over the hash of the whole action, over typed data, or by several signers. */
export type Signing =
  | { readonly scheme: "l1" }
  | {
      readonly scheme: "user" | "multi-sig";
      readonly primaryType: string;
      readonly types: readonly TypedField[];
    };

/** The facts about an action that a venue needs. */
export interface ActionFacts {
  /** How the action is signed. */
  readonly signing: Signing;
  /** The key that repeats the request's nonce, if any. */
  readonly nonce?: string;
  /** The key that must name the signer, if any. */
  readonly signer?: string;
  /** The spec's example of a successful response. */
  readonly response: unknown;
  /** Alternative keys of the list whose items have separate results, in `response.data.statuses`. */
  readonly perItem?: readonly string[];
}

/** The facts about a subscription. */
export interface SubscriptionFacts {
  /** The type that a request names. */
  readonly type: string;
  /** The channel of its events. */
  readonly channel: string;
  /** For each of these properties of the request, its path in an event, with dots. */
  readonly match: Readonly<Record<string, string>>;
  /** The encoding of events: JSON in raw deflate in base64. */
  readonly encoding: string | null;
  /** The spec's example of an event. */
  readonly event: unknown;
}
