import type { FaultGate, OpenGate } from "./fault-gate.ts";
import {
  type CallerSubscription,
  type CallerSubscriptions,
  readParams,
  type SubscriptionOutcome,
  type SubscriptionOutput,
} from "../caller-subscriptions.ts";
import type { RpcError } from "../../codec/json-rpc/rpc-failure.ts";
import { errorText, type RpcCall } from "../../codec/json-rpc/rpc-message.ts";
import { readFrames, writeFrame } from "../../codec/web-socket/text-frame.ts";
import { type Faults, makeRpcError } from "./faults.ts";

/** The subscriptions of one caller's JSON-RPC socket, with a test's faults. */
export class FaultySubscriptions implements CallerSubscriptions {
  readonly #inner: CallerSubscriptions;
  readonly #output: SubscriptionOutput;
  readonly #faults: Faults;
  readonly #openGate: OpenGate;
  /** By the caller's subscription ids, including ended ones, so that late notifications are not delivered. */
  readonly #gates = new Map<string, FaultGate>();
  readonly #late = new Set<NodeJS.Timeout>();

  /** @param open - Opens the subscriptions without faults. */
  constructor(
    open: (output: SubscriptionOutput) => CallerSubscriptions,
    output: SubscriptionOutput,
    faults: Faults,
    openGate: OpenGate,
  ) {
    this.#output = output;
    this.#faults = faults;
    this.#openGate = openGate;
    this.#inner = open({
      send: (text) => output.send(text),
      notify: (notifications, subscription) => {
        for (const notification of readFrames(notifications)) this.#notify(notification, subscription);
      },
      disconnect: () => output.disconnect(),
    });
  }

  async subscribe(call: RpcCall): Promise<SubscriptionOutcome> {
    const { latency, fault } = this.#faults.inject(call.method);
    if (latency > 0) await this.#pause(latency);
    if (!fault) return this.#inner.subscribe(call);
    if (fault.disconnect) this.#output.disconnect();
    else this.#output.send(errorText(call.id, makeRpcError(fault, call.method)));
    return "upstream";
  }

  unsubscribe(call: RpcCall): SubscriptionOutcome | Promise<SubscriptionOutcome> {
    this.#gates.get(String(readParams(call)[0]))?.close();
    return this.#inner.unsubscribe(call);
  }

  end(id: string): void {
    this.#gates.get(id)?.close();
    this.#inner.end(id);
  }

  close(): void {
    for (const timer of this.#late) clearTimeout(timer);
    for (const gate of this.#gates.values()) gate.close();
    this.#inner.close();
  }

  /** Never resolves once the socket is closed. */
  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#late.delete(timer);
        resolve();
      }, milliseconds);
      this.#late.add(timer);
    });
  }

  #notify(notification: string, subscription: CallerSubscription): void {
    const { id, kind } = subscription;
    const gate =
      this.#gates.get(id) ??
      this.#openGate(kind, {
        end: (error) => {
          this.end(id);
          this.#output.notify(writeFrame(makeEnd(notification, id, error)), subscription);
        },
        disconnect: () => this.#output.disconnect(),
      });
    this.#gates.set(id, gate);
    gate.pass(() => this.#output.notify(writeFrame(notification), subscription));
  }
}

/** @returns the notification that a subscription has ended, in the format of its other notifications. */
function makeEnd(notification: string, id: string, error: RpcError): string {
  const { params, ...rest } = JSON.parse(notification) as { params: object };
  const [idName = "", sent] = Object.entries(params).find(([, value]) => String(value) === id) ?? [];
  return JSON.stringify({ ...rest, params: { [idName]: sent, error }, error });
}
