import { servedMethod } from "../../codec/http/respond.ts";
import { rpcCode } from "../../codec/json-rpc/rpc-failure.ts";
import type { OwnCall } from "../../router/send-calls.ts";
import { startThread, type Thread } from "../../state/channel.ts";
import { NodeCalls, type NodeCallsOptions } from "./query/node-calls.ts";
import type { CallsReply, QueryResult, ThreadQuery } from "./query/messages.ts";

export interface QueryRequest extends NodeCallsOptions, Pick<ThreadQuery, "request" | "body"> {}

export interface QueryResponse extends QueryResult {
  /** How many calls of each JSON-RPC method were made. */
  readonly counts: ReadonlyMap<string, number>;
}

/** A query that the thread runs. */
interface Running {
  readonly calls: NodeCalls;
  reject(error: unknown): void;
}

/** The response to calls of a query that nobody waits for any more. */
const gone: CallsReply = {
  error: { code: rpcCode.internal, message: "the query has ended" },
  failure: undefined,
};

/** The thread that runs queries. */
class QueryThread {
  readonly #thread: Thread;
  readonly #running = new Map<number, Running>();
  #last = 0;

  /** @param onEnd - Called when the thread has ended, which it never does by itself. */
  constructor(onEnd: () => void) {
    const { NODE_COMPILE_CACHE } = process.env;
    const env = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
    const handlers = {
      calls: ({ id, calls }: { id: number; calls: readonly OwnCall[] }) => this.#send(id, calls),
      unhandled: (name: string) => void Promise.reject(new Error(`${name} in the thread of queries`)),
    };
    this.#thread = startThread("query-thread", import.meta.url, handlers, { env });
    void this.#thread.failed.then((error) => {
      onEnd();
      this.#thread.channel.close(error);
    });
    // Last, because a listener of messages makes the thread hold the process again.
    this.#thread.worker.unref();
  }

  async run(
    query: Omit<ThreadQuery, "id">,
    calls: NodeCalls,
    onAbort: (abort: () => void) => void,
  ): Promise<QueryResult> {
    this.#last += 1;
    const id = this.#last;
    const { channel } = this.#thread;
    const { promise: failed, reject } = Promise.withResolvers<never>();
    this.#running.set(id, { calls, reject });
    onAbort(() => reject(new Error("the caller has gone")));
    try {
      return (await Promise.race([channel.request("query", { ...query, id }), failed])) as QueryResult;
    } finally {
      this.#running.delete(id);
      channel.request("ended", id).catch(() => {});
    }
  }

  async #send(id: number, calls: readonly OwnCall[]): Promise<CallsReply> {
    const running = this.#running.get(id);
    try {
      return (await running?.calls.send(calls)) ?? gone;
    } catch (error) {
      running?.reject(error);
      return gone;
    }
  }
}

let thread: QueryThread | undefined;

/** Runs a query in a thread. Throws an UpstreamFailure if the caller gets no response. */
export async function serveQuery(options: QueryRequest): Promise<QueryResponse> {
  const { request, body, state, inFlight, caller } = options;
  const { limits } = state;
  const calls = new NodeCalls(options);
  const query = {
    tenant: caller.tenant,
    request: { method: servedMethod(request) ?? "", url: request.url ?? "", headers: request.headers },
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
