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
/** Connections that undici keeps for later calls, at most; with `fetch` all of them end by and by. */
const POOL = 128;

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

interface Held {
  readonly heap: number;
  readonly timers: number;
}

function count(kind: string): number {
  return process.getActiveResourcesInfo().filter((one) => one === kind).length;
}

/** What the process holds, once the sockets of what has been given up are gone. */
async function held(): Promise<Held> {
  await expect.poll(() => count("TCPSocketWrap"), { timeout: 60_000 }).toBeLessThanOrEqual(POOL);
  collectGarbage();
  await new Promise((resolve) => setTimeout(resolve, 500));
  collectGarbage();
  return { heap: process.memoryUsage().heapUsed, timers: count("Timeout") };
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

/** Compares what is held after some aborted calls with what is held after 10,000 more. */
async function expectNoGrowth(call: (options: CallOptions) => Promise<unknown>): Promise<void> {
  await abortMany(call, 1_000);
  const before = await held();
  await abortMany(call, CALLS);
  const after = await held();
  expect(after.timers).toBeLessThanOrEqual(before.timers + 1);
  expect(after.heap - before.heap).toBeLessThan(AIR);
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
        if (answer) reply(socket, `{"jsonrpc":"2.0","id":${id},"result":true}`);
      });
      const call = calling(server.url, extra);
      // The server of the test keeps what it received.
      await expectNoGrowth((options) => {
        server.requests.length = 0;
        return call(options);
      });
      // None of the connections that are kept is stuck.
      answer = true;
      const answers = await Promise.all(Array.from({ length: POOL }, () => call()));
      expect(new Set(answers.map(({ value }) => value))).toEqual(new Set([true]));
    },
    180_000,
  );
});
