import { once } from "node:events";
import { createServer, type ServerHttp2Session, type ServerHttp2Stream } from "node:http2";
import type { AddressInfo } from "node:net";
import { SubscribeRequest, SubscribeUpdate } from "@node-access/grpc/geyser/messages";
import * as grpc from "@grpc/grpc-js";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { frame, FrameReader } from "../src/contract/grpc/frames.ts";
import { createGateway, type Credentials, type Gateway } from "../src/index.ts";
import { DeliveredUpdates } from "../src/routing/grpc/delivered-updates.ts";
import { nodeOf } from "./client.ts";
import { GrpcCaller } from "./grpc-caller.ts";
import { networksWith, upstreamsAt } from "./networks.ts";

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

/** The chain that all nodes follow: each slot has this many transactions. */
const perSlot = 3;

function transaction(slot: number, index: number): Buffer {
  const signature = Buffer.alloc(64, 0);
  signature.writeUInt32BE(slot, 0);
  signature.writeUInt32BE(index, 4);
  const update = SubscribeUpdate.fromPartial({
    filters: ["all"],
    updateOneof: { $case: "transaction", value: { slot: BigInt(slot), transaction: { signature } } },
    // Each node says when it made the update.
    createdAt: { seconds: BigInt(Math.floor(Math.random() * 1e9)), nanos: 0 },
  });
  return frame(SubscribeUpdate.encode(update).finish());
}

/** A Geyser node of a test's own making, which can be killed. */
class GeyserNode {
  /** The first slot of each subscription, as the subscriber asked for it. */
  readonly fromSlots: (number | undefined)[] = [];
  readonly #sessions = new Set<ServerHttp2Session>();
  readonly #streams = new Map<ServerHttp2Stream, { slot: number; index: number }>();
  #newest = 100;
  /** Transactions of the newest slot that are there. */
  #due = 0;
  url = "";
  refuses: number | undefined;

  async start(): Promise<this> {
    const server = createServer();
    server.on("session", (session) => this.#sessions.add(session));
    server.on("stream", (stream, headers) => {
      stream.on("error", () => {});
      if (this.refuses !== undefined) {
        const trailers = { "grpc-status": this.refuses, "grpc-message": "no%20longer" };
        return stream.respond(
          { ":status": 200, "content-type": "application/grpc", ...trailers },
          { endStream: true },
        );
      }
      stream.respond({ ":status": 200, "content-type": "application/grpc" }, { waitForTrailers: true });
      stream.on("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
      if (headers[":path"] !== "/geyser.Geyser/Subscribe") return stream.end(frame(new Uint8Array()));
      stream.pipe(new FrameReader(1e6)).on("data", (bytes: Buffer) => {
        const { fromSlot, ping, transactions } = SubscribeRequest.decode(bytes);
        if (ping && Object.keys(transactions).length === 0) return;
        const from = fromSlot === undefined ? undefined : Number(fromSlot);
        this.fromSlots.push(from);
        this.#streams.set(stream, { slot: from ?? this.#newest, index: from === undefined ? this.#due : 0 });
        this.#tell();
      });
      stream.on("close", () => this.#streams.delete(stream));
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    open.push({ close: () => (this.kill(), server.close()) });
    return this;
  }

  get subscribers(): number {
    return this.#streams.size;
  }

  /** The chain has so many transactions, counted from the first of slot 100. */
  grow(count: number): void {
    this.#newest = 100 + Math.floor(count / perSlot);
    this.#due = count % perSlot;
    this.#tell();
  }

  kill(): void {
    for (const session of this.#sessions) session.destroy();
    this.#sessions.clear();
    this.#streams.clear();
  }

  #tell(): void {
    for (const [stream, at] of this.#streams) {
      while (at.slot < this.#newest || (at.slot === this.#newest && at.index < this.#due)) {
        stream.write(transaction(at.slot, at.index));
        at.index += 1;
        if (at.index === perSlot) Object.assign(at, { slot: at.slot + 1, index: 0 });
      }
    }
  }
}

async function gatewayTo(nodes: readonly GeyserNode[]): Promise<Gateway<Credentials>> {
  const gateway = await createGateway({
    networks: networksWith({ solana: { grpc: upstreamsAt(...nodes.map(({ url }) => url)) } }),
    limits: { shutdown: 1 },
  });
  open.push(gateway);
  return gateway;
}

/** Subscribes to all transactions. @returns them as `slot/index`, in the order in which they come. */
function subscribe(gateway: Gateway): {
  seen: string[];
  status: Promise<grpc.StatusObject>;
  stream: grpc.ClientDuplexStream<Buffer, Buffer>;
} {
  const caller = new GrpcCaller(gateway.grpcUrl, nodeOf(gateway, "solana").key);
  open.push(caller.client);
  const stream = caller.bidi("/geyser.Geyser/Subscribe");
  const seen: string[] = [];
  stream.on("data", (bytes: Buffer) => {
    const { updateOneof } = SubscribeUpdate.decode(bytes);
    if (updateOneof?.$case !== "transaction") return;
    const signature = Buffer.from(updateOneof.value.transaction?.signature ?? []);
    seen.push(`${updateOneof.value.slot}/${signature.readUInt32BE(4)}`);
  });
  const status = new Promise<grpc.StatusObject>((resolve) => void stream.on("status", resolve));
  const all = { accountInclude: [], accountExclude: [], accountRequired: [] };
  stream.write(
    Buffer.from(SubscribeRequest.encode(SubscribeRequest.fromPartial({ transactions: { all } })).finish()),
  );
  return { seen, status, stream };
}

function truth(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${100 + Math.floor(at / perSlot)}/${at % perSlot}`);
}

describe("a Geyser subscription", () => {
  it(
    "outlives its node: another one continues, with no transaction lost and none twice",
    { timeout: 60_000 },
    async () => {
      const nodes = await Promise.all(Array.from({ length: 3 }, () => new GeyserNode().start()));
      const gateway = await gatewayTo(nodes);
      const { seen, stream } = subscribe(gateway);
      let hasEnded = false;
      stream.on("end", () => {
        hasEnded = true;
      });
      const subscribed = (): number => nodes.reduce((sum, node) => sum + node.subscribers, 0);
      await expect.poll(subscribed).toBe(1);
      let count = 0;
      for (let round = 0; round < 30; round += 1) {
        count += 1 + ((round * 7) % 20);
        for (const node of nodes) node.grow(count);
        // Some are lost in the middle of what they send, some when all of it has arrived.
        if (round % 3 > 0) await expect.poll(() => seen.length).toBe(count);
        for (const node of nodes) if (node.subscribers > 0) node.kill();
        await expect.poll(subscribed, { timeout: 10_000 }).toBe(1);
      }
      await expect.poll(() => seen.length).toBe(count);
      expect(seen.toSorted()).toEqual(truth(count).toSorted());
      expect(hasEnded).toBe(false);
      const replays = nodes.flatMap(({ fromSlots }) => fromSlots);
      expect(replays).toHaveLength(31);
      expect(replays.filter((slot) => slot === undefined)).toHaveLength(1);
    },
  );

  it("ends with the node's reason if no node has the slots in between", async () => {
    const nodes = await Promise.all([new GeyserNode().start(), new GeyserNode().start()]);
    const gateway = await gatewayTo(nodes);
    const { seen, status } = subscribe(gateway);
    await expect.poll(() => nodes.some(({ subscribers }) => subscribers > 0)).toBe(true);
    for (const node of nodes) node.grow(5);
    await expect.poll(() => seen.length).toBe(5);
    for (const node of nodes) node.refuses = grpc.status.OUT_OF_RANGE;
    for (const node of nodes) node.kill();
    expect(await status).toMatchObject({ code: grpc.status.OUT_OF_RANGE, details: "no longer" });
  });

  it("has its pings answered whichever node it is at", async () => {
    const nodes = [await new GeyserNode().start()];
    const { stream } = subscribe(await gatewayTo(nodes));
    const pong = new Promise<number | undefined>((resolve) => {
      stream.on("data", (bytes: Buffer) => {
        const { updateOneof } = SubscribeUpdate.decode(bytes);
        if (updateOneof?.$case === "pong") resolve(updateOneof.value.id);
      });
    });
    stream.write(
      Buffer.from(SubscribeRequest.encode(SubscribeRequest.fromPartial({ ping: { id: 300 } })).finish()),
    );
    expect(await pong).toBe(300);
  });
});

describe("a gRPC read", () => {
  it("is asked of the next node if one does not serve it, and not if the call is at fault", async () => {
    const [silent, refusing, good] = await Promise.all(
      Array.from({ length: 3 }, () => new GeyserNode().start()),
    );
    if (!silent || !refusing || !good) throw new Error("no nodes");
    refusing.refuses = grpc.status.UNAVAILABLE;
    silent.refuses = grpc.status.RESOURCE_EXHAUSTED;
    const gateway = await gatewayTo([silent, refusing, good]);
    const caller = new GrpcCaller(gateway.grpcUrl, nodeOf(gateway, "solana").key);
    open.push(caller.client);
    for (let sent = 0; sent < 5; sent += 1)
      expect(await caller.unary("/geyser.Geyser/GetSlot")).toHaveLength(0);
    good.refuses = grpc.status.INVALID_ARGUMENT;
    await expect(caller.unary("/geyser.Geyser/GetSlot")).rejects.toMatchObject({
      code: grpc.status.INVALID_ARGUMENT,
    });
  });
});

describe("DeliveredUpdates", () => {
  /** Nodes send slots in order, but may be a few slots apart, and interleave what they send of neighbouring slots. */
  it("lets each update through once, whenever a node is lost, and resumes where nothing is missing", () => {
    const losses = fc.array(fc.nat({ max: 200 }), { maxLength: 6 });
    fc.assert(
      fc.property(losses, fc.nat({ max: 4 }), (lost, jitter) => {
        const all = Array.from({ length: 200 }, (_, at) => ({
          slot: 10 + Math.floor(at / 2),
          key: `t${at}`,
        }));
        const order = all.toSorted((one, other) => late(one, jitter) - late(other, jitter));
        const updates = new DeliveredUpdates();
        const delivered: string[] = [];
        let stream = order;
        for (const count of [...lost, Infinity]) {
          for (const { slot, key } of stream.slice(0, count))
            if (updates.isNew(slot, key)) delivered.push(key);
          if (count >= stream.length) break;
          const { resumeSlot } = updates;
          updates.beginReplay();
          stream = resumeSlot < 0 ? order : order.filter(({ slot }) => slot >= resumeSlot);
        }
        expect(delivered.toSorted()).toEqual(all.map(({ key }) => key).toSorted());
      }),
    );
  });
});

/** When an update arrives: those of later slots may come a little earlier. */
function late({ slot, key }: { slot: number; key: string }, jitter: number): number {
  return slot + (Number(key.slice(1)) % (jitter + 1));
}
