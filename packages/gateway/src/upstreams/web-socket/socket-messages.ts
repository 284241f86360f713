import { JsonScanner } from "../../codec/json/json-scanner.ts";
import { memberTexts } from "../../codec/json/json-text.ts";
import { subscriptionNames } from "../../generated/subscription-names.ts";

/** An upstream's notification for a subscription. */
export interface Notification {
  readonly id: string;
  readonly method: string;
  readonly result: string;
}

const members: ReadonlyMap<string, number> = new Map(
  ["id", "method", "params", "result", "error"].map((name) => [name, Infinity]),
);

/** @returns the members of a message, each as JSON; `undefined` if the bytes are no JSON object. */
export function readMessage(bytes: Buffer): ReadonlyMap<string, string> | undefined {
  const scanner = new JsonScanner(members);
  scanner.push(bytes);
  return scanner.isComplete && scanner.kind === "object" ? scanner.members : undefined;
}

/** @returns the content of a notification, or `undefined` if it does not belong to a subscription. */
export function readNotification(method: string, text = "null"): Notification | undefined {
  const params = memberTexts(text);
  // Starknet's nodes call the id `subscription_id`.
  const id = params.get("subscription") ?? params.get("subscription_id");
  const result = params.get("result");
  if (id === undefined || result === undefined || !method.startsWith('"')) return undefined;
  return { id, method: JSON.parse(method) as string, result };
}

/** @returns the method that ends a subscription: by default, `eth_unsubscribe` for `eth_subscribe`. */
export function unsubscribeMethod(method: string): string {
  const stated = subscriptionNames.get(method)?.unsubscribeMethod;
  return stated ?? `${method.slice(0, method.indexOf("_"))}_unsubscribe`;
}
