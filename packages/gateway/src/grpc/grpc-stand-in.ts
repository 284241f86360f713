import type { ServerHttp2Stream } from "node:http2";
import { grpcMethods } from "../generated/grpc.ts";
import { answeredBy } from "../http/respond.ts";
import { FrameReader, frame } from "./frames.ts";
import { endCall, type GrpcCall, type GrpcSource, grpcStatus } from "./grpc-call.ts";
import { SlotFeed } from "./slot-feed.ts";
import { currentSlot, slotTime, unaryAnswer } from "./stand-in-answers.ts";
import { encodeMessage } from "./wire-message.ts";

/** Bytes that may wait for a caller that does not read. */
const unsentBytes = 1024 * 1024;

/**
 * Answers gRPC calls without a node, in the shapes of the specs: a few of Geyser's and Sui's reads with a clock that
 * ticks, Geyser's slots and Sui's checkpoints as streams, and for each request of all else an empty message.
 */
export class GrpcStandIn implements GrpcSource {
  readonly label = "stand-in";
  readonly #limit: number;

  /** @param limit - Bytes of a request message. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  handle({ stream, path }: GrpcCall): void {
    const name = path.slice(1);
    const method = grpcMethods[name];
    if (!method) return endCall(stream, grpcStatus.unimplemented, `there is no ${name}`);
    const answer = answererOf(name, method.stream === "none", stream);
    const reader = new FrameReader(this.#limit);
    const fail = (error: Error): void => endCall(stream, grpcStatus.invalidArgument, error.message);
    reader.on("data", (request: Buffer) => {
      try {
        answer(request);
      } catch (error) {
        fail(error as Error);
      }
    });
    reader.on("error", fail);
    reader.on("end", () => {
      // A stream that goes on has no end of its own; every other call is done when its requests are.
      if (!method.endless) endCall(stream, grpcStatus.ok);
    });
    if (method.stream !== "none") open(stream);
    stream.pipe(reader);
  }

  close(): void {}
}

/** What is done with each request of a call. */
function answererOf(name: string, isUnary: boolean, stream: ServerHttp2Stream): (request: Buffer) => void {
  if (name === "geyser.Geyser/Subscribe") {
    const feed = new SlotFeed((update) => sendTo(stream, update));
    stream.on("close", () => feed.close());
    return (request) => feed.request(request);
  }
  if (name === "sui.rpc.v2.SubscriptionService/SubscribeCheckpoints") return () => sendCheckpoints(stream);
  if (!isUnary) return () => sendTo(stream, new Uint8Array());
  return (request) => {
    const answer = unaryAnswer(name, request);
    open(stream);
    sendTo(stream, answer);
  };
}

function open(stream: ServerHttp2Stream): void {
  const headers = { ":status": 200, "content-type": "application/grpc", [answeredBy]: "stand-in" };
  stream.respond(headers, { waitForTrailers: true });
}

/** Sends a message, or nothing to a caller that has stopped reading: what is missed here is only the clock. */
function sendTo(stream: ServerHttp2Stream, message: Uint8Array): void {
  if (stream.writable && stream.writableLength < unsentBytes) stream.write(frame(message));
}

function sendCheckpoints(stream: ServerHttp2Stream): void {
  const send = (): void => {
    sendTo(stream, encodeMessage("sui.rpc.v2.SubscribeCheckpointsResponse", { cursor: currentSlot() }));
  };
  const timer = setInterval(send, slotTime);
  stream.on("close", () => clearInterval(timer));
  send();
}
