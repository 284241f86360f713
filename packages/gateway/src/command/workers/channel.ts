/** One end of the pipe between two processes: `process`, or a `cluster.Worker`. */
export interface Port {
  send(message: unknown, callback: (error: Error | null) => void): unknown;
  on(event: "message", listener: (message: unknown) => void): unknown;
}

/** Handles requests of the other process, by topic. */
export type Handlers = Readonly<Record<string, (body: never) => unknown>>;

interface Message {
  readonly gateway: "request" | "reply" | "failure";
  readonly id: number;
  readonly topic: string;
  readonly body: unknown;
}

interface Waiting {
  resolve(body: unknown): void;
  reject(error: Error): void;
}

/** Requests and responses between two processes, in both directions. */
export class Channel {
  readonly #port: Port;
  readonly #handlers: Handlers;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  #isClosed = false;

  constructor(port: Port, handlers: Handlers) {
    this.#port = port;
    this.#handlers = handlers;
    port.on("message", (message) => {
      if (isOurs(message)) void this.#receive(message);
    });
  }

  /** @throws Error if the other process fails to respond, or has ended. */
  request(topic: string, body?: unknown): Promise<unknown> {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#send({ gateway: "request", id, topic, body });
    });
  }

  /** Rejects all open requests, because the other process has ended. */
  close(): void {
    this.#isClosed = true;
    for (const { reject } of this.#waiting.values()) reject(new Error("the other process has ended"));
    this.#waiting.clear();
  }

  async #receive({ gateway, id, topic, body }: Message): Promise<void> {
    if (gateway === "request") {
      try {
        const reply = await this.#handlers[topic]?.(body as never);
        this.#send({ gateway: "reply", id, topic, body: reply });
      } catch (error) {
        this.#send({ gateway: "failure", id, topic, body: error instanceof Error ? error.message : "" });
      }
      return;
    }
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (gateway === "reply") waiting?.resolve(body);
    else waiting?.reject(new Error(`${topic} failed in the other process: ${String(body)}`));
  }

  #send(message: Message): void {
    if (this.#isClosed) return this.#fail(message.id);
    // An error means that the other process has ended.
    this.#port.send(message, (error) => {
      if (error && message.gateway === "request") this.#fail(message.id);
    });
  }

  #fail(id: number): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.reject(new Error("the other process has ended"));
  }
}

function isOurs(message: unknown): message is Message {
  return typeof message === "object" && message !== null && "gateway" in message;
}
