import { describe, expect, expectTypeOf, it } from "vitest";
import { createRpcClient, type OperationTable } from "../src/index.ts";
import { startDroppingNode } from "./dropping-node.ts";

interface AcmeMethods {
  acme_getJob(id: string, detail?: "brief" | "full"): Promise<{ id: string }>;
  acme_startJob(): Promise<string>;
}

const acme: OperationTable<AcmeMethods> = { acme_getJob: "safe", acme_startJob: "write" };

describe("custom methods", () => {
  it("are retried according to their table, with other options too", async () => {
    await using node = await startDroppingNode();
    const client = createRpcClient({ protocol: "ethereum", endpoint: node.url, methods: acme });
    expect(await client.with({ retries: 1 }).acme_getJob("1")).toBe("0x1");
    expect(node.received).toEqual(["acme_getJob", "acme_getJob"]);
  });

  it("are sent once if the table declares them as writes", async () => {
    await using node = await startDroppingNode();
    const client = createRpcClient({ protocol: "ethereum", endpoint: node.url, methods: acme });
    await expect(client.acme_startJob()).rejects.toMatchObject({ code: "UNANSWERED" });
    expect(node.received).toEqual(["acme_startJob"]);
  });

  it("are retried by request too", async () => {
    await using node = await startDroppingNode();
    const client = createRpcClient({ protocol: "ethereum", endpoint: node.url, methods: acme });
    const request = { method: "acme_getJob", params: ["1"] };
    expect(await client.request(request)).toBe("0x1");
    expect(node.received).toEqual(["acme_getJob", "acme_getJob"]);
  });

  it("must declare their idempotency", async () => {
    const methods = { acme_getJob: "read" } as never as typeof acme;
    const client = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:1", methods });
    await expect(client.acme_getJob("1")).rejects.toMatchObject({ code: "INVALID_ARGUMENT" });
    await expect(client.request({ method: "toString", params: [] })).rejects.toMatchObject({
      context: { path: "idempotency" },
    });
  });

  it("have types in addition to those of the protocol", () => {
    const client = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:1", methods: acme });
    expectTypeOf(client.acme_getJob).parameters.toEqualTypeOf<[string, ("brief" | "full" | undefined)?]>();
    expectTypeOf(client.with({}).acme_startJob).returns.resolves.toEqualTypeOf<string>();
    expectTypeOf(client.eth_syncing).toBeFunction();
    // @ts-expect-error: there is no such method
    void (() => client.acme_stopJob);
  });
});
