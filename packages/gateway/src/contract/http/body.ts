import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { Bytes } from "../bytes.ts";
import type { RequestBytes } from "../request-bytes.ts";
import { HttpProblem, tooManyPending } from "./problem.ts";

/** A media type, and the prefix of a `Content-Type` that adds parameters to it. */
interface MediaType {
  readonly name: string;
  readonly pattern: RegExp;
}

const json: MediaType = { name: "application/json", pattern: /^application\/json\b/i };
const octets: MediaType = { name: "application/octet-stream", pattern: /^application\/octet-stream\b/i };

/**
 * Reads a request's body as text.
 *
 * @param limit - In bytes.
 * @param pending - Counts the bytes as they arrive.
 * @param onPiece - Called with each piece as it arrives. An error that it returns stops the reading.
 * @throws HttpProblem 413 if the body is larger, 415 if its headers do not say plain JSON,
 * 429 if the caller has too many bytes in flight.
 */
export function readBody(
  request: IncomingMessage,
  limit: number,
  pending: RequestBytes,
  onPiece?: (piece: Buffer) => HttpProblem | undefined,
): Promise<string> {
  return read(request, limit, pending, json, decode, onPiece);
}

function decode(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString("utf8");
  // Lenient decoding would pass on another text than the caller sent.
  throw new HttpProblem(400, "invalid_encoding", "the body is no UTF-8");
}

/** Whether a request's `Content-Type` says that its body is bytes. */
export function isBytes({ headers }: IncomingMessage): boolean {
  return octets.pattern.test(headers["content-type"] ?? "");
}

/**
 * Reads a request's body as bytes.
 *
 * @param limit - In bytes.
 * @param pending - Counts the bytes as they arrive.
 * @throws HttpProblem 413 if the body is larger, 415 if it is encoded, 429 if the caller has too many bytes
 * in flight.
 */
export function readBytes(request: IncomingMessage, limit: number, pending: RequestBytes): Promise<Buffer> {
  return read(request, limit, pending, octets, (bytes) => bytes);
}

function read<T>(
  request: IncomingMessage,
  limit: number,
  pending: RequestBytes,
  type: MediaType,
  decodeBytes: (bytes: Buffer) => T,
  onPiece?: (piece: Buffer) => HttpProblem | undefined,
): Promise<T> {
  const problem = headerProblem(request, limit, type);
  if (problem) return Promise.reject(problem);
  return new Promise((resolve, reject) => {
    const bytes = new Bytes();
    request.on("data", (chunk: Buffer) => {
      if (bytes.length + chunk.length > limit) reject(tooLarge(limit));
      else if (!pending.add(chunk.length)) reject(tooManyPending());
      else {
        bytes.add(chunk);
        const refusal = onPiece?.(chunk);
        if (refusal) reject(refusal);
      }
    });
    request.on("end", () => {
      try {
        resolve(decodeBytes(bytes.all()));
      } catch (error) {
        reject(error as HttpProblem);
      }
    });
    request.on("error", reject);
  });
}

function headerProblem(
  { headers }: IncomingMessage,
  limit: number,
  type: MediaType,
): HttpProblem | undefined {
  const given = headers["content-type"];
  if (given !== undefined && !type.pattern.test(given)) {
    return new HttpProblem(415, "unsupported_media_type", `Content-Type: expected ${type.name}`);
  }
  const encoding = headers["content-encoding"];
  if (encoding !== undefined && encoding !== "identity") {
    return new HttpProblem(415, "unsupported_encoding", "Content-Encoding: expected none");
  }
  return Number(headers["content-length"] ?? 0) > limit ? tooLarge(limit) : undefined;
}

function tooLarge(limit: number): HttpProblem {
  return new HttpProblem(413, "too_large", `the body is larger than ${limit} bytes`);
}
