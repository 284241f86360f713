import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "@node-access-tools/local-servers";

/**
 * Milliseconds after which a gateway should give up upstreams that a test lets hang, while others respond. Above a second, its HTTP client
 * counts ticks rather than time, so that a pause of this process ends no response.
 */
export const hangTimeout = 1_100;

/** A test's own upstream. */
export interface UpstreamServer {
  readonly url: string;
  /** The received bodies, in order. */
  readonly bodies: string[];
  readonly headers: IncomingMessage["headers"][];
  close(): Promise<void>;
}

/** Sends the response to a request, whose body has been read. */
export type Respond = (body: string, response: ServerResponse, request: IncomingMessage) => void;

/** Starts an HTTP server that records its requests. */
export async function startUpstream(respond: Respond): Promise<UpstreamServer> {
  const bodies: string[] = [];
  const headers: IncomingMessage["headers"][] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (text: string) => {
      body += text;
    });
    request.on("end", () => {
      bodies.push(body);
      headers.push(request.headers);
      respond(body, response, request);
    });
  });
  const { url, close } = await listen(server);
  return { url, bodies, headers, close };
}

/**
 * Responds to each call, alone or in a batch, with the result of `result` for its method.
 * Accepts no WebSocket.
 */
export function respondWith(result: (method: string, params: unknown) => unknown) {
  return (body: string, response: ServerResponse): void => {
    if (body === "") return void response.writeHead(426).end();
    const value = JSON.parse(body) as Call | Call[];
    const one = ({ id, method, params }: Call): object => ({
      jsonrpc: "2.0",
      id,
      result: result(method, params),
    });
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(Array.isArray(value) ? value.map(one) : one(value)));
  };
}

interface Call {
  id: unknown;
  method: string;
  params?: unknown;
}
