import { type EngineSocket, platformEngine } from "@node-access/transport/web-socket";
import { Changes } from "./changes.ts";
import { type Address, type Wire, tryParse, formatJson } from "./wire.ts";

/** A notification of a subscription. */
export interface Event {
  /** The subscription's id, as its node wrote it. */
  readonly id: string;
  readonly payload: unknown;
  /** Milliseconds, as `performance.now()` has them. */
  readonly time: number;
}

/** A JSON-RPC message that responds to a call. */
export interface SocketResponse {
  readonly result?: unknown;
  readonly error?: { readonly code?: number; readonly message?: string };
}

/** A WebSocket of a node, over which calls are made one by one. */
export class Socket {
  readonly events: Event[] = [];
  /** How many events had come with the latest response. */
  eventsAtResponse = 0;
  readonly #wire: Wire;
  readonly #waiting = new Map<number, (response: SocketResponse | undefined) => void>();
  readonly #changes = new Changes();
  #socket: EngineSocket | undefined;
  #closed = false;
  #id = 0;

  private constructor(wire: Wire) {
    this.#wire = wire;
  }

  /** Opens a socket; `undefined` if the node accepts none. */
  static async open(wire: Wire, address: Address): Promise<Socket | undefined> {
    await wire.waitForTurn();
    const socket = new Socket(wire);
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(createTimeoutError), wire.timeout);
    try {
      const opened = await platformEngine.open({
        wire: { url: address.url, headers: address.headers } as never,
        signal: timeout.signal,
        onMessage: (data) => socket.#receive(typeof data === "string" ? data : Buffer.from(data).toString()),
        onActivity: () => {},
        onClose: () => socket.#end(),
      });
      if (typeof opened === "function") return undefined;
      socket.#socket = opened;
      return socket;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Whether the node has closed the socket. */
  get isClosed(): boolean {
    return this.#closed;
  }

  /** Makes a call; `undefined` if no response comes. */
  async call(method: string, params: unknown): Promise<SocketResponse | undefined> {
    await this.#wire.waitForTurn();
    const id = ++this.#id;
    return new Promise((resolve) => {
      const done = (response: SocketResponse | undefined): void => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        resolve(response);
      };
      const timer = setTimeout(() => done(undefined), this.#wire.timeout);
      this.#waiting.set(id, done);
      if (this.#socket?.send(formatJson({ jsonrpc: "2.0", id, method, params })) !== true) done(undefined);
    });
  }

  /** Waits until something is the case, which may change with each event, or for some milliseconds. */
  waitUntil(isDone: () => boolean, milliseconds: number): Promise<void> {
    return this.#changes.waitUntil(() => this.#closed || isDone(), milliseconds);
  }

  /** Closes the socket. */
  async close(): Promise<void> {
    await this.#socket?.close();
  }

  #receive(text: string): void {
    this.#wire.findLeaks("a message over WebSocket", text);
    const message = tryParse(text) as (SocketResponse & { id?: number; params?: unknown }) | undefined;
    const waiting = this.#waiting.get(Number(message?.id));
    if (waiting) {
      this.eventsAtResponse = this.events.length;
      waiting(message);
    }
    const {
      subscription,
      subscription_id: other,
      result,
    } = Object(message?.params) as Record<string, unknown>;
    const id = subscription ?? other;
    if (id === undefined) return;
    this.events.push({ id: formatJson(id), payload: result, time: performance.now() });
    this.#changes.notify();
  }

  #end(): void {
    this.#closed = true;
    for (const waiting of this.#waiting.values()) waiting(undefined);
    this.#changes.notify();
  }
}

function createTimeoutError(): Error {
  return new Error("the socket did not open in time");
}
