import { getEventListeners } from "node:events";
import { describe, expect, it } from "vitest";
import { onAbort } from "#platform";
import { sleep } from "../../src/sleep.ts";
import { onAbort as inBrowser } from "../../src/platform/browser.ts";

describe("a signal shared by many listeners", () => {
  it("has one event listener for all, and none after the last was removed", async () => {
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
  ])("runs all remaining listeners, also if one removes another, in %s", (_, listen) => {
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
