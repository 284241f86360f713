import { expect, expectTypeOf, it } from "vitest";
import type { ProtocolTable } from "@node-access/transport/json-rpc";
import { avalancheHealth, avalancheInfo, avalancheP, avalancheX } from "../../src/avalanche/index.ts";
import { automaticBatching, batch } from "../../src/batch.ts";
import { callOnce, createRpcClient } from "../../src/index.ts";
import { withMethods } from "../../src/with-methods.ts";
import { FakeNode } from "../pool/fake-node.ts";

const addresses = ["P-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4"];

it("sends params by name", async () => {
  const node = await FakeNode.start(({ params }) => params);
  const client = createRpcClient({ protocol: avalancheP, endpoint: node.url });
  expect(await client["platform.getBalance"]({ addresses })).toEqual({ addresses });
  expect(await client["platform.getCurrentValidators"]()).toEqual([]);
  expect(await client["platform.getHeight"]()).toEqual([]);
  expect(await client.request({ method: "platform.getBalance", params: { addresses } })).toEqual({
    addresses,
  });
  const sent = await callOnce(
    { protocol: avalancheX, endpoint: node.url },
    { method: "avm.getTx", params: { txID: "2bc", encoding: "json" } },
  );
  expect(sent).toEqual({ txID: "2bc", encoding: "json" });
  const [first] = await batch(client, [{ method: "platform.getTx", params: { txID: "2bc" } }]);
  expect(first).toMatchObject({ value: { txID: "2bc" } });
  const batching = createRpcClient({ protocol: avalancheP, endpoint: node.url, batch: automaticBatching() });
  const both = [batching["platform.getTx"]({ txID: "2bc" }), batching["platform.getBalance"]({ addresses })];
  expect(await Promise.all(both)).toEqual([{ txID: "2bc" }, { addresses }]);
});

it("keeps params by name for its own methods when others are added", async () => {
  const node = await FakeNode.start(({ params }) => params);
  const own: ProtocolTable<{
    methods: { acme_getJob(id: string): Promise<unknown> };
    calls: { acme_getJob: { params: readonly [id: string]; result: unknown } };
    subscriptions: object;
  }> = { methods: { acme_getJob: "safe" }, probeMethod: "acme_getJob" };
  const client = createRpcClient({ protocol: withMethods(avalancheInfo, own), endpoint: node.url });
  expect(await client["info.isBootstrapped"]({ chain: "P" })).toEqual({ chain: "P" });
  expect(await client.acme_getJob("7")).toEqual(["7"]);
});

it("has the methods of its path only, with results by encoding", () => {
  const client = createRpcClient({ protocol: avalancheP, endpoint: "http://127.0.0.1:1" });
  expect(Object.keys(avalancheHealth.methods)).toEqual([
    "health.health",
    "health.readiness",
    "health.liveness",
  ]);
  const asObject = () => client["platform.getTx"]({ txID: "2bc", encoding: "json" });
  const asBytes = () => client["platform.getTx"]({ txID: "2bc" });
  expectTypeOf<Awaited<ReturnType<typeof asObject>>["tx"]>().toEqualTypeOf<Record<string, unknown>>();
  expectTypeOf<Awaited<ReturnType<typeof asBytes>>["tx"]>().toEqualTypeOf<string>();
  // Nodes take no params in order, so the types do not know such a call.
  const inOrder = () => client.request({ method: "platform.getBalance", params: [addresses] });
  expectTypeOf<Awaited<ReturnType<typeof inOrder>>>().toEqualTypeOf<unknown>();
  const wrong = () => {
    // @ts-expect-error params are named
    void client["platform.getTx"]("2bc");
    // @ts-expect-error a method of the X-Chain
    void client["avm.getHeight"]();
  };
  expect(wrong).toBeTypeOf("function");
});
