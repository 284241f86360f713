import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { HttpProblem } from "./problem.ts";

/** A media type, and how it begins where parameters follow. */
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
 * @throws HttpProblem 413 if it is larger, 415 if it is not plain JSON by its headers.
 */
export function readBody(request: IncomingMessage, limit: number): Promise<string> {
  return read(request, limit, json, (bytes) => {
    if (!bytes) return "";
    if (isUtf8(bytes)) return bytes.toString("utf8");
    // Read leniently, it would go on as another text than the one that was sent.
    throw new HttpProblem(400, "invalid_encoding", "the body is no UTF-8");
  });
}

/** Whether a request says that its body is bytes. */
export function isBytes({ headers }: IncomingMessage): boolean {
  return octets.pattern.test(headers["content-type"] ?? "");
}

/**
 * Reads a request's body as it is.
 *
 * @param limit - In bytes.
 * @throws HttpProblem 413 if it is larger, 415 if it is encoded.
 */
export function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  return read(request, limit, octets, (bytes) => bytes ?? Buffer.alloc(0));
}

function read<T>(
  request: IncomingMessage,
  limit: number,
  type: MediaType,
  decode: (bytes: Buffer | undefined) => T,
): Promise<T> {
  const problem = headerProblem(request, limit, type);
  if (problem) return Promise.reject(problem);
  return new Promise((resolve, reject) => {
    let first: Buffer | undefined;
    let more: Buffer[] | undefined;
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) return reject(tooLarge(limit));
      if (!first) first = chunk;
      else (more ??= [first]).push(chunk);
    });
    request.on("end", () => {
      try {
        resolve(decode(more ? Buffer.concat(more) : first));
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
