import { once } from "node:events";
import { type ClientHttp2Session, type ClientHttp2Stream, connect, constants } from "node:http2";
import { SubscribeRequest, SubscribeUpdate } from "@node-access/grpc/geyser/messages";
import { type LoadContext, repeat } from "./load.ts";

/** Bytes before each gRPC message: a compression flag and the length. */
const prefix = 5;

/** Makes unary gRPC calls, and subscribes to slots. */
export async function callOverGrpc(context: LoadContext, subscribers: number): Promise<void> {
  const session = connect(`http://${context.setup.gateway.grpcUrl}`);
  session.on("error", () => {});
  await Promise.all([
    repeat(context, "gRPC", 60, () => unary(context, session)),
    ...Array.from({ length: subscribers }, () => followSlots(context, session)),
  ]);
  session.destroy();
}

function begin({ setup }: LoadContext, session: ClientHttp2Session, method: string): ClientHttp2Stream {
  const stream = session.request({
    ":method": "POST",
    ":path": `/geyser.Geyser/${method}`,
    "content-type": "application/grpc",
    te: "trailers",
    "x-token": String(setup.credentials.nodes["solana"]?.key),
  });
  stream.on("error", () => {});
  return stream;
}

async function unary(context: LoadContext, session: ClientHttp2Session): Promise<void> {
  const { tally } = context;
  tally.count("gRPC");
  const stream = begin(context, session, "GetSlot");
  let status: unknown = "none";
  stream.on("response", (headers) => (status = headers["grpc-status"] ?? status));
  stream.on("trailers", (trailers) => (status = trailers["grpc-status"]));
  stream.resume();
  stream.end(Buffer.alloc(prefix));
  await once(stream, "close");
  if (status !== "0") tally.wrong("gRPC", `GetSlot ended with status ${String(status)}`);
}

/** Keeps a subscription open and checks that its slots are in order and complete, although upstreams fail. */
async function followSlots(context: LoadContext, session: ClientHttp2Session): Promise<void> {
  const { tally, over } = context;
  const surface = "gRPC, slots";
  const stream = begin(context, session, "Subscribe");
  const message = SubscribeRequest.encode(SubscribeRequest.fromPartial({ slots: { all: {} } })).finish();
  const head = Buffer.alloc(prefix);
  head.writeUInt32BE(message.length, 1);
  stream.write(Buffer.concat([head, message]));
  let rest = Buffer.alloc(0);
  let last: bigint | undefined;
  const check = (bytes: Uint8Array): void => {
    const { updateOneof } = SubscribeUpdate.decode(bytes);
    // Only the first status of each slot counts.
    if (updateOneof?.$case !== "slot" || updateOneof.value.status !== 0) return;
    const { slot } = updateOneof.value;
    tally.count(surface);
    if (last !== undefined && slot !== last + 1n) tally.wrong(surface, `slot ${slot} came after ${last}`);
    last = slot;
  };
  stream.on("data", (data: Buffer) => {
    rest = Buffer.concat([rest, data]);
    while (rest.length >= prefix && rest.length >= prefix + rest.readUInt32BE(1)) {
      const end = prefix + rest.readUInt32BE(1);
      check(rest.subarray(prefix, end));
      rest = rest.subarray(end);
    }
  });
  stream.on("close", () => {
    if (!over.aborted) tally.wrong(surface, "the subscription ended");
  });
  await new Promise((resolve) => over.addEventListener("abort", resolve, { once: true }));
  stream.close(constants.NGHTTP2_CANCEL);
}
