import { getEventListeners } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Adapter } from "../conformance/adapter.ts";
import { TOKEN } from "../conformance/token.ts";
import { newNonce } from "../conformance/trial.ts";
import { between, type Random, randomOf } from "@node-access-tools/workspace";
import type { Fault } from "../server/fault.ts";
import { startGrpcServer } from "../server/grpc-server.ts";
import { startHostileServer } from "../server/hostile-server.ts";

/** What a process holds on to. */
export interface Held {
  /** Connections that are open, as the server sees them. */
  readonly connections: number;
  /** What keeps the process running: timers, and the server's side of the connections. */
  readonly handles: number;
  /** Listeners on a signal that all calls share. */
  readonly listeners: number;
  /** Kilobytes of heap, after a collection. */
  readonly heap: number;
}

/** What a process held after a tenth of the calls, and after all; each time when the client's pool of connections was full. */
export interface AbortedFigure {
  readonly calls: number;
  readonly early: Held;
  readonly late: Held;
  /** Calls that did not end as aborted, by how they ended: they were faster. */
  readonly others: number;
}

/** By how much each may differ for other reasons. Of a leak in one call of a thousand there would be more. */
export const AIR: Held = { connections: 2, handles: 4, listeners: 0, heap: 4_000 };

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Calls that run together while they are aborted; and more than any client has connections. */
const AT_ONCE = 50;
const FULL = 200;
/** Milliseconds after which a connection that `fetch` keeps is closed, and a look at it. */
const KEPT = 6_000;
/** Milliseconds after which what is on its way has come: a system may try for a second to connect. */
const SETTLED = 1_500;

const EVENT = 'event: head\ndata: {"slot":"1"}\n\n';

/**
 * Makes calls with one client, and aborts each at a moment that the seed decides: queued, in flight, waiting to be repeated,
 * or, of a stream, in the middle of its response.
 */
export async function abortedCalls(
  adapter: Adapter,
  seed: number,
  calls: number,
  kind: "read" | "stream" = "read",
): Promise<AbortedFigure> {
  const random = randomOf(seed);
  let calm = false;
  const script = (): Fault => (calm ? { wait: 20 } : faultFor(adapter, random, kind));
  const start = adapter.surface === "grpc" ? startGrpcServer : startHostileServer;
  const server = await start({ script });
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
  };
  /** All connections that the client keeps are there then, and none of them is stuck. */
  const fill = async (): Promise<void> => {
    calm = true;
    const { signal } = shared;
    await Promise.all(Array.from({ length: FULL }, () => probe.read(newNonce("r"), signal)));
    calm = false;
    // What the server remembers is not the client's.
    (server.requests as unknown[]).length = 0;
  };
  const look = async (): Promise<Held> => {
    // What is still on its way, to be connected or closed, is there or gone by then.
    for (let before = NaN; before !== server.connections + server.open.size;) {
      before = server.connections + server.open.size;
      collect();
      await pause(SETTLED);
    }
    // What a collection found may have been waited for, to let go of more.
    collect();
    return {
      connections: server.open.size,
      handles: process.getActiveResourcesInfo().length,
      listeners: getEventListeners(shared.signal, "abort").length,
      heap: Math.round(process.memoryUsage().heapUsed / 1_000),
    };
  };
  await some(Math.ceil(calls / 10));
  // Else what is let go of by and by would be part of what there was.
  if (kind === "stream") await pause(KEPT);
  await fill();
  const early = await look();
  await some(calls - Math.ceil(calls / 10));
  await fill();
  let late = await look();
  // What leaks stays.
  for (let looks = 0; looks < 30 && growths(early, late).length > 0; looks += 1) {
    await pause(1_000);
    late = await look();
  }
  await probe.close?.();
  await server.close();
  return { calls, early, late, others };
}

/** What has grown, by more than it may. */
export function growths(early: Held, late: Held): (keyof Held)[] {
  return (Object.keys(AIR) as (keyof Held)[]).filter((what) => late[what] > early[what] + AIR[what]);
}

/** Most responses come too late; some request another attempt, which is waited for. */
function faultFor({ surface }: Adapter, random: Random, kind: "read" | "stream"): Fault {
  const wait = between(random, 15, 40);
  if (random() < 0.3) {
    if (surface === "grpc") return { grpc: { status: 14 } };
    return surface === "web-socket" ? { body: BUSY } : { status: 503 };
  }
  if (kind === "stream" && surface !== "grpc" && random() < 0.7)
    return {
      headers: { "content-type": surface === "rest" ? "text/event-stream" : "application/json" },
      ...(surface === "rest" && { body: EVENT.repeat(3) }),
      stop: { at: "body", how: "stall" },
    };
  return { wait };
}

const BUSY = '{"jsonrpc":"2.0","id":$ID,"error":{"code":-32005,"message":"limit exceeded"}}';
