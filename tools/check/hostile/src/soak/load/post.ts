import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { gunzipSync, zstdDecompressSync } from "node:zlib";

export interface Response {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
/** Milliseconds that a request may take: longer than the timeouts of all its upstreams together. */
const timeout = 60_000;

/** Sends a request, and decompresses the response. */
export function send(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, timeout, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => void chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const { statusCode: status = 0, headers: received } = response;
        try {
          resolve({
            status,
            headers: received,
            text: decompress(Buffer.concat(chunks), received["content-encoding"]),
          });
        } catch (error) {
          reject(error as Error);
        }
      });
    });
    sent.on("timeout", () => sent.destroy(new Error("no response in time")));
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
