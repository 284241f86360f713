import { Buffer } from "node:buffer";
import { Readable } from "node:stream";

/** Bodies up to this many bytes are handed on as a whole. */
const wholeUpTo = 256 * 1024;

/** Bounds the memory of large bodies that callers are still reading. */
export class HeldBytes {
  readonly #most: number;
  #held = 0;

  /** @param most - Bytes that may be held at once. */
  constructor(most: number) {
    this.#most = most;
  }

  /** @returns whether there was room for more bytes. */
  add(bytes: number): boolean {
    if (this.#held + bytes > this.#most) return false;
    this.#held += bytes;
    return true;
  }

  remove(bytes: number): void {
    this.#held -= bytes;
  }
}

/** What the callers of this process hold of responses that they share, or that came from the cache. */
export const heldBytes: HeldBytes = new HeldBytes(64 * 1024 * 1024);

/** Whether a body of this many bytes is handed on as a whole, and is not held. */
export function isWhole(bytes: number): boolean {
  return bytes <= wholeUpTo;
}

/**
 * Makes a body of parts: a whole one, or a stream of a large one, so that what many callers get exists once.
 *
 * @param onRead - Called once the parts are no longer held for it.
 */
export function bodyOf(parts: readonly Buffer[], onRead?: () => void): Buffer | Readable {
  let length = 0;
  for (const part of parts) length += part.length;
  if (!isWhole(length))
    return Readable.from(pieces(parts), { objectMode: false }).on("close", () => onRead?.());
  onRead?.();
  const body = Buffer.allocUnsafe(length);
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.length;
  }
  return body;
}

function* pieces(parts: readonly Buffer[]): Generator<Buffer> {
  for (const part of parts)
    for (let at = 0; at < part.length; at += wholeUpTo) yield part.subarray(at, at + wholeUpTo);
}
