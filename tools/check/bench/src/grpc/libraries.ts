import { createClient } from "@connectrpc/connect";
import { createGrpcTransport } from "@connectrpc/connect-node";
import {
  GetSlotRequest,
  GetSlotResponse,
  SubscribeRequest,
  SubscribeUpdate,
} from "@node-access/grpc/geyser/messages";
import { once } from "node:events";
import { createChannel, createClient as createNiceClient } from "nice-grpc";
import { registry } from "./ts-proto.ts";
import { type Contender, createRequest, iterate, readUpdate } from "./messages.ts";

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

const maps = ["accounts", "slots", "transactions", "transactionsStatus", "blocks", "blocksMeta", "entry"];
/** A request for nothing: native clients need all fields. */
const none = Object.fromEntries(maps.map((name) => [name, {}]));

/** Libraries that are not JavaScript. */
export const nativeLibraries: ReadonlySet<string> = new Set([
  "@triton-one/yellowstone-grpc",
  "helius-laserstream",
]);

/** Functions that connect another library's client, by its name. */
export const libraries: Readonly<Record<string, (url: string) => Promise<Contender>>> = {
  "nice-grpc": async (url) => {
    const subscribe = {
      path: "/geyser.Geyser/Subscribe",
      requestStream: true,
      responseStream: true,
      options: {},
      requestSerialize: (message: SubscribeRequest) => SubscribeRequest.encode(message).finish(),
      requestDeserialize: (bytes: Uint8Array) => SubscribeRequest.decode(bytes),
      responseSerialize: (message: SubscribeUpdate) => SubscribeUpdate.encode(message).finish(),
      responseDeserialize: (bytes: Uint8Array) => SubscribeUpdate.decode(bytes),
    } as const;
    const getSlot = {
      path: "/geyser.Geyser/GetSlot",
      requestStream: false,
      responseStream: false,
      options: {},
      requestSerialize: (message: GetSlotRequest) => GetSlotRequest.encode(message).finish(),
      requestDeserialize: (bytes: Uint8Array) => GetSlotRequest.decode(bytes),
      responseSerialize: (message: GetSlotResponse) => GetSlotResponse.encode(message).finish(),
      responseDeserialize: (bytes: Uint8Array) => GetSlotResponse.decode(bytes),
    } as const;
    const client = createNiceClient({ subscribe, getSlot }, createChannel(url));
    return {
      unary: () => client.getSlot({}),
      stream: iterate((request) =>
        subscribed(SubscribeRequest.fromPartial(request), (all) => client.subscribe(all)),
      ),
    };
  },
  connect: async (url) => {
    const messages = await registry();
    const service = messages.getService("geyser.Geyser");
    if (!service) throw new Error("specs/grpc has no service of geyser");
    const client = createClient(service, createGrpcTransport({ baseUrl: url }));
    const subscribe = client["subscribe"] as unknown as (
      all: AsyncIterable<object>,
    ) => AsyncIterable<unknown>;
    return { stream: iterate((request) => subscribed(request, subscribe)) };
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
        getSlot(): Promise<unknown>;
        subscribe(request: object): Promise<NodeJS.ReadWriteStream & { destroy(): void }>;
      };
    };
    const connect = async (): Promise<InstanceType<typeof Yellowstone>> => {
      const client = new Yellowstone(url, undefined, {});
      await client.connect();
      return client;
    };
    const client = await connect();
    return {
      unary: () => client.getSlot(),
      stream: iterate(async function* (request) {
        // A client's second stream receives nothing.
        const stream = await (await connect()).subscribe({ ...none, accountsDataSlice: [], ...request });
        stream.on("error", () => {});
        try {
          yield* stream;
        } finally {
          stream.destroy();
        }
      }),
    };
  },
  "helius-laserstream": async (endpoint) => {
    const { subscribe } = await import("helius-laserstream");
    return {
      async stream(kind, pace, take) {
        const config = { endpoint, apiKey: "none", replay: false };
        const request = { ...none, accountsDataSlice: [], ...createRequest(kind, pace) };
        const { promise, resolve } = Promise.withResolvers<void>();
        let isOver = false;
        const handle = await subscribe(config, request as never, (update) => {
          if (isOver || take(readUpdate(update))) return;
          isOver = true;
          resolve();
        });
        await promise;
        handle.cancel();
      },
    };
  },
};
