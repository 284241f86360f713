import { platformEngine, type WebSocketEngine } from "@node-access/transport/web-socket";
import { formatJson, tryParse, type Wire } from "./wire.ts";

/** The WebSocket of a client, whose messages can be seen, and to which others can be added. */
export class SocketTap<Message extends object, Sent extends object> {
  /** What the node has sent, and when, as `performance.now()` has it. */
  readonly received: Message[] = [];
  readonly times: number[] = [];
  /** What was sent to the node. */
  readonly sent: Sent[] = [];
  readonly engine: WebSocketEngine;
  /** Whether the node has closed the socket. */
  isClosed = false;
  /** Told of each message, and of the end. */
  readonly #listeners = new Set<() => void>();
  protected readonly wire: Wire;
  #send: ((text: string) => boolean) | undefined;

  /** @param onClose - Called if the node closes the socket. */
  constructor(wire: Wire, onClose: () => void = () => {}) {
    this.wire = wire;
    this.engine = {
      ...platformEngine,
      open: async (request) => {
        const opened = await platformEngine.open({
          ...request,
          onMessage: (data) => {
            const text = typeof data === "string" ? data : Buffer.from(data).toString();
            wire.findLeaks("a message over WebSocket", text);
            this.received.push(Object(tryParse(text)) as Message);
            this.times.push(performance.now());
            request.onMessage(data);
            this.#notify();
          },
          onClose: (close) => {
            this.isClosed = true;
            request.onClose(close);
            this.#notify();
            onClose();
          },
        });
        if (typeof opened === "function") return opened;
        this.#send = (text) => {
          this.sent.push(tryParse(text) as Sent);
          return opened.send(text);
        };
        return { send: this.#send, close: () => opened.close(), terminate: () => opened.terminate() };
      },
    };
  }

  /** Whether the node has opened the socket. */
  get wasOpened(): boolean {
    return this.#send !== undefined;
  }

  /** Sends a call, and returns the first message from then on that responds to it; `undefined` if none does in time. */
  async call(call: Sent, responds: (message: Message) => boolean): Promise<Message | undefined> {
    await this.wire.waitForTurn();
    const from = this.received.length;
    this.#send?.(formatJson(call));
    const find = (): Message | undefined => this.received.slice(from).find(responds);
    await this.waitUntil(() => find() !== undefined, this.wire.timeout);
    return find();
  }

  /** Waits until something is the case, which may change with each message, or for some milliseconds. */
  waitUntil(isDone: () => boolean, milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#listeners.delete(look);
        resolve();
      };
      const look = (): void => {
        if (this.isClosed || isDone()) end();
      };
      const timer = setTimeout(end, milliseconds);
      this.#listeners.add(look);
      look();
    });
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
