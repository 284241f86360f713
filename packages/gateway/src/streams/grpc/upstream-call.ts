import { type ClientHttp2Stream, constants, type IncomingHttpHeaders } from "node:http2";
import { frame, FrameReader } from "../../codec/grpc/frames.ts";
import { isGrpc } from "../../upstreams/grpc/grpc-upstream.ts";
import type { StartedCall, GrpcMember } from "./started-call.ts";

/** Maximum bytes of one message. A block with all its transactions and accounts may be large. */
const messageBytes = 256 * 1024 * 1024;

export interface CallEvents {
  responded(head: IncomingHttpHeaders): void;
  message(bytes: Buffer): void;
  /**
   * The upstream has ended the call, or, without trailers, has disconnected. All its messages came before.
   */
  ended(trailers: IncomingHttpHeaders | undefined): void;
}

/** A call at one upstream, read message by message. */
export class UpstreamCall {
  readonly member: GrpcMember;
  /** In milliseconds of `performance.now()`. */
  readonly sentAt: number;
  hasResponded = false;
  /** Whether anything has come from the upstream since this was last set to false. */
  isAlive = true;
  readonly #tenant: string;
  readonly #stream: ClientHttp2Stream;
  readonly #messages: FrameReader;

  constructor({ member, stream, sentAt, tenant }: StartedCall, events: CallEvents) {
    this.member = member;
    this.sentAt = sentAt;
    this.#tenant = tenant;
    this.#stream = stream;
    this.#messages = stream.pipe(new FrameReader(messageBytes));
    this.#listen(events);
  }

  #listen(events: CallEvents): void {
    const [stream, messages] = [this.#stream, this.#messages];
    let trailers: IncomingHttpHeaders | undefined;
    stream.on("response", (head, flags) => {
      if (!isGrpc(head)) return this.cancel();
      this.hasResponded = true;
      this.member.served(this.sentAt, performance.now(), this.#tenant);
      if ((flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0) trailers = head;
      else events.responded(head);
    });
    stream.on("trailers", (received) => {
      trailers = received;
    });
    messages.on("data", (bytes: Buffer) => {
      this.isAlive = true;
      events.message(bytes);
    });
    // The upstream is done, even if the caller still sends. Its trailers come first.
    stream.on("end", () => void setImmediate(() => stream.close()));
    messages.on("error", () => this.cancel());
    stream.on("error", () => {});
    stream.on("close", () => {
      // Messages that arrived before are delivered first, at the caller's pace.
      if (messages.destroyed || messages.readableEnded) return events.ended(trailers);
      messages.on("end", () => events.ended(trailers));
      messages.end();
    });
  }

  send(message: Uint8Array): void {
    this.#stream.write(frame(message));
  }

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
