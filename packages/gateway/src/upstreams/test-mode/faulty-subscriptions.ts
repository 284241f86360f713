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
export function createFaultySubscriptions(
  open: (output: SubscriptionOutput) => CallerSubscriptions,
  output: SubscriptionOutput,
  faults: Faults,
  openGate: OpenGate,
): CallerSubscriptions {
  /** By the caller's subscription ids, including ended ones, so that late notifications are not delivered. */
  const gates = new Map<string, FaultGate>();
  const late = new Set<NodeJS.Timeout>();
  const inner = open({
    send: (text) => output.send(text),
    notify: (notifications, subscription) => {
      for (const notification of readFrames(notifications)) notify(notification, subscription);
    },
    disconnect: () => output.disconnect(),
  });

  async function subscribe(call: RpcCall): Promise<SubscriptionOutcome> {
    const { latency, fault } = faults.inject(call.method);
    if (latency > 0) await pause(latency);
    if (!fault) return inner.subscribe(call);
    if (fault.disconnect) output.disconnect();
    else output.send(errorText(call.id, makeRpcError(fault, call.method)));
    return "upstream";
  }

  function unsubscribe(call: RpcCall): SubscriptionOutcome | Promise<SubscriptionOutcome> {
    gates.get(String(readParams(call)[0]))?.close();
    return inner.unsubscribe(call);
  }

  function end(id: string): void {
    gates.get(id)?.close();
    inner.end(id);
  }

  function close(): void {
    for (const timer of late) clearTimeout(timer);
    for (const gate of gates.values()) gate.close();
    inner.close();
  }

  /** Never resolves once the socket is closed. */
  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        late.delete(timer);
        resolve();
      }, milliseconds);
      late.add(timer);
    });
  }

  function notify(notification: string, subscription: CallerSubscription): void {
    const { id, kind } = subscription;
    const gate =
      gates.get(id) ??
      openGate(kind, {
        end: (error) => {
          end(id);
          output.notify(writeFrame(makeEnd(notification, id, error)), subscription);
        },
        disconnect: () => output.disconnect(),
      });
    gates.set(id, gate);
    gate.pass(() => output.notify(writeFrame(notification), subscription));
  }

  return { subscribe, unsubscribe, end, close };
}

function makeEnd(notification: string, id: string, error: RpcError): string {
  const { params, ...rest } = JSON.parse(notification) as { params: object };
  const [idName = "", sent] = Object.entries(params).find(([, value]) => String(value) === id) ?? [];
  return JSON.stringify({ ...rest, params: { [idName]: sent, error }, error });
}
