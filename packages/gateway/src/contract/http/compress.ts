import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { constants, createGzip, createZstdCompress, gzip, zstdCompress } from "node:zlib";
import Negotiator from "negotiator";

export type Coding = "zstd" | "gzip";

/** The one that takes less CPU first. */
const codings: readonly Coding[] = ["zstd", "gzip"];

/** Bodies below this many bytes are sent as they are: compressing them would take longer than sending them. */
export const compressedFrom: number = 16 * 1024;

/** The fastest level: blocks and traces shrink to a tenth with it, and each further level doubles the CPU for a few percent. */
const gzipOptions = { level: 1 };
const zstdOptions = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** @returns the coding to compress the response with, by the request's `accept-encoding`; nothing if the caller takes none of ours. */
export function codingFor({ req }: ServerResponse): Coding | undefined {
  if (req.headers["accept-encoding"] === undefined) return undefined;
  const accepted = new Negotiator(req).encodings(codings);
  return codings.find((coding) => accepted.includes(coding));
}

/** Compresses a whole body, on another thread. */
export function compress(
  coding: Coding,
  body: Buffer,
  done: (error: Error | null, compressed: Buffer) => void,
): void {
  if (coding === "zstd") zstdCompress(body, zstdOptions, done);
  else gzip(body, gzipOptions, done);
}

/** @returns a stream that compresses what passes through it. */
export function createCompressor(coding: Coding): Duplex {
  return coding === "zstd" ? createZstdCompress(zstdOptions) : createGzip(gzipOptions);
}
