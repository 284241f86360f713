import type { NodeAccessError } from "@node-access/auth";
import type { Attempt } from "@node-access/transport";
import type { StreamedBody } from "@node-access/transport/stream";
import { badResponse, messageTooLarge } from "../call-errors.ts";
import { FrameSplitter } from "../frame-splitter.ts";
import { hasStatus, readStatusError } from "../received-status.ts";

/** The flag of a frame that holds the trailers. Source: gRPC-Web, Protocol differences. */
const TRAILERS = 0x80;

/** The messages of a gRPC-Web response, in order. */
export class WebResponse {
  /** The attempt that the server responds to. */
  readonly attempt: Attempt;
  /** The server's metadata, without trailers. */
  readonly headers: Readonly<Record<string, string>>;
  readonly #body: StreamedBody;
  readonly #frames: FrameSplitter;

  /** @param limit - Maximum bytes of a message. */
  constructor(
    attempt: Attempt,
    headers: Readonly<Record<string, string>>,
    body: StreamedBody,
    limit: number,
  ) {
    this.attempt = attempt;
    this.headers = headers;
    this.#body = body;
    this.#frames = new FrameSplitter((bytes) => {
      if (bytes > limit) throw messageTooLarge(attempt, limit);
    });
  }

  /**
   * Waits for the next message.
   *
   * @returns `undefined` after the last one, if the status is `OK`.
   * @throws NodeAccessError the error of any other status, and of a response that breaks off or breaks the rules.
   */
  async next(): Promise<Uint8Array | undefined> {
    for (;;) {
      const bytes = this.#frames.take();
      if (bytes && (this.#frames.flags & TRAILERS) !== 0)
        return this.#end(parseTrailers(this.#plain(bytes, TRAILERS)));
      if (bytes) return this.#plain(bytes, 0);
      const chunk = await this.#body.read();
      if (!chunk) return this.#endWithoutTrailers();
      this.#frames.push(chunk);
    }
  }

  /** Reads the end of the body, after the last message, so that its connection can be reused. */
  async readToEnd(): Promise<void> {
    if (await this.#body.read()) throw goesOn(this.attempt);
  }

  /** Ends the call, if the body was not read to its end. */
  close(): void {
    this.#body.close();
  }

  /** @returns the bytes of a frame that is not compressed. */
  #plain(bytes: Uint8Array, expected: number): Uint8Array {
    const { flags } = this.#frames;
    if (flags === expected) return bytes;
    throw badResponse(this.attempt, "a message is not sent as it was requested", `with the flags ${flags}`);
  }

  #end(trailers: Readonly<Record<string, string>>): undefined {
    this.attempt.response = { headers: { ...this.headers, ...trailers } };
    const error = readStatusError(this.attempt, trailers);
    if (error) throw error;
    if (!this.#frames.isEmpty) throw goesOn(this.attempt);
  }

  /** A response without messages may have its status in the headers. */
  #endWithoutTrailers(): undefined {
    if (this.#frames.isWithinFrame && hasStatus(this.headers))
      throw badResponse(this.attempt, "the response does not end after a message", "within one");
    const error = readStatusError(this.attempt, this.headers);
    if (error) throw error;
  }
}

function goesOn(attempt: Attempt): NodeAccessError {
  return badResponse(attempt, "the response does not end after its trailers", "goes on");
}

/** Parses a frame of trailers: lines like those of HTTP/1.1 headers. Source: gRPC-Web, Protocol differences. */
function parseTrailers(bytes: Uint8Array): Readonly<Record<string, string>> {
  const lines = new TextDecoder().decode(bytes).split("\n");
  const fields = lines.map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, Math.max(0, colon)).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return Object.fromEntries(fields.filter(([name]) => name !== ""));
}
