import type { FaultGate, OpenGate } from "./fault-gate.ts";
import { subscriptions } from "@node-access/simulators/examples";

/** How faults write to the tunnel between a caller of the venue and its upstream. */
export interface TunnelOutput {
  sendToCaller(message: object): void;
  sendToUpstream(message: object): void;
  disconnect(): void;
}

type Subscription = Readonly<Record<string, unknown>>;

/** A message of the venue's socket, as far as faults need it. */
interface VenueMessage {
  readonly channel?: unknown;
  readonly data?: { readonly method?: unknown; readonly subscription?: Subscription };
}

/** Injects faults into messages from a venue. Subscriptions of the same type fail together. */
export class FaultyTunnel {
  readonly #openGate: OpenGate;
  readonly #ends: TunnelOutput;
  readonly #gates = new Map<string, FaultGate>();
  readonly #open = new Map<string, Subscription>();
  /** Types whose subscriptions a fault has ended. */
  readonly #ended = new Set<string>();

  constructor(openGate: OpenGate, ends: TunnelOutput) {
    this.#openGate = openGate;
    this.#ends = ends;
  }

  pass(text: string, send: () => void): void {
    const { channel, data } = parse(text);
    if (channel === "subscriptionResponse" && data?.subscription) {
      if (this.#confirm(data.method, data.subscription)) send();
      return;
    }
    const facts = subscriptions.find((one) => one.channel === channel);
    if (facts) this.#gate(facts.type).pass(send);
    else send();
  }

  close(): void {
    for (const gate of this.#gates.values()) gate.close();
  }

  /** @returns whether to notify the caller, which already knows that a fault has ended a subscription. */
  #confirm(method: unknown, subscription: Subscription): boolean {
    const key = JSON.stringify(subscription);
    if (method !== "subscribe") return this.#open.delete(key);
    this.#open.set(key, subscription);
    const type = String(subscription["type"]);
    // The new subscription replaces those that have ended.
    if (this.#ended.delete(type)) this.#gates.delete(type);
    return true;
  }

  #gate(type: string): FaultGate {
    const known = this.#gates.get(type);
    if (known) return known;
    const gate = this.#openGate(type, {
      end: ({ message }) => {
        this.#ended.add(type);
        for (const [key, subscription] of this.#open) {
          if (subscription["type"] !== type) continue;
          this.#open.delete(key);
          this.#ends.sendToUpstream({ method: "unsubscribe", subscription });
          this.#ends.sendToCaller({ channel: "error", data: `${message}: ${key}` });
        }
      },
      disconnect: () => this.#ends.disconnect(),
    });
    this.#gates.set(type, gate);
    return gate;
  }
}

function parse(text: string): VenueMessage {
  try {
    return Object(JSON.parse(text)) as VenueMessage;
  } catch {
    return {};
  }
}
