import { Readable } from "node:stream";
import { Bytes } from "../../codec/bytes.ts";
import { heldBytes } from "../held-bytes.ts";

/** Maximum bytes of a response that several callers can share; larger responses are not collected. */
const maxBytes = 16 * 1024 * 1024;

/**
 * Reads a streamed response, for callers that share it.
 *
 * @returns the complete response, whose bytes are held until they are removed from `heldBytes`; or,
 * if it is too large, a stream of it.
 * @throws the stream's error.
 */
export async function collect(source: Readable): Promise<Buffer | Readable> {
  const bytes = new Bytes();
  let isWhole = false;
  let held = 0;
  try {
    for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes.add(chunk);
      if (bytes.length > maxBytes || !heldBytes.add(chunk.length))
        return Readable.from(startingWith(bytes.all(), source), { objectMode: false });
      held += chunk.length;
    }
    isWhole = true;
    return bytes.all();
  } finally {
    if (!isWhole) heldBytes.remove(held);
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
