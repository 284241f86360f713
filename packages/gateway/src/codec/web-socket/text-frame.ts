/**
 * Messages to a WebSocket as the bytes that are written, one character per byte. Node writes such a text
 * without a buffer for each caller: with 2,000 of them, buffers would take 15 % of the CPU of an event,
 * most of it for collecting them.
 */
export type TextFrames = string;

export const frameEncoding = "latin1";

/** Final, and a text. */
const textOpcode = 0x81;

/** @returns the bytes before a message. A server's messages are not masked. */
export function startFrame(length: number): TextFrames {
  if (length < 126) return String.fromCharCode(textOpcode, length);
  if (length < 65_536) return String.fromCharCode(textOpcode, 126, length >> 8, length & 255);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(textOpcode, 127, ...size);
}

/** @returns a text as UTF-8, one character per byte. */
export function toBytes(text: string): string {
  return Buffer.from(text).toString(frameEncoding);
}

export function writeFrame(message: string): TextFrames {
  const bytes = toBytes(message);
  return startFrame(bytes.length) + bytes;
}

export function* readFrames(frames: TextFrames): Generator<string> {
  const bytes = Buffer.from(frames, frameEncoding);
  for (let at = 0; at < bytes.length;) {
    const size = bytes.readUInt8(at + 1);
    const [start, length] =
      size < 126
        ? [at + 2, size]
        : size === 126
          ? [at + 4, bytes.readUInt16BE(at + 2)]
          : [at + 10, Number(bytes.readBigUInt64BE(at + 2))];
    at = start + length;
    yield bytes.toString("utf8", start, at);
  }
}
