import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { constants, createGzip, createZstdCompress, gzip, zstdCompress } from "node:zlib";
import Negotiator from "negotiator";

export type Coding = "zstd" | "gzip";

/** The coding that takes less CPU comes first. */
const codings: readonly Coding[] = ["zstd", "gzip"];

/** Smaller bodies, in bytes, are sent uncompressed: compressing them would take longer than sending them. */
export const minCompressed: number = 16 * 1024;

/** It shrinks blocks and traces to a tenth, and each further level doubles the CPU time for a few percent. */
const gzipOptions = { level: 1 };
const zstdOptions = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** @returns the coding to compress the response with; `undefined` if the caller accepts none of ours. */
export function codingFor({ req }: ServerResponse): Coding | undefined {
  if (req.headers["accept-encoding"] === undefined) return undefined;
  const accepted = new Negotiator(req).encodings(codings);
  return codings.find((coding) => accepted.includes(coding));
}

export function compress(
  coding: Coding,
  body: Buffer,
  done: (error: Error | null, compressed: Buffer) => void,
): void {
  if (coding === "zstd") zstdCompress(body, zstdOptions, done);
  else gzip(body, gzipOptions, done);
}

export function createCompressor(coding: Coding): Duplex {
  return coding === "zstd" ? createZstdCompress(zstdOptions) : createGzip(gzipOptions);
}
