import { once } from "node:events";
import { createClient } from "@connectrpc/connect";
import { createGrpcTransport } from "@connectrpc/connect-node";
import { Client, credentials, Metadata } from "@grpc/grpc-js";
import { createGeyserClient } from "@node-access/grpc/geyser";
import { SubscribeRequest, SubscribeUpdate } from "@node-access/grpc/geyser/messages";
import { createChannel, createClient as createNiceClient } from "nice-grpc";
import { registry } from "./descriptors.ts";
import { type Kind, requests } from "./messages.ts";

/** Opens a stream of updates. */
export type Open = (kind: Kind) => AsyncIterable<unknown>;

const asIs = (bytes: Buffer): Buffer => bytes;

/** A subscription whose requests end when its consumer leaves the loop. */
async function* subscribed<T, Answer>(
  request: T,
  subscribe: (requests: AsyncIterable<T>) => AsyncIterable<Answer>,
): AsyncGenerator<Answer> {
  const over = new AbortController();
  const requested = async function* (): AsyncGenerator<T> {
    yield request;
    if (!over.signal.aborted) await once(over.signal, "abort");
  };
  try {
    yield* subscribe(requested());
  } finally {
    over.abort();
  }
}

/** Functions that connect a library's client, by its name. */
export const clients: Readonly<Record<string, (url: string) => Promise<Open>>> = {
  "grpc-js, raw bytes": async (url) => {
    const client = new Client(new URL(url).host, credentials.createInsecure());
    return async function* (kind) {
      const call = client.makeBidiStreamRequest("/geyser.Geyser/Subscribe", asIs, asIs, new Metadata());
      call.on("error", () => {});
      call.write(Buffer.from(SubscribeRequest.encode(SubscribeRequest.fromPartial(requests[kind])).finish()));
      try {
        yield* call as AsyncIterable<Buffer>;
      } finally {
        call.cancel();
      }
    };
  },
  "@node-access/grpc": async (url) => {
    const client = createGeyserClient({ endpoint: url });
    return (kind) => client.subscribe(requests[kind]);
  },
  "nice-grpc": async (url) => {
    const subscribe = {
      path: "/geyser.Geyser/Subscribe",
      requestStream: true,
      responseStream: true,
      requestSerialize: (message: SubscribeRequest) => SubscribeRequest.encode(message).finish(),
      requestDeserialize: (bytes: Uint8Array) => SubscribeRequest.decode(bytes),
      responseSerialize: (message: SubscribeUpdate) => SubscribeUpdate.encode(message).finish(),
      responseDeserialize: (bytes: Uint8Array) => SubscribeUpdate.decode(bytes),
      options: {},
    } as const;
    const client = createNiceClient({ subscribe }, createChannel(url));
    return (kind) => subscribed(SubscribeRequest.fromPartial(requests[kind]), (all) => client.subscribe(all));
  },
  connect: async (url) => {
    const messages = await registry();
    const service = messages.getService("geyser.Geyser");
    if (!service) throw new Error("specs/grpc has no service of geyser");
    const client = createClient(service, createGrpcTransport({ baseUrl: url }));
    const subscribe = client["subscribe"] as unknown as (
      all: AsyncIterable<object>,
    ) => AsyncIterable<unknown>;
    return (kind) => subscribed(requests[kind], subscribe);
  },
  "@triton-one/yellowstone-grpc": async (url) => {
    // Its declarations refer to a generated module that it does not publish.
    const { default: Yellowstone } = (await import("@triton-one/yellowstone-grpc")) as unknown as {
      default: new (
        url: string,
        token: undefined,
        options: object,
      ) => {
        connect(): Promise<void>;
        subscribe(): Promise<NodeJS.ReadWriteStream & { destroy(): void }>;
      };
    };
    const client = new Yellowstone(url, undefined, {});
    await client.connect();
    const none = {
      accounts: {},
      slots: {},
      transactions: {},
      transactionsStatus: {},
      blocks: {},
      blocksMeta: {},
    };
    return async function* (kind) {
      const stream = await client.subscribe();
      stream.on("error", () => {});
      const request = { ...none, entry: {}, accountsDataSlice: [], ...requests[kind] };
      stream.write(request as unknown as string);
      try {
        yield* stream;
      } finally {
        stream.destroy();
      }
    };
  },
};
