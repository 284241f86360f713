import { getEventListeners } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Adapter } from "../conformance/adapter.ts";
import { newNonce } from "../conformance/trial.ts";
import { between, type Random, createRandom } from "@node-access-tools/workspace";
import { connectTo } from "../conformance/connect-to.ts";
import type { Fault } from "../server/fault.ts";

/**
 * How much each resource may grow for other reasons: open connections, as the server sees them; active handles of the process,
 * which are timers and the server's side of the connections; listeners on a signal that all calls share; and kilobytes of heap
 * after a garbage collection. A leak in one of a thousand calls would exceed this.
 */
export const TOLERANCE = { connections: 2, handles: 4, listeners: 0, heap: 4_000 };
export type Resource = keyof typeof TOLERANCE;
type Resources = Readonly<Record<Resource, number>>;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Concurrent calls while calls are aborted; and concurrent calls that fill any client's connection pool. */
const CONCURRENCY = 50;
const POOL_FILLING = 200;
/** Milliseconds after which `fetch` has closed an idle connection. */
const KEEP_ALIVE = 6_000;
/** Milliseconds after which pending connections are open or failed. A system may retry a connect for a second. */
const SETTLED = 1_500;

/**
 * Makes calls with one client and aborts each at a random moment: queued, in flight, waiting for a retry or, for a stream, in its response.
 * @returns the process's resources after a tenth of the calls and after all, both with a full pool; and how many calls ended on their own.
 */
export async function abortedCalls(
  adapter: Adapter,
  seed: number,
  calls: number,
  kind: "read" | "stream" = "read",
) {
  const random = createRandom(seed);
  let isWellBehaved = false;
  const script = (): Fault => (isWellBehaved ? { wait: 20 } : faultFor(adapter, random, kind));
  const { server, probe } = await connectTo(adapter, { script });
  const { connections } = server;
  const shared = new AbortController();
  let others = 0;
  const one = async (): Promise<void> => {
    const own = new AbortController();
    // Some calls also listen to a shared signal that is never aborted, to find leaked listeners.
    const signal = random() < 0.5 ? own.signal : AbortSignal.any([own.signal, shared.signal]);
    const made = kind === "read" ? probe.read(newNonce("r"), signal) : probe.stream?.(() => {}, signal);
    const call = Promise.resolve(made).then(
      () => (others += 1),
      (error: { code?: unknown }) => (others += error.code === "ABORTED" ? 0 : 1),
    );
    const moment = between(random, 0, 25);
    if (moment > 0) await pause(moment);
    own.abort();
    await call;
  };
  const some = async (count: number): Promise<void> => {
    const left = Array.from({ length: count }).values();
    const worker = async (): Promise<void> => {
      for (const _ of left) await one();
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  };
  /** Returns the resources with a connection pool that is full of working connections. */
  const measure = async (): Promise<Resources> => {
    isWellBehaved = true;
    const { signal } = shared;
    await Promise.all(Array.from({ length: POOL_FILLING }, () => probe.read(newNonce("r"), signal)));
    isWellBehaved = false;
    // The server's memory must not count as the client's.
    (server.requests as unknown[]).length = 0;
    return settle();
  };
  const settle = async (): Promise<Resources> => {
    // Wait until no connection is being opened or closed.
    const sum = (): number => connections.count + connections.open.size;
    for (let before = NaN; before !== sum();) {
      before = sum();
      collect();
      await pause(SETTLED);
    }
    // Finalizers may have released more since the last collection.
    collect();
    return {
      connections: connections.open.size,
      handles: process.getActiveResourcesInfo().length,
      listeners: getEventListeners(shared.signal, "abort").length,
      heap: Math.round(process.memoryUsage().heapUsed / 1_000),
    };
  };
  await some(Math.ceil(calls / 10));
  // Otherwise connections that time out later would be part of the early figure.
  if (kind === "stream") await pause(KEEP_ALIVE);
  const early = await measure();
  await some(calls - Math.ceil(calls / 10));
  let late = await measure();
  const hasGrown = (what: Resource): boolean => late[what] > early[what] + TOLERANCE[what];
  // A leak does not go away, while delayed cleanup does.
  for (let retries = 0; retries < 30 && (Object.keys(TOLERANCE) as Resource[]).some(hasGrown); retries++) {
    await pause(1_000);
    late = await settle();
  }
  await probe.close?.();
  await server.close();
  return { early, late, others };
}

/** Draws a fault. Most responses arrive after the abort; some make the client wait for a retry. */
function faultFor({ surface }: Adapter, random: Random, kind: "read" | "stream"): Fault {
  const wait = between(random, 15, 40);
  if (random() < 0.3) {
    if (surface === "grpc") return { grpc: { status: 14 } };
    return surface === "web-socket" ? { body: BUSY } : { status: 503 };
  }
  if (kind === "read" || surface === "grpc" || random() >= 0.7) return { wait };
  const isEvents = surface === "rest";
  return {
    headers: { "content-type": isEvents ? "text/event-stream" : "application/json" },
    ...(isEvents && { body: EVENT.repeat(3) }),
    stop: { at: "body", how: "stall" },
  };
}

const EVENT = 'event: head\ndata: {"slot":"1"}\n\n';
const BUSY = '{"jsonrpc":"2.0","id":$ID,"error":{"code":-32005,"message":"limit exceeded"}}';
