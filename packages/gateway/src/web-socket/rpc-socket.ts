import type { WebSocket } from "ws";
import type { GatewayState } from "../gateway-state.ts";
import type { Located } from "../http/locate-node.ts";
import { asRpcError, errorAnswer } from "../rpc/answer-rpc.ts";
import { rpcReply } from "../rpc/handle-rpc.ts";
import { rpcCode } from "../rpc/rpc-failure.ts";
import { readRpcMessage } from "../rpc/rpc-message.ts";
import type { RpcNode } from "../rpc/rpc-node.ts";
import { Flights } from "../upstream/flights.ts";
import type { NodeSource } from "../upstream/node-source.ts";
import { type RpcCall, textOf } from "../upstream/reply.ts";
import { type CallerSocket, nodeDeleted } from "./caller-socket.ts";
import { Subscriptions } from "./subscriptions.ts";

/** Messages of one socket that are worked on at once; while there are so many, no more are read. */
const atOnce = 64;
/** Bytes that may wait for a caller that does not read. */
const unsentBytes = 16 * 1024 * 1024;
const pingEvery = 30_000;

/** One caller's WebSocket: calls are answered as over HTTP, and there are subscriptions. */
export class RpcSocket implements CallerSocket {
  readonly #state: GatewayState;
  readonly #node: RpcNode;
  readonly #credential: string;
  readonly #socket: WebSocket;
  readonly #subscriptions: Subscriptions | undefined;
  readonly #ping: NodeJS.Timeout;
  /** The messages that are being answered. */
  readonly #inFlight = new Set<Flights>();
  #isAlive = true;
  #usedAt = Date.now();
  #isClosing = false;

  constructor(state: GatewayState, node: RpcNode, { credential }: Located, socket: WebSocket) {
    this.#state = state;
    this.#node = node;
    this.#credential = credential;
    this.#socket = socket;
    const { source } = node;
    if ("upstreams" in source) {
      this.#subscriptions = new Subscriptions(
        source as NodeSource,
        state.limits.subscriptions,
        (message) => this.#send(JSON.stringify(message)),
        () => socket.close(1014, "the node went away"),
      );
    }
    this.#ping = setInterval(() => this.#check(), pingEvery).unref();
    state.metrics.webSockets(1);
    socket.on("message", (data: Buffer, isBinary: boolean) => {
      if (isBinary) socket.close(1003, "expected text");
      else void this.#answer(data.toString("utf8"));
    });
    socket.on("pong", () => {
      this.#isAlive = true;
    });
    // Told by "close" too; unheard, it would end the process.
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(this.#ping);
      this.#subscriptions?.close();
      for (const flights of this.#inFlight) flights.abort();
      state.metrics.webSockets(-1);
    });
  }

  /** Takes no more messages, and closes when those in flight are answered. */
  finish(): void {
    this.#isClosing = true;
    if (this.#inFlight.size === 0) this.#socket.close(1001, "the gateway is closing");
  }

  end(): void {
    this.#isClosing = true;
    this.#socket.close(...nodeDeleted);
    this.#subscriptions?.close();
    for (const flights of this.#inFlight) flights.abort();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  async #answer(text: string): Promise<void> {
    if (this.#isClosing) return;
    this.#usedAt = Date.now();
    if (this.#subscribe(text)) return;
    const flights = new Flights();
    this.#inFlight.add(flights);
    if (this.#inFlight.size >= atOnce) this.#socket.pause();
    try {
      const reply = await rpcReply(this.#state, this.#node, this.#credential, text, flights);
      this.#send(await textOf(reply));
    } catch (error) {
      this.#send(JSON.stringify(errorAnswer(null, asRpcError(error))));
    } finally {
      this.#inFlight.delete(flights);
      if (this.#inFlight.size < atOnce) this.#socket.resume();
      if (this.#isClosing) this.finish();
    }
  }

  /** @returns whether the message was about a subscription, and is answered. */
  #subscribe(text: string): boolean {
    // Only a message that holds the word is read here; all others are read once, where they are answered.
    if (!text.includes("subscri")) return false;
    const call = singleCall(text);
    const facts = call && this.#node.policy.allowed(call.method);
    if (!call || !facts?.subscription) return false;
    const wait = this.#state.rateLimit.take(this.#credential, 1);
    if (wait > 0) this.#refuse(call, rpcCode.limit, "too many requests");
    else if (!this.#subscriptions) {
      this.#refuse(call, rpcCode.methodNotFound, "this node has no subscriptions");
    } else if (facts.subscription === "starts") this.#subscriptions.subscribe(call);
    else this.#subscriptions.unsubscribe(call);
    return true;
  }

  #refuse({ id }: RpcCall, code: number, message: string): void {
    this.#send(JSON.stringify(errorAnswer(id, { code, message })));
  }

  #send(text: string): void {
    if (this.#socket.bufferedAmount > unsentBytes) {
      this.#state.log("warn", "web socket ended", { reason: "its caller does not read" });
      return this.terminate();
    }
    this.#usedAt = Date.now();
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(text);
  }

  #check(): void {
    if (!this.#isAlive) return this.terminate();
    if (Date.now() - this.#usedAt > this.#state.limits.webSocketIdle) return this.#socket.close(1000, "idle");
    this.#isAlive = false;
    this.#socket.ping();
  }
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
