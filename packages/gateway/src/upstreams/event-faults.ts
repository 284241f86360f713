import type { CallerSubscriptions, SubscriptionOutput } from "./caller-subscriptions.ts";
import type { RpcError } from "../codec/json-rpc/rpc-failure.ts";
import type { Cluster } from "./cluster.ts";

/** How injected faults act on a subscription. */
export interface FaultySubscription {
  /** Ends the subscription with an error. */
  end(error: RpcError): void;
  /** Closes the caller's connection. */
  disconnect(): void;
}

/** Delivers the messages of one subscription in order, with the delays that a test injects. */
export interface EventGate {
  /**
   * @param send - Sends a message. Not called for a message that an injected fault replaces,
   * nor for later ones.
   */
  pass(send: () => void): void;
  /** Discards what is not delivered yet. */
  close(): void;
}

/** How faults write to the tunnel between a caller of the venue and its upstream. */
export interface TunnelOutput {
  sendToCaller(message: object): void;
  sendToUpstream(message: object): void;
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
  /** @returns the gate that each message of the venue's upstream passes through. */
  tunnel(ends: TunnelOutput): TunnelFaults;
  /** @param kind - The subscription's kind, such as `l2Book`. */
  gate(kind: string, subscription: FaultySubscription): EventGate;
}

/** A cluster whose subscriptions a test injects faults into. */
export interface FaultyCluster extends Cluster {
  eventFaults: () => Promise<EventFaults>;
}

/** @returns the function that loads the faults for a cluster's subscriptions; `undefined` outside of tests. */
export function eventFaultsOf(cluster: Cluster): FaultyCluster["eventFaults"] | undefined {
  return "eventFaults" in cluster ? (cluster as FaultyCluster).eventFaults : undefined;
}
