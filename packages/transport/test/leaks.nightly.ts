import { getEventListeners } from "node:events";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import type { CallOptions } from "../src/operation.ts";
import { calling, hostileServer, reply } from "./hostile-server.ts";

const CALLS = 10_000;
const TOGETHER = 200;
/**
 * Bytes by which the heap may grow for other reasons. A leaked call takes some hundred bytes more
 * than this leaves for each.
 */
const AIR = CALLS * 400;
/**
 * Rounds of calls at most. What else the process does may grow its heap in one round; a leak grows
 * it in each.
 */
const ROUNDS = 5;
/**
 * Concurrent calls that complete: more than the maximum number of connections, so all connections
 * exist afterwards.
 */
const FULL = 200;
/** Milliseconds after which everything in flight has settled. */
const SETTLED = 1_500;

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

interface Held {
  readonly heap: number;
  /** Timers, and the server's side of the connections. */
  readonly handles: number;
}

function handles(): number {
  return process.getActiveResourcesInfo().length;
}

/** The resources of the process, once the number of its handles is stable. */
async function held(): Promise<Held> {
  for (let before = NaN; before !== handles();) {
    before = handles();
    collectGarbage();
    await new Promise((resolve) => setTimeout(resolve, SETTLED));
  }
  collectGarbage();
  return { heap: process.memoryUsage().heapUsed, handles: handles() };
}

async function abortMany(call: (options: CallOptions) => Promise<unknown>, calls: number): Promise<void> {
  for (let done = 0; done < calls; done += TOGETHER) {
    const controller = new AbortController();
    const { signal } = controller;
    const pending = Array.from({ length: TOGETHER }, () =>
      call({ signal }).catch(({ code }) => code as unknown),
    );
    // Some are queued, some in flight.
    await new Promise((resolve) => setTimeout(resolve, done % 3));
    controller.abort();
    expect(new Set(await Promise.all(pending))).toEqual(new Set(["ABORTED"]));
    expect(getEventListeners(signal, "abort")).toHaveLength(0);
  }
}

describe("thousands of aborted calls leave no socket, timer, listener or memory behind", () => {
  it.each([
    ["undici", {}],
    ["fetch", { fetch: globalThis.fetch }],
  ])(
    "over HTTP by %s",
    async (_, extra) => {
      let responds = false;
      const server = await hostileServer(({ socket, id }) => {
        if (responds) setTimeout(() => reply(socket, `{"jsonrpc":"2.0","id":${id},"result":true}`), 20);
      });
      const call = calling(server.url, extra);
      /**
       * Connections of `fetch` whose request was aborted before it was sent. Its pool keeps them for
       * other requests.
       */
      const unused = (): number => [...server.sockets].filter(({ bytesRead }) => bytesRead === 0).length;
      /** The resources when all connections exist and none is stuck. */
      const heldInUse = async (): Promise<Held> => {
        responds = true;
        const responses = await Promise.all(Array.from({ length: FULL }, () => call()));
        responds = false;
        expect(new Set(responses.map(({ value }) => value))).toEqual(new Set([true]));
        // The test's server keeps the received requests.
        server.requests.length = 0;
        const { heap, handles: all } = await held();
        return { heap, handles: all - unused() };
      };
      await abortMany(call, 600);
      const before = await heldInUse();
      let { heap } = before;
      let growth = Infinity;
      for (let round = 0; round < ROUNDS && growth >= AIR; round++) {
        await abortMany((options) => {
          server.requests.length = 0;
          return call(options);
        }, CALLS);
        const after = await heldInUse();
        growth = after.heap - heap;
        heap = after.heap;
      }
      // Unused connections close by themselves, on a busy machine not all within the same second.
      // Leaked ones stay.
      await expect.poll(() => handles() - unused()).toBeLessThanOrEqual(before.handles + 2);
      expect(unused()).toBeLessThanOrEqual(TOGETHER);
      expect(growth).toBeLessThan(AIR);
    },
    180_000,
  );
});
