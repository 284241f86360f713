import { Client, credentials, Metadata } from "@grpc/grpc-js";
import type { createGeyserClient as create, GeyserClient } from "@node-access/grpc/geyser";
import { pathToFileURL } from "node:url";
import { readSlot, readUpdate } from "./hand-written.ts";
import { requests } from "./messages.ts";
import { tsProtoMessages } from "./ts-proto.ts";

/** How a stream of slot updates arrives: each in a frame of its own, or many in one. */
export type Frames = "single" | "packed";

/** What one peer can do. */
export interface Peer {
  /** Makes a call and gives its decoded response. */
  unary(): Promise<unknown>;
  /** Hands over decoded updates until `take` returns false. */
  stream(frames: Frames, take: (update: unknown) => boolean): Promise<void>;
}

/** What reads and writes messages in {@link onGrpcJs}. */
interface Codec {
  readonly request: (bytes: object) => Buffer;
  readonly slot: (bytes: Buffer) => unknown;
  readonly update: (bytes: Buffer) => unknown;
}

/** The name of the peer that is 1.00. */
export const BASELINE = "hand-written on grpc-js";

/** Connects each peer, by name. */
export const peers: Readonly<Record<string, (url: string) => Promise<Peer>>> = {
  [BASELINE]: async (url) => {
    const { SubscribeRequest } = await tsProtoMessages();
    const request = (value: object): Buffer => bytesOf(SubscribeRequest, value);
    return onGrpcJs(url, { request, slot: readSlot, update: readUpdate });
  },
  "grpc-js + ts-proto": async (url) => {
    const { SubscribeRequest, GetSlotResponse, SubscribeUpdate } = await tsProtoMessages();
    return onGrpcJs(url, {
      request: (value) => bytesOf(SubscribeRequest, value),
      slot: (bytes) => GetSlotResponse.decode(bytes),
      update: (bytes) => SubscribeUpdate.decode(bytes),
    });
  },
  "@node-access/grpc": async (url) => {
    const { createGeyserClient } = await import("@node-access/grpc/geyser");
    return onOurs(createGeyserClient({ endpoint: url }));
  },
};

/** Connects the client of another checkout, which is built. */
export async function otherCheckout(url: string, folder: string): Promise<Peer> {
  const module = pathToFileURL(`${folder}/packages/grpc/dist/geyser.js`).href;
  const { createGeyserClient } = (await import(module)) as { createGeyserClient: typeof create };
  return onOurs(createGeyserClient({ endpoint: url }));
}

function asIs(bytes: Buffer): Buffer {
  return bytes;
}

function bytesOf(
  message: { encode(value: never): { finish(): Uint8Array }; fromPartial(value: never): unknown },
  value: object,
): Buffer {
  return Buffer.from(message.encode(message.fromPartial(value as never) as never).finish());
}

function subscription(frames: Frames): object {
  return frames === "packed" ? { slots: { packed: {} } } : requests.slots;
}

function onOurs(client: GeyserClient): Peer {
  return {
    unary: () => client.getSlot({}),
    async stream(frames, take) {
      for await (const update of client.subscribe(subscription(frames))) if (!take(update)) break;
    },
  };
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
