import type { EngineSocket } from "@node-access/transport/web-socket";
import { SocketTap } from "./socket-tap.ts";
import { type Address, formatJson, type Wire } from "./wire.ts";

/** A notification of a subscription. */
export interface Event {
  /** The subscription's id, as its node wrote it. */
  readonly id: string;
  readonly payload: unknown;
  /** Milliseconds, as `performance.now()` has them. */
  readonly time: number;
}

/** A message of JSON-RPC: a response, or a notification. */
interface SocketMessage {
  readonly id?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code?: number; readonly message?: string };
  readonly params?: unknown;
}

/** A WebSocket of a node, over which calls are made one by one. */
export class RpcSocket {
  /** How many events had come with the latest response. */
  eventsAtResponse = 0;
  readonly #wire: Wire;
  readonly #tap: SocketTap<SocketMessage, object>;
  readonly #socket: EngineSocket;
  #id = 0;

  private constructor(wire: Wire, tap: SocketTap<SocketMessage, object>, socket: EngineSocket) {
    this.#wire = wire;
    this.#tap = tap;
    this.#socket = socket;
  }

  /** Opens a socket; `undefined` if the node accepts none. */
  static async open(wire: Wire, { url, headers }: Address): Promise<RpcSocket | undefined> {
    await wire.waitForTurn();
    const tap = new SocketTap<SocketMessage, object>(wire);
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(createTimeoutError), wire.timeout);
    const ignored = { onMessage() {}, onActivity() {}, onClose() {} };
    try {
      const { signal } = timeout;
      const opened = await tap.engine.open({ wire: { url, headers } as never, signal, ...ignored });
      return typeof opened === "function" ? undefined : new RpcSocket(wire, tap, opened);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Whether the node has closed the socket. */
  get isClosed(): boolean {
    return this.#tap.isClosed;
  }

  get events(): readonly Event[] {
    return this.#listEvents(this.#tap.received);
  }

  /** Makes a call; `undefined` if no response comes. */
  async call(method: string, params: unknown): Promise<SocketMessage | undefined> {
    await this.#wire.waitForTurn();
    const id = ++this.#id;
    const call = { jsonrpc: "2.0", id, method, params };
    const response = await this.#tap.call(call, (one) => Number(one.id) === id, this.#wire.timeout);
    const { received } = this.#tap;
    if (response)
      this.eventsAtResponse = this.#listEvents(received.slice(0, received.indexOf(response))).length;
    return response;
  }

  /** Waits until something is the case, which may change with each event, or for some milliseconds. */
  waitUntil(isDone: () => boolean, milliseconds: number): Promise<void> {
    return this.#tap.waitUntil(isDone, milliseconds);
  }

  async close(): Promise<void> {
    await this.#socket.close();
  }

  #listEvents(messages: readonly SocketMessage[]): readonly Event[] {
    return messages.flatMap(({ params }, index) => {
      const { subscription, subscription_id: other, result } = Object(params) as Record<string, unknown>;
      const id = subscription ?? other;
      if (id === undefined) return [];
      return [{ id: formatJson(id), payload: result, time: this.#tap.times[index] ?? 0 }];
    });
  }
}

function createTimeoutError(): Error {
  return new Error("the socket did not open in time");
}
