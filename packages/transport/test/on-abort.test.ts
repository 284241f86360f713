import { getEventListeners } from "node:events";
import { describe, expect, it } from "vitest";
import { onAbort } from "#platform";
import { sleep } from "../src/sleep.ts";
import { onAbort as inBrowser } from "../src/platform/browser.ts";

describe("a signal that many share", () => {
  it("has one listener for all, and none when all have ended", async () => {
    const { signal } = new AbortController();
    const waits = Array.from({ length: 20 }, () => sleep(5, signal));
    const forget = onAbort(signal, () => {});
    expect(getEventListeners(signal, "abort")).toHaveLength(1);
    await Promise.all(waits);
    expect(getEventListeners(signal, "abort")).toHaveLength(1);
    forget();
    expect(getEventListeners(signal, "abort")).toHaveLength(0);
  });

  it.each([
    ["Node", onAbort],
    ["a browser", inBrowser],
  ])("ends all that still listen, also where one takes back another, in %s", (_, listen) => {
    const controller = new AbortController();
    const ended: number[] = [];
    const forgets = [1, 2, 3].map((number) =>
      listen(controller.signal, () => {
        ended.push(number);
        forgets[1]?.();
      }),
    );
    controller.abort();
    expect(ended).toEqual([1, 3]);
  });
});
