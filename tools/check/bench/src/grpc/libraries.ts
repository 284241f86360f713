import { createClient } from "@connectrpc/connect";
import { createGrpcTransport } from "@connectrpc/connect-node";
import { SubscribeRequest, SubscribeUpdate } from "@node-access/grpc/geyser/messages";
import { once } from "node:events";
import { createChannel, createClient as createNiceClient } from "nice-grpc";
import { registry } from "./descriptors.ts";

/** Opens a stream of updates. */
export type Subscribe = (request: object) => AsyncIterable<unknown>;

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

/** Functions that connect another library's client, by its name. */
export const libraries: Readonly<Record<string, (url: string) => Promise<Subscribe>>> = {
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
    return (request) => subscribed(SubscribeRequest.fromPartial(request), (all) => client.subscribe(all));
  },
  connect: async (url) => {
    const messages = await registry();
    const service = messages.getService("geyser.Geyser");
    if (!service) throw new Error("specs/grpc has no service of geyser");
    const client = createClient(service, createGrpcTransport({ baseUrl: url }));
    const subscribe = client["subscribe"] as unknown as (
      all: AsyncIterable<object>,
    ) => AsyncIterable<unknown>;
    return (request) => subscribed(request, subscribe);
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
    const maps = ["accounts", "slots", "transactions", "transactionsStatus", "blocks", "blocksMeta", "entry"];
    const none = Object.fromEntries(maps.map((name) => [name, {}]));
    return async function* (request) {
      const stream = await client.subscribe();
      stream.on("error", () => {});
      stream.write({ ...none, accountsDataSlice: [], ...request } as unknown as string);
      try {
        yield* stream;
      } finally {
        stream.destroy();
      }
    };
  },
};
