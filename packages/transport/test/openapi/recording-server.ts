import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A received request. */
export interface Received {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** A server that records requests. It responds with `{}` unless `respond` is set. */
export interface RecordingServer {
  readonly url: string;
  readonly received: Received[];
  respond: ((request: Received) => { readonly status: number; readonly location?: string }) | undefined;
  close(): Promise<unknown>;
}

/** Starts a server on loopback. */
export async function startRecordingServer(): Promise<RecordingServer> {
  const server = createServer((request, response) => {
    const received: Received = { url: request.url ?? "", headers: request.headers };
    started.received.push(received);
    const { status = 200, location } = started.respond?.(received) ?? {};
    response
      .writeHead(status, { "content-type": "application/json", ...(location !== undefined && { location }) })
      .end("{}");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const started: RecordingServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    respond: undefined,
    close() {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
  return started;
}
