import type { RpcError } from "../../codec/json-rpc/rpc-failure.ts";
import type { FaultGate, OpenGate } from "./fault-gate.ts";
import { subscriptions } from "@node-access/simulators/examples";
import { parseIfJson } from "../../codec/json/json-text.ts";

/** How faults write to the tunnel between a caller of the venue and its upstream. */
export interface TunnelOutput {
  readonly sendToCaller: (message: object) => void;
  readonly sendToUpstream: (message: object) => void;
  readonly disconnect: () => void;
}

type Subscription = Readonly<Record<string, unknown>>;

/** A message of the venue's socket, as far as faults need it. */
interface VenueMessage {
  readonly channel?: unknown;
  readonly data?: { readonly method?: unknown; readonly subscription?: Subscription };
}

export interface FaultyTunnel {
  pass(text: string, send: () => void): void;
  close(): void;
}

/** Injects faults into messages from a venue. Subscriptions of the same type fail together. */
export function createFaultyTunnel(
  openGate: OpenGate,
  { sendToCaller, sendToUpstream, disconnect }: TunnelOutput,
): FaultyTunnel {
  const gates = new Map<string, FaultGate>();
  const open = new Map<string, Subscription>();
  /** Types whose subscriptions a fault has ended. */
  const ended = new Set<string>();

  /** @returns whether to notify the caller, which already knows that a fault has ended a subscription. */
  function confirm(method: unknown, subscription: Subscription): boolean {
    const key = JSON.stringify(subscription);
    if (method !== "subscribe") return open.delete(key);
    open.set(key, subscription);
    const type = String(subscription["type"]);
    // The new subscription replaces those that have ended.
    if (ended.delete(type)) gates.delete(type);
    return true;
  }

  function findGate(type: string): FaultGate {
    const known = gates.get(type);
    if (known) return known;
    const end = ({ message }: RpcError): void => {
      ended.add(type);
      for (const [key, subscription] of open) {
        if (subscription["type"] !== type) continue;
        open.delete(key);
        sendToUpstream({ method: "unsubscribe", subscription });
        sendToCaller({ channel: "error", data: `${message}: ${key}` });
      }
    };
    const gate = openGate(type, { end, disconnect });
    gates.set(type, gate);
    return gate;
  }

  return {
    pass(text, send) {
      const { channel, data } = Object(parseIfJson(text)) as VenueMessage;
      if (channel === "subscriptionResponse" && data?.subscription) {
        if (confirm(data.method, data.subscription)) send();
        return;
      }
      const facts = subscriptions.find((one) => one.channel === channel);
      if (facts) findGate(facts.type).pass(send);
      else send();
    },
    close() {
      for (const gate of gates.values()) gate.close();
    },
  };
}
