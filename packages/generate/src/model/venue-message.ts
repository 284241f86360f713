import type { OperationFacts } from "./operation-facts.ts";

/**
 * A member of a union of messages: a request or an action, which becomes a method, or a subscription, whose output is an event. Its
 * inputs are the fields of its type but the tag.
 */
export interface VenueMessage extends OperationFacts {
  readonly kind: "message";
  /** The name of the member's type. */
  readonly type: string;
  /** The property that tells the members apart, and this member's value of it. */
  readonly tag: string;
  readonly value: string;
  /** The facts of its `x-member`. */
  readonly facts: MessageFacts;
}

/** What a client writes for an action that is signed. */
export type Signing =
  | { readonly scheme: "l1" }
  | {
      readonly scheme: "user" | "multi-sig";
      readonly primaryType: string;
      readonly types: readonly { readonly name: string; readonly type: string }[];
    };

/** What a spec states of a message beside what every operation has. */
export interface MessageFacts {
  /** What the call counts against the rate limit. */
  readonly weight?: number;
  /** For how many items of the response the call counts one more. */
  readonly weightPer?: number;
  readonly signing?: Signing;
  /** The property that must name the signer. */
  readonly signer?: string;
  /** What values become where several sign, by property. */
  readonly multiSigValues?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Where the events of the subscription arrive. */
  readonly channel?: string;
  /** By property of the request, the path in an event where the same value stands. */
  readonly match?: Readonly<Record<string, string>>;
  /** How events are packed. */
  readonly encoding?: string;
}
