import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { UpstreamFailure } from "../../src/upstreams/upstream-failure.ts";
import { readText } from "../../src/upstreams/reply-text.ts";

/** A body that the test sends piece by piece, and that reports whether it is being read. */
function slowBody(): {
  readonly body: Readable;
  readonly isRead: () => boolean;
  readonly end: (text: string) => void;
} {
  let read = false;
  const body = new Readable({
    read() {
      read = true;
    },
  });
  const end = (text: string): void => {
    body.push(text);
    body.push(null);
  };
  return { body, isRead: () => read, end };
}

afterEach(() => void vi.useRealTimers());

describe("formatText", () => {
  it("reads eight large responses concurrently, and further ones as others finish", async () => {
    const bodies = Array.from({ length: 12 }, slowBody);
    const texts = bodies.map(({ body }) => readText({ status: 200, contentType: "application/json", body }));
    const reading = (): number => bodies.filter(({ isRead }) => isRead()).length;
    await setImmediate();
    expect(reading()).toBe(8);
    for (const [index, { end }] of bodies.entries()) {
      end(`response ${index}`);
      expect(await texts[index]).toBe(`response ${index}`);
      await setImmediate();
      expect(reading()).toBe(Math.min(12, 9 + index));
    }
  });

  it("skips a response that is aborted while it waits", async () => {
    const bodies = Array.from({ length: 10 }, slowBody);
    const texts = bodies.map(({ body }) => readText({ status: 200, contentType: "application/json", body }));
    const [, , , , , , , , ninth] = bodies;
    ninth?.body.destroy(new Error("the caller has gone"));
    await setImmediate();
    const rejected = expect(texts[8]).rejects.toThrow("the caller has gone");
    for (const { end, body } of bodies) if (!body.destroyed) end("done");
    await rejected;
    expect(await texts[9]).toBe("done");
  });

  it("limits the time for a response that trickles", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { body } = slowBody();
    const text = expect(
      readText({ status: 200, contentType: "application/json", body }),
    ).rejects.toMatchObject(new UpstreamFailure("timeout", "a slow response"));
    body.push("{");
    await setImmediate();
    vi.advanceTimersToNextTimer();
    await text;
  });
});
