import type { ServerHttp2Stream } from "node:http2";
import { setTimeout as pause } from "node:timers/promises";
import type { SlotNode } from "./slot-node.ts";
import type { Fault } from "./fault.ts";

/** The path of a subscription to slots. Its request stream stays open as long as the subscription. */
export const SLOTS_PATH = "/geyser.Geyser/Subscribe";

/** Bytes before each message: a compression flag and the length. */
const HEAD = 5;
const INVALID_ARGUMENT = "3";

/** Sends slots to a subscription until the fault ends it. Without a fault, it stays open. */
export async function streamSlots(
  stream: ServerHttp2Stream,
  { stop, grpc = {} }: Fault,
  slots: SlotNode,
  request: Buffer,
): Promise<void> {
  const messages = slots.subscribe(request.subarray(HEAD));
  const isRejected = typeof messages === "string";
  const trailers = isRejected
    ? { "grpc-status": INVALID_ARGUMENT, "grpc-message": encodeURIComponent(messages) }
    : { "grpc-status": String(grpc.status ?? 0) };
  stream.respond(
    { ":status": 200, "content-type": "application/grpc+proto" },
    { waitForTrailers: grpc.trailers ?? true },
  );
  stream.on("wantTrailers", () => stream.sendTrailers(trailers));
  if (isRejected) {
    stream.end();
    return;
  }
  const sent = Buffer.concat(messages.map(framed));
  stream.write(typeof stop?.at === "number" ? sent.subarray(0, stop.at) : sent);
  // The end must not overtake the messages.
  await pause(50);
  if (grpc.goaway !== undefined) {
    stream.session?.goaway(grpc.goaway);
    // GOAWAY lets open streams finish, but this server does not wait for them.
    await pause(20);
  }
  if (stop?.how === "reset" || grpc.goaway !== undefined) stream.session?.socket.destroy();
  else if (grpc.reset !== undefined) stream.close(grpc.reset);
  else if (grpc.status !== undefined) stream.end();
  // Servers and proxies do this if the request has not ended. Source: RFC 9113 section 8.1.
  else if (grpc.trailers === false) stream.end(() => stream.close());
}

/** Whether the first message of a call has been received completely. */
export function isComplete(received: Buffer): boolean {
  return received.length >= HEAD && received.length >= HEAD + received.readUInt32BE(1);
}

export function framed(message: Uint8Array): Buffer {
  const head = Buffer.alloc(HEAD);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
}
