import { expect, it } from "vitest";
import { call, callAt, createNode, manage } from "./client.ts";
import type { Target } from "./target.ts";

const notFound = { error: { code: -32000, message: "filter not found" } };

/** Any gateway continues a filter that another one has created. */
export function filtersContract(target: () => Target): void {
  it("continues and uninstalls a filter at whichever gateway receives the call", async () => {
    const { result: id } = await call(target(), "eth_newBlockFilter");
    expect(id).toMatch(/^0x[1-9a-f][0-9a-f]*$/);
    for (let time = 0; time < 8; time++) {
      expect((await call(target(), "eth_getFilterChanges", id)).result).toEqual([]);
      await call(target(), "evm_mine");
      expect((await call(target(), "eth_getFilterChanges", id)).result).toEqual([
        expect.stringMatching(/^0x[0-9a-f]{64}$/),
      ]);
    }
    expect(await call(target(), "eth_uninstallFilter", id)).toMatchObject({ result: true });
    expect((await call(target(), "eth_getFilterChanges", id)).error).toBeDefined();
  });

  it("polls filters in a batch", async () => {
    const { result: one } = await call(target(), "eth_newBlockFilter");
    const { result: other } = await call(target(), "eth_newPendingTransactionFilter");
    const { key } = target().findNode("ethereum");
    const response = await fetch(`${target().pick().url}/${key}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify([
        { jsonrpc: "2.0", id: 1, method: "eth_getFilterChanges", params: [one] },
        { jsonrpc: "2.0", id: 2, method: "eth_getFilterChanges", params: [other] },
        { jsonrpc: "2.0", id: 3, method: "eth_chainId" },
      ]),
    });
    expect(await response.json()).toMatchObject([{ result: [] }, { result: [] }, { result: "0x7a69" }]);
  });

  it("rejects a filter of another node, an upstream's filter id, and a modified id", async () => {
    const node = await createNode(target(), "ethereum");
    const { result } = await call(target(), "eth_newBlockFilter");
    const id = String(result);
    const changed = `${id.slice(0, -1)}${id.endsWith("0") ? "1" : "0"}`;
    await expect
      .poll(async () => {
        const responses = await Promise.all(
          target().fleet.gateways.map(({ url }) => callAt(url, node.details.auth_key, "eth_chainId")),
        );
        return responses.map(({ status }) => status);
      })
      .toEqual(target().fleet.gateways.map(() => 200));
    for (let time = 0; time < 4; time++) {
      const { url } = target().pick();
      expect(await callAt(url, node.details.auth_key, "eth_getFilterChanges", [id])).toMatchObject(notFound);
      expect(await call(target(), "eth_getFilterChanges", "0x1")).toMatchObject(notFound);
      expect(await call(target(), "eth_getFilterChanges", changed)).toMatchObject(notFound);
    }
    expect((await manage(target(), "DELETE", `/nodes/${node.id}/`)).status).toBe(204);
  });
}
