import type { Duplex } from "node:stream";
import { asRpcError, limitError, rejection } from "./rpc-reply.ts";
import type { WebSocket } from "ws";
import type { CallContext } from "../../access/call-context.ts";
import type { Caller } from "../../access/caller.ts";
import {
  type EndReason,
  endTexts,
  type CallerSocket,
  closeCode,
  policyViolated,
  restart,
} from "../../codec/web-socket/caller-socket.ts";
import { InFlightRequests } from "../../upstreams/in-flight-requests.ts";
import { tooLarge } from "../../codec/http/body.ts";
import { pendingText, tooManyPending } from "../../codec/http/problem.ts";
import type { RpcError } from "../../codec/json-rpc/rpc-failure.ts";
import type { JsonText } from "../../codec/json/json-text.ts";
import { errorText, idsIn, readRpcMessage } from "../../codec/json-rpc/rpc-message.ts";
import { readText } from "../../upstreams/reply-text.ts";
import type { TextFrames } from "../../codec/web-socket/text-frame.ts";
import { type SocketUse, watchPeer } from "../../codec/web-socket/watch-peer.ts";
import { runFor } from "../../codec/http/current-request.ts";
import type { TraceContext } from "../../observe/tracing.ts";
import type { RpcNode } from "../../router/rpc-node.ts";
import { describeOverload, Exchange } from "./message-reply.ts";
import type { SubscriptionOutput } from "../../upstreams/caller-subscriptions.ts";
import { Notifications } from "./notifications.ts";
import { type Origin, reportFailure, reportSubscription } from "./report-call.ts";
import { SubscriptionCalls } from "./subscription-calls.ts";

/** Concurrent messages of one socket; when there are this many, reading pauses. */
const maxConcurrent = 64;
const pendingError = limitError(pendingText, 1);
/** Unsent bytes of a slow reader that are not counted. */
const unsentBytes = 64 * 1024;

interface SocketOrigin {
  readonly caller: Caller;
  /** The id of the request that opened the socket. Calls on it have no id of their own. */
  readonly requestId: string;
  readonly trace: TraceContext | undefined;
}

/** One caller's WebSocket: calls are served as over HTTP, and subscriptions are available. */
export class RpcSocket implements CallerSocket, SocketUse, SubscriptionOutput {
  readonly #state: CallContext;
  readonly #node: RpcNode;
  readonly #from: SocketOrigin;
  readonly #socket: WebSocket;
  readonly #subscriptions: SubscriptionCalls;
  readonly #inFlight = new Set<InFlightRequests>();
  readonly #notifications: Notifications;
  #usedAt = performance.now();
  #isClosing = false;
  #isPaused = false;
  /** What the socket is closed with, once the messages in progress have their responses. */
  #ending: { readonly code: number; readonly reason: string } | undefined;

  constructor(state: CallContext, node: RpcNode, from: SocketOrigin, socket: WebSocket, connection: Duplex) {
    this.#state = state;
    this.#node = node;
    this.#from = from;
    this.#socket = socket;
    this.#notifications = new Notifications(socket, connection, state.pendingBytes, from.caller.tenant);
    this.#subscriptions = new SubscriptionCalls(state, node, from.caller, this);
    watchPeer(socket, state.limits.pingInterval, this);
    state.metrics.webSockets += 1;
    socket.on("message", (data: Buffer, isBinary: boolean) => {
      if (isBinary) {
        this.#isClosing = true;
        socket.close(1003, "expected text");
      } else state.lease.run(() => this.#begin(data.toString("utf8"), data.length));
    });
    // "close" reports it too. An unhandled error event would end the process.
    socket.on("error", ignore);
  }

  /** Accepts no more messages, and closes once those in flight have their responses. */
  finish(code = 1001, reason = "the gateway is closing"): void {
    this.#isClosing = true;
    this.#ending = { code, reason };
    this.#closeIfDone();
  }

  end(reason: EndReason): void {
    // Calls in flight may finish.
    if (closeCode(reason) === restart) return this.finish(restart, endTexts[reason]);
    this.#isClosing = true;
    this.#socket.close(policyViolated, endTexts[reason]);
    this.#subscriptions.close();
    for (const inFlight of this.#inFlight) inFlight.abort();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  closed(): void {
    this.#subscriptions.close();
    this.#notifications.end();
    for (const inFlight of this.#inFlight) inFlight.abort();
    this.#state.metrics.webSockets -= 1;
  }

  disconnect(): void {
    this.terminate();
  }

  isIdle(): boolean {
    return performance.now() - this.#usedAt > this.#state.limits.webSocketIdle;
  }

  #closeIfDone(): void {
    if (this.#ending && this.#inFlight.size === 0) this.#socket.close(this.#ending.code, this.#ending.reason);
  }

  #begin(text: string, bytes: number): void {
    const fail = (): void => this.terminate();
    runFor({ id: this.#from.requestId, fail }, () => void this.#receive(text, bytes).catch(fail));
  }

  async #receive(text: string, bytes: number): Promise<void> {
    if (this.#isClosing) return;
    const { ended } = this.#from.caller;
    if (ended) return this.end(ended);
    this.#from.caller.use?.();
    this.#usedAt = performance.now();
    const origin = this.#origin();
    if (bytes > this.#state.limits.bodyBytes) return this.#reject(text, bytes, origin);
    const { rateLimit } = this.#state;
    // Once for both ways of serving a message: between two checks, the caller's rate may admit it.
    const cost = rateLimit.cost(0, text.length);
    const denied = rateLimit.wait(origin.caller, cost);
    const wait = denied && (await rateLimit.retry("wait", origin.caller, cost, denied));
    if (this.#isClosing) return;
    const subscription = wait === 0 ? this.#subscriptions.serve(text) : undefined;
    if (subscription) return reportSubscription(origin, subscription.method, await subscription.outcome);
    const pending = this.#state.pendingBytes.begin(this.#from.caller.tenant);
    if (!pending?.add(bytes)) {
      pending?.end();
      reportFailure(origin, tooManyPending());
      return this.#sendError(text, pendingError);
    }
    const inFlight = new InFlightRequests(origin.span, origin.caller.tenant);
    this.#inFlight.add(inFlight);
    if (this.#inFlight.size >= maxConcurrent) this.#pause();
    try {
      const reply = await new Exchange(this.#state, origin, inFlight, pending).reply({ text, wait });
      const responseText = await readText(reply);
      if (!Buffer.isBuffer(reply.body) && !pending.addResponse(responseText.length))
        throw describeOverload(this.#node, readRpcMessage(text, this.#state.limits.batchItems));
      // The response counts until the caller has received it.
      await this.#send(responseText);
    } catch (error) {
      this.#sendError(text, asRpcError(error));
    } finally {
      pending.end();
      this.#inFlight.delete(inFlight);
      if (this.#inFlight.size < maxConcurrent) this.#resume();
      this.#closeIfDone();
    }
  }

  /** Responds to a message that is too large, and goes on with the next one. */
  #reject(text: string, bytes: number, origin: Origin): void {
    const { limits, rateLimit } = this.#state;
    const problem = tooLarge(limits.bodyBytes, "message");
    reportFailure(origin, problem);
    // The id may come last. Reading it counts as for any other message.
    const wait = rateLimit.take(origin.caller, rateLimit.cost(1, bytes));
    this.#sendError(wait === 0 ? text : "", rejection(problem));
  }

  #pause(): void {
    if (!this.#isPaused) this.#state.metrics.pausedSockets += 1;
    this.#isPaused = true;
    this.#socket.pause();
  }

  #resume(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    this.#state.metrics.pausedSockets -= 1;
    this.#socket.resume();
  }

  #origin(): Origin {
    const { caller, requestId, trace } = this.#from;
    const span = trace && this.#state.tracing?.beginIn("json-rpc", trace);
    const { traffic } = this.#state;
    return {
      node: this.#node,
      traffic,
      caller,
      requestId,
      startedAt: performance.now(),
      span,
      isSocket: true,
    };
  }

  /** @param text - The message that failed. */
  #sendError(text: string, error: RpcError | JsonText): void {
    this.send(errorText(idsIn(text, this.#state.limits.batchItems), error));
  }

  /** If the caller does not read, the socket is closed before notifications fill the memory. */
  notify(notifications: TextFrames): void {
    const { lease } = this.#state;
    // A closure for each caller and event would cost more than the check.
    if (lease.isValid) this.#notify(notifications);
    else lease.run(() => this.#notify(notifications));
  }

  #notify(notifications: TextFrames): void {
    if (this.#isClosing) return;
    this.#from.caller.use?.();
    this.#usedAt = performance.now();
    if (!this.#notifications.send(notifications)) this.#endSlow(this.#socket.bufferedAmount);
  }

  #endSlow(waiting: number): void {
    this.#isClosing = true;
    this.#subscriptions.close();
    this.#state.log("warn", "web socket ended", { reason: "its caller does not read", waiting });
    // Try again later: nothing is wrong with the credential or the node.
    this.#socket.close(1013, `the caller reads too slowly: ${waiting} bytes of notifications wait`);
  }

  /** Sends a message without waiting. If a slow reader leaves no room, the socket is closed. */
  send(text: string): void {
    if (this.#socket.bufferedAmount < unsentBytes) return void this.#send(text);
    const pending = this.#state.pendingBytes.begin(this.#from.caller.tenant);
    if (pending?.add(text.length)) return void this.#send(text).finally(() => pending.end());
    pending?.end();
    this.#state.log("warn", "web socket ended", { reason: "its caller does not read" });
    this.terminate();
  }

  /** @returns when the message has left the process, or the socket is closed. */
  #send(text: string): Promise<void> {
    this.#usedAt = performance.now();
    return new Promise((resolve) => this.#socket.send(text, () => resolve()));
  }
}

function ignore(): void {}
