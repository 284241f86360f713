import type { ServerHttp2Stream } from "node:http2";
import {
  GetCheckpointRequest,
  GetCheckpointResponse,
  SubscribeCheckpointsRequest,
  SubscribeCheckpointsResponse,
} from "@node-access/grpc/sui/messages";
import * as grpc from "@grpc/grpc-js";
import { describe, expect, it } from "vitest";
import { frame } from "../../src/codec/grpc/frames.ts";
import { createGateway } from "../../src/index.ts";
import { closeAfterTest } from "../cleanup.ts";
import { findNode } from "../client.ts";
import { GrpcCaller } from "../grpc-caller.ts";
import { GrpcNode } from "../grpc-node.ts";
import { networksWith, upstreamsAt } from "../networks.ts";

const subscribePath = "/sui.rpc.v2.SubscriptionService/SubscribeCheckpoints";
const readPath = "/sui.rpc.v2.LedgerService/GetCheckpoint";

function createCheckpoint(number: number): { sequenceNumber: bigint; digest: string } {
  return { sequenceNumber: BigInt(number), digest: `digest ${number}` };
}

/** A Sui node that sends the checkpoints of a chain. */
class SuiNode extends GrpcNode {
  readonly #streams = new Set<ServerHttp2Stream>();
  /** The requested fields of each read of a single checkpoint. */
  readonly masks: (readonly string[] | undefined)[] = [];
  height = 100;
  /** Drops its connections instead of responding to a read. */
  diesOnRead = false;

  get subscribers(): number {
    return this.#streams.size;
  }

  protected respond(path: string, message: Buffer, stream: ServerHttp2Stream): void {
    if (path === readPath) return this.#read(GetCheckpointRequest.decode(message), stream);
    if (path !== subscribePath) return void stream.write(frame(new Uint8Array()));
    this.#streams.add(stream);
    stream.on("close", () => this.#streams.delete(stream));
  }

  #read({ checkpointId, readMask }: GetCheckpointRequest, stream: ServerHttp2Stream): void {
    if (this.diesOnRead) return this.kill();
    this.masks.push(readMask);
    const number = checkpointId?.$case === "sequenceNumber" ? Number(checkpointId.value) : this.height;
    const checkpoint = createCheckpoint(number);
    stream.end(
      frame(GetCheckpointResponse.encode(GetCheckpointResponse.fromPartial({ checkpoint })).finish()),
    );
  }

  grow(height: number): void {
    while (this.height < height) {
      this.height += 1;
      const update = SubscribeCheckpointsResponse.fromPartial({
        cursor: BigInt(this.height),
        checkpoint: createCheckpoint(this.height),
      });
      const bytes = frame(SubscribeCheckpointsResponse.encode(update).finish());
      for (const stream of this.#streams) stream.write(bytes);
    }
  }

  override kill(): void {
    super.kill();
    this.#streams.clear();
  }
}

interface Subscription {
  /** The received checkpoints in order: number and digest. */
  readonly seen: string[];
  readonly status: Promise<grpc.StatusObject>;
}

async function start(
  count: number,
  request: Parameters<typeof SubscribeCheckpointsRequest.fromPartial>[0],
): Promise<Subscription & { readonly nodes: readonly SuiNode[] }> {
  const nodes = await Promise.all(Array.from({ length: count }, () => new SuiNode().start()));
  const gateway = await createGateway({
    networks: networksWith({ sui: { grpc: upstreamsAt(...nodes.map(({ url }) => url)) } }),
    limits: { shutdown: 1 },
  });
  const caller = new GrpcCaller(gateway.grpcUrl, findNode(gateway, "sui").key);
  closeAfterTest(...nodes, gateway, caller.client);
  const stream = caller.bidi(subscribePath);
  const seen: string[] = [];
  stream.on("data", (bytes: Buffer) => {
    const { cursor, checkpoint } = SubscribeCheckpointsResponse.decode(bytes);
    seen.push(`${cursor} ${checkpoint?.digest}`);
  });
  const status = new Promise<grpc.StatusObject>((resolve) => void stream.on("status", resolve));
  const message = SubscribeCheckpointsRequest.fromPartial(request);
  stream.end(Buffer.from(SubscribeCheckpointsRequest.encode(message).finish()));
  await subscribed(nodes);
  return { nodes, seen, status };
}

/** @returns the checkpoints that a subscriber should get: all after the hundredth. */
function expectedCheckpoints(height: number): string[] {
  return Array.from({ length: height - 100 }, (_, at) => `${101 + at} digest ${101 + at}`);
}

/** Waits until a node has the subscription. */
async function subscribed(nodes: readonly SuiNode[]): Promise<void> {
  await expect.poll(() => nodes.some(({ subscribers }) => subscribers > 0)).toBe(true);
}

describe("a subscription to Sui's checkpoints", () => {
  it("continues at another node without lost or repeated checkpoints", async () => {
    const { nodes, seen } = await start(3, { readMask: ["digest"] });
    let height = 100;
    for (let round = 0; round < 10; round += 1) {
      height += 3;
      for (const node of nodes) node.grow(height);
      await expect.poll(() => seen.length).toBe(height - 100);
      for (const node of nodes) if (node.subscribers > 0) node.kill();
      // These are created while no node has the subscription.
      height += 4;
      for (const node of nodes) node.grow(height);
      await subscribed(nodes);
    }
    for (const node of nodes) node.grow(height + 1);
    await expect.poll(() => seen).toEqual(expectedCheckpoints(height + 1));
    const masks = nodes.flatMap((node) => node.masks);
    expect(masks.length).toBeGreaterThanOrEqual(40);
    expect(new Set(masks.map(String))).toEqual(new Set(["digest"]));
  });

  it("continues at a third node if one is lost while missed checkpoints are read from it", async () => {
    const { nodes, seen } = await start(2, {});
    for (const node of nodes) node.grow(105);
    await expect.poll(() => seen.length).toBe(5);
    const [serving, next] = nodes.toSorted((left, right) => right.subscribers - left.subscribers);
    if (!serving || !next) throw new Error("no nodes");
    next.diesOnRead = true;
    serving.kill();
    for (const node of nodes) node.grow(108);
    await expect.poll(() => next.subscribers).toBe(1);
    for (const node of nodes) node.grow(110);
    await expect.poll(() => serving.subscribers).toBe(1);
    for (const node of nodes) node.grow(115);
    await expect.poll(() => seen).toEqual(expectedCheckpoints(115));
  });

  it("ends if too many checkpoints are missing to read them one by one", async () => {
    const { nodes, seen, status } = await start(1, {});
    nodes[0]?.grow(101);
    await expect.poll(() => seen.length).toBe(1);
    nodes[0]?.kill();
    nodes[0]?.grow(1_200);
    await subscribed(nodes);
    nodes[0]?.grow(1_201);
    expect(await status).toMatchObject({
      code: grpc.status.OUT_OF_RANGE,
      details: "checkpoints 102 to 1200 are missing",
    });
    expect(seen).toEqual(expectedCheckpoints(101));
  });

  it("ends if it has a filter, since the missing checkpoints are unknown", async () => {
    const { nodes, seen, status } = await start(2, { filter: {} });
    for (const node of nodes) node.grow(103);
    await expect.poll(() => seen).toEqual(expectedCheckpoints(103));
    for (const node of nodes) node.kill();
    expect(await status).toMatchObject({
      code: grpc.status.UNAVAILABLE,
      details: "the node went away; no other one can continue a filtered stream after checkpoint 103",
    });
  });
});

describe("a stream that cannot continue", () => {
  it("ends with a status when its node is lost", async () => {
    const node = await new SuiNode().start();
    const gateway = await createGateway({
      networks: networksWith({ sui: { grpc: upstreamsAt(node.url) } }),
      limits: { shutdown: 1 },
    });
    const caller = new GrpcCaller(gateway.grpcUrl, findNode(gateway, "sui").key);
    closeAfterTest(node, gateway, caller.client);
    const stream = caller.bidi("/sui.rpc.v2.SubscriptionService/SubscribeEvents");
    const status = new Promise<grpc.StatusObject>((resolve) => void stream.on("status", resolve));
    stream.on("data", () => node.kill());
    stream.end(Buffer.alloc(0));
    expect(await status).toMatchObject({
      code: grpc.status.UNAVAILABLE,
      details: "the node went away; call again",
    });
  });
});
