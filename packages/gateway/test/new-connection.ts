import { Agent, request as httpRequest } from "node:http";
import type { HttpResponse } from "./client.ts";

/** Connections after which each of a gateway's workers has very likely served at least one. */
export const connections = 8;

/** A response without its headers. */
export type TextResponse = Pick<HttpResponse, "status" | "text">;

/** Sends a request over its own connection, which any worker may accept. */
export function requestNewConnection(
  url: string,
  { method = "GET", headers = {}, body }: { method?: string; headers?: object; body?: unknown } = {},
): Promise<TextResponse> {
  return new Promise((resolve, reject) => {
    const agent = new Agent({ keepAlive: false });
    const all = { ...headers, ...(body !== undefined && { "content-type": "application/json" }) };
    const sent = httpRequest(url, { method, headers: all, agent }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      response.on("error", reject);
    });
    sent.on("error", reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
