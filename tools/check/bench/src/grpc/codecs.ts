import { create, fromBinary, toBinary } from "@bufbuild/protobuf";
import { SubscribeRequest, SubscribeUpdate } from "@node-access/grpc/geyser/messages";
import type * as geyser from "@node-access/grpc/geyser/messages";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import protobuf from "protobufjs";
import { registry, specs } from "./descriptors.ts";
import { readSlotAndSignature, readTransactionUpdate } from "./hand-written.ts";
import { largeRequest, updates } from "./messages.ts";

/** The functions of a library that are measured, by task. A library may lack some. */
export interface Codec {
  /** Encodes the large subscription from a caller's object. */
  readonly "encode a subscription"?: () => Uint8Array;
  readonly "encode a transaction"?: () => Uint8Array;
  readonly "decode a transaction"?: () => unknown;
  /** Reads these fields of a transaction. */
  readonly "read slot and signature"?: () => unknown;
  readonly "decode a slot"?: () => unknown;
}

export type CodecTask = keyof Codec;

const bytes = Buffer.from(updates.transactions);
const slotBytes = Buffer.from(updates.slots);

/** Loads the libraries, by name. @param checkouts - Folders of other checkouts, which must be built. */
export async function codecs(checkouts: readonly string[] = []): Promise<Readonly<Record<string, Codec>>> {
  const others = checkouts.map(async (folder): Promise<[string, Codec]> => {
    const path = `${folder}/packages/grpc/dist/generated/geyser-messages.js`;
    return [folder, eager((await import(pathToFileURL(path).href)) as typeof geyser)];
  });
  return {
    "hand-written": {
      "decode a transaction": () => readTransactionUpdate(bytes),
      "read slot and signature": () => readSlotAndSignature(bytes),
    },
    "@node-access/grpc": eager({ SubscribeRequest, SubscribeUpdate }),
    "@node-access/grpc, lazy": {
      "read slot and signature": () => slotAndSignature(SubscribeUpdate.lazy(bytes)),
    },
    "protobuf-es": await protobufEs(),
    protobufjs: await protobufJs(),
    ...Object.fromEntries(await Promise.all(others)),
  };
}

type Update = Pick<SubscribeUpdate, "updateOneof"> | ReturnType<typeof SubscribeUpdate.lazy>;

function slotAndSignature({ updateOneof }: Update): unknown {
  if (updateOneof?.$case !== "transaction") throw new Error("the update is not of a transaction");
  const { slot, transaction } = updateOneof.value;
  return { slot, signature: transaction?.signature };
}

function eager({
  SubscribeRequest: request,
  SubscribeUpdate: update,
}: Pick<typeof geyser, "SubscribeRequest" | "SubscribeUpdate">): Codec {
  const transaction = update.decode(bytes);
  return {
    "encode a subscription": () => request.encode(request.fromPartial(largeRequest)).finish(),
    "encode a transaction": () => update.encode(transaction).finish(),
    "decode a transaction": () => update.decode(bytes),
    "read slot and signature": () => slotAndSignature(update.decode(bytes)),
    "decode a slot": () => update.decode(slotBytes),
  };
}

async function protobufEs(): Promise<Codec> {
  const messages = await registry();
  const request = messages.getMessage("geyser.SubscribeRequest");
  const update = messages.getMessage("geyser.SubscribeUpdate");
  if (!request || !update) throw new Error("specs/grpc has no subscription of geyser");
  const transaction = fromBinary(update, bytes);
  return {
    "encode a subscription": () => toBinary(request, create(request, largeRequest)),
    "encode a transaction": () => toBinary(update, transaction),
    "decode a transaction": () => fromBinary(update, bytes),
    "decode a slot": () => fromBinary(update, slotBytes),
  };
}

async function protobufJs(): Promise<Codec> {
  const own = dirname(createRequire(import.meta.url).resolve("protobufjs/package.json"));
  const root = new protobuf.Root();
  root.resolvePath = (_, target) => join(target.startsWith("google/protobuf/") ? own : specs, target);
  await root.load("geyser/geyser.proto");
  const request = root.lookupType("geyser.SubscribeRequest");
  const update = root.lookupType("geyser.SubscribeUpdate");
  const transaction = update.decode(bytes);
  return {
    "encode a subscription": () => request.encode(request.fromObject(largeRequest)).finish(),
    "encode a transaction": () => update.encode(transaction).finish(),
    "decode a transaction": () => update.decode(bytes),
    "decode a slot": () => update.decode(slotBytes),
  };
}
