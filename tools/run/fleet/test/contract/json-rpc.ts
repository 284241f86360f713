import { expect, it } from "vitest";
import { call, callAt, request } from "./client.ts";
import type { Target } from "./target.ts";

const times = 6;

/** Every gateway serves calls to every node, with every kind of credential. */
export function jsonRpcContract(target: () => Target): void {
  it("serves calls with a key, and with user name and password", async () => {
    const { username, password } = target().findNode("ethereum");
    const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
    for (let time = 0; time < times; time++) {
      expect(await call(target(), "eth_chainId")).toMatchObject({ status: 200, result: "0x7a69" });
      const body = { jsonrpc: "2.0", id: "text", method: "eth_chainId" };
      const options = { method: "POST", headers: { authorization }, body };
      expect((await request(target().pick().url, options)).json).toMatchObject({
        id: "text",
        result: "0x7a69",
      });
    }
  });

  it("serves the calls of a batch one by one, and rejects methods that it does not offer", async () => {
    for (let time = 0; time < times; time++) {
      const { key } = target().findNode("ethereum");
      const { json } = await request(`${target().pick().url}/${key}`, {
        method: "POST",
        body: [
          { jsonrpc: "2.0", id: 1, method: "eth_chainId" },
          { jsonrpc: "2.0", id: 2, method: "admin_peers" },
        ],
      });
      expect(json).toMatchObject([
        { id: 1, result: "0x7a69" },
        { id: 2, error: { code: -32601 } },
      ]);
    }
  });

  it("rejects an unknown key, and a key at another surface", async () => {
    for (let time = 0; time < times; time++) {
      expect((await callAt(target().pick().url, "unknown", "eth_chainId")).status).toBe(401);
      const authorization = `Bearer ${target().findNode("ethereum").key}`;
      const { status } = await request(`${target().pick().url}/v1/nodes/`, { headers: { authorization } });
      expect(status).toBe(401);
    }
  });
}
