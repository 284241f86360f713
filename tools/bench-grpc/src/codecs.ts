import { create, fromBinary, toBinary } from "@bufbuild/protobuf";
import { SubscribeRequest, SubscribeUpdate } from "@node-access/grpc/geyser/messages";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import protobuf from "protobufjs";
import { registry, specs } from "./descriptors.ts";
import { largeRequest } from "./messages.ts";

/** What one library does with messages of Geyser. */
export interface Codec {
  /** Writes the large subscription, from the object that a caller gives. */
  encode(): Uint8Array;
  /** Reads an update. */
  decode(bytes: Uint8Array): unknown;
}

/** Makes the libraries ready, by name. */
export async function codecs(): Promise<Readonly<Record<string, Codec>>> {
  return { "@node-access/grpc": ours, "protobuf-es": await protobufEs(), protobufjs: await protobufJs() };
}

const ours: Codec = {
  encode: () => SubscribeRequest.encode(SubscribeRequest.fromPartial(largeRequest)).finish(),
  decode: (bytes) => SubscribeUpdate.decode(bytes),
};

async function protobufEs(): Promise<Codec> {
  const messages = await registry();
  const request = messages.getMessage("geyser.SubscribeRequest");
  const update = messages.getMessage("geyser.SubscribeUpdate");
  if (!request || !update) throw new Error("specs/grpc has no subscription of geyser");
  return {
    encode: () => toBinary(request, create(request, largeRequest)),
    decode: (bytes) => fromBinary(update, bytes),
  };
}

async function protobufJs(): Promise<Codec> {
  const own = dirname(createRequire(import.meta.url).resolve("protobufjs/package.json"));
  const root = new protobuf.Root();
  root.resolvePath = (_, target) => join(target.startsWith("google/protobuf/") ? own : specs, target);
  await root.load("geyser/geyser.proto");
  const request = root.lookupType("geyser.SubscribeRequest");
  const update = root.lookupType("geyser.SubscribeUpdate");
  return {
    encode: () => request.encode(request.fromObject(largeRequest)).finish(),
    decode: (bytes) => update.decode(bytes),
  };
}
