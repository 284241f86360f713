import { getEventListeners } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Adapter } from "../conformance/adapter.ts";
import { TOKEN } from "../conformance/token.ts";
import { newNonce } from "../conformance/trial.ts";
import { between, randomOf } from "../random.ts";
import type { Fault } from "../server/fault.ts";
import { startGrpcServer } from "../server/grpc-server.ts";
import { startHostileServer } from "../server/hostile-server.ts";

/** What a process holds on to. */
export interface Held {
  /** Connections that are open, as the server sees them. */
  readonly connections: number;
  readonly timers: number;
  /** Listeners on a signal that all calls share. */
  readonly listeners: number;
  /** Kilobytes of heap, after a collection. */
  readonly heap: number;
}

/** What a process held after a tenth of the calls, and after all. */
export interface AbortedFigure {
  readonly calls: number;
  readonly early: Held;
  readonly late: Held;
  /** Calls that did not end as aborted, by how they ended: they were faster. */
  readonly others: number;
}

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Kilobytes by which a heap may differ for other reasons. */
export const GROWTH = 4_000;

function resources(kind: string): number {
  return process.getActiveResourcesInfo().filter((name) => name === kind).length;
}

/** Connections that a client may keep for later calls. */
export const KEPT = 128;
const AT_ONCE = 50;

/**
 * Makes calls with one client, and aborts each at a moment that the seed decides: queued, in flight, waiting to be repeated,
 * or, of a stream, in the middle of its answer.
 */
export async function abortedCalls(
  adapter: Adapter,
  seed: number,
  calls: number,
  kind: "read" | "stream" = "read",
): Promise<AbortedFigure> {
  const random = randomOf(seed);
  const faults: Fault[] = [];
  const fault = (): Fault => {
    if (random() < 0.3) return { status: 503 };
    if (kind === "stream" && random() < 0.5) return { stop: { at: "body", how: "stall" } };
    return { wait: between(random, 0, 30) };
  };
  const grpcFault = (): Fault =>
    random() < 0.3 ? { grpc: { status: 14 } } : { wait: between(random, 0, 30) };
  const grpc = adapter.surface === "grpc";
  const script = (number: number): Fault => (faults[number] ??= grpc ? grpcFault() : fault());
  const server = await (grpc ? startGrpcServer : startHostileServer)({ script });
  const url = adapter.surface === "web-socket" ? server.url.replace("http", "ws") : server.url;
  const probe = await adapter.connect({ url, token: TOKEN });
  const shared = new AbortController();
  let others = 0;
  const one = async (): Promise<void> => {
    const own = new AbortController();
    // The shared signal is on each call too, and never aborted.
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
    let left = count;
    const worker = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        await one();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    // Sockets that were given up are closed by now, also on the server's side.
    await pause(300);
  };
  const look = async (): Promise<Held> => {
    collect();
    // What a collection found may have been waited for, to let go of more.
    await pause(200);
    collect();
    return {
      connections: server.open.size,
      timers: resources("Timeout"),
      listeners: getEventListeners(shared.signal, "abort").length,
      heap: Math.round(process.memoryUsage().heapUsed / 1_000),
    };
  };
  await some(Math.ceil(calls / 10));
  // What the server remembers is not the client's.
  (server.requests as unknown[]).length = 0;
  const early = await look();
  await some(calls - Math.ceil(calls / 10));
  (server.requests as unknown[]).length = 0;
  let late = await look();
  // Some of it is let go of by and by: `fetch` keeps connections, and what belongs to them, for seconds. What leaks stays.
  const grows = (): boolean => late.heap > early.heap + GROWTH || late.connections > KEPT;
  for (let looks = 0; looks < 30 && grows(); looks += 1) {
    await pause(1_000);
    late = await look();
  }
  await probe.close?.();
  await server.close();
  return { calls, early, late, others };
}
