import { Buffer } from "node:buffer";
import { Readable } from "node:stream";

/** Bodies up to this many bytes are passed on whole. */
const maxWhole = 256 * 1024;

/** Limits the memory of large bodies that callers are still reading. */
export class HeldBytes {
  readonly #max: number;
  #held = 0;

  /** @param max - Maximum bytes held at any time. */
  constructor(max: number) {
    this.#max = max;
  }

  /** @returns whether there was room for more bytes. */
  add(bytes: number): boolean {
    if (this.#held + bytes > this.#max) return false;
    this.#held += bytes;
    return true;
  }

  remove(bytes: number): void {
    this.#held -= bytes;
  }
}

/** The bytes that this process's callers still read of shared or cached responses. */
export const heldBytes: HeldBytes = new HeldBytes(64 * 1024 * 1024);

/** Whether a body of this many bytes is passed on whole, without counting as held. */
export function isWhole(bytes: number): boolean {
  return bytes <= maxWhole;
}

/**
 * Creates a body from parts. A large body becomes a stream, so that its bytes exist once for all callers.
 *
 * @param onRead - Called once the parts are no longer held for this body.
 */
export function makeBody(parts: readonly Buffer[], onRead?: () => void): Buffer | Readable {
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
    for (let at = 0; at < part.length; at += maxWhole) yield part.subarray(at, at + maxWhole);
}
