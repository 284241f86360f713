import type { EngineSocket } from "@node-access/transport/web-socket";
import { SocketTap } from "./socket-tap.ts";
import { type Address, formatJson } from "./wire.ts";

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
export class RpcSocket extends SocketTap<SocketMessage, object> {
  /** How many events had come with the latest response. */
  eventsAtResponse = 0;
  #id = 0;

  /** Opens a socket; `undefined` if the node accepts none. */
  async open({ url, headers }: Address): Promise<EngineSocket | undefined> {
    await this.wire.waitForTurn();
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(createTimeoutError), this.wire.timeout);
    const ignored = { onMessage() {}, onActivity() {}, onClose() {} };
    try {
      const { signal } = timeout;
      const opened = await this.engine.open({ wire: { url, headers } as never, signal, ...ignored });
      return typeof opened === "function" ? undefined : opened;
    } finally {
      clearTimeout(timer);
    }
  }

  get events(): readonly Event[] {
    return listEvents(this.received, this.times);
  }

  /** Makes a call; `undefined` if no response comes. */
  async request(method: string, params: unknown): Promise<SocketMessage | undefined> {
    const id = ++this.#id;
    const response = await this.call({ jsonrpc: "2.0", id, method, params }, (one) => Number(one.id) === id);
    if (response) {
      const before = this.received.slice(0, this.received.indexOf(response));
      this.eventsAtResponse = listEvents(before, this.times).length;
    }
    return response;
  }
}

function listEvents(messages: readonly SocketMessage[], times: readonly number[]): readonly Event[] {
  return messages.flatMap(({ params }, index) => {
    const { subscription, subscription_id: other, result } = Object(params) as Record<string, unknown>;
    const id = subscription ?? other;
    if (id === undefined) return [];
    return [{ id: formatJson(id), payload: result, time: times[index] ?? 0 }];
  });
}

function createTimeoutError(): Error {
  return new Error("the socket did not open in time");
}
