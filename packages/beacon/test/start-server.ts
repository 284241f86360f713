import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";

/** A received request. */
export interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

/** Starts a scripted server, and stops it after the test. */
export async function startServer(
  respond: (response: ServerResponse, request: Seen, count: number) => void,
): Promise<{ readonly endpoint: string; readonly seen: readonly Seen[] }> {
  const seen: Seen[] = [];
  const listener: RequestListener = (request, response) => {
    void buffer(request).then((body) => {
      const { method, url, headers } = request;
      const one = { method, url, headers, body };
      respond(response, one, seen.push(one));
    });
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

/** Returns the error of a call that must fail. */
export async function failure(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    (value) => Promise.reject(new Error(`it resolved: ${JSON.stringify(value)}`)),
    (error: unknown) => error,
  );
}
