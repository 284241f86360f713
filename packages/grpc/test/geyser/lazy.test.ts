import { isNodeAccessError } from "@node-access/grpc";
import { createGeyserClient, type GeyserClient, type LazyMessage } from "@node-access/grpc/geyser";
import {
  GetSlotRequest,
  GetSlotResponse,
  SubscribeRequest,
  SubscribeUpdate,
} from "@node-access/grpc/geyser/messages";
import { createSuiClient } from "@node-access/grpc/sui";
import { SubscribeCheckpointsRequest, SubscribeCheckpointsResponse } from "@node-access/grpc/sui/messages";
import { Account } from "@node-access/grpc/tron/messages";
import { inspect } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { bothStreams, serverStream, startServer, unary } from "../grpc-server.ts";

const signature = Uint8Array.from({ length: 64 }, (_, at) => at);

/** An update with a transaction whose message and logs are large. */
function update(slot: bigint): SubscribeUpdate {
  const transaction = {
    signature,
    index: 7n,
    transaction: { signatures: [signature], message: { accountKeys: [signature.subarray(32)] } },
    meta: { fee: 5_000n, preBalances: [1n, 2n ** 60n], logMessages: ["Program log: a", "Program log: b"] },
  };
  return SubscribeUpdate.create({
    filters: ["all"],
    createdAt: { seconds: 1_700_000_000n },
    updateOneof: { $case: "transaction", value: { slot, transaction } },
  });
}

/** A server that sends any bytes passed to it on each subscription. */
async function serve(...subscriptions: Uint8Array[][]): Promise<GeyserClient> {
  const raw = {
    fromPartial: (bytes: Uint8Array) => bytes,
    encode: (bytes: Uint8Array) => ({ finish: () => bytes }),
    decode: (bytes: Uint8Array) => bytes,
  };
  const { endpoint } = await startServer([
    bothStreams("/geyser.Geyser/Subscribe", SubscribeRequest, raw as never, (call) => {
      call.once("data", () => {
        for (const bytes of subscriptions.shift() ?? []) call.write(bytes as never);
        if (subscriptions.length > 0) call.end();
      });
    }),
  ]);
  const client = createGeyserClient({ endpoint });
  onTestFinished(() => client.close());
  return client;
}

async function take<T>(stream: AsyncIterable<T>, count: number): Promise<T[]> {
  const taken: T[] = [];
  for await (const item of stream) {
    taken.push(item);
    if (taken.length === count) break;
  }
  return taken;
}

function encodeUpdate(message: SubscribeUpdate): Uint8Array {
  return SubscribeUpdate.encode(message).finish();
}

function readSlot({ updateOneof }: LazyMessage<SubscribeUpdate>): bigint | undefined {
  return updateOneof?.$case === "transaction" ? updateOneof.value.slot : undefined;
}

it("makes any call return views: of one response, or of each in a stream", async () => {
  const checkpoint = { cursor: 7n, checkpoint: { digest: "abc", sequenceNumber: 7n } };
  const { endpoint } = await startServer([
    unary("/geyser.Geyser/GetSlot", GetSlotRequest, GetSlotResponse, (_, respond) =>
      respond(null, { slot: 7n }),
    ),
    serverStream(
      "/sui.rpc.v2.SubscriptionService/SubscribeCheckpoints",
      SubscribeCheckpointsRequest,
      SubscribeCheckpointsResponse,
      (call) => {
        call.write(checkpoint as never);
        call.write(checkpoint as never);
      },
    ),
  ]);
  const geyser = createGeyserClient({ endpoint });
  const sui = createSuiClient({ endpoint });
  onTestFinished(() => {
    geyser.close();
    sui.close();
  });
  const view = await geyser.getSlot({}, { lazy: true });
  expect([view.slot, Object.keys(view), view.toObject()]).toEqual([7n, [], { slot: 7n }]);
  expect(Object.keys(await geyser.getSlot())).toEqual(["slot"]);
  const views = await take(sui.subscription.subscribeCheckpoints({}, { lazy: true }), 2);
  for (const one of views)
    expect([one.checkpoint?.digest, Object.keys(one), one.toObject().cursor]).toEqual(["abc", [], 7n]);
  const [whole] = await take(sui.subscription.subscribeCheckpoints({}), 1);
  expect(whole).toMatchObject(checkpoint);
  for (const option of [null, 5, "lazy", { lazy: 1 }])
    expect(Object.keys(await geyser.getSlot({}, option as never))).toEqual(["slot"]);
});

describe("a lazy subscription", () => {
  it("delivers views of updates", async () => {
    const sent = [300n, 301n].map((slot) => Buffer.from(encodeUpdate(update(slot))));
    const client = await serve(sent);
    const views = await take(client.subscribe({ transactions: { all: {} } }, { lazy: true }), 2);
    expect(views.map(readSlot)).toEqual([300n, 301n]);
    expect(views.map((view) => view.toObject())).toEqual(sent.map((bytes) => SubscribeUpdate.decode(bytes)));
    expect(views.every((view) => view.updateOneof === view.updateOneof)).toBe(true);
  });

  it("resumes like any other, and delivers each update once", async () => {
    const sent = [300n, 301n, 302n].map((slot) => encodeUpdate(update(slot)));
    const client = await serve(sent.slice(0, 2), sent);
    const options = { lazy: true, resume: true } as const;
    const views = await take(client.subscribe({ transactions: { all: {} } }, options), 3);
    expect(views.map(readSlot)).toEqual([300n, 301n, 302n]);
  });

  it("throws UNDECODABLE_BODY on access to a malformed field, and not before", async () => {
    const bytes = encodeUpdate(update(300n));
    const at = Buffer.from(bytes).indexOf("Program log: a");
    // The log's length now exceeds its message.
    bytes[at - 1] = 120;
    const client = await serve([bytes]);
    const [view] = await take(client.subscribe({ transactions: { all: {} } }, { lazy: true }), 1);
    expect(view && readSlot(view)).toBe(300n);
    const oneof = view?.updateOneof;
    const info = oneof?.$case === "transaction" ? oneof.value.transaction : undefined;
    expect(info?.signature).toHaveLength(64);
    for (const access of [() => info?.meta?.fee, () => info?.meta?.logMessages, () => view?.toObject()]) {
      const error = captureError(access);
      expect(isNodeAccessError(error, "UNDECODABLE_BODY") && error.context).toMatchObject({
        operation: "geyser.Geyser/Subscribe",
        reason: expect.stringMatching(
          /^(a field is longer than the message that it is part of|they end within a field)/,
        ),
      });
    }
    expect(inspect(view)).toContain("UNDECODABLE_BODY");
  });

  it("ends with UNDECODABLE_BODY if an update itself is malformed", async () => {
    const client = await serve([Uint8Array.of(0x0a, 0x7f)]);
    const [result] = await Promise.allSettled([client.subscribe({}, { lazy: true }).next()]);
    expect(isNodeAccessError(result.status === "rejected" && result.reason, "UNDECODABLE_BODY")).toBe(true);
  });
});

describe("a view", () => {
  const bytes = encodeUpdate(update(300n));

  it("prints and serializes to JSON like the message", () => {
    const view = SubscribeUpdate.lazy(bytes);
    const whole = SubscribeUpdate.decode(bytes);
    expect(inspect(view, { depth: 9 })).toBe(inspect(whole, { depth: 9 }));
    expect(inspect({ view })).toBe(inspect({ view: whole }));
    expect(JSON.stringify(view, textOfBigint)).toBe(JSON.stringify(whole, textOfBigint));
    // JSON has no bigint, in a view as in a message.
    expect(() => JSON.stringify(view)).toThrow(TypeError);
  });

  it("is encoded as its original bytes, alone and in another message", () => {
    const unknown = Buffer.concat([bytes, Buffer.from("fa3f026869", "hex")]);
    const view = SubscribeUpdate.lazy(unknown);
    expect(Buffer.from(SubscribeUpdate.encode(view).finish())).toEqual(unknown);
    const { updateOneof, _unknownFields: fields } = view;
    expect(Object.keys(fields ?? {})).toEqual(["8186"]);
    const message = SubscribeUpdate.create({ filters: ["all"] });
    const outer = { ...message, createdAt: view.createdAt, updateOneof } as unknown as SubscribeUpdate;
    expect(Buffer.from(encodeUpdate(outer))).toEqual(Buffer.from(bytes));
  });

  it("cannot be changed", () => {
    const view = SubscribeUpdate.lazy(bytes) as unknown as { filters: unknown };
    expect(() => (view.filters = [])).toThrow(TypeError);
  });

  it("has the same defaults for absent fields as a message", () => {
    const view = Account.lazy(new Uint8Array(0));
    expect(view.toObject()).toEqual(Account.create());
    expect([view.balance, view.votes, view.asset, view.address, view.accountResource]).toEqual([
      0n,
      [],
      {},
      new Uint8Array(0),
      undefined,
    ]);
    expect(Account.lazy(new Uint8Array(0)).votes).not.toBe(view.votes);
  });

  it("rejects anything but a Uint8Array", () => {
    expect(
      isNodeAccessError(
        captureError(() => Account.lazy("0801" as never)),
        "INVALID_ARGUMENT",
      ),
    ).toBe(true);
  });
});

function textOfBigint(_: string, value: unknown): unknown {
  return typeof value === "bigint" ? `${value}` : value;
}

function captureError(access: () => unknown): unknown {
  try {
    access();
  } catch (error) {
    return error;
  }
  return undefined;
}
