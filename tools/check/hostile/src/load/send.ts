import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { gunzipSync, zstdDecompressSync } from "node:zlib";

export interface Response {
  /** The HTTP status. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const agent = new Agent({ keepAlive: true });
/** Milliseconds that a request may take: longer than the timeouts of all its upstreams together. */
const defaultTimeout = 60_000;

/** Sends a request, and decompresses the response. @throws Error if there is no response. */
export function send(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
  timeout: number = defaultTimeout,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method, agent, headers, signal: AbortSignal.timeout(timeout) },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => void chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const { statusCode: status = 0, headers: received } = response;
          try {
            const text = decompress(Buffer.concat(chunks), received["content-encoding"]);
            resolve({ status, headers: received, text });
          } catch (error) {
            reject(error as Error);
          }
        });
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Sends JSON. */
export function post(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return send(url, "POST", { "content-type": "application/json", ...headers }, body);
}

function decompress(bytes: Buffer, coding: string | undefined): string {
  if (coding === "gzip") return gunzipSync(bytes).toString("utf8");
  return (coding === "zstd" ? zstdDecompressSync(bytes) : bytes).toString("utf8");
}
