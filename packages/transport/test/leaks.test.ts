import { getEventListeners } from "node:events";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import type { CallOptions } from "../src/operation.ts";
import { calling, hostileServer, reply } from "./hostile-server.ts";

const CALLS = 10_000;
const TOGETHER = 200;
/** Bytes that a heap may differ by for other reasons; a kept call takes some hundred, so that all of them take megabytes. */
const AIR = 4_000_000;
/** Calls that are answered together: more than undici has connections, so that all of them are there afterwards. */
const FULL = 200;
/** Milliseconds after which what is on its way has come, or is gone. */
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

/** What the process holds, once the number of its handles stays the same. */
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
    // Some are queued, some on their way.
    await new Promise((resolve) => setTimeout(resolve, done % 3));
    controller.abort();
    expect(new Set(await Promise.all(pending))).toEqual(new Set(["ABORTED"]));
    expect(getEventListeners(signal, "abort")).toHaveLength(0);
  }
}

describe("10,000 aborted calls leave no socket, timer, listener or memory behind", () => {
  it.each([
    ["undici", {}],
    ["fetch", { fetch: globalThis.fetch }],
  ])(
    "over HTTP by %s",
    async (_, extra) => {
      let answer = false;
      const server = await hostileServer(({ socket, id }) => {
        if (answer) setTimeout(() => reply(socket, `{"jsonrpc":"2.0","id":${id},"result":true}`), 20);
      });
      const call = calling(server.url, extra);
      /** Connections of `fetch` whose request was aborted before it was sent: its pool keeps them, for others. */
      const unused = (): number => [...server.sockets].filter(({ bytesRead }) => bytesRead === 0).length;
      /** What is held when all connections are there, of which none is stuck. */
      const heldInUse = async (): Promise<Held> => {
        answer = true;
        const answers = await Promise.all(Array.from({ length: FULL }, () => call()));
        answer = false;
        expect(new Set(answers.map(({ value }) => value))).toEqual(new Set([true]));
        // The server of the test keeps what it received.
        server.requests.length = 0;
        const { heap, handles: all } = await held();
        return { heap, handles: all - unused() };
      };
      await abortMany(call, 1_000);
      const before = await heldInUse();
      await abortMany((options) => {
        server.requests.length = 0;
        return call(options);
      }, CALLS);
      const after = await heldInUse();
      // Connections that nobody uses end by themselves, on a busy machine not all in the same second; what leaks stays.
      await expect.poll(() => handles() - unused()).toBeLessThanOrEqual(before.handles + 2);
      expect(unused()).toBeLessThanOrEqual(TOGETHER);
      expect(after.heap - before.heap).toBeLessThan(AIR);
    },
    180_000,
  );
});
