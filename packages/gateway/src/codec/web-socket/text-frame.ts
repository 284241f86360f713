/**
 * A message to a WebSocket as the bytes that are written, one character per byte. Node writes such a text
 * without a buffer for each caller: with 2,000 of them, buffers would take 15 % of the CPU of an event,
 * most of it for collecting them.
 */
export type TextFrame = string;

/** How a {@link TextFrame} is written to a connection. */
export const frameEncoding = "latin1";

/** Final, and a text. */
const textOpcode = 0x81;

/** @returns the bytes before a message. A server's messages are not masked. */
export function startFrame(length: number): TextFrame {
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

export function writeFrame(message: string): TextFrame {
  const bytes = toBytes(message);
  return startFrame(bytes.length) + bytes;
}

/** @returns the message in a frame. */
export function readFrame(frame: TextFrame): string {
  const length = frame.charCodeAt(1);
  const start = length < 126 ? 2 : length === 126 ? 4 : 10;
  return Buffer.from(frame.slice(start), frameEncoding).toString();
}
