import { authorizeWebSocket } from "@node-access/auth";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  createWebSocketJsonRpc,
  type EngineSocket,
  type WebSocketEngine,
} from "../../src/web-socket/index.ts";

/** Responds to each call immediately, and closes each socket after some milliseconds. */
function closingAfter(
  lifetimes: (opened: number) => number,
): WebSocketEngine & { readonly opened: number[] } {
  const opened: number[] = [];
  return {
    opened,
    async open({ onMessage, onClose }): Promise<EngineSocket> {
      opened.push(performance.now());
      setTimeout(() => onClose({ code: 1006, reason: "" }), lifetimes(opened.length));
      return {
        send(text) {
          const { id } = JSON.parse(text) as { id: number };
          queueMicrotask(() => onMessage(JSON.stringify({ jsonrpc: "2.0", id, result: `0x${id}` })));
          return true;
        },
        close() {},
        terminate() {},
      };
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function subscribed(engine: WebSocketEngine): Promise<{ close(): Promise<void> }> {
  const rpc = createWebSocketJsonRpc({
    authorized: authorizeWebSocket("ws://127.0.0.1:1"),
    probeMethod: "net_listening",
    engine,
  });
  const subscribing = rpc.subscribe("eth_subscribe", ["newHeads"]);
  await vi.advanceTimersByTimeAsync(1);
  await subscribing;
  return rpc;
}

function waits(opened: readonly number[], lifetime: number): number[] {
  return opened.slice(1).map((at, index) => Math.round(at - (opened[index] ?? 0) - lifetime));
}

describe("the delay before reconnecting", () => {
  it("grows up to the maximum while the node responds and closes each socket", async () => {
    const engine = closingAfter(() => 10);
    const rpc = await subscribed(engine);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(waits(engine.opened, 10).slice(0, 7)).toEqual([225, 375, 675, 1_275, 2_475, 2_575, 2_575]);
    expect(engine.opened.length).toBeLessThan(30);
    await rpc.close();
  });

  it("is short again after a socket has stayed open", async () => {
    const engine = closingAfter((opened) => (opened === 5 ? 6_000 : 10));
    const rpc = await subscribed(engine);
    await vi.advanceTimersByTimeAsync(20_000);
    const after = waits(engine.opened, 10).slice(3, 6);
    expect(after).toEqual([1_275, 6_000 - 10 + 225, 375]);
    await rpc.close();
  });
});
