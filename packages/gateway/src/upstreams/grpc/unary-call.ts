import {
  type ClientHttp2Stream,
  constants,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from "node:http2";
import { statusIn } from "../../codec/grpc/call-headers.ts";
import { frame, FrameReader } from "../../codec/grpc/frames.ts";
import { UpstreamFailure } from "../upstream-failure.ts";

/** Maximum bytes of a response to the gateway itself: blocks and checkpoints may be large. */
const responseBytes = 64 * 1024 * 1024;

export class UnaryCall {
  /** The response's message. Rejects with an UpstreamFailure if there is none. */
  readonly response: Promise<Buffer>;
  /** The response's status, once it has arrived. */
  status: number | undefined;
  #stream: ClientHttp2Stream | undefined;

  constructor(begin: (headers: OutgoingHttpHeaders) => Promise<ClientHttp2Stream>, request: Uint8Array) {
    this.response = this.#make(begin, request);
  }

  abort(): void {
    this.#stream?.close(constants.NGHTTP2_CANCEL);
  }

  async #make(
    begin: (headers: OutgoingHttpHeaders) => Promise<ClientHttp2Stream>,
    request: Uint8Array,
  ): Promise<Buffer> {
    const stream = await begin({ "content-type": "application/grpc", te: "trailers" });
    this.#stream = stream;
    const readStatus = (headers: IncomingHttpHeaders): void => void (this.status ??= statusIn(headers));
    stream.on("response", readStatus).on("trailers", readStatus);
    const messages = stream.pipe(new FrameReader(responseBytes));
    stream.on("error", () => {});
    stream.on("close", () => messages.end());
    stream.end(frame(request));
    const [message] = (await messages.toArray().catch(() => [])) as Buffer[];
    if (!message) throw new UpstreamFailure("unreachable", "no response");
    return message;
  }
}
