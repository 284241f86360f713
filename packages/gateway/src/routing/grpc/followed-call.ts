import { type ClientHttp2Stream, constants, type IncomingHttpHeaders } from "node:http2";
import { frame, FrameReader } from "../../contract/grpc/frames.ts";
import { isGrpc } from "../../upstreams/grpc/grpc-upstream.ts";
import type { BegunCall, GrpcMember } from "./begun-call.ts";

/** Bytes of one message at most. A block with all its transactions and accounts may have many. */
const messageBytes = 256 * 1024 * 1024;

/** What comes of a call at an upstream. */
export interface CallEvents {
  /** A response with messages has begun. */
  responded(head: IncomingHttpHeaders): void;
  message(bytes: Buffer): void;
  /**
   * The upstream has ended the call, or is gone. All its messages came before.
   *
   * @param trailers - Nothing if it is gone.
   */
  ended(trailers: IncomingHttpHeaders | undefined): void;
}

/** A call at one upstream, message by message. */
export class FollowedCall {
  readonly member: GrpcMember;
  /** When it was begun, in milliseconds of `performance.now()`. */
  readonly sentAt: number;
  /** Whether the upstream has responded. */
  hasResponded = false;
  /** Whether anything came from the upstream since this was last set to false. */
  isAlive = true;
  readonly #stream: ClientHttp2Stream;
  readonly #messages: FrameReader;

  constructor({ member, stream, sentAt }: BegunCall, events: CallEvents) {
    this.member = member;
    this.sentAt = sentAt;
    this.#stream = stream;
    this.#messages = stream.pipe(new FrameReader(messageBytes));
    this.#follow(events);
  }

  #follow(events: CallEvents): void {
    const [stream, messages] = [this.#stream, this.#messages];
    let trailers: IncomingHttpHeaders | undefined;
    stream.on("response", (head, flags) => {
      if (!isGrpc(head)) return this.cancel();
      this.hasResponded = true;
      this.member.served(this.sentAt, performance.now());
      if ((flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0) trailers = head;
      else events.responded(head);
    });
    stream.on("trailers", (given) => {
      trailers = given;
    });
    messages.on("data", (bytes: Buffer) => {
      this.isAlive = true;
      events.message(bytes);
    });
    // The upstream is done, whatever the caller still has to say. Its trailers come first.
    stream.on("end", () => void setImmediate(() => stream.close()));
    messages.on("error", () => this.cancel());
    stream.on("error", () => {});
    stream.on("close", () => {
      // What it sent before is delivered first, at the pace of the caller.
      if (messages.destroyed || messages.readableEnded) return events.ended(trailers);
      messages.on("end", () => events.ended(trailers));
      messages.end();
    });
  }

  send(message: Uint8Array): void {
    this.#stream.write(frame(message));
  }

  /** The caller has nothing more to say. */
  end(): void {
    this.#stream.end();
  }

  cancel(): void {
    this.#stream.close(constants.NGHTTP2_CANCEL);
  }

  get isPaused(): boolean {
    return this.#messages.isPaused();
  }

  pause(): void {
    this.#messages.pause();
  }

  resume(): void {
    this.#messages.resume();
  }
}
