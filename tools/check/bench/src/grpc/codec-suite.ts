import type * as geyser from "@node-access/grpc/geyser/messages";
import protobuf from "protobufjs";
import { create, fromBinary, toBinary } from "@bufbuild/protobuf";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Checkout, Scenario, Suite } from "../suite.ts";
import { loadTsProto, registry, specs } from "./ts-proto.ts";
import { readSlotAndSignature, readSlotUpdate } from "./hand-written.ts";
import { largeRequest, largeRequestSize, SLOT, updates } from "./messages.ts";

/** The functions of a library that are measured, by task. A library may lack some. */
interface Codec {
  readonly "decode of a slot"?: () => unknown;
  readonly "decode of a transaction"?: () => unknown;
  /** Reads these fields of a transaction. */
  readonly "slot and signature of a transaction"?: () => unknown;
  readonly "encoding of a transaction"?: () => Uint8Array;
  /** Encodes the large subscription from a caller's object. */
  readonly "encoding of a subscription"?: () => Uint8Array;
}

const bytes = Buffer.from(updates.transactions);
const slotBytes = Buffer.from(updates.slots);
const ours = "@node-access/grpc";
const lazy = "@node-access/grpc, lazy";
const others = ["ts-proto", "@triton-one/yellowstone-grpc", "protobuf-es"];

function task(name: keyof Codec, contenders: readonly string[]): Scenario<Codec> {
  return {
    name,
    contenders,
    async run({ [name]: call }, milliseconds) {
      if (!call) throw new Error(`the contender has no ${name}`);
      const end = performance.now() + milliseconds;
      let calls = 0;
      do {
        for (let at = 0; at < 50; at += 1) call();
        calls += 50;
      } while (performance.now() < end);
      return calls;
    },
  };
}

/** Encoding and decoding Geyser's messages, without a connection. */
export const codecSuite: Suite<Codec> = {
  contenders: {
    "hand-written": () => ({
      "decode of a slot": () => readSlotUpdate(slotBytes),
      "slot and signature of a transaction": () => readSlotAndSignature(bytes),
    }),
    [ours]: async (_, checkout) => {
      const messages = await loadOurs(checkout);
      const codec = fromMessages(messages);
      const read = (): unknown => readFields(messages.SubscribeUpdate.decode(bytes));
      return { ...codec, "slot and signature of a transaction": read };
    },
    [lazy]: async (_, checkout) => {
      const { SubscribeUpdate } = await loadOurs(checkout);
      return { "slot and signature of a transaction": () => readFields(SubscribeUpdate.lazy(bytes)) };
    },
    "ts-proto": async () => fromMessages(await loadTsProto()),
    "@triton-one/yellowstone-grpc": async () => {
      // Its declarations refer to a generated module that it does not publish.
      const { SubscribeUpdate } = (await import("@triton-one/yellowstone-grpc")) as unknown as Messages;
      return decoding((own) => SubscribeUpdate.decode(own));
    },
    "protobuf-es": async () => {
      const messages = await registry();
      const request = messages.getMessage("geyser.SubscribeRequest");
      const update = messages.getMessage("geyser.SubscribeUpdate");
      if (!request || !update) throw new Error("specs/grpc has no subscription of geyser");
      const transaction = fromBinary(update, bytes);
      return {
        ...decoding((own) => fromBinary(update, own)),
        "encoding of a transaction": () => toBinary(update, transaction),
        "encoding of a subscription": () => toBinary(request, create(request, largeRequest)),
      };
    },
    protobufjs: async () => {
      const own = dirname(createRequire(import.meta.url).resolve("protobufjs/package.json"));
      const root = new protobuf.Root();
      root.resolvePath = (_, target) => join(target.startsWith("google/protobuf/") ? own : specs, target);
      await root.load("geyser/geyser.proto");
      const request = root.lookupType("geyser.SubscribeRequest");
      const update = root.lookupType("geyser.SubscribeUpdate");
      const transaction = update.decode(bytes);
      return {
        ...decoding((message) => update.decode(message)),
        "encoding of a transaction": () => update.encode(transaction).finish(),
        "encoding of a subscription": () => request.encode(request.fromObject(largeRequest)).finish(),
      };
    },
  },
  scenarios: [
    task("decode of a slot", ["hand-written", ours, ...others, "protobufjs"]),
    task("decode of a transaction", ["protobufjs", ours, ...others]),
    task("slot and signature of a transaction", ["hand-written", ours, lazy]),
    task("encoding of a transaction", ["protobufjs", ours, "ts-proto", "protobuf-es"]),
    task("encoding of a subscription", ["protobufjs", ours, "ts-proto", "protobuf-es"]),
  ],
  async check(codec) {
    for (const [encode, size] of [
      [codec["encoding of a transaction"], updates.transactions.length],
      [codec["encoding of a subscription"], largeRequestSize],
    ] as const) {
      const { length = size } = encode?.() ?? {};
      if (length !== size) throw new Error(`encodes ${length} bytes, not ${size}`);
    }
    const { "decode of a slot": slot, "decode of a transaction": transaction } = codec;
    for (const read of [slot?.(), transaction?.()].filter((one) => one !== undefined)) {
      const text = JSON.stringify(read, (_, value: unknown) =>
        typeof value === "bigint" ? String(value) : value,
      );
      if (!text.includes(String(SLOT))) throw new Error(`does not read the slot ${SLOT}`);
    }
  },
};

type Messages = Pick<typeof geyser, "SubscribeRequest" | "SubscribeUpdate">;

function loadOurs(checkout: Checkout): Promise<typeof geyser> {
  return checkout.load("@node-access/grpc/geyser/messages");
}

type Update = Pick<geyser.SubscribeUpdate, "updateOneof"> | ReturnType<typeof geyser.SubscribeUpdate.lazy>;

function readFields({ updateOneof }: Update): unknown {
  if (updateOneof?.$case !== "transaction") throw new Error("the update is not of a transaction");
  const { slot, transaction } = updateOneof.value;
  return { slot, signature: transaction?.signature };
}

function decoding(decode: (message: Buffer) => unknown): Codec {
  return { "decode of a slot": () => decode(slotBytes), "decode of a transaction": () => decode(bytes) };
}

function fromMessages({ SubscribeRequest, SubscribeUpdate }: Messages): Codec {
  const transaction = SubscribeUpdate.decode(bytes);
  return {
    ...decoding((message) => SubscribeUpdate.decode(message)),
    "encoding of a transaction": () => SubscribeUpdate.encode(transaction).finish(),
    "encoding of a subscription": () =>
      SubscribeRequest.encode(SubscribeRequest.fromPartial(largeRequest)).finish(),
  };
}
