import { type MessagePort, parentPort, Worker, type WorkerOptions } from "node:worker_threads";

/** One end of the pipe between two processes: `process`, a `cluster.Worker`, or a port of {@link startThread}. */
export interface Port {
  send(message: unknown, callback: (error: Error | null) => void): unknown;
  on(event: "message", listener: (message: unknown) => void): unknown;
}

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

export class Channel {
  readonly #port: Port;
  readonly #handlers: Handlers;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  /** Why there are no more responses. */
  #end: Error | undefined;

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

  /** Rejects all requests, open ones and later ones, because the other process has ended. */
  close(error: Error = new ChannelEnded()): void {
    this.#end ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#end);
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
    else waiting?.reject(new Error(String(body) || `${topic} failed in the other process`));
  }

  #send(message: Message): void {
    if (this.#end) return this.#fail(message.id, this.#end);
    // An error means that the other process has ended.
    this.#port.send(message, (error) => {
      if (error && message.gateway === "request") this.#fail(message.id, new ChannelEnded());
    });
  }

  #fail(id: number, error: Error): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.reject(error);
  }
}

/** The other process has ended before it responded. */
export class ChannelEnded extends Error {
  override readonly message = "the other process has ended";
}

export interface Thread {
  readonly worker: Worker;
  readonly channel: Channel;
  /** Resolves with why it has ended, or is about to. */
  readonly failed: Promise<Error>;
  readonly exited: Promise<void>;
}

/** @param name - The file of the thread, without its extension, next to the module with the URL `from`. */
export function startThread(name: string, from: string, handlers: Handlers, options: WorkerOptions): Thread {
  // The sources run as .ts, the built package as .js. The process's options, such as a test runner's,
  // are not for the thread.
  const file = new URL(`${name}${from.slice(-3)}`, from);
  const worker = new Worker(file, { execArgv: [], ...options });
  const channel = new Channel(threadPort(worker), handlers);
  const failed = Promise.withResolvers<Error>();
  const exited = Promise.withResolvers<void>();
  worker.on("error", failed.resolve);
  worker.on("exit", () => {
    failed.resolve(new Error(`the thread ${name} has ended`));
    exited.resolve();
  });
  return { worker, channel, failed: failed.promise, exited: exited.promise };
}

export function serveThread(handlers: Handlers): Channel {
  if (!parentPort) throw new Error("this module runs in a worker thread");
  return new Channel(threadPort(parentPort), handlers);
}

function threadPort(port: Worker | MessagePort): Port {
  return {
    send(message, callback) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin.
      port.postMessage(message);
      callback(null);
    },
    on: (event, listener) => port.on(event, listener),
  };
}

function isOurs(message: unknown): message is Message {
  return typeof message === "object" && message !== null && "gateway" in message;
}
