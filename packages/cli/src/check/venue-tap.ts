import { platformEngine, type WebSocketEngine } from "@node-access/transport/web-socket";
import { Changes } from "./changes.ts";
import { tryParse, formatJson, type Wire } from "./wire.ts";

/** What the trading venue sends. */
export interface VenueMessage {
  readonly channel?: unknown;
  readonly data?: unknown;
}

export interface VenueCall {
  readonly method: string;
  readonly subscription?: Readonly<Record<string, unknown>>;
}

/** The socket of a client of the trading venue, whose messages can be seen, and to which others can be added. */
export class VenueTap {
  /** What the venue has sent. */
  readonly received: VenueMessage[] = [];
  /** What was sent to the venue. */
  readonly sent: VenueCall[] = [];
  readonly engine: WebSocketEngine;
  readonly #changes = new Changes();
  #send: ((text: string) => boolean) | undefined;
  #closed = false;

  /** @param onClose - Called if the venue closes the socket. */
  constructor(wire: Wire, onClose: () => void) {
    this.engine = {
      ...platformEngine,
      open: async (request) => {
        const opened = await platformEngine.open({
          ...request,
          onMessage: (data) => {
            const text = typeof data === "string" ? data : Buffer.from(data).toString();
            wire.findLeaks("a message over WebSocket", text);
            this.received.push(Object(tryParse(text)) as VenueMessage);
            request.onMessage(data);
            this.#changes.notify();
          },
          onClose: (close) => {
            this.#closed = true;
            request.onClose(close);
            this.#changes.notify();
            onClose();
          },
        });
        if (typeof opened === "function") return opened;
        this.#send = (text) => {
          this.sent.push(tryParse(text) as VenueCall);
          return opened.send(text);
        };
        return { send: this.#send, close: () => opened.close(), terminate: () => opened.terminate() };
      },
    };
  }

  /** Whether the venue has opened the socket. */
  get wasOpened(): boolean {
    return this.#send !== undefined;
  }

  /** Whether the socket is closed. */
  get isClosed(): boolean {
    return this.#closed;
  }

  /** Sends a call, and returns the first message from then on that responds to it; `undefined` if none does in time. */
  async call(
    call: VenueCall,
    responds: (message: VenueMessage) => boolean,
    milliseconds: number,
  ): Promise<VenueMessage | undefined> {
    const from = this.received.length;
    this.#send?.(formatJson(call));
    const find = (): VenueMessage | undefined => this.received.slice(from).find(responds);
    await this.waitUntil(() => find() !== undefined, milliseconds);
    return find();
  }

  /** Waits until something is the case, which may change with each message, or for some milliseconds. */
  waitUntil(isDone: () => boolean, milliseconds: number): Promise<void> {
    return this.#changes.waitUntil(() => this.#closed || isDone(), milliseconds);
  }
}
