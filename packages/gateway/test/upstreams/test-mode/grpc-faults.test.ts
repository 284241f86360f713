import { SubscribeRequest, SubscribeUpdate } from "@node-access/grpc/geyser/messages";
import * as grpc from "@grpc/grpc-js";
import { describe, expect, it, onTestFinished } from "vitest";
import { createGateway, type Fault, type Gateway, type PartOptions } from "../../../src/index.ts";
import { closeAfterTest } from "../../cleanup.ts";
import { findNode } from "../../client.ts";
import { GrpcCaller } from "../../grpc-caller.ts";
import { networksWith } from "../../networks.ts";

async function open(faults: readonly Fault[], part: PartOptions = "simulator"): Promise<Gateway> {
  const gateway = await createGateway({
    networks: networksWith({ solana: { grpc: part } }),
    faults,
    geyserRate: 200,
  });
  closeAfterTest(gateway);
  return gateway;
}

function createCaller(gateway: Gateway): GrpcCaller {
  const caller = new GrpcCaller(gateway.grpcUrl, findNode(gateway, "solana").key);
  closeAfterTest(caller.client);
  return caller;
}

const raw = (bytes: Buffer): Buffer => bytes;
const getSlot = "/geyser.Geyser/GetSlot";

describe("faults of gRPC calls", () => {
  it("fail with the configured status, and affect no other method", async () => {
    const caller = createCaller(
      await open([
        { methods: ["geyser.Geyser/GetSlot"], grpcStatus: 9, error: { code: 1, message: "not now" } },
      ]),
    );
    await expect(caller.unary(getSlot)).rejects.toMatchObject({ code: 9, details: "not now" });
    await expect(caller.unary("/geyser.Geyser/GetVersion")).resolves.toBeDefined();
  });

  it.each([
    [{ status: 429 }, grpc.status.RESOURCE_EXHAUSTED],
    [{ status: 503 }, grpc.status.UNAVAILABLE],
    [{ error: { code: 1, message: "no" } }, grpc.status.UNAVAILABLE],
    [{ disconnect: true }, grpc.status.UNAVAILABLE],
  ] as const)("for all calls fail gRPC calls too: %j", async (fault, code) => {
    const caller = createCaller(await open([fault]));
    await expect(caller.unary(getSlot)).rejects.toMatchObject({ code });
  });

  it("label responses, and delay calls", async () => {
    const faults = [{ methods: ["geyser.*"], latency: 5, grpcStatus: 4 }];
    const { client, metadata } = createCaller(await open(faults));
    const call = client.makeUnaryRequest(getSlot, raw, raw, Buffer.alloc(0), metadata, () => {});
    const status = await new Promise<grpc.StatusObject>((resolve) => void call.on("status", resolve));
    expect(status.code).toBe(4);
    expect(status.metadata.get("x-node-access-served-by")).toEqual(["fault"]);
  });

  it("with only a gRPC status do not affect other calls", async () => {
    const gateway = await open([{ grpcStatus: 14 }]);
    const response = await fetch(`${gateway.url}/${findNode(gateway, "ethereum").key}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}',
    });
    expect(await response.json()).toMatchObject({ result: "0x1" });
    await expect(createCaller(gateway).unary(getSlot)).rejects.toMatchObject({ code: 14 });
  });
});

/**
 * Follows all transactions.
 *
 * @returns their slots and indices, and how the stream ends.
 */
function follow(gateway: Gateway): { seen: string[]; status: Promise<grpc.StatusObject> } {
  const stream = createCaller(gateway).bidi("/geyser.Geyser/Subscribe");
  onTestFinished(() => stream.cancel());
  const seen: string[] = [];
  stream.on("data", (bytes: Buffer) => {
    const { updateOneof } = SubscribeUpdate.decode(bytes);
    if (updateOneof?.$case === "transaction")
      seen.push(`${updateOneof.value.slot}/${updateOneof.value.transaction?.index}`);
  });
  const status = new Promise<grpc.StatusObject>((resolve) => void stream.on("status", resolve));
  const all = { accountInclude: [], accountExclude: [], accountRequired: [] };
  const request = SubscribeRequest.fromPartial({ transactions: { all } });
  stream.write(Buffer.from(SubscribeRequest.encode(request).finish()));
  return { seen, status };
}

function place(one: string): number {
  const [slot, index] = one.split("/").map(Number);
  return Number(slot) * 1e6 + Number(index);
}

function order(seen: readonly string[]): string[] {
  return seen.toSorted((one, other) => place(one) - place(other));
}

describe.each([["the simulator"], ["an upstream"]])("faults of gRPC streams of %s", (kind) => {
  async function openStream(faults: readonly Fault[]): Promise<Gateway> {
    if (kind === "the simulator") return open(faults);
    const node = await open([]);
    const upstream = { name: "node", url: `http://${node.grpcUrl}` };
    const headers = { "x-token": findNode(node, "solana").key };
    return open(faults, { upstreams: [{ ...upstream, headers }] });
  }

  it("delay messages, which stay in order", async () => {
    const gateway = await openStream([{ subscriptions: ["geyser.Geyser/Subscribe"], latency: [0, 20] }]);
    const { seen } = follow(gateway);
    await expect.poll(() => seen.length).toBeGreaterThan(50);
    expect(seen).toEqual(order(seen));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it("end a stream in the middle, with a status or without", async () => {
    const streams = ["geyser.Geyser/Subscribe"];
    const gateway = await openStream([{ subscriptions: streams, rate: 0.05, grpcStatus: 11 }]);
    const { seen, status } = follow(gateway);
    expect(await status).toMatchObject({ code: 11, details: expect.stringContaining("injected fault") });
    expect(seen.length).toBeGreaterThan(0);
    const disconnecting = await openStream([{ subscriptions: streams, rate: 0.05, disconnect: true }]);
    const other = follow(disconnecting);
    expect(await other.status).toMatchObject({ code: grpc.status.UNAVAILABLE });
    expect(other.seen.length).toBeGreaterThan(0);
  });
});
