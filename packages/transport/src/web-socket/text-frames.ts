import { isUtf8 } from "node:buffer";

/** The first byte of a frame: the last fragment of a message, and its kind in the lower half. */
const LAST = 0x80;
const KIND = 0x0f;
/** Set by extensions. */
const EXTENSION = 0x70;
const TEXT = 0x81;
const PING = 9;
const PONG = 10;
/** In the second byte: set by clients only. */
const MASKED = 0x80;
/** First bytes of JSON texts that are messages. */
const BRACE = 0x7b;
const BRACKET = 0x5b;
/** What decoding makes of bytes that are not UTF-8; a text may also contain it. */
const REPLACEMENT = "\uFFFD";

/**
 * Reads the text frames of JSON messages that arrive as a whole, and leaves all others to undici,
 * whose reader and events take longer than parsing a small message does.
 *
 * After a frame that is compressed, closes the connection or breaks the protocol, everything is left
 * to undici: it decompresses in the background, and messages must not overtake each other.
 *
 * Source: RFC 6455 section 5.2.
 */
export class TextFrames {
  readonly #maxBytes: number;
  readonly #onText: (text: string) => void;
  /** Bytes of the open frame that have not arrived. undici reads it. */
  #left = 0;
  /** The beginning of a frame whose header is incomplete. */
  #partial: Buffer | undefined;
  /** Whether further fragments of a message must follow. */
  #isFragmented = false;
  #isOff = false;

  /** @param maxBytes - Larger messages are left to undici, which rejects them. */
  constructor(maxBytes: number, onText: (text: string) => void) {
    this.#maxBytes = maxBytes;
    this.#onText = onText;
  }

  /**
   * Reads the next bytes from the socket.
   *
   * @param leave - Receives those that are left to undici, in order with the texts.
   */
  read(bytes: Buffer, leave: (bytes: Buffer) => void): void {
    const chunk = this.#partial ? Buffer.concat([this.#partial, bytes]) : bytes;
    this.#partial = undefined;
    let from = 0;
    let at = 0;
    while (at < chunk.length && !this.#isOff) {
      if (this.#left > 0) {
        const size = Math.min(this.#left, chunk.length - at);
        this.#left -= size;
        at += size;
        continue;
      }
      const start = at + headerSize(chunk, at);
      if (start > chunk.length) {
        this.#partial = chunk.subarray(at);
        break;
      }
      const end = start + payloadSize(chunk, at);
      const text = this.#textOf(chunk, at, start, end);
      if (text === undefined) {
        this.#leaveFrame(chunk, at);
        this.#left = end - at;
        continue;
      }
      if (from < at) leave(chunk.subarray(from, at));
      from = at = end;
      this.#onText(text);
    }
    if (this.#isOff) at = chunk.length;
    if (from < at) leave(chunk.subarray(from, at));
  }

  /** @returns the message that a frame is, or `undefined` to leave the frame to undici. */
  #textOf(chunk: Buffer, at: number, start: number, end: number): string | undefined {
    if (chunk[at] !== TEXT || this.#isFragmented || end > chunk.length) return undefined;
    if (((chunk[at + 1] as number) & MASKED) > 0 || end - start > this.#maxBytes) return undefined;
    const first = chunk[start];
    if (end === start || (first !== BRACE && first !== BRACKET)) return undefined;
    const text = chunk.toString("utf8", start, end);
    return text.includes(REPLACEMENT) && !isUtf8(chunk.subarray(start, end)) ? undefined : text;
  }

  /** Follows a frame that is left to undici. */
  #leaveFrame(chunk: Buffer, at: number): void {
    const first = chunk[at] as number;
    const kind = first & KIND;
    const isControl = kind === PING || kind === PONG;
    // A message begins with its kind, and goes on with kind 0.
    const isExpected = isControl || (kind <= 2 && this.#isFragmented === (kind === 0));
    if ((first & EXTENSION) > 0 || ((chunk[at + 1] as number) & MASKED) > 0 || !isExpected)
      this.#isOff = true;
    else if (!isControl) this.#isFragmented = (first & LAST) === 0;
  }
}

/** The size of the header of a frame, as far as it can be seen. */
function headerSize(chunk: Buffer, at: number): number {
  const length = (chunk[at + 1] ?? 0) & 127;
  if (length < 126) return 2;
  return length === 126 ? 4 : 10;
}

function payloadSize(chunk: Buffer, at: number): number {
  const length = (chunk[at + 1] as number) & 127;
  if (length < 126) return length;
  return length === 126 ? chunk.readUInt16BE(at + 2) : Number(chunk.readBigUInt64BE(at + 2));
}
