import type { Cluster } from "./upstream.ts";
import type { JsonText } from "../codec/json/json-text.ts";
import { rpcCode, type RpcError } from "../codec/json-rpc/rpc-failure.ts";
import { errorText, resultText, type RpcCall } from "../codec/json-rpc/rpc-message.ts";
import type { TextFrames } from "../codec/web-socket/text-frame.ts";
import { UpstreamFailure } from "./upstream-failure.ts";

export interface CallerSubscription {
  /** The id that the caller knows it by. */
  readonly id: string;
  /** What faults know it by: the first param of `eth_subscribe`, and the method of others. */
  readonly kind: string;
}

export interface SubscriptionOutput {
  send(text: string): void;
  /** Sends one or more notifications, which are JSON. */
  notify(notifications: TextFrames, subscription: CallerSubscription): void;
  /** Closes the socket without a message. */
  disconnect(): void;
}

/** How a call that starts or ends a subscription was served: `caller` says that it was a mistake. */
export type SubscriptionOutcome = "ok" | "caller" | "upstream";

/** Those of one caller's socket. Each method sends the response to its call, and returns the outcome. */
export interface CallerSubscriptions {
  subscribe(call: RpcCall): SubscriptionOutcome | Promise<SubscriptionOutcome>;
  unsubscribe(call: RpcCall): SubscriptionOutcome | Promise<SubscriptionOutcome>;
  end(id: string): void;
  close(): void;
}

/** A subscription that its caller is about to get. */
export interface OpenedSubscription extends CallerSubscription {
  /** The id as JSON. */
  readonly jsonId: string;
  /** Lets events come, now that the caller has the id. */
  begin(): void;
  leave(): void;
}

/** @param end - Ends a subscription for its caller too. @throws what {@link createSubscriptions} explains to the caller. */
export type OpenSubscription = (
  call: RpcCall,
  output: SubscriptionOutput,
  end: (id: string) => void,
) => OpenedSubscription | Promise<OpenedSubscription>;

/** A source that serves subscriptions without an upstream. */
export interface SubscriptionCluster extends Cluster {
  readonly openSubscription: OpenSubscription;
}

/**
 * @param limit - Maximum subscriptions of the socket.
 * @param explain - Returns the error that a caller gets whose subscription cannot be opened.
 */
export function createSubscriptions(
  open: OpenSubscription,
  limit: number,
  output: SubscriptionOutput,
  explain: (error: unknown) => RpcError | JsonText,
): CallerSubscriptions {
  const subscriptions = new Map<string, OpenedSubscription>();
  let opening = 0;
  let isClosed = false;

  async function subscribe(call: RpcCall): Promise<SubscriptionOutcome> {
    if (subscriptions.size + opening >= limit)
      return sendError(call, { code: rpcCode.limit, message: `one socket may have ${limit} subscriptions` });
    opening += 1;
    try {
      begin(call, await open(call, output, end));
      return "ok";
    } catch (error) {
      sendError(call, explain(error));
      return error instanceof UpstreamFailure ? "upstream" : "caller";
    } finally {
      opening -= 1;
    }
  }

  function begin(call: RpcCall, opened: OpenedSubscription): void {
    if (isClosed) return opened.leave();
    subscriptions.set(opened.id, opened);
    // The caller must get its id before the first notification.
    output.send(resultText(call.id, opened.jsonId));
    opened.begin();
  }

  function unsubscribe(call: RpcCall): SubscriptionOutcome {
    const id = String(readParams(call)[0]);
    if (!subscriptions.has(id))
      return sendError(call, { code: rpcCode.server, message: "subscription not found" });
    end(id);
    output.send(resultText(call.id, "true"));
    return "ok";
  }

  function end(id: string): void {
    const subscription = subscriptions.get(id);
    subscriptions.delete(id);
    subscription?.leave();
  }

  function close(): void {
    isClosed = true;
    for (const id of subscriptions.keys()) end(id);
  }

  function sendError({ id }: RpcCall, error: RpcError | JsonText): SubscriptionOutcome {
    if (!isClosed) output.send(errorText(id, error));
    return "caller";
  }

  return { subscribe, unsubscribe, end, close };
}

export function readParams({ params = "[]" }: RpcCall): readonly unknown[] {
  return Object.values(JSON.parse(params) as object);
}

/** @returns the `kind` of a {@link CallerSubscription} by the call that starts it. */
export function readKind(call: RpcCall): string {
  return call.method === "eth_subscribe" ? String(readParams(call)[0]) : call.method;
}
