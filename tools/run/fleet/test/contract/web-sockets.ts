import { expect, it } from "vitest";
import { call } from "./client.ts";
import { connectSocket } from "./socket.ts";
import type { Target } from "./target.ts";

/** Every gateway serves WebSockets, and all of them report the same chain. */
export function webSocketsContract(target: () => Target): void {
  it("serves calls, and forwards the notifications of subscriptions", async () => {
    const { key } = target().findNode("ethereum");
    const sockets = await Promise.all(target().fleet.gateways.map(({ url }) => connectSocket(url, key)));
    for (const socket of sockets) {
      expect(await socket.call("eth_chainId")).toMatchObject({ result: "0x7a69" });
      expect(await socket.call("eth_subscribe", "newHeads")).toMatchObject({ result: expect.any(String) });
    }
    await call(target(), "evm_mine");
    for (const socket of sockets) {
      await expect.poll(() => socket.events.length).toBe(1);
      expect(socket.events[0]).toEqual({ ...(sockets[0]?.events[0] as object) });
    }
    for (const socket of sockets) socket.close();
  });

  it("continues a filter that was created over HTTP", async () => {
    const { result: id } = await call(target(), "eth_newBlockFilter");
    const socket = await connectSocket(target().pick().url, target().findNode("ethereum").key);
    await call(target(), "evm_mine");
    expect((await socket.call("eth_getFilterChanges", id)).result).toHaveLength(1);
    socket.close();
  });
}
