import { createServer } from "node:http";
import { listen, type LocalServer } from "../listen.ts";

/** What a path of the beacon API gets: JSON, and SSZ for clients that ask for that. */
export interface Served {
  readonly data: unknown;
  readonly encoded?: Uint8Array | undefined;
}

/** Serves the beacon API. A path without a response is not found, and `cut` ends the connection without one. */
export function serveBeacon(
  version: string,
  respond: (pathname: string, query: URLSearchParams) => Served | "cut" | undefined,
): Promise<LocalServer> {
  const wrap = (data: unknown): object => ({ version, execution_optimistic: false, finalized: true, data });
  const server = createServer(({ url = "", headers }, response) => {
    const { pathname, searchParams } = new URL(url, "http://node");
    const served = respond(pathname, searchParams);
    if (served === "cut") return void response.destroy();
    const { data, encoded } = served ?? {};
    const isEncoded = encoded && headers.accept?.includes("octet-stream");
    response.writeHead(data === undefined ? 404 : 200, {
      "content-type": isEncoded ? "application/octet-stream" : "application/json",
      "eth-consensus-version": version,
    });
    if (isEncoded) return response.end(encoded);
    const isList = pathname.endsWith("/updates") && Array.isArray(data);
    const found = isList ? data.map(wrap) : wrap(data);
    response.end(JSON.stringify(data === undefined ? { code: 404, message: "not found" } : found));
  });
  return listen(server);
}
