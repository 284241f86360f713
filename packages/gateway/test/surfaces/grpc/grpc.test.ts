import { once } from "node:events";
import { constants, createServer } from "node:http2";
import * as grpc from "@grpc/grpc-js";
import { listen } from "@node-access-tools/local-servers";
import { GetServiceInfoResponse } from "@node-access/grpc/sui/messages";
import {
  GetBlockHeightResponse,
  GetLatestBlockhashResponse,
  GetSlotResponse,
  PingRequest,
  PongResponse,
  SubscribeReplayInfoResponse,
  SubscribeRequest,
  SubscribeUpdate,
} from "@node-access/grpc/geyser/messages";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateway, type Credentials, type Gateway } from "../../../src/index.ts";
import { frame, FrameReader } from "../../../src/codec/grpc/frames.ts";
import { decodeMessage, encodeMessage } from "../../../src/codec/grpc/wire-message.ts";
import { closeAfterTest } from "../../cleanup.ts";
import { findNode } from "../../client.ts";
import { GrpcCaller } from "../../grpc-caller.ts";
import { upstreamsAt, networksWith } from "../../networks.ts";

function createCaller(address: string, token?: string): GrpcCaller {
  const caller = new GrpcCaller(address, token);
  closeAfterTest(caller.client);
  return caller;
}

describe("gRPC without an upstream", () => {
  let gateway: Gateway<Credentials>;
  beforeAll(async () => {
    gateway = await createGateway();
  });
  afterAll(() => gateway.close());

  function geyser(): GrpcCaller {
    return createCaller(gateway.grpcUrl, findNode(gateway, "solana").key);
  }

  it("serves Geyser's reads as the spec defines them", async () => {
    const caller = geyser();
    const slot = GetSlotResponse.decode(await caller.unary("/geyser.Geyser/GetSlot")).slot;
    expect(slot).toBeGreaterThan(0n);
    const pong = await caller.unary("/geyser.Geyser/Ping", PingRequest.encode({ count: -7 }).finish());
    expect(PongResponse.decode(pong).count).toBe(-7);
    const hash = GetLatestBlockhashResponse.decode(await caller.unary("/geyser.Geyser/GetLatestBlockhash"));
    const { blockHeight } = GetBlockHeightResponse.decode(
      await caller.unary("/geyser.Geyser/GetBlockHeight"),
    );
    // A block's hash can be used in the next 150 blocks.
    expect(Number(hash.lastValidBlockHeight - blockHeight)).toBeGreaterThan(100);
    const { firstAvailable = 0n } = SubscribeReplayInfoResponse.decode(
      await caller.unary("/geyser.Geyser/SubscribeReplayInfo"),
    );
    expect(firstAvailable).toBeLessThan(slot);
  });

  it("responds to any other call with an empty message", async () => {
    const tron = createCaller(gateway.grpcUrl, findNode(gateway, "tron").key);
    expect(await tron.unary("/protocol.Wallet/ListWitnesses")).toHaveLength(0);
    const sui = createCaller(gateway.grpcUrl, findNode(gateway, "sui").key);
    expect(
      GetServiceInfoResponse.decode(await sui.unary("/sui.rpc.v2.LedgerService/GetServiceInfo")).chain,
    ).toBe("simulator");
  });

  it("responds to each request of any other stream with an empty message, and leaves an endless one open", async () => {
    const stream = geyser().bidi("/geyser.Geyser/SubscribeDeshred");
    const messages: Buffer[] = [];
    let hasEnded = false;
    stream.on("data", (bytes: Buffer) => void messages.push(bytes));
    stream.on("error", () => {
      hasEnded = true;
    });
    stream.write(Buffer.alloc(0));
    await expect.poll(() => messages.length).toBe(1);
    stream.write(Buffer.alloc(0));
    await expect.poll(() => messages.length).toBe(2);
    expect(messages.every(({ length }) => length === 0)).toBe(true);
    expect(hasEnded).toBe(false);
    stream.cancel();
  });

  it("streams slots in order from the requested one, and responds to pings", async () => {
    const { slot } = GetSlotResponse.decode(await geyser().unary("/geyser.Geyser/GetSlot"));
    const stream = geyser().bidi("/geyser.Geyser/Subscribe");
    const updates: SubscribeUpdate[] = [];
    let label: unknown;
    stream.on("metadata", (metadata) => {
      [label] = metadata.get("x-node-access-served-by");
    });
    stream.on("data", (bytes: Buffer) => void updates.push(SubscribeUpdate.decode(bytes)));
    const from = slot - 20n;
    const slots = { mine: { filterByCommitment: true } };
    const request = SubscribeRequest.fromPartial({ slots, fromSlot: from, commitment: 1 });
    stream.write(Buffer.from(SubscribeRequest.encode(request).finish()));
    await expect.poll(() => updates.length).toBeGreaterThan(21);
    stream.write(
      Buffer.from(SubscribeRequest.encode(SubscribeRequest.fromPartial({ ping: { id: 9 } })).finish()),
    );
    await expect
      .poll(() => updates.find(({ updateOneof }) => updateOneof?.$case === "pong"))
      .toMatchObject({
        updateOneof: { value: { id: 9 } },
      });
    stream.cancel();
    expect(label).toBe("simulator");
    const slotNumbers = updates.flatMap(({ updateOneof }) =>
      updateOneof?.$case === "slot" ? [updateOneof.value.slot] : [],
    );
    expect(slotNumbers).toEqual([...new Set(slotNumbers)].toSorted((a, b) => Number(a - b)));
    // Some slots have no block.
    expect(Number((slotNumbers[0] ?? 0n) - from)).toBeLessThan(3);
    expect(updates[0]).toMatchObject({ filters: ["mine"], updateOneof: { value: { status: 1 } } });
  });

  it.each([
    ["no token", undefined],
    ["an unknown token", "unknown"],
    ["the token of a node without gRPC", "ethereum"],
  ])("rejects %s", async (_, token) => {
    const caller = createCaller(
      gateway.grpcUrl,
      token === "ethereum" ? findNode(gateway, "ethereum").key : token,
    );
    await expect(caller.unary("/geyser.Geyser/GetSlot")).rejects.toMatchObject({
      code: grpc.status.UNAUTHENTICATED,
    });
  });

  it("rejects a bearer token next to a valid x-token", async () => {
    const caller = geyser();
    caller.metadata.set("authorization", `Bearer ${gateway.credentials.apiKey}`);
    await expect(caller.unary("/geyser.Geyser/GetSlot")).rejects.toMatchObject({
      code: grpc.status.UNAUTHENTICATED,
    });
  });

  it.each(["/protocol.Wallet/GetNowBlock", "/geyser.Geyser/Unheard", "/geyser.Geyser/GetSlot/x", "/geyser"])(
    "does not offer a Solana caller %s",
    async (path) => {
      await expect(geyser().unary(path)).rejects.toMatchObject({ code: grpc.status.UNIMPLEMENTED });
    },
  );

  it("rejects a request that is not a valid message", async () => {
    const call = geyser().unary("/geyser.Geyser/Ping", Buffer.from("ff", "hex"));
    await expect(call).rejects.toMatchObject({ code: grpc.status.INVALID_ARGUMENT });
  });
});

const raw = (bytes: Buffer): Buffer => bytes;

/** A method of a public server that accepts and sends raw bytes. */
function method(path: string, streams: boolean): grpc.MethodDefinition<Buffer, Buffer> {
  return {
    path,
    requestStream: streams,
    responseStream: streams,
    requestSerialize: raw,
    requestDeserialize: raw,
    responseSerialize: raw,
    responseDeserialize: raw,
  };
}

describe("gRPC with an upstream", () => {
  let upstream: grpc.Server;
  let gateway: Gateway<Credentials>;
  let seen: grpc.Metadata | undefined;
  const cancelled = Promise.withResolvers<void>();

  beforeAll(async () => {
    upstream = new grpc.Server();
    const definition = {
      echo: method("/geyser.Geyser/GetSlot", false),
      reject: method("/geyser.Geyser/GetVersion", false),
      silent: method("/geyser.Geyser/GetBlockHeight", false),
      stream: method("/geyser.Geyser/Subscribe", true),
    };
    const trailers = new grpc.Metadata();
    trailers.set("x-trailer", "unchanged");
    upstream.addService(definition, {
      echo(call: grpc.ServerUnaryCall<Buffer, Buffer>, done: grpc.sendUnaryData<Buffer>) {
        seen = call.metadata;
        done(null, call.request, trailers);
      },
      reject(_: unknown, done: grpc.sendUnaryData<Buffer>) {
        done({ code: grpc.status.FAILED_PRECONDITION, details: "not now: ü", metadata: trailers });
      },
      silent(call: grpc.ServerUnaryCall<Buffer, Buffer>) {
        call.on("cancelled", () => cancelled.resolve());
      },
      stream(call: grpc.ServerDuplexStream<Buffer, Buffer>) {
        call.on("data", (bytes: Buffer) => {
          if (bytes.toString() === "fail")
            call.emit("error", { code: grpc.status.DATA_LOSS, details: "lost" });
          else call.write(bytes);
        });
        call.on("end", () => call.end());
      },
    });
    const port = await new Promise<number>((resolve, reject) => {
      upstream.bindAsync("127.0.0.1:0", grpc.ServerCredentials.createInsecure(), (error, bound) => {
        if (error) reject(error);
        else resolve(bound);
      });
    });
    const headers = { "x-token": "of-the-upstream" };
    const upstreams = [
      { name: "dead", url: "http://127.0.0.1:1", headers },
      { name: "node", url: `http://127.0.0.1:${port}`, headers },
    ];
    gateway = await createGateway({
      networks: networksWith({ solana: { grpc: { upstreams } } }),
    });
  });
  afterAll(async () => {
    await gateway.close();
    upstream.forceShutdown();
  });

  function geyser(): GrpcCaller {
    return createCaller(gateway.grpcUrl, findNode(gateway, "solana").key);
  }

  it("passes on bytes and metadata, with the upstream's token instead of the caller's", async () => {
    const caller = geyser();
    caller.metadata.set("x-mine", "unchanged");
    caller.metadata.set("baggage", "user=private");
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 256));
    expect((await caller.unary("/geyser.Geyser/GetSlot", bytes)).equals(bytes)).toBe(true);
    expect(seen?.get("x-mine")).toEqual(["unchanged"]);
    expect(seen?.get("baggage")).toEqual([]);
    expect(seen?.get("x-token")).toEqual(["of-the-upstream"]);
    expect(JSON.stringify(seen)).not.toContain(findNode(gateway, "solana").key);
  });

  it("passes on status, message and trailers", async () => {
    await expect(geyser().unary("/geyser.Geyser/GetVersion")).rejects.toMatchObject({
      code: grpc.status.FAILED_PRECONDITION,
      details: "not now: ü",
      metadata: expect.objectContaining({}),
    });
    const failure = await geyser()
      .unary("/geyser.Geyser/GetVersion")
      .catch((error: unknown) => error as grpc.ServiceError);
    expect((failure as grpc.ServiceError).metadata.get("x-trailer")).toEqual(["unchanged"]);
  });

  it("passes on compressed messages", async () => {
    const caller = geyser();
    const bytes = Buffer.alloc(50_000, "a");
    caller.metadata.set("grpc-internal-encoding-request", "gzip");
    expect((await caller.unary("/geyser.Geyser/GetSlot", bytes)).equals(bytes)).toBe(true);
  });

  it("streams in both directions until both ends are closed", async () => {
    const stream = geyser().bidi("/geyser.Geyser/Subscribe");
    const echoed: string[] = [];
    stream.on("data", (bytes: Buffer) => void echoed.push(bytes.toString()));
    const status = new Promise<grpc.StatusObject>((resolve) => void stream.on("status", resolve));
    for (const text of ["one", "two"]) stream.write(Buffer.from(text));
    await expect.poll(() => echoed).toEqual(["one", "two"]);
    stream.write(Buffer.from("three"));
    stream.end();
    expect((await status).code).toBe(grpc.status.OK);
    expect(echoed).toEqual(["one", "two", "three"]);
  });

  it("carries deadlines, and cancels the upstream's call when they pass", async () => {
    const call = geyser().unary("/geyser.Geyser/GetBlockHeight", new Uint8Array(), {
      // The call must have reached its upstream by then.
      deadline: Date.now() + 2_000,
    });
    await expect(call).rejects.toMatchObject({ code: grpc.status.DEADLINE_EXCEEDED });
    await cancelled.promise;
  });

  it("ends a stream as the upstream does, with its error", async () => {
    const stream = geyser().bidi("/geyser.Geyser/Subscribe");
    stream.resume();
    const status = new Promise<grpc.StatusObject>((resolve) => void stream.on("status", resolve));
    stream.write(Buffer.from("first"));
    stream.write(Buffer.from("fail"));
    expect(await status).toMatchObject({ code: grpc.status.DATA_LOSS, details: "lost" });
  });

  it.each([
    ["before its response", false],
    ["in the middle of its response", true],
  ])("responds with an error when the upstream fails %s", async (_, isMiddle) => {
    const broken = createServer();
    broken.on("stream", (stream) => {
      stream.on("error", () => {});
      if (!isMiddle) return stream.close(constants.NGHTTP2_INTERNAL_ERROR);
      stream.respond({ ":status": 200, "content-type": "application/grpc" });
      stream.write(frame(Buffer.from("first")));
      setTimeout(() => stream.close(constants.NGHTTP2_INTERNAL_ERROR), 50);
    });
    const { url } = await listen(broken);
    const front = await createGateway({
      networks: networksWith({ solana: { grpc: upstreamsAt(url) } }),
      limits: { upstreamTimeout: 300 },
    });
    closeAfterTest(broken, front);
    const stream = createCaller(front.grpcUrl, findNode(front, "solana").key).bidi(
      "/geyser.Geyser/Subscribe",
    );
    stream.resume();
    const status = new Promise<grpc.StatusObject>((resolve) => void stream.on("status", resolve));
    expect((await status).code).toBe(grpc.status.UNAVAILABLE);
  });

  it("is accepted only from the configured proxy", async () => {
    const front = await createGateway({ publicUrl: "https://gateway.example" });
    closeAfterTest(front);
    const caller = createCaller(front.grpcUrl, findNode(front, "solana").key);
    const pending = caller.unary("/geyser.Geyser/GetSlot");
    await expect(pending).rejects.toMatchObject({ code: grpc.status.PERMISSION_DENIED });
    caller.metadata.set("x-forwarded-proto", "https");
    expect(await caller.unary("/geyser.Geyser/GetSlot")).not.toHaveLength(0);
  });

  it("ends endless streams immediately when the gateway closes", async () => {
    const front = await createGateway();
    const stream = createCaller(front.grpcUrl, findNode(front, "solana").key).bidi(
      "/geyser.Geyser/Subscribe",
    );
    stream.resume();
    const status = new Promise<grpc.StatusObject>((resolve) => void stream.on("status", resolve));
    await new Promise((resolve) => void stream.on("metadata", resolve));
    await front.close();
    expect(await status).toMatchObject({ code: grpc.status.UNAVAILABLE, details: "the gateway is closing" });
  });

  it("responds UNAVAILABLE when no upstream can be reached", async () => {
    const unreachable = await createGateway({
      networks: networksWith({ solana: { grpc: upstreamsAt("http://127.0.0.1:1") } }),
    });
    closeAfterTest(unreachable);
    const caller = createCaller(unreachable.grpcUrl, findNode(unreachable, "solana").key);
    await expect(caller.unary("/geyser.Geyser/GetSlot")).rejects.toMatchObject({
      code: grpc.status.UNAVAILABLE,
    });
  });
});

describe("messages on the wire", () => {
  it("match a public implementation's encoding and decoding", () => {
    const slot = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
    fc.assert(
      fc.property(
        slot,
        fc.string(),
        fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
        (fromSlot, key, id) => {
          const partial = {
            slots: { [key]: { interslotUpdates: true } },
            fromSlot,
            ping: { id },
            accounts: { a: {} },
          };
          const bytes = SubscribeRequest.encode(SubscribeRequest.fromPartial(partial)).finish();
          expect(decodeMessage("geyser.SubscribeRequest", bytes)).toMatchObject({
            slots: [{ ...(key && { key: key.toWellFormed() }), value: { interslot_updates: true } }],
            from_slot: fromSlot,
            ping: id === 0 ? {} : { id },
          });
          const update = encodeMessage("geyser.SubscribeUpdate", {
            filters: [key, "b"],
            slot: { slot: fromSlot, status: 2 },
          });
          expect(SubscribeUpdate.decode(update)).toMatchObject({
            filters: [key.toWellFormed(), "b"],
            updateOneof: { $case: "slot", value: { slot: fromSlot, status: 2 } },
          });
        },
      ),
    );
  });

  it("with half a million items are decoded quickly", () => {
    const items = 500_000;
    // The smallest possible item: the field's tag and no bytes.
    const bytes = Buffer.alloc(items * 2);
    for (let at = 0; at < bytes.length; at += 2) bytes[at] = (2 << 3) | 2;
    expect(decodeMessage("geyser.SubscribeRequest", bytes)["slots"]).toHaveLength(items);
  });

  it.each([
    ["short messages", [400, 0, 4, 300], [1, 3, 5, 4096]],
    ["long messages", [300_000, 0, 4, 70_000], [17, 4096, 400_000]],
  ])("are decoded equally from any pieces: %s", async (_, lengths, sizes) => {
    const bytes = Buffer.concat(lengths.map((length) => frame(Buffer.alloc(length, 1))));
    for (const size of sizes) {
      const reader = new FrameReader(1_000_000);
      const read: Buffer[] = [];
      reader.on("data", (message: Buffer) => void read.push(message));
      for (let at = 0; at < bytes.length; at += size) {
        if (!reader.write(bytes.subarray(at, at + size))) await once(reader, "drain");
      }
      reader.end();
      await once(reader, "end");
      expect(Buffer.concat(read.map(frame)).equals(bytes)).toBe(true);
    }
  });

  it("that are truncated are rejected", () => {
    const bytes = SubscribeRequest.encode(SubscribeRequest.fromPartial({ slots: { mine: {} } })).finish();
    for (let length = 1; length < bytes.length; length++) {
      expect(() => decodeMessage("geyser.SubscribeRequest", bytes.subarray(0, length))).toThrow(RangeError);
    }
  });
});
