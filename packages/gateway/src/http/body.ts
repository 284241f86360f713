import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { HttpProblem } from "./problem.ts";

/**
 * Reads a request's body as text.
 *
 * @param limit - In bytes.
 * @throws HttpProblem 413 if it is larger, 415 if it is not plain JSON by its headers.
 */
export function readBody(request: IncomingMessage, limit: number): Promise<string> {
  const problem = headerProblem(request, limit);
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
      const bytes = more ? Buffer.concat(more) : first;
      if (!bytes) resolve("");
      else if (isUtf8(bytes)) resolve(bytes.toString("utf8"));
      // Read leniently, it would go on as another text than the one that was sent.
      else reject(new HttpProblem(400, "invalid_encoding", "the body is no UTF-8"));
    });
    request.on("error", reject);
  });
}

function headerProblem({ headers }: IncomingMessage, limit: number): HttpProblem | undefined {
  const type = headers["content-type"];
  if (type !== undefined && !/^application\/json\b/i.test(type)) {
    return new HttpProblem(415, "unsupported_media_type", "Content-Type: expected application/json");
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
