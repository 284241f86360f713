import { Readable } from "node:stream";
import { Bytes } from "../../contract/bytes.ts";

/** Bytes of a response that several callers share; a larger one is not collected. */
const largest = 16 * 1024 * 1024;
/** Bytes of all responses that are being collected at once. */
const most = 64 * 1024 * 1024;

let collecting = 0;

/**
 * Reads a streamed response, for callers that share it.
 *
 * @returns the whole of it; or, if it is too large, a stream with all of it.
 * @throws what the stream fails with.
 */
export async function collect(source: Readable): Promise<Buffer | Readable> {
  const bytes = new Bytes();
  const chunks = source.iterator({ destroyOnReturn: false });
  try {
    for await (const chunk of chunks as AsyncIterable<Buffer>) {
      bytes.add(chunk);
      collecting += chunk.length;
      if (bytes.length > largest || collecting > most)
        return Readable.from(startingWith(bytes.all(), source), { objectMode: false });
    }
    return bytes.all();
  } finally {
    collecting -= bytes.length;
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
