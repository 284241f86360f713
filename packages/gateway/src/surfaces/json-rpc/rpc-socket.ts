import type { WebSocket } from "ws";
import type { GatewayState } from "../../access/gateway-state.ts";
import type { Caller } from "../../access/caller.ts";
import { type EndReason, endTexts } from "../../contract/end-reason.ts";
import { eventFaultsOf } from "../../contract/event-faults.ts";
import { Flights } from "../../contract/flights.ts";
import type {
  CallerSubscriptions,
  SubscriptionOutput,
  SubscriptionSource,
} from "../../contract/json-rpc/caller-subscriptions.ts";
import { rpcCode, type RpcError } from "../../contract/json-rpc/rpc-failure.ts";
import { errorText, readRpcMessage } from "../../contract/json-rpc/rpc-message.ts";
import type { JsonText } from "../../contract/json-text.ts";
import { type NodeSource, type RpcCall, UpstreamFailure } from "../../contract/part-source.ts";
import { textOf } from "../../contract/reply-text.ts";
import { type CallerSocket, policyViolated, restart } from "../../contract/web-socket/caller-socket.ts";
import { watchPeer } from "../../contract/web-socket/watch-peer.ts";
import type { RpcNode } from "../../routing/rpc-node.ts";
import { HubSubscriptions } from "../../routing/subscriptions/caller-subscriptions.ts";
import { hubOf } from "../../routing/subscriptions/hub-of.ts";
import { noRoom, rpcReply } from "./handle-rpc.ts";
import { Notifications } from "./notifications.ts";
import { LazySubscriptions } from "./lazy-subscriptions.ts";
import { isMethodAllowed, methodRefusal } from "./plan-call.ts";
import { asRpcError, limitError } from "./rpc-error.ts";

/** Messages of one socket that are worked on at once; while there are so many, no more are read. */
const atOnce = 64;
const tooManyPending = limitError("too many requests are under way", 1);
/** Bytes that may wait for a caller before they are counted. */
const unsentBytes = 64 * 1024;

/** One caller's WebSocket: calls are answered as over HTTP, and there are subscriptions. */
export class RpcSocket implements CallerSocket {
  readonly #state: GatewayState;
  readonly #node: RpcNode;
  readonly #caller: Caller;
  readonly #socket: WebSocket;
  readonly #subscriptions: CallerSubscriptions | undefined;
  /** The messages that are being answered. */
  readonly #inFlight = new Set<Flights>();
  readonly #notifications: Notifications;
  #usedAt = performance.now();
  #isClosing = false;
  #closeWith = (): void => {};

  constructor(state: GatewayState, node: RpcNode, caller: Caller, socket: WebSocket) {
    this.#state = state;
    this.#node = node;
    this.#caller = caller;
    this.#socket = socket;
    this.#notifications = new Notifications(socket, () => state.pendingBytes.begin(caller.id));
    this.#subscriptions = this.#openSubscriptions();
    const { pingInterval, webSocketIdle } = state.limits;
    watchPeer(socket, pingInterval, () => performance.now() - this.#usedAt > webSocketIdle);
    state.metrics.webSockets(1);
    socket.on("message", (data: Buffer, isBinary: boolean) => {
      if (isBinary) {
        this.#isClosing = true;
        socket.close(1003, "expected text");
      } else this.#answer(data.toString("utf8"), data.length).catch(() => this.terminate());
    });
    // Told by "close" too; unheard, it would end the process.
    socket.on("error", () => {});
    socket.on("close", () => {
      this.#subscriptions?.close();
      this.#notifications.end();
      for (const flights of this.#inFlight) flights.abort();
      state.metrics.webSockets(-1);
    });
  }

  /** @returns nothing if the node has no subscriptions. */
  #openSubscriptions(): CallerSubscriptions | undefined {
    const { source } = this.#node;
    const open = subscriptionsOf(this.#state, this.#node);
    if (!open) return undefined;
    const output: SubscriptionOutput = {
      say: (text) => this.#tell(text),
      notify: (notification) => this.#notify(notification),
      disconnect: () => this.terminate(),
    };
    const eventFaults = eventFaultsOf(source);
    if (!eventFaults) return open(output);
    return new LazySubscriptions(async () => (await eventFaults()).subscriptions(open, output));
  }

  /** Takes no more messages, and closes when those in flight are answered. */
  finish(code = 1001, reason = "the gateway is closing"): void {
    this.#isClosing = true;
    this.#closeWith = () => this.#socket.close(code, reason);
    if (this.#inFlight.size === 0) this.#closeWith();
  }

  end(reason: EndReason): void {
    // Calls under way go on.
    if (reason === "changed") return this.finish(restart, endTexts.changed);
    this.#isClosing = true;
    this.#socket.close(policyViolated, endTexts[reason]);
    this.#subscriptions?.close();
    for (const flights of this.#inFlight) flights.abort();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  async #answer(text: string, bytes: number): Promise<void> {
    if (this.#isClosing) return;
    const { ended } = this.#caller;
    if (ended) return this.end(ended);
    this.#usedAt = performance.now();
    if (this.#subscribe(text)) return;
    const pending = this.#state.pendingBytes.begin(this.#caller.id);
    if (!pending?.add(bytes)) {
      pending?.end();
      return this.#refuse(singleCall(text)?.id ?? "null", tooManyPending);
    }
    const flights = new Flights();
    this.#inFlight.add(flights);
    if (this.#inFlight.size >= atOnce) this.#socket.pause();
    try {
      const reply = await rpcReply(this.#state, this.#node, this.#caller, { text }, flights, pending);
      const answer = await textOf(reply);
      if (!Buffer.isBuffer(reply.body) && !pending.addAnswer(answer.length))
        throw noRoom(this.#node, readRpcMessage(text, this.#state.limits.batchItems));
      // It holds its room until its caller has taken it.
      await this.#send(answer);
    } catch (error) {
      this.#refuse(singleCall(text)?.id ?? "null", asRpcError(error));
    } finally {
      pending.end();
      this.#inFlight.delete(flights);
      if (this.#inFlight.size < atOnce) this.#socket.resume();
      if (this.#isClosing && this.#inFlight.size === 0) this.#closeWith();
    }
  }

  /** @returns whether the message was about a subscription, and is answered. */
  #subscribe(text: string): boolean {
    // Only a message that holds the word is read here; all others are read once, where they are answered.
    if (!text.includes("subscri")) return false;
    const cost = this.#state.rateLimit.cost(1, text.length);
    if (this.#state.rateLimit.wait(this.#caller, cost) > 0) return false;
    const call = singleCall(text);
    const facts = call && this.#node.policy.allowed(call.method);
    if (!call || !facts?.subscription) return false;
    const wait = this.#state.rateLimit.take(this.#caller, cost);
    if (wait > 0) this.#refuse(call.id, limitError("too many requests", wait));
    else if (facts.subscription === "starts" && !isMethodAllowed(this.#caller, call.method, facts)) {
      this.#refuse(call.id, methodRefusal(call.method));
    } else if (!this.#subscriptions) {
      this.#refuse(call.id, { code: rpcCode.methodNotFound, message: "this node has no subscriptions" });
    } else if (facts.subscription === "starts") this.#subscriptions.subscribe(call);
    else this.#subscriptions.unsubscribe(call);
    return true;
  }

  #refuse(id: RpcCall["id"], error: RpcError | JsonText): void {
    this.#tell(errorText(id, error));
  }

  /** Sends a notification. A caller that does not read them loses its socket before they fill the memory. */
  #notify(notification: Buffer): void {
    if (this.#isClosing) return;
    this.#usedAt = performance.now();
    if (!this.#notifications.send(notification)) this.#endSlow(this.#socket.bufferedAmount);
  }

  #endSlow(waiting: number): void {
    this.#isClosing = true;
    this.#subscriptions?.close();
    this.#state.log("warn", "web socket ended", { reason: "its caller does not read", waiting });
    // Try again later: nothing is wrong with the credential or the node.
    this.#socket.close(1013, `the caller reads too slowly: ${waiting} bytes of notifications wait`);
  }

  /** Says what nobody waits for here. A caller that is slow to read has it counted, and is gone where there is no room. */
  #tell(text: string): void {
    if (this.#socket.bufferedAmount < unsentBytes) return void this.#send(text);
    const pending = this.#state.pendingBytes.begin(this.#caller.id);
    if (pending?.add(text.length)) return void this.#send(text).finally(() => pending.end());
    pending?.end();
    this.#state.log("warn", "web socket ended", { reason: "its caller does not read" });
    this.terminate();
  }

  /** @returns when the caller, or the machine for it, has taken the message, or the socket is closed. */
  #send(text: string): Promise<void> {
    this.#usedAt = performance.now();
    return new Promise((resolve) => this.#socket.send(text, () => resolve()));
  }
}

/** @returns what opens the subscriptions of a caller's socket to a node; nothing if the node has none. */
function subscriptionsOf(
  { limits, log }: GatewayState,
  node: RpcNode,
): ((output: SubscriptionOutput) => CallerSubscriptions) | undefined {
  const { source } = node;
  const { subscriptions: limit } = limits;
  if ("upstreams" in source) {
    const hub = hubOf(node, source as NodeSource, limits, log);
    return (output) => new HubSubscriptions(hub, limit, output, subscriptionError);
  }
  if (!("subscriptions" in source)) return undefined;
  const simulator = source as SubscriptionSource;
  return (output) => new LazySubscriptions(() => simulator.subscriptions(limit, output));
}

/** @returns the error that a caller gets whose subscription cannot be started. */
function subscriptionError(error: unknown): RpcError | JsonText {
  if (!(error instanceof UpstreamFailure) || error.reason === "crowded") return asRpcError(error);
  return { code: rpcCode.unavailable, message: "no node could take the subscription" };
}

function singleCall(text: string): RpcCall | undefined {
  try {
    const { isBatch, items } = readRpcMessage(text, 1);
    const [item] = items;
    return !isBatch && item && "method" in item ? item : undefined;
  } catch {
    return undefined;
  }
}
