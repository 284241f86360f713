import { expect, it } from "vitest";
import { followChanges } from "../../src/access/follow-changes.ts";
import { createCore } from "../../src/command/core.ts";
import { resolveOptions } from "../../src/command/resolve-options.ts";
import { serveNodes } from "../../src/listeners/node-listener.ts";
import { openState } from "../../src/state/open-state.ts";
import { createOrganization } from "../state/records.ts";

it("forgets the key of a node that was deleted, and keeps the others", async () => {
  const options = resolveOptions({ database: ":memory:", networks: { "ethereum-mainnet": "simulator" } });
  const store = await openState(options, () => {});
  const resources = { store, log: () => {}, history: undefined, shared: undefined };
  const { context, close } = await createCore(options, resources);
  await followChanges(context);
  const served = await serveNodes(context);
  try {
    const { nodes } = await createOrganization(store);
    const [deleted = "", other = ""] = [nodes["ethereum"]?.id, nodes["bsc"]?.id];
    const keys = { deleted: served.keyOf(deleted), other: served.keyOf(other) };
    expect(served.keyOf(deleted)).toBe(keys.deleted);
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] });
    const headers = { "content-type": "application/json" };
    const call = (): Promise<Response> =>
      fetch(`${served.url}/${keys.deleted}`, { method: "POST", headers, body });
    expect((await call()).status).toBe(200);
    await store.transaction((tables) => tables.nodes.remove(deleted));
    expect((await call()).status).toBe(401);
    expect(served.keyOf(other)).toBe(keys.other);
    expect(served.keyOf(deleted)).not.toBe(keys.deleted);
  } finally {
    await served.close();
    await close();
  }
});
