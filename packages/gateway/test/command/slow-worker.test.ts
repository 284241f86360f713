import { EventEmitter } from "node:events";
import { answerInTime, waitOnceHeard } from "../../src/command/workers/pool.ts";
import { expect, it } from "vitest";
import { Channel, type Handlers } from "../../src/state/channel.ts";

/** One end of a pipe, whose messages are events at the other end. */
class End extends EventEmitter {
  other: EventEmitter | undefined;

  send(message: unknown, callback: (error: Error | null) => void): void {
    queueMicrotask(() => this.other?.emit("message", message));
    callback(null);
  }
}

/** A primary's channel to a worker; to none that replies, without handlers. */
function channelTo(handlers: Handlers | undefined): Channel {
  const [primary, worker] = [new End(), new End()];
  primary.other = worker;
  worker.other = primary;
  if (handlers) void new Channel(worker, handlers);
  return new Channel(primary, {});
}

it("waits for the answer of a worker that takes long, as long as it runs", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  let pings = 0;
  const channel = channelTo({ reload: () => promise, ping: () => void (pings += 1) });
  const answer = answerInTime(channel, channel.request("reload"), 1);
  await expect.poll(() => pings).toBeGreaterThan(3);
  resolve("reread");
  expect(await answer).toBe("reread");
});

it("does not wait for a worker that has stopped, and reports one that fails", async () => {
  const silent = channelTo(undefined);
  expect(await answerInTime(silent, silent.request("reload"), 1)).toBeUndefined();
  const failing = channelTo({
    reload: () => {
      throw new Error("it is not JSON");
    },
  });
  await expect(answerInTime(failing, failing.request("reload"), 1)).rejects.toThrow("it is not JSON");
});

it("does not wait for a worker that is still starting, and does from its first message on", async () => {
  const worker = new End();
  const channel = new Channel(worker, {});
  waitOnceHeard(channel, worker as never);
  // Longer than the test may take.
  expect(await answerInTime(channel, channel.request("wake"), 1e9)).toBeUndefined();
  worker.emit("message", { gateway: "request", id: 1, topic: "setup" });
  let isOver = false;
  const answer = answerInTime(channel, channel.request("wake"), 1e9).finally(() => (isOver = true));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(isOver).toBe(false);
  // Each request is followed by a ping, so this is the second request.
  worker.emit("message", { gateway: "reply", id: 3, body: "applied" });
  expect(await answer).toBe("applied");
});
