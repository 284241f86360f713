/**
 * Runs in a worker thread: checks and runs GraphQL queries, and writes their results. However much work one is, it holds
 * no event loop that serves others, and queries take turns.
 */
import type { OwnCall } from "../../router/send-calls.ts";
import { serveThread } from "../../state/channel.ts";
import type { CallsReply, QueryResult, ThreadQuery } from "./query/messages.ts";
import { runQuery } from "./query/run-query.ts";
import { Turns } from "./query/turns.ts";

const turns = new Turns();
/** Ends a query that runs, by its id. */
const running = new Map<number, () => void>();

const channel = serveThread({ query: serve, ended: (id: number) => running.get(id)?.() });

/** @returns `undefined` if nobody waits for the result any more. */
async function serve(query: ThreadQuery): Promise<QueryResult | undefined> {
  const { id, tenant } = query;
  const { promise: ended, resolve } = Promise.withResolvers<undefined>();
  running.set(id, () => {
    running.delete(id);
    resolve(undefined);
  });
  const turn = (isLarge: boolean): Promise<void> =>
    new Promise((begin) => void turns.take(tenant, isLarge).then(() => running.has(id) && begin()));
  const send = async (calls: readonly OwnCall[]): Promise<CallsReply> => {
    const reply = (await channel.request("calls", { id, calls })) as CallsReply;
    await turn(true);
    return reply;
  };
  try {
    return await Promise.race([runQuery(query, { send, turn }), ended]);
  } catch (error) {
    // A defect of the gateway, whose message may quote the query.
    throw new Error(error instanceof Error ? error.name : typeof error, { cause: error });
  } finally {
    running.delete(id);
  }
}

// The main thread logs and counts it with its own.
process.on("unhandledRejection", (error) => void channel.request("unhandled", String(Object(error).name)));
