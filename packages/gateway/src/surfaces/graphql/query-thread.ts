/**
 * Runs in a worker thread: checks and runs GraphQL queries, and writes their results. However much work one is, it holds
 * no event loop that serves others, and queries take turns.
 */
import { parentPort } from "node:worker_threads";
import type { OwnCall } from "../../router/send-calls.ts";
import type { CallsReply, FromThread, ThreadQuery, ToThread } from "./query/messages.ts";
import { runQuery } from "./query/run-query.ts";
import { Turns } from "./query/turns.ts";

const port = parentPort;
if (!port) throw new Error("query-thread runs in a worker thread");

const turns = new Turns();
const running = new Map<number, ThreadCalls>();

/** The calls that a query waits for. */
class ThreadCalls {
  readonly #query: ThreadQuery;
  readonly #waiting = new Map<number, (reply: CallsReply) => void>();
  #last = 0;

  constructor(query: ThreadQuery) {
    this.#query = query;
  }

  readonly turn = (isLarge: boolean): Promise<void> =>
    new Promise((resolve) => {
      const { id, tenant } = this.#query;
      void turns.take(tenant, isLarge).then(() => running.has(id) && resolve());
    });

  readonly send = async (calls: readonly OwnCall[]): Promise<CallsReply> => {
    this.#last += 1;
    const call = this.#last;
    const reply = await new Promise<CallsReply>((resolve) => {
      this.#waiting.set(call, resolve);
      post({ id: this.#query.id, call, calls });
    });
    await this.turn(true);
    return reply;
  };

  replied(call: number, reply: CallsReply): void {
    this.#waiting.get(call)?.(reply);
    this.#waiting.delete(call);
  }
}

function post(message: FromThread, transfer: readonly ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer);
}

async function run(query: ThreadQuery): Promise<void> {
  const { id } = query;
  const calls = new ThreadCalls(query);
  running.set(id, calls);
  try {
    const result = await runQuery(query, calls);
    if (running.has(id)) post({ id, result }, [result.body.buffer as ArrayBuffer]);
  } catch (error) {
    post({ id, defect: error instanceof Error ? error.name : typeof error });
  }
  running.delete(id);
}

// The main thread logs and counts it with its own.
process.on("unhandledRejection", (error) => post({ unhandled: String(Object(error).name) }));
port.on("message", (message: ToThread) => {
  if ("query" in message) void run(message.query);
  else if ("ended" in message) running.delete(message.ended);
  else running.get(message.id)?.replied(message.call, message.reply);
});
