import type { OperationFacts } from "./operation.ts";

/** An operation of a REST API. */
export interface RestOperation extends OperationFacts {
  readonly kind: "rest";
  /** In upper case. */
  readonly method: string;
  /** With `{name}` where a parameter stands. */
  readonly path: string;
  /** The surface whose credentials it takes, where it is not that of its spec. */
  readonly surface?: string;
  /** Codes of client errors that only this operation fails with. */
  readonly throws: readonly string[];
  /** For a response of server-sent events: by topic, the name of the type of an event's data. */
  readonly events?: Readonly<Record<string, string>>;
  /** For an operation that opens a WebSocket: the name of the union of messages that subscribe to something. */
  readonly socket?: string;
  /** The messages that its body is one of, if each of them is a method of its own. */
  readonly messages?: Message;
}

/** A request body that is a union, or has one as a property, whose members are methods. */
export interface Message {
  /** The name of the body's type. */
  readonly body: string;
  /** The property that holds the union. Without it, the body itself is the union. */
  readonly property?: string;
  readonly members: readonly VenueMessage[];
}

/** What a client writes for an action that is signed. */
export type Signing =
  | { readonly scheme: "l1" }
  | {
      readonly scheme: "user" | "multi-sig";
      readonly primaryType: string;
      readonly types: readonly { readonly name: string; readonly type: string }[];
    };

/** A member of a union of messages. It becomes a method. */
export interface VenueMessage {
  /** The name of the member's type. */
  readonly type: string;
  /** The property that tells the members apart, and this member's value of it. */
  readonly tag: string;
  readonly value: string;
  /** The facts of its `x-member`. */
  readonly facts: MessageFacts;
}

/** What a spec states of a message. */
export interface MessageFacts {
  /** The name of the response's type. */
  readonly response?: string;
  /** What the call counts against the rate limit. */
  readonly weight?: number;
  /** For how many items of the response the call counts one more. */
  readonly weightPer?: number;
  readonly signing?: Signing;
  /** The property that must name the signer. */
  readonly signer?: string;
  /** What values become where several sign, by property. */
  readonly multiSigValues?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The name of the type of an event of the subscription. */
  readonly event?: string;
  /** The method's name, where it is not the message's value. */
  readonly name?: string;
  /** Where the events of the subscription arrive. */
  readonly channel?: string;
  /** By property of the request, the path in an event where the same value stands. */
  readonly match?: Readonly<Record<string, string>>;
  /** How events are packed. */
  readonly encoding?: string;
}
