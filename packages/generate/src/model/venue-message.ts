import type { OperationFacts } from "./operation-facts.ts";

/**
 * A member of a union of messages: a request or an action, which becomes a method, or a subscription, whose output is an
 * event. Its inputs are the fields of its type, except the tag.
 */
export interface VenueMessage extends OperationFacts {
  readonly kind: "message";
  readonly type: string;
  /** The property that selects the member of the union, and this member's value of it. */
  readonly tag: string;
  readonly value: string;
  /** The facts of the spec's `x-member`. */
  readonly facts: MessageFacts;
}

/** What the client encodes to sign an action. */
export type Signing =
  | { readonly scheme: "l1" }
  | {
      readonly scheme: "user" | "multi-sig";
      readonly primaryType: string;
      readonly types: readonly { readonly name: string; readonly type: string }[];
    };

/** Facts that a spec states for messages only. */
export interface MessageFacts {
  /** How much the call counts against the rate limit. */
  readonly weight?: number;
  /** The number of response items that count one more against the rate limit. */
  readonly weightPer?: number;
  /** The maximum number of response items. */
  readonly pageItems?: number;
  /** The number of newest items that the venue still has. */
  readonly retained?: number;
  readonly signing?: Signing;
  /** The property that must name the signer. */
  readonly signer?: string;
  /** Replacements for values if several accounts sign, by property. */
  readonly multiSigValues?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The channel on which the events of the subscription arrive. */
  readonly channel?: string;
  /** By property of the request: the path to the same value in an event. */
  readonly match?: Readonly<Record<string, string>>;
  readonly encoding?: string;
}
