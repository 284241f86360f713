import type * as geyser from "@node-access/grpc/geyser";
import { Client, credentials, Metadata } from "@grpc/grpc-js";
import { SubscribeRequest, SubscribeUpdate } from "@node-access/grpc/geyser/messages";
import { type Checkout, repeat, type Scenario, type Suite } from "../suite.ts";
import {
  type Contender,
  createRequest,
  iterate,
  type Kind,
  type Pace,
  readUpdate,
  SLOT,
} from "./messages.ts";
import { libraries, nativeLibraries } from "./libraries.ts";
import { loadTsProto } from "./ts-proto.ts";

const limit = "grpc-js, bytes";
const ours = "@node-access/grpc";
const lazy = "@node-access/grpc, lazy";
const unary = [limit, ours, "ts-proto on grpc-js", "nice-grpc", "@triton-one/yellowstone-grpc"];
const others = ["ts-proto on grpc-js", ...Object.keys(libraries)];

/** The contenders of a stream. */
function listContenders(kind: Kind, pace: Pace): string[] {
  if (kind === "transactions") return [limit, ours, lazy, ...others];
  // Native clients end a connection with too many small frames.
  return [limit, ours, ...others.filter((name) => pace !== "flooded" || !nativeLibraries.has(name))];
}

function streamed(name: string, kind: Kind, pace: Pace): Scenario<Contender> {
  const every = pace === "trickled" ? 1 : 64;
  return {
    name,
    contenders: listContenders(kind, pace),
    async run({ stream }, milliseconds) {
      const end = performance.now() + milliseconds;
      let updates = 0;
      await stream(kind, pace, () => {
        updates += 1;
        return updates % every !== 0 || performance.now() < end;
      });
      return updates;
    },
  };
}

export const grpcSuite: Suite<Contender> = {
  server: new URL("call-server.ts", import.meta.url),
  contenders: {
    [limit]: (url) => onGrpcJs(url, asIs, asIs),
    [ours]: async (url, checkout) => {
      const client = await createOurs(url, checkout);
      return { unary: () => client.getSlot({}), stream: iterate((request) => client.subscribe(request)) };
    },
    [lazy]: async (url, checkout) => {
      const client = await createOurs(url, checkout);
      return { stream: iterate((request) => client.subscribe(request, { lazy: true })) };
    },
    "ts-proto on grpc-js": async (url) => {
      const messages = await loadTsProto();
      const update = (bytes: Buffer): unknown => readUpdate(messages.SubscribeUpdate.decode(bytes));
      return onGrpcJs(url, (bytes) => messages.GetSlotResponse.decode(bytes), update);
    },
    ...libraries,
  },
  scenarios: [
    { name: "gRPC, unary, 64 at a time", contenders: unary, run: repeat(64, callUnary) },
    { name: "gRPC, unary, one at a time", contenders: unary, run: repeat(1, callUnary) },
    streamed("Geyser's slots, one per frame", "slots", "flooded"),
    streamed("Geyser's slots, packed", "slots", "packed"),
    streamed("Geyser's transactions, one per frame", "transactions", "flooded"),
    streamed("Geyser's transactions, packed", "transactions", "packed"),
    streamed("Geyser's transactions, one a millisecond", "transactions", "trickled"),
  ],
  async check({ unary: call, stream }) {
    const taken: unknown[] = [await call?.()];
    for (const kind of ["slots", "transactions"] as const)
      await stream(kind, "packed", (read) => (taken.push(read), false));
    for (const read of taken.map(slotOf))
      if (String(read ?? SLOT) !== String(SLOT))
        throw new Error(`read ${String(read)}, not the slot ${SLOT}`);
  },
};

/** The slot that a contender has read: in a response, in bytes, or as it is. */
function slotOf(read: unknown): unknown {
  if (read instanceof Uint8Array) return read.length < 10 ? SLOT : readUpdate(SubscribeUpdate.decode(read));
  return typeof read === "object" && read !== null && "slot" in read ? read.slot : read;
}

function callUnary(contender: Contender): Promise<unknown> {
  if (!contender.unary) throw new Error("the contender makes no unary calls");
  return contender.unary();
}

async function createOurs(endpoint: string, checkout: Checkout): Promise<geyser.GeyserClient> {
  const { createGeyserClient } = await checkout.load<typeof geyser>("@node-access/grpc/geyser");
  return createGeyserClient({ endpoint });
}

function asIs(bytes: Buffer): Buffer {
  return bytes;
}

function onGrpcJs(
  url: string,
  slot: (bytes: Buffer) => unknown,
  update: (bytes: Buffer) => unknown,
): Contender {
  const client = new Client(new URL(url).host, credentials.createInsecure());
  const none = Buffer.alloc(0);
  return {
    unary: () =>
      new Promise((resolve, reject) => {
        client.makeUnaryRequest("/geyser.Geyser/GetSlot", asIs, slot, none, (error, value) =>
          error ? reject(error) : resolve(value),
        );
      }),
    stream: (kind, pace, take) =>
      new Promise((resolve) => {
        const call = client.makeBidiStreamRequest("/geyser.Geyser/Subscribe", asIs, update, new Metadata());
        call.on("error", () => resolve());
        let isOver = false;
        call.on("data", (read: unknown) => {
          if (isOver || take(read)) return;
          isOver = true;
          call.cancel();
        });
        const request = SubscribeRequest.fromPartial(createRequest(kind, pace));
        call.write(Buffer.from(SubscribeRequest.encode(request).finish()));
      }),
  };
}
