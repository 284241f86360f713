import type { ServerHttp2Stream } from "node:http2";
import { setTimeout as pause } from "node:timers/promises";
import type { SlotNode } from "../chain/slot-node.ts";
import type { Fault } from "./fault.ts";

/** The path of a subscription to slots. Its requests do not end before it does. */
export const SLOTS_PATH = "/geyser.Geyser/Subscribe";

/** Bytes before a message: whether it is compressed, and its length. */
const HEAD = 5;
const INVALID_ARGUMENT = "3";

/** Tells slots to a subscription, until the fault; without one it stays open. */
export async function answerSlots(
  stream: ServerHttp2Stream,
  { stop, grpc = {} }: Fault,
  slots: SlotNode,
  request: Buffer,
): Promise<void> {
  const answer = slots.subscribe(request.subarray(HEAD));
  const refused = typeof answer === "string";
  const trailers = refused
    ? { "grpc-status": INVALID_ARGUMENT, "grpc-message": encodeURIComponent(answer) }
    : { "grpc-status": String(grpc.status ?? 0) };
  stream.respond(
    { ":status": 200, "content-type": "application/grpc+proto" },
    { waitForTrailers: grpc.trailers ?? true },
  );
  stream.on("wantTrailers", () => stream.sendTrailers(trailers));
  if (refused) {
    stream.end();
    return;
  }
  const sent = Buffer.concat(answer.map(framed));
  stream.write(typeof stop?.at === "number" ? sent.subarray(0, stop.at) : sent);
  // What ends it must not overtake what was sent.
  await pause(50);
  if (grpc.goaway !== undefined) {
    stream.session?.goaway(grpc.goaway);
    // A stream that runs may go on; this server does not wait for it.
    await pause(20);
  }
  if (stop?.how === "reset" || grpc.goaway !== undefined) stream.session?.socket.destroy();
  else if (grpc.reset !== undefined) stream.close(grpc.reset);
  else if (grpc.status !== undefined) stream.end();
  // As servers and proxies do with a request that has not ended. Source: RFC 9113 section 8.1.
  else if (grpc.trailers === false) stream.end(() => stream.close());
}

/** Whether the first message of a call is whole. */
export function isWhole(received: Buffer): boolean {
  return received.length >= HEAD && received.length >= HEAD + received.readUInt32BE(1);
}

/** A message as it goes over the wire. */
export function framed(message: Uint8Array): Buffer {
  const head = Buffer.alloc(HEAD);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
}
