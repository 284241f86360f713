import { Readable } from "node:stream";
import { Worker } from "node:worker_threads";
import type {
  CreateMcpHandler,
  McpRequest,
  McpResponse,
  SharedTexts,
} from "../../surfaces/mcp/mcp-handler.ts";
import type { FromMcpThread, McpThreadData, TextCall, ToMcpThread } from "./messages.ts";

interface Waiting {
  resolve(response: McpResponse): void;
  reject(error: Error): void;
  /** The response's body, once it has begun. */
  body?: Readable;
}

/** The thread that serves the requests, which ends only if it fails. */
class McpThread {
  readonly #worker: Worker;
  readonly #texts: SharedTexts | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  constructor(data: Omit<McpThreadData, "hasTexts">, texts: SharedTexts | undefined, onEnd: () => void) {
    this.#texts = texts;
    // The sources run as .ts, the built package as .js.
    const file = new URL(`mcp-thread${import.meta.url.slice(-3)}`, import.meta.url);
    const workerData: McpThreadData = { ...data, hasTexts: texts !== undefined };
    this.#worker = new Worker(file, { workerData, execArgv: [] });
    this.#worker.on("message", (message: FromMcpThread) => this.#receive(message));
    let hasEnded = false;
    const end = (error: Error): void => {
      // An error comes before the exit, when there may be another thread already.
      if (!hasEnded) onEnd();
      hasEnded = true;
      for (const { reject, body } of this.#waiting.values()) {
        reject(error);
        body?.destroy(error);
      }
      this.#waiting.clear();
    };
    this.#worker.on("error", end);
    this.#worker.on("exit", () => end(new Error("the thread of the Model Context Protocol has ended")));
    // Last, because a listener of messages makes the thread hold the process again.
    this.#worker.unref();
  }

  handle({ signal, ...request }: McpRequest): Promise<McpResponse> {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      signal.addEventListener("abort", () => {
        this.#end(id, new Error("the caller has gone"));
        this.#post({ aborted: id });
      });
      this.#post({ id, request });
    });
  }

  #post(message: ToMcpThread): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin.
    this.#worker.postMessage(message);
  }

  #receive(message: FromMcpThread): void {
    if ("text" in message) return void this.#callTexts(message.text, message.call);
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    if ("status" in message) {
      const { status, headers, hasBody } = message;
      waiting.body = new Readable({ read() {} });
      // Whoever reads it sees the error too.
      waiting.body.on("error", () => {});
      waiting.resolve({ status, headers, body: hasBody ? waiting.body : null });
    } else if ("piece" in message) waiting.body?.push(message.piece);
    else this.#end(message.id, "failed" in message ? new Error(message.failed) : undefined);
  }

  /** @param error - Why there is no response, or no more of it. */
  #end(id: number, error?: Error): void {
    const { reject, body } = this.#waiting.get(id) ?? {};
    this.#waiting.delete(id);
    if (!error) return void body?.push(null);
    reject?.(error);
    body?.destroy(error);
  }

  async #callTexts(text: number, { name, given }: TextCall): Promise<void> {
    try {
      const value = await (name === "add" ? this.#texts?.add(...given) : this.#texts?.slice(...given));
      this.#post({ text, value, hasFailed: false });
    } catch {
      this.#post({ text, value: undefined, hasFailed: true });
    }
  }
}

/**
 * Serves `/mcp` in a thread, which starts with the first request.
 *
 * @param module - The URL of the module with the `createMcpHandler`.
 */
export function mcpInThread(module: string): CreateMcpHandler {
  return (endpoint, grpcEndpoint, texts) => {
    let thread: McpThread | undefined;
    return (request) => {
      thread ??= new McpThread({ module, endpoint, grpcEndpoint }, texts, () => (thread = undefined));
      return thread.handle(request);
    };
  };
}
