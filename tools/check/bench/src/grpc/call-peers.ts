import { Client, credentials, Metadata } from "@grpc/grpc-js";
import type { createGeyserClient as create, GeyserClient } from "@node-access/grpc/geyser";
import { pathToFileURL } from "node:url";
import { readSlot, readSlotUpdate } from "./hand-written.ts";
import { libraries, type Subscribe } from "./libraries.ts";
import { requests } from "./messages.ts";
import { tsProtoMessages } from "./ts-proto.ts";

/** The updates of a stream: slot updates, each in its own frame or many in one, or transactions of 2.2 KB. */
export type Frames = "single" | "packed" | "transactions";

export interface Peer {
  /** Makes a call, if the peer is measured for calls. @returns the decoded response. */
  unary?(): Promise<unknown>;
  /** Passes decoded updates to `take` until it returns false. */
  stream(frames: Frames, take: (update: unknown) => boolean): Promise<void>;
}

/** The encoder and decoders that {@link onGrpcJs} uses. */
interface Codec {
  readonly request: (bytes: object) => Buffer;
  readonly slot: (bytes: Buffer) => unknown;
  readonly update: (bytes: Buffer) => unknown;
}

const HAND_WRITTEN = "hand-written on grpc-js";
const RAW = "grpc-js, raw bytes";
const TS_PROTO = "grpc-js + ts-proto";
const OURS = "@node-access/grpc";
const LAZY = "@node-access/grpc, lazy";

/** The tasks that compare libraries, which read no field. */
export const STREAM_TASKS: readonly string[] = ["a stream of slots", "a stream of transactions"];

/** The peers that a task compares; the first is the baseline. */
export function listPeers(task: string): readonly string[] {
  if (STREAM_TASKS.includes(task)) return [RAW, OURS, ...Object.keys(libraries)];
  return task === "transactions" ? [RAW, TS_PROTO, OURS, LAZY] : [HAND_WRITTEN, TS_PROTO, OURS];
}

/** Functions that connect a peer, by its name. */
export const peers: Readonly<Record<string, (url: string) => Promise<Peer>>> = {
  [RAW]: async (url) => {
    const { SubscribeRequest } = await tsProtoMessages();
    const request = (value: object): Buffer => encodeMessage(SubscribeRequest, value);
    return onGrpcJs(url, { request, slot: asIs, update: asIs });
  },
  [HAND_WRITTEN]: async (url) => {
    const { SubscribeRequest } = await tsProtoMessages();
    const request = (value: object): Buffer => encodeMessage(SubscribeRequest, value);
    return onGrpcJs(url, { request, slot: readSlot, update: readSlotUpdate });
  },
  [TS_PROTO]: async (url) => {
    const { SubscribeRequest, GetSlotResponse, SubscribeUpdate } = await tsProtoMessages();
    return onGrpcJs(url, {
      request: (value) => encodeMessage(SubscribeRequest, value),
      slot: (bytes) => GetSlotResponse.decode(bytes),
      update: (bytes) => SubscribeUpdate.decode(bytes),
    });
  },
  [OURS]: async (url) => {
    const { createGeyserClient } = await import("@node-access/grpc/geyser");
    return onOurs(createGeyserClient({ endpoint: url }));
  },
  [LAZY]: async (url) => {
    const { createGeyserClient } = await import("@node-access/grpc/geyser");
    const client = createGeyserClient({ endpoint: url });
    return iterating((request) => client.subscribe(request, { lazy: true }));
  },
  ...Object.fromEntries(
    Object.entries(libraries).map(([name, connect]) => [name, async (url) => iterating(await connect(url))]),
  ),
};

/** Connects the client of another checkout, which must be built. */
export async function otherCheckout(url: string, folder: string): Promise<Peer> {
  const module = pathToFileURL(`${folder}/packages/grpc/dist/geyser/index.js`).href;
  const { createGeyserClient } = (await import(module)) as { createGeyserClient: typeof create };
  return onOurs(createGeyserClient({ endpoint: url }));
}

function asIs(bytes: Buffer): Buffer {
  return bytes;
}

function encodeMessage(
  message: { encode(value: never): { finish(): Uint8Array }; fromPartial(value: never): unknown },
  value: object,
): Buffer {
  return Buffer.from(message.encode(message.fromPartial(value as never) as never).finish());
}

function subscription(frames: Frames): object {
  if (frames === "transactions") return requests.transactions;
  return frames === "packed" ? { slots: { packed: {} } } : requests.slots;
}

/** A peer whose updates are iterated over. */
function iterating(subscribe: Subscribe): Peer {
  return {
    async stream(frames, take) {
      for await (const update of subscribe(subscription(frames))) if (!take(update)) break;
    },
  };
}

function onOurs(client: GeyserClient): Peer {
  return { unary: () => client.getSlot({}), ...iterating((request) => client.subscribe(request)) };
}

function onGrpcJs(url: string, codec: Codec): Peer {
  const client = new Client(new URL(url).host, credentials.createInsecure());
  const none = Buffer.alloc(0);
  return {
    unary: () =>
      new Promise((resolve, reject) => {
        client.makeUnaryRequest("/geyser.Geyser/GetSlot", asIs, codec.slot, none, (error, value) =>
          error ? reject(error) : resolve(value),
        );
      }),
    stream: (frames, take) =>
      new Promise((resolve) => {
        const metadata = new Metadata();
        const call = client.makeBidiStreamRequest("/geyser.Geyser/Subscribe", asIs, codec.update, metadata);
        call.on("error", () => resolve());
        let isOver = false;
        call.on("data", (update: unknown) => {
          if (isOver || take(update)) return;
          isOver = true;
          call.cancel();
        });
        call.write(codec.request(subscription(frames)));
      }),
  };
}
