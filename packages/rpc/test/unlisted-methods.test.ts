import { describe, expect, it } from "vitest";
import { createRpcClient, type Idempotency, type RpcClient } from "../src/index.ts";
import { startDroppingNode } from "./dropping-node.ts";

async function callAt(
  call: (client: RpcClient<"ethereum">) => Promise<unknown>,
): Promise<{ outcome: unknown; received: string[] }> {
  await using node = await startDroppingNode();
  const client = createRpcClient({ protocol: "ethereum", endpoint: node.url, timeout: 5_000 });
  const outcome = await call(client).catch((error: unknown) => error);
  return { outcome, received: node.received };
}

describe("an unlisted method", () => {
  it.each(["debug_dbPut", "debug_executionSetHead", "debug_getAndReset", "eth_getBalances", "foo_getBar"])(
    "%s is sent once when its response is lost",
    async (method) => {
      const { outcome, received } = await callAt((client) => client.request({ method, params: [] }));
      expect(outcome).toMatchObject({ code: "UNANSWERED" });
      expect(received).toEqual([method]);
    },
  );

  it("is sent once when it is called as a property, too", async () => {
    const { received } = await callAt((client) => Reflect.get(client, "debug_dbPut")());
    expect(received).toEqual(["debug_dbPut"]);
  });

  it.each(["safe", "idempotent"] as const)("is retried if the caller declares it %s", async (idempotency) => {
    const { outcome, received } = await callAt((client) =>
      client.request({ method: "parity_netPeers", idempotency }),
    );
    expect(outcome).toBe("0x1");
    expect(received).toEqual(["parity_netPeers", "parity_netPeers"]);
  });

  it.each(["Safe", "read", true, ["write"]])("is rejected with the declaration %j", async (idempotency) => {
    const { outcome, received } = await callAt((client) =>
      client.request({ method: "debug_dbPut", idempotency: idempotency as Idempotency }),
    );
    expect(outcome).toMatchObject({ code: "INVALID_ARGUMENT", context: { path: "idempotency" } });
    expect(received).toEqual([]);
  });
});

describe("a listed read", () => {
  it.each([
    "debug_dbGet",
    "eth_getBalance",
    "web3_sha3",
    "starknet_call",
    "trace_block",
    "explorer_getHeaderByNumber",
  ])("%s is retried when its response is lost", async (method) => {
    const { outcome, received } = await callAt((client) => client.request({ method, params: [] }));
    expect(outcome).toBe("0x1");
    expect(received).toHaveLength(2);
  });
});
