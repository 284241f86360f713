import { Buffer } from "node:buffer";
import { Readable } from "node:stream";
import { Bytes } from "../codec/bytes.ts";

/** Bodies up to this many bytes are passed on whole. */
const maxWhole = 256 * 1024;

/** Limits the memory of large bodies that callers are still reading. */
export class HeldBytes {
  readonly #max: number;
  #held = 0;

  constructor(max: number) {
    this.#max = max;
  }

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

/** @param onRead - Called once the parts are no longer held: those of a large body are streamed. */
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

/** Maximum bytes of a response that several callers can share; larger responses are not collected. */
const maxBytes = 16 * 1024 * 1024;

/**
 * Reads a streamed response, for callers that share it.
 *
 * @returns the complete response, whose bytes are held until they are removed from `heldBytes`; or, if it is
 * too large, a stream of it.
 */
export async function collect(source: Readable): Promise<Buffer | Readable> {
  const bytes = new Bytes();
  let isComplete = false;
  let held = 0;
  try {
    for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes.add(chunk);
      if (bytes.length > maxBytes || !heldBytes.add(chunk.length))
        return Readable.from(startingWith(bytes.all(), source), { objectMode: false });
      held += chunk.length;
    }
    isComplete = true;
    return bytes.all();
  } finally {
    if (!isComplete) heldBytes.remove(held);
  }
}

async function* startingWith(first: Buffer, rest: Readable): AsyncGenerator<Buffer> {
  try {
    yield first;
    yield* rest as AsyncIterable<Buffer>;
  } finally {
    rest.destroy();
  }
}
