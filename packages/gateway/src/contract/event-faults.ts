import type { CallerSubscriptions, SubscriptionOutput } from "./json-rpc/caller-subscriptions.ts";
import type { RpcError } from "./json-rpc/rpc-failure.ts";
import type { PartSource } from "./part-source.ts";

/** What an injected fault does to a subscription. */
export interface FaultySubscription {
  /** Ends it, and says why. */
  end(error: RpcError): void;
  /** Closes its caller's connection. */
  disconnect(): void;
}

/** Delivers the messages of one subscription in their order, late where a test requests that. */
export interface EventGate {
  /** @param send - Sends a message. Not called for one that an injected fault takes the place of, nor for later ones. */
  pass(send: () => void): void;
  /** Forgets what is not delivered yet. */
  close(): void;
}

/** What faults need of the tunnel between a caller of the venue and its upstream. */
export interface TunnelEnds {
  /** Sends the caller a message. */
  tell(message: object): void;
  /** Sends the upstream a message. */
  ask(message: object): void;
  disconnect(): void;
}

/** Injects faults into the messages of one upstream of the venue. */
export interface TunnelFaults {
  /** @param send - Sends the message to the caller. */
  pass(message: string, send: () => void): void;
  close(): void;
}

/** Injects the faults of a test into subscriptions. */
export interface EventFaults {
  /**
   * @param open - Opens the subscriptions of a caller's JSON-RPC socket.
   * @returns the same ones with faults.
   */
  subscriptions(
    open: (output: SubscriptionOutput) => CallerSubscriptions,
    output: SubscriptionOutput,
  ): CallerSubscriptions;
  /** @returns what the messages of the venue's upstream pass. */
  tunnel(ends: TunnelEnds): TunnelFaults;
  /** @param kind - Of the subscription, as `l2Book`. */
  gate(kind: string, subscription: FaultySubscription): EventGate;
}

/** A source whose subscriptions a test injects faults into. */
export interface FaultySource extends PartSource {
  eventFaults: () => Promise<EventFaults>;
}

/** @returns what loads the faults that a test injects into a source's subscriptions; nothing if there is no test. */
export function eventFaultsOf(source: PartSource): FaultySource["eventFaults"] | undefined {
  return "eventFaults" in source ? (source as FaultySource).eventFaults : undefined;
}
