import { Worker } from "node:worker_threads";
import { NodeCalls, type NodeCallsOptions } from "./query/node-calls.ts";
import type { FromThread, QueryResult, ThreadQuery, ToThread } from "./query/messages.ts";

export interface QueryRequest extends NodeCallsOptions, Pick<ThreadQuery, "request" | "body"> {}

export interface QueryResponse extends QueryResult {
  /** How many calls of each JSON-RPC method were made. */
  readonly counts: ReadonlyMap<string, number>;
}

interface Waiting {
  readonly calls: NodeCalls;
  resolve(result: QueryResult): void;
  reject(error: Error): void;
}

/** The thread that runs queries, and the queries that wait for it. */
class QueryThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  /** @param onEnd - Called when the thread has ended, which it never does by itself. */
  constructor(onEnd: () => void) {
    // The sources run as .ts, the built package as .js.
    const file = new URL(`query-thread${import.meta.url.slice(-3)}`, import.meta.url);
    // The process's options, such as a test runner's, are not for the thread.
    const { NODE_COMPILE_CACHE } = process.env;
    const env = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
    this.#worker = new Worker(file, { execArgv: [], env });
    this.#worker.on("message", (message: FromThread) => this.#receive(message));
    let hasEnded = false;
    const end = (reason: string): void => {
      // An error comes before the exit, when there may be another thread already.
      if (!hasEnded) onEnd();
      hasEnded = true;
      for (const { reject } of this.#waiting.values()) reject(new Error(reason));
      this.#waiting.clear();
    };
    this.#worker.on("error", ({ message }) => end(message));
    this.#worker.on("exit", () => end("the thread of queries has ended"));
    // Last, because a listener of messages makes the thread hold the process again.
    this.#worker.unref();
  }

  async run(
    query: Omit<ThreadQuery, "id">,
    calls: NodeCalls,
    onAbort: (abort: () => void) => void,
  ): Promise<QueryResult> {
    this.#last += 1;
    const id = this.#last;
    try {
      return await new Promise((resolve, reject) => {
        this.#waiting.set(id, { calls, resolve, reject });
        onAbort(() => reject(new Error("the caller has gone")));
        this.#post({ query: { ...query, id } });
      });
    } finally {
      this.#waiting.delete(id);
      this.#post({ ended: id });
    }
  }

  #post(message: ToThread): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin.
    this.#worker.postMessage(message);
  }

  #receive(message: FromThread): void {
    if ("unhandled" in message)
      return void Promise.reject(new Error(`${message.unhandled} in the thread of queries`));
    const { id } = message;
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    if ("result" in message) waiting.resolve(message.result);
    else if ("defect" in message) waiting.reject(new Error(message.defect));
    else
      waiting.calls
        .send(message.calls)
        .then((reply) => this.#post({ id, call: message.call, reply }), waiting.reject);
  }
}

let thread: QueryThread | undefined;

/**
 * Runs a GraphQL query in a thread, which makes its calls here.
 *
 * @throws UpstreamFailure if the caller's connection must be closed without a response.
 */
export async function serveQuery(options: QueryRequest): Promise<QueryResponse> {
  const { request, body, state, inFlight, caller } = options;
  const { limits } = state;
  const calls = new NodeCalls(options);
  const query = {
    tenant: caller.tenant,
    request: { method: request.method ?? "", url: request.url ?? "", headers: request.headers },
    body,
    maxCost: limits.graphqlCost,
    maxDepth: limits.graphqlDepth,
    maxCalls: limits.batchItems,
  };
  thread ??= new QueryThread(() => (thread = undefined));
  const result = await thread.run(query, calls, (abort) => inFlight.add({ abort }));
  // What is still in flight is for fields that the response does not have.
  inFlight.abort();
  return { ...result, counts: calls.counts };
}
